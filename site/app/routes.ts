import { index, route, type RouteConfig } from "@react-router/dev/routes";

const pages = [
  index("routes/home.tsx"),
  route("tours", "routes/tours.tsx"),
  route("tours/:tourId", "routes/tour.tsx"),
  route("tours/:tourId/:departureId", "routes/departure.tsx"),
  route("tours/:tourId/:departureId/register", "routes/register.tsx"),
  route("tour-list", "routes/tour-list.tsx"),
  route("countries", "routes/countries.tsx"),
  route("contact", "routes/contact-us.tsx"),
  route("privacy", "routes/privacy.tsx"),
  // What one reads: events, posts, offers, praise, tips, the legal pages.
  route("events", "routes/events.tsx"),
  route("events/:id", "routes/event.tsx"),
  route("events/:id/calendar.ics", "routes/event-calendar.ts"),
  route("events/tag/:tag", "routes/event-tag.tsx"),
  route("travel-blog", "routes/posts.tsx"),
  route("travel-blog/rss.xml", "routes/posts-feed.ts"),
  route("travel-blog/:id", "routes/post.tsx"),
  route("travel-blog/tag/:tag", "routes/post-tag.tsx"),
  route("promotional-offers", "routes/offers.tsx"),
  route("promotional-offers/:id", "routes/offer.tsx"),
  route("promotional-offers/tag/:tag", "routes/offer-tag.tsx"),
  route("praise", "routes/praise.tsx"),
  route("tours/:tourId/travel-tip", "routes/travel-tip.tsx"),
  route("terms", "routes/terms.tsx"),
  route("contract", "routes/contract.tsx"),
  route("disclosure", "routes/disclosure.tsx"),
];

/** The gallery of interface pieces is for us, not for visitors. */
const development = process.env["NODE_ENV"] === "development" ? [route("ui", "routes/ui.tsx")] : [];

export default [...pages, ...development, route("*", "routes/not-found.tsx")] satisfies RouteConfig;
