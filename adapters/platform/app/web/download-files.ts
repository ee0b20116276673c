import type { Context } from 'hono';
import { DOWNLOAD_REFUSALS } from '../../../../core/contract/orders/downloads';
import type { SecurityLog } from '../../people';
import {
  attachment,
  byteRange,
  type ByteRange,
  type DownloadStorage,
  DownloadRefused,
  type Downloads,
} from '../../orders';
import { downloadTextsOf, orderAction, page, markup, pageTextsOf } from '../../messages';
import { refuse, storeOfOrder, htmlResponse, errorResponse, type Settings } from '../../foundation';
import type { StoredDownloadFile } from '../../ports/orders/downloads';
import type { Connection, PlatformApp } from './platform-app';

interface Services {
  readonly downloads: Downloads;
  readonly downloadStorage: DownloadStorage;
  readonly security: SecurityLog;
  readonly settings: Settings;
}

/**
 * Purchased files need a signed link; samples are public. Always an attachment, so that no file runs on the shop's
 * origin.
 */
export function addDownloads(app: PlatformApp, services: Services): void {
  const { downloads, downloadStorage: storage } = services;
  app.get('/api/download/sample/:id', async (context) => {
    const found = await storage.file(context.req.param('id'));
    if (found?.isSample !== true) return refused(context, new DownloadRefused('unknown', undefined), services);
    return given(context.req.raw, found, storage, 'public, max-age=3600');
  });
  app.get('/api/download/:id', async (context) => {
    const { raw } = context.req;
    try {
      const key = context.req.query('key') ?? '';
      const file = await downloads.take(context.req.param('id'), key, (one) => beginningOf(raw, one));
      return given(raw, file, storage, 'private, no-store');
    } catch (error) {
      if (error instanceof DownloadRefused) return refused(context, error, services);
      throw error;
    }
  });
}

function wantedOf({ headers }: Request, file: StoredDownloadFile): ByteRange | 'unsatisfiable' | undefined {
  const condition = headers.get('if-range');
  return condition === null || condition === etagOf(file) ? byteRange(headers.get('range'), file.size) : undefined;
}

function beginningOf(request: Request, file: StoredDownloadFile): number | undefined {
  const wanted = wantedOf(request, file);
  if (request.method === 'HEAD' || wanted === 'unsatisfiable') return undefined;
  return wanted?.from ?? 0;
}

function given(request: Request, file: StoredDownloadFile, storage: DownloadStorage, caching: string): Response {
  const headers = {
    'accept-ranges': 'bytes',
    'cache-control': caching,
    'content-disposition': attachment(file.name),
    'content-security-policy': "default-src 'none'; sandbox",
    'content-type': 'application/octet-stream',
    etag: etagOf(file),
    'x-content-type-options': 'nosniff',
  };
  const { size } = file;
  const wanted = wantedOf(request, file);
  if (wanted === 'unsatisfiable')
    return new Response(null, { status: 416, headers: { ...headers, 'content-range': `bytes */${String(size)}` } });
  const { from, to } = wanted ?? { from: 0, to: size - 1 };
  const body = request.method === 'HEAD' || size === 0 ? null : storage.read(file, { from, to });
  return new Response(body, {
    status: wanted === undefined ? 200 : 206,
    headers: {
      ...headers,
      'content-length': String(to - from + 1),
      ...(wanted !== undefined && { 'content-range': `bytes ${String(from)}-${String(to)}/${String(size)}` }),
    },
  });
}

function etagOf({ sha256 }: StoredDownloadFile): string {
  return `"${sha256.slice(0, 32)}"`;
}

function refused(
  context: Context<{ Bindings: Connection }>,
  { reason, order }: DownloadRefused,
  { security, settings }: Services,
): Response {
  const refusal = DOWNLOAD_REFUSALS[reason];
  if (context.req.query('key') !== undefined)
    security.write('link-refused', { by: 'download', reason }, { address: context.env.address });
  const store = order === undefined ? settings.defaultStore : storeOfOrder(order, settings);
  const format = downloadTextsOf(store);
  if (context.req.header('accept')?.includes('text/html') !== true)
    return errorResponse(refuse(refusal, format(`refused.${reason}`)));
  const action = order && orderAction(order, { store, publicUrl: settings.publicUrl }, pageTextsOf(store));
  const body = markup`<h1>${format('refused.title')}</h1>
    <p>${format(`refused.${reason}`)}</p>
    ${action && markup`<p><a href="${action.href}">${action.label}</a></p>`}`;
  return htmlResponse(refusal.status, page(format('refused.title'), body, store.i18n.defaultLanguage));
}
