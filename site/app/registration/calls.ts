/** The three calls of a registration. */
import type { Registration } from "@farpeak/contract/booking.ts";
import { paths } from "@farpeak/contract/paths.ts";
import { parseHeadcount } from "@farpeak/contract/rules.ts";
import type { VerifyType } from "@farpeak/contract/verification.ts";
import { ApiFailure, post } from "../api.ts";
import type { RegistrationFields, RegistrationResult } from "./draft.ts";
import type { RegisterDeparture } from "./register-data.ts";

const VERIFY_TYPE: VerifyType = "form-submit-register";
const VERIFY_TOKEN_HEADER = "X-VerifyCode-Token";

/**
 * Mails a code. A code that was sent a moment ago is as good: the step still advances.
 * @returns seconds until another may be sent.
 */
export async function sendCode(email: string): Promise<number> {
  try {
    const { resendAfter } = await post<{ resend_after: number }>(paths.sendVerifyCode, {
      email,
      verify_type: VERIFY_TYPE,
    });
    return resendAfter;
  } catch (error) {
    if (error instanceof ApiFailure && error.code === "verify_code_already_sent")
      return Number(error.data["retry_after"] ?? 60);
    throw error;
  }
}

/** @returns the verify token of this e-mail. */
export async function checkCode(email: string, code: string): Promise<string> {
  const fields = { email, verify_type: VERIFY_TYPE, verify_code: code };
  return (await post<{ data: string }>(paths.verifyCode, fields)).data;
}

/** Takes the seats. The same token with the same fields again answers the same registration. */
export async function submit(
  departure: RegisterDeparture,
  fields: RegistrationFields,
  token: string,
): Promise<RegistrationResult> {
  const form = {
    tour_group_number: departure.tourGroupNumber,
    tour_name: departure.tourName,
    date_start: departure.dateStart,
    date_end: departure.dateEnd,
    headcount: String(parseHeadcount(fields.headcount)),
    price: String(departure.price),
    name: fields.name.trim(),
    mobile: fields.mobile.trim(),
    email: fields.email.trim(),
    suggestion: fields.suggestion.trim(),
  };
  return (await post<{ data: Registration }>(paths.submitRegister, form, { [VERIFY_TOKEN_HEADER]: token }))
    .data;
}
