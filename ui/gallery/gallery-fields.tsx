import { MapPin } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { Checkbox } from "../checkbox.tsx";
import { CodeInput } from "../code-input.tsx";
import type { DayRange } from "../date-range.tsx";
import { Icon } from "../icon.tsx";
import { NativeSelect } from "../native-select.tsx";
import { RadioGroup } from "../radio-group.tsx";
import { SearchBox } from "../search-box.tsx";
import { Skeleton } from "../skeleton.tsx";
import { TextArea } from "../text-area.tsx";
import { TextInput } from "../text-input.tsx";
import { GallerySection } from "./gallery-section.tsx";

const Select = lazy(async () => ({ default: (await import("../select.tsx")).Select }));
const DateRange = lazy(async () => ({ default: (await import("../date-range.tsx")).DateRange }));

const themes = [
  { value: "aurora", label: "極光" },
  { value: "rail", label: "鐵道旅行" },
  { value: "spring", label: "賞櫻" },
  { value: "full", label: "郵輪（暫無行程）", disabled: true },
];

/** Everything one types into or chooses with, in every state. */
export function GalleryFields() {
  return (
    <>
      <GallerySection title="文字欄位">
        <div className="grid gap-6 md:grid-cols-2">
          <TextInput label="姓名" placeholder="與護照相同" />
          <TextInput label="暱稱" optional defaultValue="小山" />
          <TextInput label="電子信箱" type="email" defaultValue="someone@" error="電子信箱格式錯誤" />
          <TextInput label="密碼" type="password" maxLength={20} hint="請設定 8~20 字元英數混合密碼" />
          <TextInput label="手機號碼" type="tel" maxLength={10} defaultValue="0912345678" disabled />
          <TextInput label="人數" prefix={<Icon icon={MapPin} />} suffix="人" inputMode="numeric" />
          <TextArea label="其他需求" optional hint="例如飲食、房型或同行者的需要" className="md:col-span-2" />
        </div>
      </GallerySection>
      <GallerySection title="勾選與單選">
        <Checkbox>記住我的電子信箱</Checkbox>
        <Checkbox defaultChecked>
          我同意
          <a href="/privacy" className="text-link">
            隱私權政策
          </a>
        </Checkbox>
        <Checkbox error="請先閱讀並勾選">我已閱讀旅遊契約</Checkbox>
        <RadioGroup
          name="consent"
          legend="是否同意使用過往參團資料"
          defaultValue="1"
          inline
          options={[
            { value: "1", label: "同意" },
            { value: "0", label: "不同意" },
          ]}
        />
        <RadioGroup
          name="office"
          legend="希望由哪一處與您聯絡"
          error="請選擇一處"
          options={[
            { value: "taipei", label: "台北總公司", hint: "週一至週五 09:00–18:00" },
            { value: "taichung", label: "台中分公司" },
            { value: "kaohsiung", label: "高雄分公司", disabled: true },
          ]}
        />
      </GallerySection>
      <GallerySection title="驗證碼">
        <CodeStates />
      </GallerySection>
      <GallerySection title="選單與日期">
        <Choices />
      </GallerySection>
      <GallerySection title="搜尋">
        <SearchBox className="max-w-sm" />
        <SearchBox size="large" className="max-w-narrow" defaultValue="北海道" label="想去哪裡？" />
      </GallerySection>
    </>
  );
}

function CodeStates() {
  const [code, setCode] = useState("");
  return (
    <div className="grid gap-6 md:grid-cols-2">
      <div>
        <CodeInput legend="請輸入 6 碼驗證碼" onValueChange={setCode} />
        <p className="mt-2 text-sm text-muted" data-testid="code">
          已輸入：{code || "—"}
        </p>
      </div>
      <CodeInput legend="驗證碼" defaultValue="123456" error="驗證碼錯誤" onValueChange={() => {}} />
    </div>
  );
}

function Choices() {
  const [range, setRange] = useState<DayRange | null>({ start: "2026-12-05", end: "2026-12-12" });
  return (
    <div className="grid gap-6 md:grid-cols-3">
      <NativeSelect label="主題" placeholder="不限主題" options={themes} />
      <Suspense fallback={<Skeleton className="h-22" />}>
        <Select label="主題" placeholder="不限主題" options={themes} name="theme" />
        <DateRange label="出發日期" value={range} onValueChange={setRange} min="2026-11-01" />
      </Suspense>
    </div>
  );
}
