import type { PolicySection } from "@farpeak/ui/frame/privacy-dialog.tsx";
import { SkeletonText } from "@farpeak/ui/skeleton.tsx";
import type { Camelized } from "@farpeak/contract/camel.ts";
import type { SiteSettings } from "@farpeak/contract/site.ts";
import { type ReactNode, useEffect, useState } from "react";
import { readData } from "./api.ts";
import { sitePaths } from "./paths.ts";

type Sections = Camelized<SiteSettings>["privacyPolicy"];

/** Rich text of site settings, cleaned by the server. */
export function richSection({ title, contentHtml }: Sections[number]): PolicySection {
  return { title, content: <div dangerouslySetInnerHTML={{ __html: contentHtml }} /> };
}

/** The policy for the dialog: read when the dialog is first shown, so that pages need not carry it. */
export function usePrivacySections(): PolicySection[] {
  const [sections, setSections] = useState<PolicySection[]>();
  const loading: ReactNode = <LoadOnce onLoaded={setSections} />;
  return sections ?? [{ title: "隱私權政策", content: loading }];
}

function LoadOnce({ onLoaded }: { onLoaded: (sections: PolicySection[]) => void }) {
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let current = true;
    loadSections().then(
      (sections) => current && onLoaded(sections),
      () => current && setFailed(true),
    );
    return () => {
      current = false;
    };
  }, [onLoaded]);
  if (!failed) return <SkeletonText lines={8} />;
  return (
    <p>
      目前無法載入，請改看<a href={sitePaths.privacy}>隱私權政策頁面</a>。
    </p>
  );
}

async function loadSections(): Promise<PolicySection[]> {
  const response = await fetch("/backstage/api/v1/site");
  const { data: site } = readData<{ data: SiteSettings }>(response.status, await response.json());
  return [...site.privacyPolicy, ...site.terms].map(richSection);
}
