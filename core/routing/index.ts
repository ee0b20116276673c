export { categoryLink, linkRules, productLink } from './links';
export type { RouteTrace } from './back-navigation';
export type { LinkRules } from './links';
export type { OpenOptions, OpenResult, Page, Resolution, RouteMatch, RoutingArea } from './routing';
