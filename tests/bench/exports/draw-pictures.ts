import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp, { type Sharp } from 'sharp';

/** Path below a folder of media for what a file names: an address keeps its path, without its host and version. */
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
 * Draws a picture of its own for each that a file names, where an import looks for it, since those of public exports are in nobody's reach.
 * @returns the bytes' hash by name; what has no name that a disk takes is left out
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
