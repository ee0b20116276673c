import type { ShopPicture } from '../../../../core/contract/catalogue/manage-pictures';
import { SHOP_PICTURE_LIMITS, type PictureUse } from '../../../../core/contract/catalogue/picture-limits';
import { cleanSvg } from '../site/clean-svg';
import { invalidField, type UploadedFile, type Settings } from '../../foundation';
import type { FileStore } from '../../ports/foundation/files';
import { SHOP_PICTURES, type WholePictures, type WholeInput } from '../../ports/foundation/pictures';

const SIZES: Readonly<Record<PictureUse, Pick<WholeInput, 'max' | 'squares'>>> = {
  logo: { max: { width: 640, height: 160 } },
  slide: { max: { width: 2000, height: 2000 } },
  page: { max: { width: 1600, height: 1600 } },
  texture: { max: { width: 2000, height: 400 } },
  icon: {
    max: { width: 192, height: 192 },
    // Phone launchers show transparency as black at 180 pixels.
    squares: [...[16, 32, 48, 96].map((side) => ({ side })), { side: 180, ground: '#ffffff' }, { side: 192 }],
  },
};
export const WHOLE_PICTURES = '/img';

const { bytes: BYTES, drawingBytes: DRAWING_BYTES, pixels: PIXELS, minIconSide: MIN } = SHOP_PICTURE_LIMITS;
const REASONS: Readonly<Record<Exclude<WholePictures['kind'], 'kept'>, string>> = {
  'no-picture': 'must be a JPEG, PNG, WebP or SVG picture',
  'too-many-pixels': `must have at most ${String(PIXELS / 1_000_000)} million pixels`,
  'too-small': `must have ${String(MIN)} pixels or more on its longer side`,
};

interface Dependencies {
  readonly files: FileStore;
  readonly settings: Pick<Settings, 'ids' | 'images'>;
}

/** @throws ApiError 400 naming 'picture' and the exceeded limit */
export async function keepShopPicture(
  sent: readonly UploadedFile[],
  use: PictureUse,
  { files, settings: { ids, images } }: Dependencies,
): Promise<readonly ShopPicture[]> {
  const [file, ...more] = sent;
  if (file?.field !== 'picture' || more.length > 0) throw refused('must be one file');
  if (images === undefined) throw refused('must be left out: this shop keeps no pictures');
  if (file.bytes.byteLength > BYTES) throw refused(`must be at most ${String(BYTES / 1024 / 1024)} MB`);
  const drawing = await drawingOf(file.bytes);
  const { max, squares } = SIZES[use];
  const input = {
    path: `/${SHOP_PICTURES}/${ids.uuid()}`,
    max,
    squares,
    isDrawing: drawing !== undefined,
  };
  const kept = await images.keepWhole(drawing ?? file.bytes, input, files);
  if (kept.kind !== 'kept') throw refused(REASONS[kept.kind]);
  return kept.pictures.map(({ path, width, height }) => ({
    src: use === 'slide' ? path : `${WHOLE_PICTURES}${path}`,
    width,
    height,
  }));
}

/** @throws ApiError 400 if nothing drawable remains */
async function drawingOf(bytes: Uint8Array): Promise<Uint8Array | undefined> {
  const begin = new TextDecoder().decode(bytes.subarray(0, 200)).trimStart();
  if (!begin.startsWith('<')) return undefined;
  if (bytes.byteLength > DRAWING_BYTES)
    throw refused(`must be at most ${String(DRAWING_BYTES / 1024)} KB for a drawing`);
  const text = new TextDecoder().decode(bytes);
  const at = text.indexOf('<svg');
  const cleaned = at < 0 ? undefined : await cleanSvg(text.slice(at));
  if (cleaned === undefined) throw refused('must be a drawing of shapes only: <svg>…</svg>');
  return new TextEncoder().encode(cleaned);
}

function refused(reason: string) {
  return invalidField('picture', reason);
}
