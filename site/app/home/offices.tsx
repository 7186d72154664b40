import { useRouteLoaderData } from "react-router";
import type { FrameData } from "../frame-data.ts";

/** The three branch offices; the frame has them already. */
export function Offices() {
  const frame = useRouteLoaderData<FrameData>("root");
  return (
    <ul className="mt-8 grid border-t border-line md:grid-cols-3 md:gap-x-12">
      {frame?.offices.map((office) => (
        <li key={office.title} className="border-b border-line py-6">
          <h3 className="text-lg">{office.title}</h3>
          <address className="mt-2 leading-relaxed not-italic">
            <a
              href={`tel:${office.telephone.replaceAll(/[^\d+]/g, "")}`}
              className="tabular text-xl no-underline hover:underline"
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
  );
}
