import type { RouteMatch, RouteTrace } from './routing';

function queryOf(route: RouteMatch): string {
  return JSON.stringify(Object.entries(route.query).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Whether two routes are one, whatever the order of their queries. What is remembered of a route beside it does not count. */
function isSameRoute(a: RouteMatch, b: RouteMatch): boolean {
  return a.name === b.name && a.storeCode === b.storeCode && a.path === b.path && queryOf(a) === queryOf(b);
}

/**
 * S §2: the shopper has gone back when the route before the one they leave is, scroll position and page size aside, the one they
 * come to, and the paths of the two ends differ (a changed filter is no way back).
 * @param previous the route before `from`
 */
export function isBackNavigation(previous: RouteTrace | null, from: RouteMatch | null, to: RouteMatch): boolean {
  return previous !== null && from !== null && from.path !== to.path && isSameRoute(previous.route, to);
}
