import { isDatabaseUnavailable, type Platform, type Storefront } from '../composition/composition-root';
import type { AddressPace } from './address-pace';
import { isFromOutside } from './at-home';
import { compress } from './compress';
import { errorPage } from './error-page';
import { secured } from './secure-headers';
import type { SiteFiles } from './site/site-files';
import type { StaticFiles } from './static-files';

/** Where the back end answers; every other address is a page. `/url` is the ping after a change of page (S §7). */
const BACK_END = /^\/(api|img|pay|dev)(\/|$)|^\/(healthz|readyz|url|pages\.css)$/;

/** Files that are made when they are asked for: pictures for links, product feeds, sitemaps. */
const IS_COSTLY = /^\/(share|feeds)\/|^\/sitemap[^/]*\.xml$/;

/** Characters of a path: no page of a shop has one that is longer, nor can one be looked for. */
const MOST_PATH = 1500;

export interface Parts {
  readonly platform: Pick<Platform, 'fetch'>;
  readonly storefront: Pick<Storefront, 'fetch'>;
  readonly files: StaticFiles;
  /** Sitemaps, icons and the like, made from what the shop is now. */
  readonly site: SiteFiles;
  /** Mails, codes and test payments of a development shop are for this machine's browsers alone. */
  readonly isDevAtHome?: boolean;
  /** The shop is reached by https. */
  readonly isHttps?: boolean;
  /** Limit of an address for pictures of links that are passed on, product feeds and sitemaps. */
  readonly pace?: Pick<AddressPace, 'allows'>;
  /** How often an address may have pages. */
  readonly pagePace?: Pick<AddressPace, 'allows'>;
  readonly onError: (error: unknown) => void;
}

/** What answers a request: a built file, the back end, or a page rendered for it. Never rejects. */
export async function answerRequest(
  request: Request,
  parts: Parts,
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
  { platform, storefront, files, site, pace, pagePace, isDevAtHome }: Parts,
  connection: Parameters<Platform['fetch']>[1],
): Promise<Response> {
  // No address of a shop has it, and databases refuse it or cut a text there.
  if (request.url.includes('%00')) return plain(400, 'An address must not contain a NUL character');
  const { pathname } = new URL(request.url);
  if (pathname.length > MOST_PATH)
    return plain(414, `The path of an address must be at most ${MOST_PATH} characters long`);
  if (isDevAtHome === true && isFromOutside(request)) return plain(404, 'Not found');
  if (BACK_END.test(pathname)) return compress(request, await platform.fetch(request, connection));
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return plain(405, 'Method not allowed', { allow: 'GET, HEAD' });
  const file = await files.respond(request, pathname);
  if (file !== undefined) return file;
  if (IS_COSTLY.test(pathname) && pace?.allows(connection?.address) === false)
    return plain(429, 'Too many files were asked for; try again in a minute', { 'retry-after': '60' });
  const made = await site.respond(request, pathname);
  if (made !== undefined) return compress(request, made);
  // A file of an older build: a page in its place would be taken for a script.
  if (pathname.startsWith('/assets/')) return plain(404, 'Not found');
  if (pagePace?.allows(connection?.address) === false)
    return plain(429, 'Too many pages were asked for; try again in a minute', { 'retry-after': '60' });
  return compress(request, await storefront.fetch(request));
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
