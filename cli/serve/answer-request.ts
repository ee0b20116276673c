import { isDatabaseUnavailable, type Platform, type Storefront } from '../composition/composition-root';
import type { AddressPace } from './address-pace';
import { isFromOutside } from './at-home';
import { compress } from './compress';
import { errorPage } from './error-page';
import { secured } from './secure-headers';
import type { SiteFiles } from './site/site-files';
import type { StaticFiles } from './static-files';

/** Back-end paths; all others are pages. `/url` is pinged on navigation. */
const BACK_END = /^\/(api|img|pay|dev)(\/|$)|^\/(healthz|readyz|url|pages\.css)$/;

const IS_COSTLY = /^\/(share|feeds)\/|^\/sitemap[^/]*\.xml$/;

/** A results page costs as much as several other pages, and is rarely requested twice. */
const IS_SEARCH = /\/search$/;
const SEARCH_UNITS = 3;

/** Max path length in characters. */
const MAX_PATH = 1500;

export interface Dependencies {
  readonly platform: Pick<Platform, 'fetch'>;
  readonly storefront: Pick<Storefront, 'fetch'>;
  readonly files: StaticFiles;
  readonly site: SiteFiles;
  /** Restricts development pages to browsers on this machine. */
  readonly isDevAtHome?: boolean;
  readonly isHttps?: boolean;
  readonly pace?: Pick<AddressPace, 'allows'>;
  readonly pagePace?: Pick<AddressPace, 'allows'>;
  /** Counts a visit by a blogger's link. */
  readonly onPromo?: (promo: string, address: string | undefined) => void;
  readonly onError: (error: unknown) => void;
}

/** Routes to built files, back end or storefront. Never rejects. */
export async function answerRequest(
  request: Request,
  parts: Dependencies,
  connection: Parameters<Platform['fetch']>[1] = {},
): Promise<Response> {
  const place = { pathname: pathOf(request), isHttps: parts.isHttps === true };
  try {
    return secured(await answer(request, parts, connection), place);
  } catch (error) {
    parts.onError(error);
    return secured(errorPage(place.pathname, isDatabaseUnavailable(error)), place);
  }
}

async function answer(
  request: Request,
  { platform, storefront, files, site, pace, pagePace, isDevAtHome, onPromo }: Dependencies,
  connection: Parameters<Platform['fetch']>[1],
): Promise<Response> {
  // Databases reject NUL or truncate at it.
  if (request.url.includes('%00')) return plain(400, 'An address must not contain a NUL character');
  const { pathname, searchParams } = new URL(request.url);
  if (pathname.length > MAX_PATH)
    return plain(414, `The path of an address must be at most ${MAX_PATH} characters long`);
  if (isDevAtHome === true && isFromOutside(request)) return plain(404, 'Not found');
  if (BACK_END.test(pathname)) return compress(request, await platform.fetch(request, connection));
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return plain(405, 'Method not allowed', { allow: 'GET, HEAD' });
  const file = await files.respond(request, pathname);
  if (file !== undefined) return file;
  if (IS_COSTLY.test(pathname) && pace?.allows(connection?.address) === false)
    return plain(429, 'Too many file requests; try again in a minute', { 'retry-after': '60' });
  const made = await site.respond(request, pathname);
  if (made !== undefined) return compress(request, made);
  // Missing asset of an older build: a page would be parsed as a script.
  if (pathname.startsWith('/assets/')) return plain(404, 'Not found');
  const units = IS_SEARCH.test(pathname) ? SEARCH_UNITS : 1;
  if (pagePace?.allows(connection?.address, units) === false)
    return plain(429, 'Too many page requests; try again in a minute', { 'retry-after': '60' });
  // After the limit: counting writes to the database.
  const promo = searchParams.get('promo');
  if (promo !== null && isVisit(request)) onPromo?.(promo, connection?.address);
  return compress(request, await storefront.fetch(request));
}

/** Browsers mark what a person opens; crawlers, link previews and prefetches do not. */
function isVisit({ method, headers }: Request): boolean {
  return method === 'GET' && headers.get('sec-fetch-mode') === 'navigate' && headers.get('sec-purpose') === null;
}

function pathOf(request: Request): string {
  return URL.canParse(request.url) ? new URL(request.url).pathname : '/';
}

function plain(status: number, text: string, headers: Readonly<Record<string, string>> = {}): Response {
  return new Response(`${text}\n`, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', ...headers },
  });
}
