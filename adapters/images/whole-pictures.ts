import { SHOP_PICTURE_LIMITS } from '../../core/contract/catalogue/picture-limits';
import type { ImageSize } from '../../core/media';
import type { PictureSquare, WholePictures, WholeInput } from '../platform/ports/foundation/pictures';
import { loadSharp, MAX_PIXELS } from './load-sharp';

const PHOTOS: readonly string[] = ['jpeg', 'png', 'webp'];
const [ONE_TO_ONE, MAX_DENSITY] = [72, 2304];
const MAX_SECONDS = 10;
const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 };

export interface MadePicture extends ImageSize {
  readonly bytes: Buffer;
  readonly ending: 'jpg' | 'png';
}

/**
 * Re-encodes a picture of the shop without metadata: PNG if transparent, else JPEG.
 * @returns the picture or the requested squares; otherwise the reason of failure
 */
export async function makeWhole(
  bytes: Uint8Array,
  input: Pick<WholeInput, 'isDrawing' | 'max' | 'squares'>,
): Promise<readonly MadePicture[] | Exclude<WholePictures['kind'], 'kept'>> {
  const sharp = await loadSharp();
  if (bytes.byteLength === 0) return 'no-picture';
  const facts = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (facts === undefined || !(input.isDrawing === true ? facts.format === 'svg' : PHOTOS.includes(facts.format)))
    return 'no-picture';
  if (facts.width * facts.height > MAX_PIXELS) return 'too-many-pixels';
  const longest = input.isDrawing === true ? Infinity : Math.max(facts.width, facts.height);
  const squares = input.squares?.filter(({ side }) => side <= longest);
  if (squares !== undefined && longest < SHOP_PICTURE_LIMITS.minIconSide) return 'too-small';
  const open = (within: ImageSize) =>
    sharp(bytes, { failOn: 'truncated', ...(input.isDrawing === true && { density: densityFor(facts, within) }) })
      .timeout({ seconds: MAX_SECONDS })
      .autoOrient()
      .toColourspace('srgb');
  try {
    if (squares === undefined) return [await whole(open(input.max), input.max, facts.hasAlpha)];
    return await Promise.all(
      squares.map((wanted) => square(open({ width: wanted.side, height: wanted.side }), wanted)),
    );
  } catch {
    return 'no-picture';
  }
}

type Opened = ReturnType<Awaited<ReturnType<typeof loadSharp>>>;

async function whole(opened: Opened, max: ImageSize, isClear: boolean): Promise<MadePicture> {
  const sized = opened.resize({ ...max, fit: 'inside', withoutEnlargement: true });
  const made = isClear ? sized.png({ compressionLevel: 9 }) : sized.jpeg({ quality: 86, mozjpeg: true });
  const { data, info } = await made.toBuffer({ resolveWithObject: true });
  return { bytes: data, ending: isClear ? 'png' : 'jpg', width: info.width, height: info.height };
}

async function square(opened: Opened, { side, ground }: PictureSquare): Promise<MadePicture> {
  const framed = opened
    .ensureAlpha()
    .resize({ width: side, height: side, fit: 'contain', background: ground ?? CLEAR });
  const sized = ground === undefined ? framed : framed.flatten({ background: ground });
  return { bytes: await sized.png({ compressionLevel: 9 }).toBuffer(), ending: 'png', width: side, height: side };
}

function densityFor(own: ImageSize, within: ImageSize): number {
  const factor = Math.min(within.width / own.width, within.height / own.height);
  return Math.min(MAX_DENSITY, Math.max(ONE_TO_ONE, Math.ceil(ONE_TO_ONE * factor)));
}
