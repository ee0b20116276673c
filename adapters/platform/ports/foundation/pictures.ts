import type { ImageSize } from '../../../../core/media';
import type { FileStore } from './files';

/** Raised at capacity; the request may be retried. Adapters may bundle another copy of this class. */
export class PicturesBusyError extends Error {
  override readonly name = 'PicturesBusyError';
}

export function isPicturesBusy(error: unknown): boolean {
  return error instanceof Error && error.name === 'PicturesBusyError';
}

/** Draws pictures from their path, without stored files. */
export interface PictureSource {
  readonly folder: string;
  /** @returns deterministic SVG; undefined for an unknown name */
  draw(name: string, size: ImageSize): Promise<string | undefined>;
}

export interface WholeInput {
  readonly path: string;
  readonly max: ImageSize;
  readonly squares?: readonly PictureSquare[] | undefined;
  readonly isDrawing?: boolean | undefined;
}

export interface PictureSquare {
  readonly side: number;
  /** Background such as '#ffffff'; defaults to transparent. */
  readonly ground?: string;
}

export type WholePictures =
  | { readonly kind: 'kept'; readonly pictures: readonly ({ readonly path: string } & ImageSize)[] }
  | { readonly kind: 'no-picture' | 'too-many-pixels' | 'too-small' };

/** Processes uploaded photos and serves stored ones in the shop's sizes. */
export interface Images {
  /**
   * Serves '/img/{w}/{h}/resize/{path}'.
   * @param statusOf access by canonical path; by default public, with personal pictures uncached
   */
  respond(request: Request, files: FileStore, statusOf?: (path: string) => Promise<PictureStatus>): Promise<Response>;
  /**
   * Re-encodes a photo to strip metadata and payloads, and stores it.
   * @param path target path, starting with '/'
   * @returns final path; undefined unless JPEG, PNG or WebP
   * @throws PicturesBusyError, since each takes hundreds of megabytes
   */
  keep(
    photo: { readonly bytes: Uint8Array; readonly name: string },
    path: string,
    files: FileStore,
  ): Promise<string | undefined>;
  keepWhole(bytes: Uint8Array, input: WholeInput, files: FileStore): Promise<WholePictures>;
  forget(path: string, files: FileStore): Promise<void>;
}

/** Access: public for good, public for now (cached a day at most), this caller once (uncached), or hidden. */
export type PictureStatus = 'for-good' | 'hidden' | 'once' | 'shown';

export const PHOTO_FILES = 'media';

export const SHOP_PICTURES = 'shop';

export const PORTRAITS = 'portrait';

export const BLOGGER_PHOTOS = 'blogger';

/** Hidden until the review is approved. */
export const REVIEW_PHOTOS = 'review';

/** '/review/17/{uuid}.jpg'; older paths lack the review id. */
const REVIEW_PHOTO = new RegExp(`^/${REVIEW_PHOTOS}/(?:(?<review>[0-9]{1,15})/)?[0-9a-f-]{36}\\.jpg$`, 'i');

export function reviewPhotoOf(path: string): { readonly review: number | undefined } | undefined {
  const found = REVIEW_PHOTO.exec(path);
  if (found === null) return undefined;
  const review = found.groups?.['review'];
  return { review: review === undefined ? undefined : Number(review) };
}

export function isPortrait(path: string): boolean {
  return path.toLowerCase().startsWith(`/${PORTRAITS}/`);
}

export function statusOfFolder(path: string): PictureStatus {
  return isPersonal(path) ? 'once' : 'for-good';
}

export function isPersonal(path: string): boolean {
  return isPortrait(path) || path.toLowerCase().startsWith(`/${BLOGGER_PHOTOS}/`);
}
