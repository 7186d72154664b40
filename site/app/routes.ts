import { index, route, type RouteConfig } from "@react-router/dev/routes";

const pages = [
  index("routes/home.tsx"),
  route("tours", "routes/tours.tsx"),
  route("tours/:tourId", "routes/tour.tsx"),
  route("tours/:tourId/:departureId", "routes/departure.tsx"),
  route("tours/:tourId/:departureId/register", "routes/register.tsx"),
  route("tour-list", "routes/tour-list.tsx"),
  route("countries", "routes/countries.tsx"),
  route("privacy", "routes/privacy.tsx"),
];

/** The gallery of interface pieces is for us, not for visitors. */
const development = process.env["NODE_ENV"] === "development" ? [route("ui", "routes/ui.tsx")] : [];

export default [...pages, ...development, route("*", "routes/not-found.tsx")] satisfies RouteConfig;
