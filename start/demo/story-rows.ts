/** Events, posts, offers and praises of the demo agency as rows. */
import type { DemoAgency } from "@farpeak/demo/agency.ts";
import type { Rows } from "@farpeak/server/database/bulk.ts";
import { addDays } from "@farpeak/demo/days.ts";
import type { MediaOf } from "./pictures.ts";
import type { Ids } from "./rows.ts";

export function storyRows(agency: DemoAgency, ids: Ids, media: MediaOf): Rows {
  return {
    ...eventRows(agency, ids, media),
    ...postRows(agency, ids, media),
    ...offerRows(agency, ids, media),
    praises: agency.praises.map((praise, index) => ({
      id: index + 1,
      author: praise.author,
      tour_id: ids.tour(praise.tourCode),
      rating: praise.rating,
      content: praise.content,
      image_id: praise.picture ? media(praise.picture) : null,
      travelled_on: praise.travelledOn,
    })),
  };
}

interface Tagged {
  tags: readonly string[];
  relatedTours: readonly string[];
}

/** Tags and tours of each story, by its id and in its order. */
function links(kind: "event" | "post" | "offer", stories: readonly Tagged[], ids: Ids) {
  return {
    tags: stories.flatMap(({ tags }, index) =>
      tags.map((name, sort) => ({ id: index + 1, tag_id: ids.tag(`${kind} ${name}`), sort })),
    ),
    tours: stories.flatMap(({ relatedTours }, index) =>
      relatedTours.map((code, sort) => ({ id: index + 1, tour_id: ids.tour(code), sort })),
    ),
  };
}

function publishedAt(agency: DemoAgency, inDays: number): string {
  return `${addDays(agency.today, inDays)}T09:00:00+08:00`;
}

function eventRows(agency: DemoAgency, ids: Ids, media: MediaOf): Rows {
  const { tags, tours } = links("event", agency.events, ids);
  return {
    events: agency.events.map((event) => {
      const day = addDays(agency.today, event.inDays);
      return {
        id: ids.event(event.key),
        type: event.type,
        title: event.title,
        summary: event.summary,
        is_featured: event.isFeatured ?? false,
        image_id: media(event.picture),
        starts_at: `${day} ${event.startsAt}:00`,
        ends_at: `${day} ${event.endsAt}:00`,
        place: event.place,
        address: event.address,
        latitude: event.location.latitude,
        longitude: event.location.longitude,
        speakers: JSON.stringify(event.speakers),
        fee: event.fee,
        capacity: event.capacity,
        registration_closes_at: `${addDays(day, -1)} 18:00:00`,
        content_html: event.contentHtml,
        published_at: publishedAt(agency, event.publishedInDays),
      };
    }),
    event_tags: tags.map(({ id, ...rest }) => ({ event_id: id, ...rest })),
    event_tours: tours.map(({ id, ...rest }) => ({ event_id: id, ...rest })),
    event_registrations: agency.eventRegistrations.map(
      ({ eventKey, salesPerson, createdAt, ...registration }, index) => ({
        id: index + 1,
        ...registration,
        event_id: ids.event(eventKey),
        sales_person: salesPerson,
        notice_version: agency.site.collectionNotices.event.version,
        created_at: createdAt,
        updated_at: createdAt,
      }),
    ),
  };
}

function postRows(agency: DemoAgency, ids: Ids, media: MediaOf): Rows {
  const { tags, tours } = links("post", agency.posts, ids);
  return {
    posts: agency.posts.map((post, index) => ({
      id: index + 1,
      title: post.title,
      summary: post.summary,
      author: post.author,
      is_featured: post.isFeatured ?? false,
      image_id: media(post.picture),
      content_html: post.contentHtml,
      published_at: publishedAt(agency, post.publishedInDays),
    })),
    post_tags: tags.map(({ id, ...rest }) => ({ post_id: id, ...rest })),
    post_tours: tours.map(({ id, ...rest }) => ({ post_id: id, ...rest })),
  };
}

function offerRows(agency: DemoAgency, ids: Ids, media: MediaOf): Rows {
  const { tags, tours } = links("offer", agency.offers, ids);
  return {
    offers: agency.offers.map((offer, index) => ({
      id: index + 1,
      title: offer.title,
      summary: offer.summary,
      is_featured: offer.isFeatured ?? false,
      image_id: media(offer.picture),
      starts_on: addDays(agency.today, offer.startsInDays),
      ends_on: addDays(agency.today, offer.endsInDays),
      content_html: offer.contentHtml,
      published_at: publishedAt(agency, offer.publishedInDays),
    })),
    offer_tags: tags.map(({ id, ...rest }) => ({ offer_id: id, ...rest })),
    offer_tours: tours.map(({ id, ...rest }) => ({ offer_id: id, ...rest })),
  };
}
