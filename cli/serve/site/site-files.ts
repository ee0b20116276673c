import { feedOfPath } from '../../../core/internal';
import type { RasterDrawing } from '../../composition/composition-parts';
import { isKnown } from '../negotiation/is-known';
import { manifestAt } from './app-manifest';
import { createIcons } from './icons';
import { KeptFiles, type KeptFile } from './kept-file';
import { feedFile } from './product-feed';
import { robotsText } from './robots';
import { createSharePictures } from './share-pictures';
import type { Site } from './site';
import { sitemapFile, sitemapIndex } from './sitemap';

export interface SiteFiles {
  respond(request: Request, pathname: string): Promise<Response | undefined>;
}

export interface SiteFilesOptions extends Site {
  /** Reads which own stores are open now. */
  readonly refresh?: () => Promise<void>;
  readonly icon: () => Promise<string>;
  readonly raster: RasterDrawing;
}

const AN_HOUR = 'public, max-age=3600';
const A_WEEK = 'public, max-age=604800';

/** Files that follow from the open stores. */
const OF_STORES = /^\/(?:feeds|sitemap)|\/manifest\./;
const SITEMAP = /^\/sitemap-([a-z][a-z0-9_-]{1,7})-(\d{1,6})\.xml$/;

function respond(
  request: Request,
  body: string | Buffer | ReadableStream<Uint8Array>,
  type: string,
  cache: string,
): Response {
  const bytes = Buffer.isBuffer(body) ? new Uint8Array(body) : body;
  return new Response(request.method === 'HEAD' ? null : bytes, {
    headers: { 'content-type': type, 'cache-control': cache, 'x-content-type-options': 'nosniff' },
  });
}

function respondKept(request: Request, { bytes, etag }: KeptFile): Response {
  const isHeld = isKnown(request, etag);
  const headers = {
    'content-type': 'text/xml; charset=utf-8',
    'cache-control': AN_HOUR,
    etag,
    'x-content-type-options': 'nosniff',
  };
  return new Response(isHeld || request.method === 'HEAD' ? null : bytes, { status: isHeld ? 304 : 200, headers });
}

function tooBusy(error: unknown): Response {
  if (!(error instanceof Error) || error.name !== 'TooBusyError') throw error;
  return new Response('Try again in a moment\n', {
    status: 503,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'retry-after': '5', 'cache-control': 'no-store' },
  });
}

export function createSiteFiles(options: SiteFilesOptions): SiteFiles {
  const icons = createIcons(options.icon, options.raster);
  const kept = new KeptFiles(() => Date.now());
  const shares = createSharePictures(options, options.raster);
  return {
    async respond(request, pathname) {
      if (OF_STORES.test(pathname)) await options.refresh?.();
      if (pathname === '/robots.txt')
        return respond(request, robotsText(options), 'text/plain; charset=utf-8', AN_HOUR);
      if (pathname === '/sitemap.xml')
        return respond(request, await sitemapIndex(options), 'text/xml; charset=utf-8', AN_HOUR);
      const [, storeCode, number] = SITEMAP.exec(pathname) ?? [];
      if (storeCode !== undefined) {
        const file = await sitemapFile(storeCode, Number(number), options);
        return file && respond(request, file, 'text/xml; charset=utf-8', AN_HOUR);
      }
      const feed = feedOfPath(pathname);
      if (feed !== undefined) {
        const file = await kept.file(pathname, () => feedFile(feed, options, Date.now()));
        return file && respondKept(request, file);
      }
      const icon = await icons.at(pathname);
      if (icon !== undefined)
        return respond(request, icon, pathname.endsWith('.ico') ? 'image/x-icon' : 'image/png', A_WEEK);
      const share = await shares.at(pathname)?.catch(tooBusy);
      if (share instanceof Response) return share;
      if (share !== undefined) return respond(request, share, 'image/png', A_WEEK);
      const manifest = await manifestAt(pathname, options);
      if (manifest === undefined) return undefined;
      return respond(request, JSON.stringify(manifest), 'application/manifest+json; charset=utf-8', AN_HOUR);
    },
  };
}
