import {
  sendVerifyCodeData,
  sendVerifyCodeForm,
  verifyCodeData,
  verifyCodeForm,
} from "@farpeak/contract/verification.ts";
import type { ServerContext } from "../context.ts";
import { type Api, defineCall } from "../http/call.ts";
import { sendVerifyCode, verifyCode } from "./verification.service.ts";

const group = "電子信箱驗證";

export function verificationRoutes(api: Api, context: ServerContext): void {
  defineCall(
    api,
    {
      method: "post",
      path: "/v1/sendVerifyCode",
      summary: "寄出 6 位數驗證碼",
      group,
      body: sendVerifyCodeForm,
      answer: sendVerifyCodeData,
      errors: ["verify_code_already_sent"],
    },
    async ({ body, call }) => ({ data: await sendVerifyCode(context, body, call.address) }),
  );

  defineCall(
    api,
    {
      method: "post",
      path: "/v1/verifyCode",
      summary: "檢查驗證碼，換取驗證權杖",
      group,
      body: verifyCodeForm,
      answer: verifyCodeData,
      errors: ["verify_code_error", "verify_code_expired"],
    },
    async ({ body, call }) => ({ data: { data: await verifyCode(context, body, call.address) } }),
  );
}
