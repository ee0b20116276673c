export { categoryLink, linkRules, nameSlug, productLink } from './links';
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
