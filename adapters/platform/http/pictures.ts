import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Hono } from 'hono';
import { lazily } from '../../../core/kernel/lazily';
import type { ImageSize } from '../../../core/media';
import { allowedSize, allowedSizesText, type ImageService } from '../images';
import { Lru } from '../lru';
import type { Services } from '../services';
import { envelope } from './respond';

/** Drawings kept ready, as SVG text of some 20 KB each. */
const CACHED_DRAWINGS = 400;
/** A drawing's address says everything about it, so what it shows never changes. */
const FOREVER = 'public, max-age=31536000, immutable';

interface Drawing {
  readonly svg: string;
  readonly etag: string;
}

/**
 * /img/{w}/{h}/resize/…: pictures at a size. Those below /garment/ are the demo shop's photographs, drawn on request; the rest are
 * merchants' photographs, resized.
 */
export function addPictures(app: Hono, services: Services): void {
  const drawings = new Lru<string, Drawing>(CACHED_DRAWINGS);
  const photos = lazily(() => openPhotos(services));

  app.get('/img/:width/:height/resize/garment/*', async (context) => {
    const { width, height } = context.req.param();
    const size = allowedSize(width, height);
    if (!size) return envelope(400, `Pictures come in the sizes ${allowedSizesText()}`, { error: 'size_not_offered' });
    // A drawing's name is plain letters, digits and dots: whatever is encoded names none.
    const name = new URL(context.req.url).pathname.split('/').slice(6).join('/');
    const key = `${width}x${height}/${name}`;
    const drawing = drawings.get(key) ?? (await draw(name, size));
    if (!drawing) return envelope(404, 'There is no such drawing', { error: 'not_found' });
    drawings.set(key, drawing);
    const headers = { etag: drawing.etag, 'cache-control': FOREVER, 'content-type': 'image/svg+xml; charset=utf-8' };
    if (context.req.header('if-none-match') === drawing.etag) return new Response(null, { status: 304, headers });
    // A drawing is opened as a page of its own only by hand; even then nothing in it may run.
    return new Response(drawing.svg, {
      headers: { ...headers, 'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'" },
    });
  });
  app.all('/img/:width/:height/resize/*', async (context) => {
    return (await photos()).respond(context.req.raw);
  });
}

async function draw(name: string, size: ImageSize): Promise<Drawing | undefined> {
  const { drawGarment, parseDrawingPath } = await import('../drawings');
  const spec = parseDrawingPath(name);
  if (!spec) return undefined;
  const svg = drawGarment(spec, size);
  return { svg, etag: `"${createHash('sha256').update(svg).digest('base64url').slice(0, 20)}"` };
}

async function openPhotos({ settings }: Services): Promise<ImageService> {
  const { createImageService } = await import('../images');
  const { media, cache } = pictureFolders(settings.data);
  return createImageService({ media, cache, mostBytes: settings.imageCacheBytes });
}

/** Where the originals of photographs are kept below the data folder, and what was made of them. */
export function pictureFolders(data: string): { readonly media: string; readonly cache: string } {
  return { media: join(data, 'media'), cache: join(data, 'cache', 'img') };
}
