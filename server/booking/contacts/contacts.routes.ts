import { contact, contactForm } from "@farpeak/contract/booking.ts";
import { one } from "@farpeak/contract/wire.ts";
import type { ServerContext } from "../../context.ts";
import { refuseForeignToken } from "../../http/bearer.ts";
import { type Api, defineCall } from "../../http/call.ts";
import { sendContact } from "./contacts.service.ts";

export function contactRoutes(api: Api, context: ServerContext): void {
  defineCall(
    api,
    {
      method: "post",
      path: "/v1/form/submit/contact",
      summary: "送出旅遊諮詢",
      group: "諮詢",
      body: contactForm,
      answer: one(contact),
      status: 201,
      errors: ["token_invalid", "token_expired", "too_many_requests"],
    },
    async ({ body, call }) => {
      refuseForeignToken(call.headers);
      return { data: { data: await sendContact(context, body, call) } };
    },
  );
}
