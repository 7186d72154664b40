import { Button } from "@farpeak/ui/button.tsx";
import { Checkbox } from "@farpeak/ui/checkbox.tsx";
import { Disclosure } from "@farpeak/ui/disclosure.tsx";
import { FieldError } from "@farpeak/ui/field.tsx";
import { formatPrice } from "@farpeak/ui/format.ts";
import { TextArea } from "@farpeak/ui/text-area.tsx";
import { TextInput } from "@farpeak/ui/text-input.tsx";
import { parseHeadcount } from "@farpeak/contract/rules.ts";
import { useEffect } from "react";
import { useForm } from "react-hook-form";
import { sitePaths } from "../paths.ts";
import { ApiFailure } from "../api.ts";
import type { RegistrationFields } from "./draft.ts";
import { emailError, headcountError, mobileError, nameError } from "./field-rules.ts";
import type { RegisterData } from "./register-data.ts";

interface Props {
  data: RegisterData;
  /** False until the browser's script runs: what was typed before would be lost. */
  ready: boolean;
  fields: RegistrationFields;
  /** What the server said of single fields when they were sent. */
  serverErrors: Record<string, string[]>;
  onChange: (fields: RegistrationFields) => void;
  /** Sends the code; a rejection is shown under the button. */
  onSubmit: (fields: RegistrationFields) => Promise<void>;
}

/** Who registers, for how many. Everything typed is handed out at each stroke, so that nothing is lost. */
export function RegistrationForm({ data, ready, fields, serverErrors, onChange, onSubmit }: Props) {
  const { departure, notice } = data;
  const form = useForm<RegistrationFields>({
    defaultValues: fields,
    mode: "onTouched",
    shouldFocusError: true,
  });
  const { register, watch, setError, handleSubmit, formState } = form;
  const { errors, isSubmitting } = formState;

  useEffect(() => {
    const { unsubscribe } = watch((values) => onChange({ ...fields, ...values }));
    return unsubscribe;
  }, [watch, onChange, fields]);

  useEffect(() => {
    for (const [name, [message]] of Object.entries(serverErrors)) {
      if (name in fields) setError(name as keyof RegistrationFields, { message: message ?? "" });
    }
    // Only what the server said last; the fields themselves do not matter here.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [serverErrors, setError]);

  const send = handleSubmit(async (values) => {
    try {
      await onSubmit(values);
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      for (const [name, [message]] of Object.entries(error.errors))
        setError(name as keyof RegistrationFields, { message: message ?? "" });
      setError("root", { message: error.message });
    }
  });

  return (
    <form onSubmit={(event) => void send(event)} noValidate>
      <fieldset disabled={!ready} className="grid min-w-0 gap-6">
        <TextInput
          label="人數"
          inputMode="numeric"
          autoComplete="off"
          maxLength={10}
          suffix="位"
          hint={amountHint(watch("headcount"), departure.price)}
          error={errors.headcount?.message}
          {...register("headcount", {
            validate: (text) => headcountError(text, departure.seatsTotal) ?? true,
          })}
        />
        <TextInput
          label="聯絡人姓名"
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
          hint="我們會寄一組 6 位數驗證碼到這個信箱"
          error={errors.email?.message}
          {...register("email", { validate: (text) => emailError(text) ?? true })}
        />
        <TextArea
          label="想先告訴我們的事"
          optional
          rows={4}
          maxLength={1000}
          hint="例如飲食習慣、房型、行動上的需要"
          error={errors.suggestion?.message}
          {...register("suggestion")}
        />
        <div className="border-t border-line">
          <Disclosure summary={`個人資料蒐集告知（${notice.version}）`}>
            <div className="prose text-sm" dangerouslySetInnerHTML={{ __html: notice.html }} />
          </Disclosure>
        </div>
        <Checkbox
          error={errors.agreed?.message}
          {...register("agreed", { validate: (agreed) => agreed || "請先閱讀並勾選同意" })}
        >
          我已閱讀個人資料蒐集告知，以及
          <a href={sitePaths.contract} target="_blank" rel="noopener" className="text-link">
            國外旅遊定型化契約（{data.contractVersion}）
          </a>
        </Checkbox>
        <div>
          <Button type="submit" look="main" wide busy={isSubmitting}>
            {departure.status === "waitlist" ? "寄驗證碼，排入候補" : "寄驗證碼，保留席次"}
          </Button>
          <FieldError id="register-form">{errors.root?.message}</FieldError>
        </div>
      </fieldset>
    </form>
  );
}

function amountHint(text: string, price: number): string {
  const count = parseHeadcount(text);
  return typeof count === "number" && count > 0 && count < 1000
    ? `大人團費 ${formatPrice(price)} × ${count} 位＝${formatPrice(price * count)}`
    : `大人團費每位 ${formatPrice(price)}`;
}
