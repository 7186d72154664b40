import type { ReactNode } from "react";
import { Button } from "../button.tsx";
import { Modal } from "../modal.tsx";

export type PolicySection = { title: string; content: ReactNode };

type PrivacyDialogProps = {
  open: boolean;
  onClose: () => void;
  title?: string;
  sections: readonly PolicySection[];
  confirmLabel?: string;
};

/** The privacy policy and terms, to read and confirm. Where no script runs, the link leads to their page. */
export function PrivacyDialog(props: PrivacyDialogProps) {
  const { open, onClose, title = "隱私權政策與會員條款", sections, confirmLabel = "我知道了" } = props;
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={title}
      size="wide"
      footer={
        <Button look="main" wide onClick={onClose}>
          {confirmLabel}
        </Button>
      }
    >
      {sections.map((section) => (
        <section
          key={section.title}
          className="border-b border-line py-6 first:pt-0 last:border-b-0 last:pb-0"
        >
          <h3 className="mb-2 text-base font-semibold">{section.title}</h3>
          <div className="prose">{section.content}</div>
        </section>
      ))}
    </Modal>
  );
}
