/** Every address of the public API, literal, upper and lower case included (product.md section 7). */
export const API_BASE = "/backstage/api";
const V1 = `${API_BASE}/v1`;

export const paths = {
  countries: `${V1}/country`,
  banners: `${V1}/banner`,
  tours: `${V1}/tours`,
  tourFacets: `${V1}/tours/facets`,
  allTours: `${V1}/AllTours`,
  tour: (id: number) => `${V1}/tour/${id}`,
  travelTip: (tourId: number) => `${V1}/tour/${tourId}/travel-tip`,
  departures: `${V1}/tour-groups`,
  departureFacets: `${V1}/tour-groups/facets`,
  departure: (id: number) => `${V1}/tour-group/${id}`,
  events: `${V1}/events`,
  event: (id: number) => `${V1}/event/${id}`,
  offers: `${V1}/promotional-offers`,
  offer: (id: number) => `${V1}/promotional-offer/${id}`,
  posts: `${V1}/travel-columns`,
  post: (id: number) => `${V1}/travel-column/${id}`,
  homePage: `${V1}/home-page`,
  praises: `${V1}/praise`,
  tags: `${V1}/tag`,
  tourStyleTags: `${V1}/tag/tour-style`,
  site: `${V1}/site`,
  blogList: `${V1}/blog-list`,
  sendVerifyCode: `${V1}/sendVerifyCode`,
  verifyCode: `${V1}/verifyCode`,
  submitRegister: `${V1}/form/submit/register`,
  submitContact: `${V1}/form/submit/contact`,
  openapi: `${API_BASE}/openapi.json`,
  docs: `${API_BASE}/docs`,
} as const;
