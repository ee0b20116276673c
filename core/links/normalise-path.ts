import { lookUp } from '../kernel/look-up';
import { decodeText, parseQuery } from './query-text';

/** A URL of the shop taken apart. */
export interface UrlParts {
  /** Host with port in lower case; empty for a URL without one. */
  readonly host: string;
  /** Decoded path with one '/' between segments and none at the end, but for '/' itself. */
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
}

/** Names under which a page is known besides its own (A §2.1). */
const ALIASES: Readonly<Record<string, string>> = { '/pwa.html': '/' };

/** Segments of a path, percent-decoded one by one, so that an encoded '/' stays inside its segment. */
export function segmentsOf(path: string): readonly string[] {
  return path
    .split('/')
    .filter((segment) => segment !== '')
    .map(decodeText);
}

/**
 * The path in the one form in which it is compared and looked up: no empty or '.' segments, '..' carried out, no '/' at the end,
 * each segment encoded in the same way. '/pwa.html' is '/' (A §2.1).
 */
export function normalisePath(path: string): string {
  const kept: string[] = [];
  for (const segment of segmentsOf(path)) {
    if (segment === '..') kept.pop();
    else if (segment !== '.') kept.push(encodeURIComponent(segment));
  }
  const normal = `/${kept.join('/')}`;
  return lookUp(ALIASES, normal) ?? normal;
}

interface RawUrl {
  readonly host: string;
  readonly path: string;
  /** What stands behind the path as parameters, as a query would: 'color=red&sort=newest'. */
  readonly params: string;
  readonly query: string;
}

/** '/c/jackets;color=red;sort=newest' → '/c/jackets' and 'color=red&sort=newest'. A ';' that begins no parameter is part of the path. */
function splitParams(path: string): Pick<RawUrl, 'path' | 'params'> {
  const match = /^([^;]*);([^/]*=[^/]*)$/s.exec(path);
  return match ? { path: match[1] ?? '', params: (match[2] ?? '').replaceAll(';', '&') } : { path, params: '' };
}

function splitUrl(url: string): RawUrl {
  const withoutFragment = url.replace(/#.*$/s, '');
  const match = /^(?:[a-z][a-z0-9+.-]*:)?\/\/([^/?]*)(.*)$/is.exec(withoutFragment);
  const [host, rest] = match ? [match[1] ?? '', match[2] ?? ''] : ['', withoutFragment];
  const at = rest.indexOf('?');
  const [path, query] = at < 0 ? [rest, ''] : [rest.slice(0, at), rest.slice(at + 1)];
  return { host: host.toLowerCase(), ...splitParams(path), query };
}

/** Takes a URL apart, with or without host; the fragment is dropped. Parameters of the path count as query. */
export function parseUrl(url: string): UrlParts {
  const { host, path, params, query } = splitUrl(url);
  return { host, path: normalisePath(path), query: { ...parseQuery(params), ...parseQuery(query) } };
}

/** Whether the path of a URL is written as the shop itself would write it. An alias is: it is a name of its own. */
export function isNormal(url: string): boolean {
  const { path } = splitUrl(url);
  return path === normalisePath(path) || lookUp(ALIASES, path) !== undefined;
}

/** The path without a leading store code, and that code; the default store has none (S §2). */
export function splitStoreCode(
  path: string,
  prefixed: readonly string[],
): { readonly storeCode: string | undefined; readonly path: string } {
  const first = path.split('/')[1] ?? '';
  if (!prefixed.includes(first)) return { storeCode: undefined, path };
  return { storeCode: first, path: path.slice(first.length + 1) || '/' };
}
