import { X } from "lucide-react";
import { useLayoutEffect, useEffectEvent, useId, useRef } from "react";
import type { PointerEvent, ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { closeLayer, openLayer } from "./frame/open-layer.ts";
import { Icon } from "./icon.tsx";
import { ToastRegion } from "./toast-region.tsx";

const widths = { small: "max-w-[26rem]", normal: "max-w-[32rem]", wide: "max-w-narrow" } as const;

type ModalProps = {
  open: boolean;
  /** Asked for by the cross, Escape, another layer, or a press outside; the owner then sets `open` false. */
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
  /** Stays in view under the content. */
  footer?: ReactNode;
  /** Beside the title: a way back. */
  before?: ReactNode;
  size?: keyof typeof widths;
  /** False: a press outside does nothing. */
  closeOnOutside?: boolean;
};

/** A native modal dialog: the page behind is inert and does not scroll, and focus goes back where it was. */
export function Modal(props: ModalProps) {
  return props.open ? <OpenModal {...props} /> : null;
}

function OpenModal({
  onClose,
  title,
  children,
  footer,
  before,
  size = "normal",
  closeOnOutside = true,
}: ModalProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const close = useEffectEvent(onClose);

  // Layout, since its clean-up runs while the dialog still stands: only then does closing return the focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    const layer = { kind: "modal" as const, close: () => close() };
    element?.showModal();
    openLayer(layer);
    return () => {
      element?.close();
      closeLayer(layer);
    };
  }, []);

  function pressOutside(event: PointerEvent<HTMLDialogElement>) {
    // The dialog has no padding, so only its backdrop reports the dialog itself as target.
    if (closeOnOutside && event.target === event.currentTarget) onClose();
  }

  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onPointerDown={pressOutside}
      className={classNames(
        "m-auto max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] overflow-hidden rounded-md border border-ink bg-paper p-0 text-base text-ink",
        widths[size],
      )}
    >
      <div className="flex max-h-[calc(100dvh-2rem)] flex-col">
        <div className="flex items-center gap-2 border-b border-line py-3 pr-3 pl-6">
          {before}
          <h2 id={id} tabIndex={-1} className="display-title flex-1 text-lg">
            {title}
          </h2>
          <button
            type="button"
            onClick={onClose}
            aria-label="關閉"
            className="grid size-11 place-items-center rounded-sm text-muted hover:bg-wash hover:text-ink focus-visible:outline-offset-0"
          >
            <Icon icon={X} />
          </button>
        </div>
        <div className="overflow-y-auto overscroll-contain px-6 py-6">{children}</div>
        {footer && <div className="border-t border-line px-6 py-4">{footer}</div>}
      </div>
      <ToastRegion />
    </dialog>
  );
}
