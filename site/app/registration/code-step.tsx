import { Button } from "@farpeak/ui/button.tsx";
import { CodeInput } from "@farpeak/ui/code-input.tsx";
import { useEffect, useRef, useState } from "react";
import { ApiFailure } from "../api.ts";
import { countdownText, useCountdown } from "./use-countdown.ts";

interface Props {
  email: string;
  /** Milliseconds of Date.now() at which another code may be sent. */
  resendAt: number;
  onResend: () => Promise<void>;
  /** Checks the code and goes on; a rejection is shown under the boxes. */
  onCode: (code: string) => Promise<void>;
  onBack: () => void;
}

const LENGTH = 6;

/** The six boxes, the way back, and the resend button that counts down. */
export function CodeStep({ email, resendAt, onResend, onCode, onBack }: Props) {
  const [code, setCode] = useState("");
  const [attempt, setAttempt] = useState(0);
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const seconds = useCountdown(resendAt);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  async function attemptTo(work: () => Promise<void>, clear: boolean) {
    if (busy) return;
    setBusy(true);
    setError(undefined);
    try {
      await work();
    } catch (failure) {
      if (!(failure instanceof ApiFailure)) throw failure;
      setError(failure.message);
      if (clear && failure.code !== "network") {
        setCode("");
        setAttempt((count) => count + 1);
      }
    } finally {
      setBusy(false);
    }
  }

  return (
    <form
      noValidate
      className="grid gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        if (code.length === LENGTH) void attemptTo(() => onCode(code), true);
        else setError("請輸入 6 位數驗證碼");
      }}
    >
      <div>
        <h2 ref={heading} tabIndex={-1} className="display-title text-xl">
          電子信箱驗證
        </h2>
        <p className="mt-2">
          驗證碼已寄到 <strong className="font-semibold">{email}</strong>，10
          分鐘內有效。沒收到的話，請看看垃圾郵件匣。
        </p>
      </div>
      <CodeInput key={attempt} legend="驗證碼" onValueChange={setCode} error={error} />
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" look="main" busy={busy}>
          確認並送出報名
        </Button>
        <Button look="quiet" disabled={seconds > 0 || busy} onClick={() => void attemptTo(onResend, false)}>
          {seconds > 0 ? `重新寄送 ${countdownText(seconds)}` : "重新寄送"}
        </Button>
        <Button look="quiet" onClick={onBack}>
          回上一步修改
        </Button>
      </div>
    </form>
  );
}
