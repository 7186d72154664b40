import { ButtonLink } from "@farpeak/ui/button.tsx";
import { EmptyState } from "@farpeak/ui/empty-state.tsx";
import { useCallback, useEffect, useRef, useState } from "react";
import { ApiFailure } from "../api.ts";
import { tourPath } from "../paths.ts";
import { checkCode, sendCode, submit } from "./calls.ts";
import { CodeStep } from "./code-step.tsx";
import { type Draft, EMPTY_DRAFT, keepDraft, readDraft, type RegistrationFields } from "./draft.ts";
import type { RegisterData } from "./register-data.ts";
import { RegistrationForm } from "./registration-form.tsx";
import { ResultStep } from "./result-step.tsx";

/** The walk from an empty form to a seat held: form, code, result. A reload stays where it was. */
export function Registration({ data }: { data: RegisterData }) {
  const { departure } = data;
  const [draft, setDraft] = useState<Draft | null>(null);
  const [errors, setErrors] = useState<Record<string, string[]>>({});
  // A code is good once: its token is kept for the tries that follow, with the same fields or others.
  const token = useRef<string>(undefined);

  useEffect(() => setDraft(readDraft(departure.id)), [departure.id]);
  const change = useCallback(
    (part: Partial<Draft>) =>
      setDraft((before) => {
        const after = { ...(before ?? EMPTY_DRAFT), ...part };
        keepDraft(departure.id, after);
        return after;
      }),
    [departure.id],
  );
  const changeFields = useCallback(
    (fields: RegistrationFields) => keepDraft(departure.id, { ...readDraft(departure.id), fields }),
    [departure.id],
  );

  // The server does not know what this browser keeps: until it is read, the empty form stands.
  const shown = draft ?? EMPTY_DRAFT;
  if (shown.step === "result" && shown.result)
    return <ResultStep result={shown.result} departure={departure} />;
  if (departure.status === "closed" || departure.status === "cancelled")
    return <Closed tourId={departure.tourId} />;

  async function send(fields: RegistrationFields) {
    const seconds = await sendCode(fields.email.trim());
    token.current = undefined;
    change({ step: "code", fields, resendAt: Date.now() + seconds * 1000 });
  }

  async function take(code: string) {
    token.current ??= await checkCode(shown.fields.email.trim(), code);
    try {
      change({ step: "result", result: await submit(departure, shown.fields, token.current) });
    } catch (error) {
      if (error instanceof ApiFailure && error.code === "verify_token_invalid") token.current = undefined;
      if (error instanceof ApiFailure && error.code === "validation_failed") {
        setErrors(error.errors);
        change({ step: "form" });
      }
      throw error;
    }
  }

  if (shown.step === "code") {
    return (
      <CodeStep
        email={shown.fields.email.trim()}
        resendAt={shown.resendAt}
        onResend={() => send(shown.fields)}
        onCode={take}
        onBack={() => change({ step: "form" })}
      />
    );
  }
  return (
    <RegistrationForm
      key={draft === null ? "empty" : "kept"}
      ready={draft !== null}
      data={data}
      fields={shown.fields}
      serverErrors={errors}
      onChange={changeFields}
      onSubmit={send}
    />
  );
}

function Closed({ tourId }: { tourId: number }) {
  return (
    <EmptyState
      title="這個出發日期已停止報名"
      action={<ButtonLink href={tourPath(tourId)}>看其他出發日期</ButtonLink>}
    >
      您可以選擇同一行程的其他日期，或與我們聯絡。
    </EmptyState>
  );
}
