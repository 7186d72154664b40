import { Button } from "@farpeak/ui/button.tsx";
import { Icon } from "@farpeak/ui/icon.tsx";
import { Printer } from "lucide-react";

/** Prints what is on the page; without a script the browser's own command does. */
export function PrintButton() {
  return (
    <Button
      look="quiet"
      size="small"
      className="needs-script no-print hidden md:inline-flex"
      onClick={() => window.print()}
    >
      <Icon icon={Printer} />
      列印這一頁
    </Button>
  );
}
