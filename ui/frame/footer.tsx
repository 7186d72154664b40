import { useState } from "react";
import type { MouseEvent, ReactNode } from "react";
import { Link } from "../link.tsx";
import { Logo } from "../logo.tsx";
import { Ridgelines } from "../ridgelines.tsx";
import { SocialIcon } from "../social-icon.tsx";
import type { SocialKind } from "../social-icon.tsx";
import type { Brand, FrameLink } from "./frame-types.ts";
import { PrivacyDialog } from "./privacy-dialog.tsx";
import type { PolicySection } from "./privacy-dialog.tsx";

export type Office = { title: string; address: string; telephone: string };
export type SocialLink = { kind: SocialKind; label: string; href: string };

export type FooterProps = {
  brand: Brand;
  offices: readonly Office[];
  social: readonly SocialLink[];
  links: readonly FrameLink[];
  /** Licence number, representative and what else the law wants said, one entry a line. */
  legal: readonly string[];
  copyright: string;
  /** The page of the policy; the dialog opens over any page in its place. */
  privacyHref: string;
  privacySections: readonly PolicySection[];
};

/** The foot of every page: the range again, and in its nearest ridge who we are and where. */
export function Footer(props: FooterProps) {
  const { brand, offices, social, links, legal, copyright } = props;
  return (
    <footer className="no-print mt-32">
      <Ridgelines ground="ink" mirrored className="min-h-44" />
      <div className="on-ink relative -mt-0.5 bg-ridge-1 pb-12 text-paper">
        <div className="page-measure">
          <div className="flex flex-wrap items-center justify-between gap-6 pt-8 pb-8">
            <Logo {...brand} />
            <ul className="-mx-3 flex">
              {social.map((entry) => (
                <li key={entry.kind}>
                  <a
                    href={entry.href}
                    rel="noopener"
                    aria-label={entry.label}
                    className="grid size-11 place-items-center rounded-sm text-ridge-5 hover:text-card"
                  >
                    <SocialIcon kind={entry.kind} className="size-6" />
                  </a>
                </li>
              ))}
            </ul>
          </div>
          <OfficeList offices={offices} />
          <div className="flex flex-col gap-6 border-t border-ridge-2 pt-6 text-sm text-ridge-5 lg:flex-row lg:justify-between lg:gap-12">
            <div>
              {legal.map((line) => (
                <p key={line}>{line}</p>
              ))}
              <p className="mt-2">{copyright}</p>
            </div>
            <ul className="flex flex-wrap content-start gap-x-6 lg:justify-end">
              {links.map((link) => (
                <li key={link.href}>
                  <Link href={link.href} className="inline-block py-2 no-underline hover:underline">
                    {link.label}
                  </Link>
                </li>
              ))}
              <li>
                <PrivacyLink {...props} />
              </li>
            </ul>
          </div>
        </div>
      </div>
    </footer>
  );
}

function OfficeList({ offices }: { offices: readonly Office[] }) {
  return (
    <ul className="grid border-t border-ridge-2 md:grid-cols-3 md:gap-8">
      {offices.map((office) => (
        <li key={office.title} className="border-b border-ridge-2 py-6 last:border-b-0 md:border-b-0 md:py-8">
          <h2 className="display-title text-lg">{office.title}</h2>
          <address className="mt-2 text-sm leading-prose text-ridge-5 not-italic">
            {office.address}
            <br />
            <a
              href={`tel:${office.telephone.replaceAll(/[^\d+]/g, "")}`}
              className="tabular inline-block py-1 text-base text-card no-underline hover:underline"
            >
              {office.telephone}
            </a>
          </address>
        </li>
      ))}
    </ul>
  );
}

function PrivacyLink({ privacyHref, privacySections }: FooterProps): ReactNode {
  const [open, setOpen] = useState(false);
  function show(event: MouseEvent) {
    // A press that wants a new tab still gets the page.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setOpen(true);
  }
  return (
    <>
      <a href={privacyHref} onClick={show} className="inline-block py-2 no-underline hover:underline">
        隱私權政策與條款
      </a>
      <PrivacyDialog open={open} onClose={() => setOpen(false)} sections={privacySections} />
    </>
  );
}
