import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import type { Answer } from '../../core/contract';
import { holdsTag } from '../../core/kernel/holds-tag';
import type { ImageSize } from '../../core/media';
import { allowedSize, allowedSizesText } from '../../core/media/allowed-size';
import type { FileStore } from '../platform/ports/foundation/files';
import { statusOfFolder, type PictureStatus } from '../platform/ports/foundation/pictures';
import { BoundedWork, TooBusyError } from './bounded-work';
import { DiskCache } from './disk-cache';
import { normaliseMediaPath, photoKey } from './media-path';
import { MISSING_PICTURE } from './missing-picture';
import { CONTENT_TYPES, negotiateFormat } from './negotiate-format';
import type { PhotoFormat } from './negotiate-format';
import { RENDER_VERSION, renderPhoto, UnreadablePhotoError } from './render-photo';

export interface ImageServiceOptions {
  readonly cache: string | undefined;
  /** Max cache size; least recently used pictures are evicted. Default 1 GB. */
  readonly maxBytes?: number | undefined;
  readonly now?: (() => number) | undefined;
  /** Concurrent renders. Default: one less than the processors, at least one, so that pages are served meanwhile. */
  readonly running?: number | undefined;
  /** Max queued renders before responding 503. Default 256. */
  readonly waiting?: number | undefined;
}

export interface ImageService {
  /**
   * Throws only if the disk or store fails.
   * @param statusOf access check of an existing picture. Default: by folder
   */
  respond(request: Request, files: FileStore, statusOf?: (path: string) => Promise<PictureStatus>): Promise<Response>;
}

export const MAX_CACHE_BYTES = 1024 * 1024 * 1024;
/** One year: the media store renames changed pictures, so a URL is immutable. */
const FOR_EVER = 'public, max-age=31536000, immutable';
/** Personal pictures are never cached: the next user of the device must not find them. */
const NEVER = 'private, no-store';
const CACHING: Readonly<Record<Exclude<PictureStatus, 'hidden'>, string>> = {
  'for-good': FOR_EVER,
  // One day bounds how long a picture stays cached after staff hide it.
  shown: 'public, max-age=86400',
  once: NEVER,
};
const ROUTE = /^\/img\/(?<width>\d{1,5})\/(?<height>\d{1,5})\/resize(?<path>\/.+)$/;

interface ImageRequest {
  readonly path: string;
  readonly key: string;
  readonly size: ImageSize;
}

export function createImageService(options: ImageServiceOptions): ImageService {
  const limits = { running: options.running ?? processorsLeft(), waiting: options.waiting ?? 256 };
  const work = new BoundedWork<Buffer>(limits);
  const finished = finishedIn(options);

  async function respond(request: Request, files: FileStore, statusOf = statusByFolder): Promise<Response> {
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(405, 'Pictures are read-only.');
    const wanted = readAddress(new URL(request.url).pathname);
    if (typeof wanted === 'string') return refuse(400, wanted);
    const original = await files.find(wanted.key);
    if (original === undefined) return missing();
    const status = await statusOf(wanted.path);
    if (status === 'hidden') return missing('no-store');
    const format = negotiateFormat(request.headers.get('accept') ?? '');
    const key = keyOf(original.etag, wanted, format);
    const headers = pictureHeaders(key, format, CACHING[status]);
    if (holdsTag(request.headers.get('if-none-match'), `"${key}"`)) return new Response(null, { status: 304, headers });
    try {
      // A cached picture skips the queue, so that new ones do not delay it.
      const body =
        (await finished?.read(nameOf(key, format))) ??
        (await work.run(key, () => cached(key, format, () => made(files, wanted, format))));
      headers.set('content-length', String(body.length));
      return new Response(request.method === 'HEAD' ? null : new Uint8Array(body), { headers });
    } catch (error) {
      if (error instanceof TooBusyError) return refuse(503, 'Too many pictures are being processed; try again soon.');
      if (error instanceof UnreadablePhotoError) return missing();
      throw error;
    }
  }

  async function cached(key: string, format: PhotoFormat, make: () => Promise<Buffer>): Promise<Buffer> {
    if (finished === undefined) return make();
    const name = nameOf(key, format);
    const kept = await finished.read(name);
    if (kept !== undefined) return kept;
    const picture = await make();
    await finished.write(name, picture);
    return picture;
  }

  return { respond };
}

function processorsLeft(): number {
  return Math.max(1, availableParallelism() - 1);
}

/** Path of a finished picture below its folder. */
function nameOf(key: string, format: PhotoFormat): string {
  return `${key.slice(0, 2)}/${key}.${format}`;
}

function finishedIn({ cache: folder, maxBytes = MAX_CACHE_BYTES, now = Date.now }: ImageServiceOptions) {
  return folder === undefined ? undefined : new DiskCache({ folder, maxBytes, now });
}

/** @throws UnreadablePhotoError also if the original was removed */
async function made(files: FileStore, { key, size }: ImageRequest, format: PhotoFormat): Promise<Buffer> {
  const original = await files.read(key);
  if (original === undefined) throw new UnreadablePhotoError('the original is gone');
  return renderPhoto(Buffer.from(original.buffer, original.byteOffset, original.byteLength), size, format);
}

function readAddress(pathname: string): ImageRequest | string {
  const { width = '', height = '', path: encoded = '' } = ROUTE.exec(pathname)?.groups ?? {};
  if (encoded === '') return 'The URL of a picture is /img/{width}/{height}/resize/{path}.';
  const size = allowedSize(width, height);
  if (size === undefined) return `The size ${width}x${height} is not offered; choose one of ${allowedSizesText()}.`;
  const normal = normaliseMediaPath(decode(encoded));
  const key = normal === undefined ? undefined : photoKey(normal);
  if (normal === undefined || key === undefined) return 'The path of the picture is not valid.';
  return { path: normal, key, size };
}

function decode(encoded: string): string {
  try {
    return decodeURIComponent(encoded);
  } catch (error) {
    if (error instanceof URIError) return '\0';
    throw error;
  }
}

function keyOf(etag: string, wanted: ImageRequest, format: PhotoFormat): string {
  const { width, height } = wanted.size;
  const all = [RENDER_VERSION, wanted.path, width, height, format, etag];
  return createHash('sha256').update(JSON.stringify(all)).digest('hex').slice(0, 40);
}

function pictureHeaders(key: string, format: PhotoFormat, caching: string): Headers {
  return new Headers({
    'content-type': CONTENT_TYPES[format],
    'cache-control': caching,
    etag: `"${key}"`,
    vary: 'Accept',
    'x-content-type-options': 'nosniff',
  });
}

function statusByFolder(path: string): Promise<PictureStatus> {
  return Promise.resolve(statusOfFolder(path));
}

function missing(caching = 'public, max-age=60'): Response {
  const headers = {
    'content-type': 'image/svg+xml; charset=utf-8',
    'cache-control': caching,
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
    'x-content-type-options': 'nosniff',
  };
  return new Response(MISSING_PICTURE, { status: 404, headers });
}

function refuse(code: 400 | 405 | 503, result: string): Response {
  const headers: Record<string, string> = { 'cache-control': 'no-store' };
  if (code === 503) headers['retry-after'] = '1';
  if (code === 405) headers.allow = 'GET, HEAD';
  return Response.json({ code, result } satisfies Answer<string>, { status: code, headers });
}
