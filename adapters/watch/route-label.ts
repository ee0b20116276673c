import { ENDPOINTS } from '../../core/contract/table';
import { matchRoute } from '../../core/routing/match-route';
import { STORE_VIEWS } from '../../core/store-views';

/** What stands beside pages and endpoints; the first that fits counts. */
const OTHERS: readonly (readonly [path: RegExp, label: string])[] = [
  [/^\/(?:healthz|readyz|url|pages\.css|robots\.txt)$/, ''],
  [/^\/api\/own\//, '/api/own/*'],
  [/^\/api\//, '/api/*'],
  [/^\/(?:img|media)\//, '/img/*'],
  [/^\/assets\//, '/assets/*'],
  [/^\/pay(?:\/|$)/, '/pay/*'],
  [/^\/dev(?:\/|$)/, '/dev/*'],
  [/^\/feeds\//, '/feeds/*'],
  [/^\/sitemap/, '/sitemap*.xml'],
  [/\.[a-z0-9]{2,12}$/, 'file'],
];

/** Endpoints by the number of their parts; a part in braces is any. */
const PATTERNS = groupedBy(
  ENDPOINTS.map(({ path }) => ({ path, parts: partsOf(path) })),
  ({ parts }) => parts.length,
);
const STORES: ReadonlySet<string> = new Set(STORE_VIEWS.map(({ storeCode }) => storeCode));

/**
 * What a path is called in figures, logs and traces: the path of its endpoint ('/api/cart/{token}'), the name of its page ('page:category'), or one of a few
 * words. There are as many as the program has, whatever is asked for, and nothing that a shopper typed is in them. Pure.
 */
export function routeLabel(pathname: string): string {
  const parts = partsOf(pathname);
  const endpoint = PATTERNS.get(parts.length)?.find((pattern) => fits(pattern.parts, parts));
  if (endpoint !== undefined) return endpoint.path;
  const other = OTHERS.find(([path]) => path.test(pathname));
  if (other !== undefined) return other[1] === '' ? pathname : other[1];
  const path = `/${(STORES.has(parts[0] ?? '') ? parts.slice(1) : parts).join('/')}`;
  return `page:${matchRoute(path)?.name ?? 'other'}`;
}

function partsOf(path: string): readonly string[] {
  return path.split('/').filter((part) => part !== '');
}

function fits(pattern: readonly string[], parts: readonly string[]): boolean {
  return pattern.every((part, at) => part.startsWith('{') || part === parts[at]);
}

function groupedBy<T>(items: readonly T[], keyOf: (item: T) => number): ReadonlyMap<number, readonly T[]> {
  const groups = new Map<number, T[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}
