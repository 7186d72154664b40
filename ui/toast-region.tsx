import { Check, CircleAlert, TriangleAlert, X } from "lucide-react";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { classNames } from "./class-names.ts";
import { Icon } from "./icon.tsx";
import { closeToast, currentToast, subscribeToToast } from "./toast.ts";
import type { Toast } from "./toast.ts";

const looks = {
  success: { icon: Check, tone: "text-pine", word: "完成" },
  warning: { icon: TriangleAlert, tone: "text-amber", word: "注意" },
  error: { icon: CircleAlert, tone: "text-vermilion", word: "錯誤" },
} as const;

/**
 * Every region that stands, the last one on top. A modal brings its own, since what lies outside an open
 * modal dialog is inert: neither pressed nor announced.
 */
const regions: symbol[] = [];
const regionListeners = new Set<() => void>();
const tellRegions = () => regionListeners.forEach((listener) => listener());

function useOnTop(): boolean {
  const [region] = useState(() => Symbol("toast region"));
  useEffect(() => {
    regions.push(region);
    tellRegions();
    return () => {
      regions.splice(regions.indexOf(region), 1);
      tellRegions();
    };
  }, [region]);
  return useSyncExternalStore(
    (listener) => {
      regionListeners.add(listener);
      return () => regionListeners.delete(listener);
    },
    () => regions.at(-1) === region,
    () => false,
  );
}

/** Where toasts appear and are announced. Once in the frame; modals have their own. */
export function ToastRegion() {
  const toast = useSyncExternalStore(subscribeToToast, currentToast, () => null);
  const onTop = useOnTop();
  const region = useRef<HTMLDivElement>(null);
  const shown = onTop ? toast : null;
  const showing = shown !== null;

  // A popover lies above menus and dialogs, whatever their order in the page.
  useEffect(() => {
    if (showing) region.current?.showPopover();
    else region.current?.hidePopover();
  }, [showing]);

  return (
    <div
      ref={region}
      popover="manual"
      className="fixed inset-auto top-6 left-1/2 w-max max-w-[calc(100vw-2rem)] -translate-x-1/2 bg-transparent p-0"
    >
      <div aria-live={shown?.type === "error" ? "assertive" : "polite"} aria-atomic="true">
        {shown && <ToastCard key={shown.id} toast={shown} />}
      </div>
    </div>
  );
}

function ToastCard({ toast }: { toast: Toast }) {
  const { icon, tone, word } = looks[toast.type];
  return (
    <div
      className={classNames(
        "flex items-center gap-3 rounded-sm border border-ink bg-card py-2 pr-2 pl-5 text-base leading-normal text-ink transition-opacity",
        toast.closing ? "opacity-0" : "opacity-100",
      )}
    >
      <Icon icon={icon} label={word} className={classNames("size-5", tone)} />
      <p>{toast.message}</p>
      <button
        type="button"
        aria-label="關閉訊息"
        onClick={closeToast}
        className="grid size-10 place-items-center rounded-sm text-muted hover:bg-wash hover:text-ink focus-visible:outline-offset-0"
      >
        <Icon icon={X} className="size-4" />
      </button>
    </div>
  );
}
