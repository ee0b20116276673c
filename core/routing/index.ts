export type { OpenOptions, OpenResult, Page, Resolution, RouteMatch, RoutingArea } from './routing';
