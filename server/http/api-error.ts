/** The one way a handler or a service refuses a call. */
import { ERRORS, ERROR_MESSAGES, type ErrorCode } from "@farpeak/contract/errors.ts";
import type { z } from "zod";

interface Details {
  message?: string;
  errors?: Record<string, string[]>;
  data?: Record<string, unknown>;
  /** Seconds; becomes the Retry-After header. */
  retryAfter?: number;
}

export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly errors: Record<string, string[]> | undefined;
  readonly data: Record<string, unknown> | undefined;
  readonly retryAfter: number | undefined;

  constructor(code: ErrorCode, details: Details = {}) {
    super(details.message ?? ERROR_MESSAGES[code]);
    this.name = "ApiError";
    this.code = code;
    this.status = ERRORS[code];
    this.errors = details.errors;
    this.data = details.data;
    this.retryAfter =
      details.retryAfter ?? (code === "too_many_requests" || code === "unavailable" ? 5 : undefined);
  }
}

/** validation_failed with one sentence for each field that is wrong. */
export function validationFailed(errors: Record<string, string[]>): ApiError {
  return new ApiError("validation_failed", { errors });
}

/** Turns zod's findings into validation_failed; a finding about the whole body is kept under `_`. */
export function fromZod(error: z.ZodError): ApiError {
  const errors: Record<string, string[]> = {};
  for (const issue of error.issues) {
    const field = issue.path.map(String).join(".") || "_";
    (errors[field] ??= []).push(issue.message);
  }
  return validationFailed(errors);
}
