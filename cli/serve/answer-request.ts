import { isDatabaseUnavailable, type Platform, type Storefront } from '../composition/composition-root';
import { compress } from './compress';
import { errorPage } from './error-page';
import type { SiteFiles } from './site/site-files';
import type { StaticFiles } from './static-files';

/** Where the back end answers; every other address is a page. `/url` is the ping after a change of page (S §7). */
const BACK_END = /^\/(api|img|pay|dev)(\/|$)|^\/(healthz|readyz|url|pages\.css)$/;

export interface Parts {
  readonly platform: Pick<Platform, 'fetch'>;
  readonly storefront: Pick<Storefront, 'fetch'>;
  readonly files: StaticFiles;
  /** Sitemaps, icons and the like, made from what the shop is now. */
  readonly site: SiteFiles;
  readonly onError: (error: unknown) => void;
}

/** What answers a request: a built file, the back end, or a page rendered for it. Never rejects. */
export async function answerRequest(
  request: Request,
  parts: Parts,
  connection: Parameters<Platform['fetch']>[1] = {},
): Promise<Response> {
  try {
    return await answer(request, parts, connection);
  } catch (error) {
    parts.onError(error);
    return errorPage(new URL(request.url).pathname, isDatabaseUnavailable(error));
  }
}

async function answer(
  request: Request,
  { platform, storefront, files, site }: Parts,
  connection: Parameters<Platform['fetch']>[1],
): Promise<Response> {
  // No address of a shop has it, and databases refuse it or cut a text there.
  if (request.url.includes('%00')) return plain(400, 'An address must not contain a NUL character');
  const { pathname } = new URL(request.url);
  if (BACK_END.test(pathname)) return compress(request, await platform.fetch(request, connection));
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return plain(405, 'Method not allowed', { allow: 'GET, HEAD' });
  const file = await files.respond(request, pathname);
  if (file !== undefined) return file;
  const made = await site.respond(request, pathname);
  if (made !== undefined) return compress(request, made);
  // A file of an older build: a page in its place would be taken for a script.
  if (pathname.startsWith('/assets/')) return plain(404, 'Not found');
  return compress(request, await storefront.fetch(request));
}

function plain(status: number, text: string, headers: Readonly<Record<string, string>> = {}): Response {
  return new Response(`${text}\n`, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', ...headers },
  });
}
