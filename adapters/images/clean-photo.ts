import { loadSharp, MOST_PIXELS } from './load-sharp';
import { MediaError } from './media-store';

/** What a shopper may send, recognised by the content: what a file calls itself is the sender's word only. */
const FORMATS: readonly string[] = ['jpeg', 'png', 'webp'];
/** Longest side that is kept, in pixels: more than any page shows. */
const MOST_SIDE = 2000;
const JPEG = { quality: 86, mozjpeg: true } as const;

/**
 * A shopper's photograph re-encoded from its pixels: upright, in sRGB, no larger than 2000 pixels, as JPEG. What else the file
 * held (where it was taken, by whom, anything hidden behind the picture) is left behind.
 * @throws MediaError when it is no JPEG, PNG or WebP picture, or has more than 50 megapixels
 */
export async function cleanPhoto(bytes: Uint8Array, name: string): Promise<Buffer> {
  const sharp = await loadSharp();
  const notPicture = (cause?: unknown) =>
    new MediaError('MEDIA_NOT_AN_IMAGE', `${name} is not a JPEG, PNG or WebP picture.`, { cause });
  // sharp throws for no bytes at all before it promises anything.
  if (bytes.byteLength === 0) throw notPicture();
  const facts = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch((cause: unknown) => {
      throw notPicture(cause);
    });
  if (!FORMATS.includes(facts.format)) throw notPicture();
  if (facts.width * facts.height > MOST_PIXELS) {
    throw new MediaError(
      'MEDIA_TOO_LARGE',
      `${name} has ${facts.width}x${facts.height} pixels; 50 million are allowed.`,
    );
  }
  return sharp(bytes, { failOn: 'truncated' })
    .autoOrient()
    .flatten({ background: '#ffffff' })
    .resize({ width: MOST_SIDE, height: MOST_SIDE, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .jpeg(JPEG)
    .toBuffer()
    .catch((cause: unknown) => {
      throw notPicture(cause);
    });
}
