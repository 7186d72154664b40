import { buttonClass } from "@farpeak/ui/button-class.ts";
import { inputClass } from "@farpeak/ui/field.tsx";
import { Form } from "react-router";
import { type Filter, monthOf } from "./filter.ts";

/** From which day to which, by the browser's own date fields; a GET form, so it works without a script. */
export function DateFields({ filter, action }: { filter: Filter; action: string }) {
  const { countries, tags, dateStart, dateEnd, closed } = filter;
  return (
    <details className="group mt-3" open={Boolean(dateStart || dateEnd) && !monthOf(filter)}>
      <summary className="inline-flex min-h-11 items-center text-sm text-link lg:min-h-8">
        自訂日期區間
      </summary>
      <Form
        // New dates by another way (a month, a chip) are shown here too.
        key={`${dateStart} ${dateEnd}`}
        action={action}
        preventScrollReset
        className="mt-2 grid gap-3"
      >
        {countries.length > 0 && <input type="hidden" name="countries" value={countries.join(",")} />}
        {tags.length > 0 && <input type="hidden" name="tags" value={tags.join(",")} />}
        {closed && <input type="hidden" name="closed" value="1" />}
        <DateField label="最早出發" name="dateStart" value={dateStart} />
        <DateField label="最晚出發" name="dateEnd" value={dateEnd} />
        <button type="submit" className={buttonClass({ look: "secondary", size: "small" }, "min-h-11")}>
          套用日期
        </button>
      </Form>
    </details>
  );
}

function DateField({ label, name, value }: { label: string; name: string; value: string }) {
  return (
    <label className="grid grid-cols-[4.5rem_1fr] items-center text-sm">
      {label}
      <input
        type="date"
        name={name}
        defaultValue={value}
        className={inputClass(false, "tabular h-11 min-w-0 px-2 text-sm")}
      />
    </label>
  );
}
