import { Button } from "@farpeak/ui/button.tsx";
import { Disclosure } from "@farpeak/ui/disclosure.tsx";
import { FieldError } from "@farpeak/ui/field.tsx";
import { NativeSelect } from "@farpeak/ui/native-select.tsx";
import { TextArea } from "@farpeak/ui/text-area.tsx";
import { TextInput } from "@farpeak/ui/text-input.tsx";
import { useEffect } from "react";
import { useForm, type UseFormReturn, useWatch } from "react-hook-form";
import { ApiFailure } from "../api.ts";
import { emailError, mobileError, nameError } from "../registration/field-rules.ts";
import type { ContactData } from "./contact-data.ts";
import { type ContactFields, OTHER_PURPOSE, PURPOSES } from "./draft.ts";
import { PlaceChoice } from "./place-choice.tsx";
import { FIELD_OF } from "./send-contact.ts";

interface Props {
  /** False until the browser's script runs: what was typed before would be lost. */
  ready: boolean;
  notice: ContactData["notice"];
  fields: ContactFields;
  /** Everything typed is handed out at each stroke, so that nothing is lost. */
  onChange: (fields: ContactFields) => void;
  /** A rejection is shown beside its field and under the button. */
  onSubmit: (fields: ContactFields) => Promise<void>;
}

/** Who asks, and what. Only who is needed; the rest helps us answer. */
export function ContactForm({ ready, notice, fields, onChange, onSubmit }: Props) {
  const form = useForm<ContactFields>({ defaultValues: fields, mode: "onTouched", shouldFocusError: true });
  const { subscribe, setError, handleSubmit, formState } = form;

  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => onChange(values) }),
    [subscribe, onChange],
  );

  const send = handleSubmit(async (values) => {
    try {
      await onSubmit(values);
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      for (const [name, [message]] of Object.entries(error.errors)) {
        const field = FIELD_OF[name];
        if (field) setError(field, { message: message ?? "" });
      }
      setError("root", { message: error.message });
    }
  });

  return (
    <form onSubmit={(event) => void send(event)} noValidate>
      <fieldset disabled={!ready} className="grid min-w-0 gap-6">
        <WhoFields form={form} />
        <WhatFields form={form} />
        <div className="border-t border-line">
          <Disclosure summary={`個人資料蒐集告知（${notice.version}）`}>
            {/* Cleaned by the server. */}
            <div className="prose text-sm" dangerouslySetInnerHTML={{ __html: notice.html }} />
          </Disclosure>
        </div>
        <div>
          <p className="mb-4 text-sm text-muted">送出前請閱讀上面的個人資料蒐集告知。</p>
          <Button type="submit" look="main" wide busy={formState.isSubmitting}>
            送出諮詢
          </Button>
          <FieldError id="contact-form">{formState.errors.root?.message}</FieldError>
        </div>
      </fieldset>
    </form>
  );
}

function WhoFields({ form: { register, formState } }: { form: UseFormReturn<ContactFields> }) {
  const { errors } = formState;
  return (
    <>
      <TextInput
        label="姓名"
        autoComplete="name"
        maxLength={60}
        error={errors.name?.message}
        {...register("name", { validate: (text) => nameError(text) ?? true })}
      />
      <TextInput
        label="手機號碼"
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        maxLength={10}
        hint="09 開頭的 10 位數字"
        error={errors.mobile?.message}
        {...register("mobile", { validate: (text) => mobileError(text) ?? true })}
      />
      <TextInput
        label="電子信箱"
        type="email"
        autoComplete="email"
        maxLength={254}
        error={errors.email?.message}
        {...register("email", { validate: (text) => emailError(text) ?? true })}
      />
    </>
  );
}

function WhatFields({ form }: { form: UseFormReturn<ContactFields> }) {
  const { register, control, formState } = form;
  const chosen = useWatch({ control, name: "purpose" });
  const { errors } = formState;
  return (
    <>
      <NativeSelect
        label="詢問目的"
        optional
        placeholder="請選擇"
        options={PURPOSES.map((purpose) => ({ value: purpose, label: purpose }))}
        error={errors.purpose?.message}
        {...register("purpose")}
      />
      {chosen === OTHER_PURPOSE && (
        <TextInput
          label="其他目的"
          optional
          maxLength={90}
          autoComplete="off"
          {...register("otherPurpose")}
        />
      )}
      <PlaceChoice form={form} />
      <TextInput
        label="人數"
        optional
        maxLength={20}
        autoComplete="off"
        suffix="位"
        hint="還沒決定也沒關係，可以填「未定」"
        error={errors.headcount?.message}
        {...register("headcount")}
      />
      <TextArea
        label="想問的事或建議"
        optional
        rows={5}
        maxLength={1000}
        hint="例如想出發的月份、同行的人、預算"
        error={errors.suggestion?.message}
        {...register("suggestion")}
      />
    </>
  );
}
