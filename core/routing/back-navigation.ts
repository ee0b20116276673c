import type { RouteMatch, RouteTrace } from './routing';

function queryOf(route: RouteMatch): string {
  return JSON.stringify(Object.entries(route.query).sort(([a], [b]) => (a < b ? -1 : 1)));
}

function isSameRoute(a: RouteMatch, b: RouteMatch): boolean {
  return a.name === b.name && a.storeCode === b.storeCode && a.path === b.path && queryOf(a) === queryOf(b);
}

/**
 * Returns true if the target equals the route before the current one and the paths differ.
 * @param previous the route before `from`
 */
export function isBackNavigation(previous: RouteTrace | null, from: RouteMatch | null, to: RouteMatch): boolean {
  return previous !== null && from !== null && from.path !== to.path && isSameRoute(previous.route, to);
}
