import { formatDate } from "@farpeak/ui/format.ts";
import { Link } from "@farpeak/ui/link.tsx";
import { StatusPill } from "@farpeak/ui/status-pill.tsx";
import { departurePath } from "../paths.ts";
import type { TourPageData } from "./tour-types.ts";

const WORDS = {
  closed: "這一團已停止報名。",
  cancelled: "這一團已取消，不會出發。",
  waitlist: "這一團目前額滿，可登記候補：有空位時，依登記順序以電子郵件通知您。",
} as const;

/** Where one cannot simply register: why, and the dates that are open. */
export function ClosedNote({ data: { tour, departure, next } }: { data: TourPageData }) {
  if (!departure || departure.status === "open" || departure.status === "few_left") return null;
  const others = next.filter((row) => row.id !== departure.id && row.status !== "waitlist");
  return (
    <div className="mb-8 border-y border-ridge-3 py-6">
      <p className="max-w-prose">{WORDS[departure.status]}</p>
      {others.length > 0 && (
        <>
          <p className="mt-4 font-medium">同一行程可報名的日期</p>
          <ul className="mt-1">
            {others.map((row) => (
              <li key={row.id}>
                <Link
                  href={departurePath(tour.id, row.id)}
                  className="inline-flex min-h-11 items-center gap-4 leading-none no-underline hover:underline"
                >
                  <span className="tabular">{formatDate(row.dateStart)}</span>
                  <StatusPill status={row.status} />
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
