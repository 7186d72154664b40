/** What the frame of every page shows, loaded once by the root route. */
import type { TourName } from "@farpeak/contract/catalog.ts";
import { paths } from "@farpeak/contract/paths.ts";
import type { SiteSettings } from "@farpeak/contract/site.ts";
import type { Api } from "./api.ts";
import { areaColumns, type MenuGroup, regionColumns } from "./menu.ts";

export interface FrameData {
  brand: { name: string; latin: string; motto: string };
  offices: { title: string; address: string; telephone: string; openingHours: string }[];
  social: { kind: "instagram" | "facebook" | "youtube" | "line"; label: string; href: string }[];
  contact: { label: string; href: string };
  legal: string[];
  copyright: string;
  areas: MenuGroup[];
  regions: MenuGroup[];
}

const SOCIAL_LABELS = { instagram: "Instagram", facebook: "Facebook", youtube: "YouTube", line: "LINE" };

export async function loadFrame(api: Api): Promise<FrameData> {
  const [{ data: site }, tours] = await Promise.all([
    api.get<{ data: SiteSettings }>(paths.site),
    api.get<{ data: TourName[] }>(paths.allTours),
  ]);
  const { brand, licence } = site;
  return {
    brand: { name: brand.name, latin: brand.englishName, motto: brand.motto },
    offices: site.offices.map(({ title, address, telephone, openingHours }) => ({
      title,
      address,
      telephone,
      openingHours,
    })),
    social: site.socialLinks.map(({ kind, url }) => ({ kind, label: SOCIAL_LABELS[kind], href: url })),
    contact: { label: `${site.messagingApp.name} 諮詢`, href: site.messagingApp.url },
    legal: [`${site.companyName}｜${licence.kind}　${licence.number}`, `代表人　${licence.representative}`],
    copyright: `© ${new Date().getFullYear()} ${site.companyName}`,
    areas: areaColumns(tours.data),
    regions: regionColumns(tours.data, site.menu),
  };
}
