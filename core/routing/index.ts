export { splitArrival, withTaken } from './arrival';
export type { Arrival } from './arrival';
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
