import { registerForm, registration } from "@farpeak/contract/booking.ts";
import { VERIFY_TOKEN_HEADER } from "@farpeak/contract/verification.ts";
import { one } from "@farpeak/contract/wire.ts";
import type { ServerContext } from "../../context.ts";
import { refuseForeignToken } from "../../http/bearer.ts";
import { type Api, defineCall } from "../../http/call.ts";
import { register } from "./register.service.ts";

export function registrationRoutes(api: Api, context: ServerContext): void {
  defineCall(
    api,
    {
      method: "post",
      path: "/v1/form/submit/register",
      summary: "報名一個出發日期：有席次即保留，否則依序候補",
      group: "報名",
      headers: { [VERIFY_TOKEN_HEADER]: "以 form-submit-register 驗證同一電子信箱所得的權杖" },
      body: registerForm,
      answer: one(registration),
      status: 201,
      errors: ["verify_token_invalid", "departure_closed", "not_found", "token_invalid", "token_expired"],
    },
    async ({ body, call }) => {
      refuseForeignToken(call.headers);
      return { data: { data: await register(context, body, call.headers.get(VERIFY_TOKEN_HEADER), call) } };
    },
  );
}
