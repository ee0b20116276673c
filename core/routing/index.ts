export { categoryLink, linkRules, nameSlug, productLink } from './links';
export { splitArrival, withTaken } from './arrival';
export type { Arrival } from './arrival';
export { storeLinks } from './store-links';
export type { Addressed } from './store-links';
export type { LinkRules } from './links';
export type {
  OpenOptions,
  OpenResult,
  Page,
  PageIdentity,
  Resolution,
  RouteMatch,
  RouteTrace,
  RoutingArea,
} from './routing';
