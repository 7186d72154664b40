/** Every error code a client may meet, with its HTTP status (contract.md section 1). */
export const ERRORS = {
  validation_failed: 422,
  malformed_request: 400,
  payload_too_large: 413,
  unsupported_media_type: 415,
  method_not_allowed: 405,
  not_found: 404,
  token_missing: 401,
  token_invalid: 401,
  token_expired: 401,
  refresh_token_expired: 401,
  login_failed: 401,
  account_disable: 403,
  user_not_found: 404,
  has_registered: 409,
  verify_code_error: 422,
  verify_code_expired: 422,
  verify_code_already_sent: 409,
  verify_token_invalid: 403,
  check_token_invalid: 403,
  departure_closed: 409,
  event_full: 409,
  event_closed: 409,
  account_locked: 423,
  forbidden: 403,
  edit_conflict: 409,
  in_use: 409,
  too_many_requests: 429,
  unavailable: 503,
  internal_error: 500,
} as const;

export type ErrorCode = keyof typeof ERRORS;

/** What a person reads where a call has nothing more exact to say. */
export const ERROR_MESSAGES: Record<ErrorCode, string> = {
  validation_failed: "有欄位需要修正，請依提示修改後再送出",
  malformed_request: "無法讀取送出的內容，請重新整理頁面後再試一次",
  payload_too_large: "送出的內容太大，請減少內容後再試一次",
  unsupported_media_type: "不支援這種內容格式，請以表單或 JSON 送出",
  method_not_allowed: "這個網址不支援此操作",
  not_found: "找不到您要的資料，可能已下架或網址有誤",
  token_missing: "請先登入",
  token_invalid: "登入狀態無效，請重新登入",
  token_expired: "登入已逾時，正在為您更新",
  refresh_token_expired: "登入已過期，請重新登入",
  login_failed: "請確認帳號密碼後再試一次",
  account_disable: "此電子信箱帳號已刪除，請使用其他電子信箱或聯絡客服",
  user_not_found: "尚未註冊，請先註冊",
  has_registered: "此電子信箱已註冊，請再次確認",
  verify_code_error: "驗證碼錯誤",
  verify_code_expired: "驗證碼已過期",
  verify_code_already_sent: "驗證碼剛寄出，請稍候再重新寄送",
  verify_token_invalid: "電子信箱驗證已失效，請重新驗證",
  check_token_invalid: "電子信箱檢查已失效，請重新操作",
  departure_closed: "這個出發日期已停止報名，請選擇其他日期",
  event_full: "這場活動已額滿",
  event_closed: "這場活動已停止報名",
  account_locked: "帳號已鎖定，請依信件指示解除鎖定",
  forbidden: "您的權限無法執行此操作",
  edit_conflict: "這筆資料已被其他人修改，請檢視最新內容後再儲存",
  in_use: "仍有其他資料使用中，無法刪除",
  too_many_requests: "操作太頻繁，請稍後再試",
  unavailable: "系統暫時忙碌，請稍後再試",
  internal_error: "系統發生錯誤，請稍後再試；若持續發生，請聯絡客服",
};

/** The body of every failed call. */
export interface Failure {
  status: number;
  message: string;
  error_code: ErrorCode;
  /** Only with validation_failed: what is wrong, per field. */
  errors?: Record<string, string[]>;
  /** Only where contract.md names it, e.g. retry_after, current, by. */
  data?: Record<string, unknown>;
  request_id: string;
}
