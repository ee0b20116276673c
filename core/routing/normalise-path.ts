import { decodeText, parseQuery } from './query-text';

/** A URL of the shop taken apart. */
export interface UrlParts {
  /** Host with port in lower case; empty for a URL without one. */
  readonly host: string;
  /** Decoded path with one '/' between segments and none at the end, but for '/' itself. */
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
}

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
  return normal === '/pwa.html' ? '/' : normal;
}

/** Takes a URL apart, with or without host; the fragment is dropped. */
export function parseUrl(url: string): UrlParts {
  const withoutFragment = url.replace(/#.*$/s, '');
  const match = /^(?:[a-z][a-z0-9+.-]*:)?\/\/([^/?]*)(.*)$/is.exec(withoutFragment);
  const [host, rest] = match ? [match[1] ?? '', match[2] ?? ''] : ['', withoutFragment];
  const at = rest.indexOf('?');
  const [path, query] = at < 0 ? [rest, ''] : [rest.slice(0, at), rest.slice(at + 1)];
  return { host: host.toLowerCase(), path: normalisePath(path), query: parseQuery(query) };
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
