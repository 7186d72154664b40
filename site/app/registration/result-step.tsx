import { ButtonLink } from "@farpeak/ui/button.tsx";
import { formatDate, formatDateRange, formatPrice } from "@farpeak/ui/format.ts";
import { type ReactNode, useEffect, useRef } from "react";
import { departurePath, toursPath } from "../paths.ts";
import type { RegistrationResult } from "./draft.ts";
import type { RegisterDeparture } from "./register-data.ts";

/** What became of it: seats held, or a place in the queue; and what comes next. */
export function ResultStep({
  result,
  departure,
}: {
  result: RegistrationResult;
  departure: RegisterDeparture;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const waits = result.status === "waitlisted";
  return (
    <section aria-labelledby="result-title" className="grid gap-6">
      <div className={waits ? "border-l-2 border-plum pl-6" : "border-l-2 border-pine pl-6"}>
        <h2 id="result-title" ref={heading} tabIndex={-1} className="text-2xl font-semibold">
          {waits ? `候補第 ${result.waitlistPosition ?? ""} 順位` : `已為您保留 ${result.headcount} 席`}
        </h2>
        <p className="mt-2">
          {waits
            ? "目前席次不足，尚未保留席次。有席次釋出時會依順位遞補，並寄信通知您。"
            : `席次從現在起為您保留。專員會在一個工作天內與您聯絡，確認旅客資料與訂金。`}
        </p>
      </div>
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2 border-y border-line py-6 leading-normal">
        <Fact label="報名編號">
          <strong className="tabular text-lg font-semibold">{result.number}</strong>
        </Fact>
        <Fact label="行程">{result.tourName}</Fact>
        <Fact label="團號">{result.tourGroupNumber}</Fact>
        <Fact label="日期">{formatDateRange(result.dateStart, result.dateEnd)}</Fact>
        <Fact label="人數">{result.headcount} 位</Fact>
        <Fact label="團費">
          <span className="tabular">{formatPrice(result.amount)}</span>（每位 {formatPrice(result.price)}）
        </Fact>
        {waits ? null : <Fact label="是否成團">最晚 {formatDate(departure.decisionDate)} 通知</Fact>}
      </dl>
      {result.quoteDiffers && (
        <p className="text-amber">頁面上的團費或日期與最新公告不同，以本頁為準；專員會與您確認。</p>
      )}
      <p className="text-sm text-muted">收據已寄到 {result.email}。來電或來信時請提供報名編號。</p>
      <div className="flex flex-wrap gap-4">
        <ButtonLink href={departurePath(departure.tourId, departure.id)}>回到出發日期</ButtonLink>
        <ButtonLink look="quiet" href={toursPath()}>
          看看其他行程
        </ButtonLink>
      </div>
    </section>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted">{label}</dt>
      <dd>{children}</dd>
    </>
  );
}
