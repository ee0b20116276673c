import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { holdsTag } from '../../../../core/kernel/holds-tag';
import { allowedSize, allowedSizesText } from '../../../../core/media/allowed-size';
import { PHOTO_FILES, SHOP_PICTURES, type PictureSource } from '../../ports/foundation/pictures';
import type { FileStore } from '../../ports/foundation/files';
import { InFlight, type Settings, envelope } from '../../foundation';
import { photoStatus, type StatusDependencies } from '../../catalogue';
import type { PlatformApp } from './platform-app';

interface Services extends StatusDependencies {
  readonly files: FileStore;
  readonly settings: Settings;
}

const CACHED_DRAWINGS = 400;
/** Half of the queue for new pictures. */
const MAX_OF_ADDRESS = 128;
/** A drawing's URL determines its content. */
const FOREVER = 'public, max-age=31536000, immutable';

interface Drawing {
  readonly svg: string;
  readonly etag: string;
}

export function addPictures(app: PlatformApp, services: Services): void {
  const { files, settings } = services;
  const { drawings, images } = settings;
  if (drawings !== undefined) addDrawings(app, drawings);
  addShopPictures(app, files);
  if (images !== undefined) {
    const inFlight = new InFlight(MAX_OF_ADDRESS);
    app.all('/img/:width/:height/resize/*', async ({ env, req: { raw } }) => {
      const leave = inFlight.enter(env.address);
      if (leave === undefined) return tooMany();
      try {
        return await images.respond(raw, files, (path) => photoStatus(path, new URL(raw.url), services));
      } finally {
        leave();
      }
    });
  }
}

function tooMany(): Response {
  const response = envelope(429, 'Too many pictures are asked for at once', { error: 'too_busy', retry_after: 1 });
  response.headers.set('retry-after', '1');
  return response;
}

function addDrawings(app: PlatformApp, source: PictureSource): void {
  const kept = new LRUCache<string, Drawing>({ max: CACHED_DRAWINGS });

  app.get(`/img/:width/:height/resize/${source.folder}/*`, async (context) => {
    const { width, height } = context.req.param();
    const size = allowedSize(width, height);
    if (!size) return envelope(400, `Pictures come in the sizes ${allowedSizesText()}`, { error: 'size_not_offered' });
    const name = new URL(context.req.url).pathname.split('/').slice(6).join('/');
    const key = `${width}x${height}/${name}`;
    const drawing = kept.get(key) ?? drawingOf(await source.draw(name, size));
    if (!drawing) return envelope(404, 'There is no such drawing', { error: 'not_found' });
    kept.set(key, drawing);
    const headers = { etag: drawing.etag, 'cache-control': FOREVER, 'content-type': 'image/svg+xml; charset=utf-8' };
    if (holdsTag(context.req.header('if-none-match'), drawing.etag))
      return new Response(null, { status: 304, headers });
    // Blocks scripts if a drawing is opened as a page.
    return new Response(drawing.svg, {
      headers: { ...headers, 'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'" },
    });
  });
}

const SHOP_PICTURE = /^[0-9a-f-]{36}(?:-\d{1,3})?\.(?:jpg|png)$/;

function addShopPictures(app: PlatformApp, files: FileStore): void {
  app.get(`/img/${SHOP_PICTURES}/:name`, async (context) => {
    const name = context.req.param('name');
    const picture = SHOP_PICTURE.test(name) ? await files.open(`${PHOTO_FILES}/${SHOP_PICTURES}/${name}`) : undefined;
    if (picture === undefined) return envelope(404, 'There is no such picture', { error: 'not_found' });
    const etag = `"${picture.etag}"`;
    const headers = {
      etag,
      'cache-control': FOREVER,
      'content-type': name.endsWith('.png') ? 'image/png' : 'image/jpeg',
      'content-security-policy': "default-src 'none'",
      'x-content-type-options': 'nosniff',
    };
    if (holdsTag(context.req.header('if-none-match'), etag)) {
      await picture.body.cancel();
      return new Response(null, { status: 304, headers });
    }
    return new Response(picture.body, { headers: { ...headers, 'content-length': String(picture.size) } });
  });
}

function drawingOf(svg: string | undefined): Drawing | undefined {
  if (svg === undefined) return undefined;
  return { svg, etag: `"${createHash('sha256').update(svg).digest('base64url').slice(0, 20)}"` };
}
