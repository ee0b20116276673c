import { ENDPOINTS } from '../../core/contract/table';
import { matchRoute } from '../../core/routing/match-route';
import { STORE_VIEWS } from '../../core/store-views';

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

const PATTERNS = groupedBy(
  ENDPOINTS.map(({ path }) => ({ path, parts: partsOf(path) })),
  ({ parts }) => parts.length,
);
const STORES: ReadonlySet<string> = new Set(STORE_VIEWS.map(({ storeCode }) => storeCode));

/** Returns a bounded label without user data: '/api/cart/{token}', 'page:category' or a fixed word. */
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
