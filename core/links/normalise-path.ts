import { lookUp } from '../kernel/look-up';
import { decodeText, parseQuery } from './query-text';

export interface UrlParts {
  readonly host: string;
  /** Decoded, without duplicate or trailing slashes. */
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
}

const ALIASES: Readonly<Record<string, string>> = { '/pwa.html': '/' };

/** Decodes each segment separately, so that an encoded '/' stays inside it. */
export function segmentsOf(path: string): readonly string[] {
  return path
    .split('/')
    .filter((segment) => segment !== '')
    .map(decodeText);
}

/** Returns the canonical path for comparison: dot segments resolved, uniform encoding, no trailing slash. */
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
  readonly params: string;
  readonly query: string;
}

/** Path parameters are merged into the query; the fragment is dropped. */
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

export function parseUrl(url: string): UrlParts {
  const { host, path, params, query } = splitUrl(url);
  return { host, path: normalisePath(path), query: { ...parseQuery(params), ...parseQuery(query) } };
}

export function isNormal(url: string): boolean {
  const { path } = splitUrl(url);
  return path === normalisePath(path) || lookUp(ALIASES, path) !== undefined;
}
