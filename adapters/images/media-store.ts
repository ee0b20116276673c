import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { constants, copyFile, mkdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { loadSharp, MOST_PIXELS } from './load-sharp';
import { findMediaFile, isAbsence, normaliseMediaPath } from './media-path';

/** Largest original, in bytes: 20 MB. */
export const MOST_BYTES = 20 * 1024 * 1024;
/** What an original may be. No SVG: it can carry scripts. */
const FORMATS: readonly string[] = ['jpeg', 'png', 'webp', 'gif', 'heif', 'tiff'];

export type MediaErrorCode = 'MEDIA_PATH' | 'MEDIA_TOO_LARGE' | 'MEDIA_NOT_AN_IMAGE';

/** A file that cannot be a picture of the shop; the message names it and the limit. */
export class MediaError extends Error {
  override readonly name = 'MediaError';

  constructor(
    readonly code: MediaErrorCode,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** The shop's own copies of merchants' photographs. Paths are those of the catalogue: '/m/h/mh01-black_main.jpg'. */
export interface MediaStore {
  has(mediaPath: string): Promise<boolean>;
  /** Whether {@link add} would take the file. @throws MediaError as it does */
  check(fromFile: string, mediaPath: string): Promise<void>;
  /**
   * Copies a photograph in. The same file again copies nothing; a different one of the same path is kept beside the old one
   * under the path that is returned, because browsers keep a picture's address for ever.
   * @throws MediaError when it is larger than 20 MB or 50 megapixels, or no JPEG, PNG, WebP, AVIF, GIF or TIFF
   */
  add(
    fromFile: string,
    mediaPath: string,
  ): Promise<{ readonly path: string; readonly outcome: 'copied' | 'unchanged' }>;
}

/** @param folder where the originals are kept; made with the first picture */
export function createMediaStore(folder: string): MediaStore {
  async function copyIn(fromFile: string, mediaPath: string): Promise<void> {
    const place = path.join(folder, mediaPath);
    const half = `${place}.${process.pid}.half`;
    await mkdir(path.dirname(place), { recursive: true });
    try {
      await copyFile(fromFile, half, constants.COPYFILE_FICLONE);
      await rename(half, place);
    } finally {
      await rm(half, { force: true });
    }
  }

  async function add(fromFile: string, mediaPath: string) {
    const normal = requirePath(mediaPath);
    const hash = await hashOf(fromFile);
    const { dir, name, ext } = path.posix.parse(normal);
    // The second name is for another picture that came under a path already taken.
    for (const candidate of [normal, path.posix.join(dir, `${name}-${hash.slice(0, 10)}${ext}`)]) {
      const present = await findMediaFile(folder, candidate);
      if (present === undefined) {
        await check(fromFile, normal);
        await copyIn(fromFile, candidate);
        return { path: candidate, outcome: 'copied' as const };
      }
      if ((await hashOf(present)) === hash) return { path: candidate, outcome: 'unchanged' as const };
    }
    throw new MediaError('MEDIA_PATH', `${normal}: the place of this picture is taken by other files.`);
  }

  const has = async (mediaPath: string): Promise<boolean> => (await findMediaFile(folder, mediaPath)) !== undefined;
  return { has, check, add };
}

async function check(fromFile: string, mediaPath: string): Promise<void> {
  requirePath(mediaPath);
  const { size } = await stat(fromFile);
  if (size > MOST_BYTES) {
    throw new MediaError(
      'MEDIA_TOO_LARGE',
      `${mediaPath} has ${size} bytes; a picture may have at most ${MOST_BYTES} (20 MB).`,
    );
  }
  const sharp = await loadSharp();
  // Metadata unpack nothing, so the limit is ours to check and to name.
  const facts = await sharp(fromFile, { limitInputPixels: false })
    .metadata()
    .catch((cause: unknown) => {
      throw isAbsence(cause) ? cause : notAnImage(mediaPath, cause);
    });
  if (!FORMATS.includes(facts.format)) throw notAnImage(mediaPath);
  if (facts.width * facts.height > MOST_PIXELS) {
    throw new MediaError(
      'MEDIA_TOO_LARGE',
      `${mediaPath} has ${facts.width}x${facts.height} pixels; a picture may have at most 50 million.`,
    );
  }
}

function requirePath(mediaPath: string): string {
  const normal = normaliseMediaPath(mediaPath);
  if (normal === undefined) throw new MediaError('MEDIA_PATH', `${JSON.stringify(mediaPath)} is no path of a picture.`);
  return normal;
}

function notAnImage(mediaPath: string, cause?: unknown): MediaError {
  return new MediaError('MEDIA_NOT_AN_IMAGE', `${mediaPath} is not a JPEG, PNG, WebP, AVIF, GIF or TIFF picture.`, {
    cause,
  });
}

async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file)) {
    // A stream without encoding gives buffers; its type says unknown.
    hash.update(chunk as Buffer);
  }
  return hash.digest('hex');
}
