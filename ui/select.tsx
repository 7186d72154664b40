import { Check, ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import {
  Button,
  I18nProvider,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
  Select as AriaSelect,
  SelectValue,
  Text,
} from "react-aria-components";
import { classNames } from "./class-names.ts";
import { FieldError, inputClass } from "./field.tsx";
import { Icon } from "./icon.tsx";
import type { SelectOption } from "./native-select.tsx";

type SelectProps = {
  label: ReactNode;
  options: readonly SelectOption[];
  /** Controlled with `value` (`null` for none), else `defaultValue`. */
  value?: string | null;
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  placeholder?: string;
  name?: string;
  hint?: ReactNode;
  error?: ReactNode;
  className?: string;
};

/** A choice from a list in the house's look (React Aria: import it lazily, per page; else NativeSelect). */
export function Select(props: SelectProps) {
  const {
    label,
    options,
    value,
    defaultValue,
    onValueChange,
    placeholder = "請選擇",
    name,
    hint,
    error,
    className,
  } = props;
  return (
    <I18nProvider locale="zh-TW">
      <AriaSelect
        className={classNames("min-w-0", className)}
        placeholder={placeholder}
        isInvalid={Boolean(error)}
        {...(value === undefined ? {} : { value })}
        {...(defaultValue === undefined ? {} : { defaultValue })}
        {...(name === undefined ? {} : { name })}
        onChange={(key) => onValueChange?.(String(key))}
      >
        <Label className="mb-2 block text-base leading-normal font-medium">{label}</Label>
        <Button
          className={inputClass(Boolean(error), "flex h-12 items-center justify-between gap-4 text-left")}
        >
          <SelectValue className="truncate data-placeholder:text-muted" />
          <Icon icon={ChevronDown} className="size-5 text-muted" />
        </Button>
        {hint && (
          <Text slot="description" className="mt-2 block text-sm text-muted">
            {hint}
          </Text>
        )}
        <FieldError id={`select-${name ?? "field"}`}>{error}</FieldError>
        <Popover className="w-(--trigger-width) rounded-sm border border-ridge-2 bg-card">
          <ListBox className="max-h-80 overflow-y-auto py-2 outline-none" items={options}>
            {(option) => (
              <ListBoxItem
                id={option.value}
                textValue={option.label}
                isDisabled={option.disabled ?? false}
                className="flex min-h-11 cursor-pointer items-center justify-between gap-4 px-4 leading-normal outline-none data-disabled:text-muted data-focused:bg-wash data-selected:font-medium"
              >
                {({ isSelected }) => (
                  <>
                    {option.label}
                    {isSelected && <Icon icon={Check} className="size-5" />}
                  </>
                )}
              </ListBoxItem>
            )}
          </ListBox>
        </Popover>
      </AriaSelect>
    </I18nProvider>
  );
}
