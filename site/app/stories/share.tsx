import { Icon } from "@farpeak/ui/icon.tsx";
import { SocialIcon } from "@farpeak/ui/social-icon.tsx";
import { showToast } from "@farpeak/ui/toast.ts";
import { Link2 } from "lucide-react";

const action =
  "inline-flex min-h-11 items-center gap-2 text-base leading-none no-underline underline-offset-4 hover:underline";

/** Passing a page on: to LINE, or its address to wherever one likes. `address` is absolute. */
export function Share({ address, className }: { address: string; className?: string }) {
  return (
    <ul aria-label="分享" className={`no-print flex flex-wrap gap-x-6 ${className ?? ""}`}>
      <li>
        <a
          href={`https://social-plugins.line.me/lineit/share?url=${encodeURIComponent(address)}`}
          rel="noopener"
          className={action}
        >
          <SocialIcon kind="line" />
          用 LINE 分享
        </a>
      </li>
      <li className="needs-script">
        <button type="button" onClick={() => void copy(address)} className={action}>
          <Icon icon={Link2} />
          複製連結
        </button>
      </li>
    </ul>
  );
}

async function copy(address: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(address);
    showToast("success", "已複製連結");
  } catch {
    showToast("warning", "瀏覽器不允許複製，請直接複製網址列的網址");
  }
}
