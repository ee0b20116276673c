import { loadSharp, MAX_PIXELS } from './load-sharp';
import { MediaError } from './media-store';

/** Detected from the content; the file's declared type is untrusted. */
const FORMATS: readonly string[] = ['jpeg', 'png', 'webp'];
const MAX_SIDE = 2000;
const JPEG = { quality: 86, mozjpeg: true } as const;

/**
 * Re-encodes an uploaded photo as JPEG in sRGB, at most 2000 pixels, without metadata or hidden content.
 * @throws MediaError if it is not JPEG, PNG or WebP, or exceeds 50 megapixels
 */
export async function cleanPhoto(bytes: Uint8Array, name: string): Promise<Buffer> {
  const sharp = await loadSharp();
  const notPicture = (cause?: unknown) =>
    new MediaError('MEDIA_NOT_AN_IMAGE', `${name} is not a JPEG, PNG or WebP picture.`, { cause });
  // sharp throws synchronously for an empty input.
  if (bytes.byteLength === 0) throw notPicture();
  const facts = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch((cause: unknown) => {
      throw notPicture(cause);
    });
  if (!FORMATS.includes(facts.format)) throw notPicture();
  if (facts.width * facts.height > MAX_PIXELS) {
    throw new MediaError(
      'MEDIA_TOO_LARGE',
      `${name} has ${facts.width}x${facts.height} pixels; 50 million are allowed.`,
    );
  }
  return sharp(bytes, { failOn: 'truncated' })
    .autoOrient()
    .flatten({ background: '#ffffff' })
    .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .jpeg(JPEG)
    .toBuffer()
    .catch((cause: unknown) => {
      throw notPicture(cause);
    });
}
