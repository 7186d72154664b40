import { Checkbox } from "@farpeak/ui/checkbox.tsx";
import { TextInput } from "@farpeak/ui/text-input.tsx";
import type { UseFormReturn } from "react-hook-form";
import { type ContactFields, PLACES } from "./draft.ts";

/** Where to: any of the areas, and a place of one's own. */
export function PlaceChoice({ form: { register, formState } }: { form: UseFormReturn<ContactFields> }) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-base leading-normal font-medium">
        想去的地方<span className="ml-2 text-sm font-normal text-muted">選填，可複選</span>
      </legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))] gap-x-4">
        {PLACES.map((place) => (
          <Checkbox key={place} value={place} {...register("places")}>
            {place}
          </Checkbox>
        ))}
      </div>
      <TextInput
        className="mt-4"
        label="其他地方"
        optional
        maxLength={100}
        autoComplete="off"
        hint="國家、城市或景點"
        error={formState.errors.otherPlace?.message}
        {...register("otherPlace")}
      />
    </fieldset>
  );
}
