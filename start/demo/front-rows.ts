/** Banners, the home page and the site settings of the demo agency. */
import type { SiteSettings } from "@farpeak/contract/site.ts";
import type { DemoAgency } from "@farpeak/demo/agency.ts";
import type { TextSection, VersionedText } from "@farpeak/demo/stories/site-settings.ts";
import type { Rows } from "@farpeak/server/database/bulk.ts";
import type { MediaOf } from "./pictures.ts";

export function frontRows(agency: DemoAgency, media: MediaOf): Rows {
  return {
    banners: agency.banners.map((banner, index) => ({
      id: index + 1,
      title: banner.title,
      subtitle: banner.subtitle,
      image_id: media(banner.picture),
      mobile_image_id: media(banner.picture, "portrait"),
      link: banner.link,
      sort: banner.sort,
    })),
    home_sections: agency.homePage.map(({ kind, title, subtitle, link, items }, index) => ({
      id: index + 1,
      kind,
      title,
      subtitle,
      link,
      items: JSON.stringify(items.map(({ picture, ...item }) => ({ ...item, media_id: media(picture) }))),
      sort: (index + 1) * 10,
    })),
  };
}

const section = ({ title, contentHtml }: TextSection) => ({ title, content_html: contentHtml });
const versioned = ({ version, contentHtml }: VersionedText) => ({ version, content_html: contentHtml });

/** The settings in the form of the contract. */
export function siteSettingsOf({ site }: DemoAgency): Omit<SiteSettings, "updated_at"> {
  const { contact, register, event } = site.collectionNotices;
  return {
    brand: { name: site.brand.name, english_name: site.brand.englishName, motto: site.brand.motto },
    logo: site.logo,
    company_name: site.companyName,
    licence: site.licence,
    business_items: site.businessItems,
    contact_person: site.contactPerson,
    email: site.email,
    fax: site.fax,
    membership_verification: site.membershipVerification,
    offices: site.offices.map(({ openingHours, ...office }) => ({ ...office, opening_hours: openingHours })),
    social_links: site.socialLinks,
    messaging_app: site.messagingApp,
    privacy_policy: site.privacyPolicy.map(section),
    terms: site.terms.map(section),
    collection_notices: {
      contact: versioned(contact),
      register: versioned(register),
      event: versioned(event),
    },
    standard_contract: versioned(site.standardContract),
    cancellation_steps: site.cancellationSteps.map(({ daysFrom, daysTo, percent }) => ({
      days_from: daysFrom,
      days_to: daysTo,
      percent,
    })),
    menu: site.menu.map(({ title, entries }) => ({
      title,
      entries: entries.map(({ label, countries = [], tags = [] }) => ({ label, countries, tags })),
    })),
    popular_searches: site.popularSearches,
  };
}
