/** The member's token on a public form call ("secure" in product.md: send the token if there is one). */
import { ApiError } from "./api-error.ts";

/**
 * An anonymous visitor may send the forms; a wrong token is still refused. Members come with a later
 * step: until then no token was ever issued, so that any is a foreign one.
 * @throws ApiError token_invalid
 */
export function refuseForeignToken(headers: Headers): void {
  if (headers.has("authorization")) throw new ApiError("token_invalid");
}
