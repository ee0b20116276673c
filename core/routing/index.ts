export { categoryLink, linkRules, localPath, pageLink, productLink, slugOf, STATIC_PAGES } from './links';
export type { LinkRules } from './links';
export { normalisePath, parseUrl } from './normalise-path';
export type { UrlParts } from './normalise-path';
export { formatQuery, parseQuery } from './query-text';
export { ROUTING } from './routing';
export type { OpenOptions, OpenResult, Page, Resolution, RouteMatch, RoutingArea } from './routing';
