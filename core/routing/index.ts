export { categoryLink, linkRules, localPath, pageLink, productLink, slugOf, STATIC_PAGES } from './links';
export type { LinkRules } from './links';
export { normalisePath, parseUrl, segmentsOf, splitStoreCode } from './normalise-path';
export type { UrlParts } from './normalise-path';
export { decodeText, formatQuery, parseQuery } from './query-text';
export type { OpenResult, Page, Resolution, RouteMatch, RoutingArea } from './routing';
export { variantParam } from './variant-param';
export type { VariantParam } from './variant-param';
