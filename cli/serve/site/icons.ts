import { lookUp } from '../../../core/shopper';
import type { RasterDrawing } from '../../composition/composition-parts';

type RasterSize = Parameters<RasterDrawing>[1];

const GROUND = '#17140f';
const SAFE_MARGIN = 0.1;
const ICO_SIZES = [16, 32, 48] as const;

type Picture = () => Promise<Buffer>;

export interface Icons {
  at(pathname: string): Promise<Buffer> | undefined;
}

export function createIcons(svg: () => Promise<string>, raster: RasterDrawing): Icons {
  const png = async (pixels: number, shape: Pick<RasterSize, 'margin' | 'ground'> = {}): Promise<Buffer> =>
    raster(await svg(), { width: pixels, height: pixels, ...shape });
  const pictures: Readonly<Record<string, Picture>> = {
    '/icons/icon-16.png': () => png(16),
    '/icons/icon-32.png': () => png(32),
    '/icons/icon-180.png': () => png(180, { ground: GROUND }),
    '/icons/icon-192.png': () => png(192),
    '/icons/icon-512.png': () => png(512),
    '/icons/maskable-512.png': () => png(512, { margin: SAFE_MARGIN, ground: GROUND }),
    '/favicon.ico': async () =>
      icoFile(await Promise.all(ICO_SIZES.map(async (size) => ({ size, png: await png(size) })))),
  };
  const made = new Map<string, Promise<Buffer>>();
  return {
    at(pathname) {
      const picture = lookUp(pictures, pathname);
      if (picture === undefined) return undefined;
      const kept = made.get(pathname) ?? picture();
      made.set(pathname, kept);
      // A failed drawing is retried by the next request.
      kept.catch(() => made.delete(pathname));
      return kept;
    },
  };
}

interface IcoEntry {
  readonly size: number;
  readonly png: Buffer;
}

export function icoFile(entries: readonly IcoEntry[]): Buffer {
  const header = Buffer.alloc(6 + 16 * entries.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(entries.length, 4);
  let offset = header.length;
  entries.forEach(({ size, png }, index) => {
    const row = 6 + 16 * index;
    header.writeUInt8(size % 256, row); // 0 stands for 256
    header.writeUInt8(size % 256, row + 1);
    header.writeUInt16LE(1, row + 4);
    header.writeUInt16LE(32, row + 6);
    header.writeUInt32LE(png.length, row + 8);
    header.writeUInt32LE(offset, row + 12);
    offset += png.length;
  });
  return Buffer.concat([header, ...entries.map(({ png }) => png)]);
}
