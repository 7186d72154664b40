import { Button, ButtonLink } from "@farpeak/ui/button.tsx";
import { useEffect, useRef } from "react";
import { toursPath } from "../paths.ts";

interface Props {
  number: string;
  email: string;
  onAgain: () => void;
}

/** The number, and what comes next. */
export function ContactResult({ number, email, onAgain }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section aria-labelledby="contact-result" className="grid gap-6">
      <div className="border-l-2 border-pine pl-6">
        <h2 id="contact-result" ref={heading} tabIndex={-1} className="text-2xl font-semibold">
          已收到您的諮詢
        </h2>
        <p className="mt-2">專員會在一個工作天內與您聯絡。</p>
      </div>
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 border-y border-line py-6 leading-normal">
        <dt className="text-muted">諮詢編號</dt>
        <dd>
          <strong className="tabular text-lg font-semibold">{number}</strong>
        </dd>
      </dl>
      <p className="text-sm text-muted">收件通知已寄到 {email.trim()}。來電或來信時請提供諮詢編號。</p>
      <div className="flex flex-wrap gap-4">
        <ButtonLink href={toursPath()}>看看團體行程</ButtonLink>
        <Button look="quiet" onClick={onAgain}>
          再問一件事
        </Button>
      </div>
    </section>
  );
}
