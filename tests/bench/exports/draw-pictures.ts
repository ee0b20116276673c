import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp, { type Sharp } from 'sharp';

function pathOf(name: string): string | undefined {
  if (!/^https?:\/\//i.test(name)) return name.replace(/^\/+/, '');
  if (!URL.canParse(name)) return undefined;
  const { pathname } = new URL(name);
  try {
    return decodeURIComponent(pathname).slice(1);
  } catch {
    return pathname.slice(1);
  }
}

/**
 * Draws a distinct picture for each name, as those of public exports are not available.
 * @returns content hash by name; invalid file names are omitted
 */
export async function drawPictures(names: Iterable<string>, folder: string): Promise<ReadonlyMap<string, string>> {
  const hashes = new Map<string, string>();
  for (const name of new Set(names)) {
    const path = pathOf(name);
    if (path === undefined || path === '' || path.endsWith('/') || path.split('/').some((part) => part.length > 250))
      continue;
    const pixels = createHash('sha512').update(path).digest().subarray(0, 48);
    const image = sharp(pixels, { raw: { width: 4, height: 4, channels: 3 } });
    const bytes = await encoded(image, path);
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, bytes);
    hashes.set(name, createHash('sha256').update(bytes).digest('hex'));
  }
  return hashes;
}

function encoded(image: Sharp, path: string): Promise<Buffer> {
  const [, ending = ''] = /\.(\w+)$/.exec(path.toLowerCase()) ?? [];
  if (ending === 'png') return image.png().toBuffer();
  if (ending === 'webp') return image.webp({ lossless: true }).toBuffer();
  if (ending === 'gif') return image.gif().toBuffer();
  return image.jpeg({ quality: 100 }).toBuffer();
}
