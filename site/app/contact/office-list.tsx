import { useRouteLoaderData } from "react-router";
import type { FrameData } from "../frame-data.ts";
import { telephoneHref } from "../telephone.ts";

/** The three offices beside the form; the frame has them already. */
export function OfficeList({ messaging }: { messaging: { name: string; url: string } }) {
  const frame = useRouteLoaderData<FrameData>("root");
  return (
    <aside aria-labelledby="offices" className="self-start border-t border-ridge-1 pt-6">
      <h2 id="offices" className="text-lg">
        服務據點
      </h2>
      <ul className="mt-4">
        {frame?.offices.map((office) => (
          <li key={office.title} className="border-t border-line py-4 leading-normal">
            <h3 className="text-base">{office.title}</h3>
            <address className="mt-1 not-italic">
              <a
                href={telephoneHref(office.telephone)}
                className="tabular inline-flex min-h-11 items-center text-lg no-underline hover:underline"
              >
                {office.telephone}
              </a>
              <br />
              {office.address}
            </address>
            <p className="mt-1 text-sm text-muted">{office.openingHours}</p>
          </li>
        ))}
      </ul>
      <p className="border-t border-line pt-4 leading-normal">
        習慣用 {messaging.name}？
        <a href={messaging.url} rel="noopener" className="text-link">
          加入好友直接問
        </a>
      </p>
    </aside>
  );
}
