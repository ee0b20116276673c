export { normalisePath, isNormal, parseUrl, segmentsOf } from './normalise-path';
export { splitStoreCode } from './split-store-code';
export type { UrlParts } from './normalise-path';
export { FEED_PORTALS, feedOfPath, feedPath } from './feed-path';
export type { FeedPortal } from './feed-path';
export { formatQuery } from './query-text';
export { isLook } from './selection';
export type { Selection } from './selection';
export { storeLinks } from './store-links';
export type { Addressed } from './store-links';
export {
  brandLink,
  categoryLink,
  linkRules,
  LIST_PATHS,
  listedLink,
  localPath,
  nameSlug,
  pageLink,
  productLink,
  slugOf,
  STATIC_PAGES,
} from './links';
export type { Linkable, LinkRules } from './links';
