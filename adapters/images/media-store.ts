import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { isAbsence } from '../files/find-file';
import type { FileContent, FileStore } from '../platform/ports/foundation/files';
import { loadSharp, MAX_PIXELS } from './load-sharp';
import { normaliseMediaPath, photoKey } from './media-path';

export const MAX_BYTES = 20 * 1024 * 1024;
/** No SVG: it can contain scripts. */
const FORMATS: readonly string[] = ['jpeg', 'png', 'webp', 'gif', 'heif', 'tiff'];

export type MediaErrorCode = 'MEDIA_PATH' | 'MEDIA_TOO_LARGE' | 'MEDIA_NOT_AN_IMAGE';

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

export interface MediaStore {
  has(mediaPath: string): Promise<boolean>;
  /** @throws MediaError */
  check(fromFile: string, mediaPath: string): Promise<void>;
  /**
   * Adds a photo. A different file under the same path gets a new path, because browsers cache URLs forever.
   * @throws MediaError if it exceeds 20 MB or 50 megapixels, or the format is unsupported
   */
  add(fromFile: string, mediaPath: string): Promise<AddedPhoto>;
}

export interface AddedPhoto {
  readonly path: string;
  readonly outcome: 'copied' | 'unchanged';
}

interface Photo {
  readonly hash: string;
  readonly check: (mediaPath: string) => Promise<void>;
  readonly content: () => FileContent;
}

export function createMediaStore(files: FileStore): MediaStore {
  return {
    has: async (mediaPath) => {
      const key = photoKey(mediaPath);
      return key !== undefined && (await files.find(key)) !== undefined;
    },
    check,
    add: async (fromFile, mediaPath) => {
      const normal = requirePath(mediaPath);
      const hash = await hashOfFile(fromFile);
      const content = () => createReadStream(fromFile);
      return add(files, { hash, check: (place) => check(fromFile, place), content }, normal);
    },
  };
}

export function addPhoto(files: FileStore, bytes: Uint8Array, mediaPath: string): Promise<AddedPhoto> {
  return add(
    files,
    { hash: hashOf(bytes), check: () => Promise.resolve(), content: () => bytes },
    requirePath(mediaPath),
  );
}

async function add(files: FileStore, photo: Photo, normal: string): Promise<AddedPhoto> {
  const { dir, name, ext } = path.posix.parse(normal);
  for (const candidate of [normal, path.posix.join(dir, `${name}-${photo.hash.slice(0, 10)}${ext}`)]) {
    const key = requireKey(candidate);
    const present = await presentHash(files, key);
    if (present === undefined) {
      await photo.check(normal);
      await files.put(key, photo.content());
      return { path: candidate, outcome: 'copied' };
    }
    if (present === photo.hash) return { path: candidate, outcome: 'unchanged' };
  }
  throw new MediaError('MEDIA_PATH', `${normal}: other files use the path of this picture.`);
}

async function presentHash(files: FileStore, key: string): Promise<string | undefined> {
  const facts = await files.find(key);
  if (facts?.sha256 !== undefined) return facts.sha256;
  const bytes = facts && (await files.read(key));
  return bytes && hashOf(bytes);
}

async function check(fromFile: string, mediaPath: string): Promise<void> {
  requirePath(mediaPath);
  const { size } = await stat(fromFile);
  if (size > MAX_BYTES) {
    throw new MediaError(
      'MEDIA_TOO_LARGE',
      `${mediaPath} has ${size} bytes; a picture may have at most ${MAX_BYTES} (20 MB).`,
    );
  }
  const sharp = await loadSharp();
  const facts = await sharp(fromFile, { limitInputPixels: false })
    .metadata()
    .catch((cause: unknown) => {
      throw isAbsence(cause) ? cause : notAnImage(mediaPath, cause);
    });
  if (!FORMATS.includes(facts.format)) throw notAnImage(mediaPath);
  if (facts.width * facts.height > MAX_PIXELS) {
    throw new MediaError(
      'MEDIA_TOO_LARGE',
      `${mediaPath} has ${facts.width}x${facts.height} pixels; a picture may have at most 50 million.`,
    );
  }
}

function requirePath(mediaPath: string): string {
  const normal = normaliseMediaPath(mediaPath);
  if (normal === undefined) throw new MediaError('MEDIA_PATH', `${JSON.stringify(mediaPath)} is not a picture path.`);
  return normal;
}

function requireKey(normal: string): string {
  const key = photoKey(normal);
  if (key === undefined) throw new MediaError('MEDIA_PATH', `${normal} is too long for a picture path.`);
  return key;
}

function notAnImage(mediaPath: string, cause?: unknown): MediaError {
  return new MediaError('MEDIA_NOT_AN_IMAGE', `${mediaPath} is not a JPEG, PNG, WebP, AVIF, GIF or TIFF picture.`, {
    cause,
  });
}

function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

async function hashOfFile(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file)) {
    // A stream without encoding yields buffers; its type says unknown.
    hash.update(chunk as Buffer);
  }
  return hash.digest('hex');
}
