import type { ImageSize } from '../../../core/media';
import type { FileStore } from './files';

/** So many pictures are being made that this one is refused: it is to be sent again. Its adapter may bring the class of another copy of this package. */
export class PicturesBusyError extends Error {
  override readonly name = 'PicturesBusyError';
}

export function isPicturesBusy(error: unknown): boolean {
  return error instanceof Error && error.name === 'PicturesBusyError';
}

/** Draws pictures whose path says what they show, so that no file of them is kept. */
export interface PictureSource {
  /** First folder of every path that it draws: 'garment' for '/garment/…'. */
  readonly folder: string;
  /**
   * @param name what stands behind the folder, as it was asked for
   * @returns SVG text, always the same for the same name and size; undefined where the name is of no picture
   */
  draw(name: string, size: ImageSize): Promise<string | undefined>;
}

/** A picture of the shop itself that is to be kept. */
export interface WholeWish {
  /** Where it is to be found, beginning with '/', without an ending: that follows from what it is. */
  readonly path: string;
  /** Most pixels of each side. */
  readonly most: ImageSize;
  /** Squares that are made instead, each with all of the picture in it; larger ones than the picture are left out. */
  readonly squares?: readonly PictureSquare[] | undefined;
  /** It is SVG text out of which everything was taken that acts or loads. */
  readonly isDrawing?: boolean | undefined;
}

export interface PictureSquare {
  /** In pixels. */
  readonly side: number;
  /** Colour behind the picture, such as '#ffffff'; see-through without. */
  readonly ground?: string;
}

export type WholePictures =
  | { readonly kind: 'kept'; readonly pictures: readonly ({ readonly path: string } & ImageSize)[] }
  | { readonly kind: 'no-picture' | 'too-many-pixels' | 'too-small' };

/** Makes photographs fit for the shop, and shows those of a file store at the shop's sizes. */
export interface Images {
  /**
   * Answers '/img/{w}/{h}/resize/{path}': the picture, or why there is none.
   * @param standingOf decides who may see a picture that is there, by its path in its one form. Default: everybody, but personal pictures stay in no cache
   */
  respond(
    request: Request,
    files: FileStore,
    standingOf?: (path: string) => Promise<PictureStanding>,
  ): Promise<Response>;
  /**
   * Re-encodes a photograph from its pixels, so that nothing hidden in the file goes along, and keeps it.
   * @param path where it is to be found from now on, beginning with '/'
   * @returns the path that it got; undefined where the bytes are no JPEG, PNG or WebP picture
   * @throws PicturesBusyError where too many are being made: each takes hundreds of megabytes meanwhile
   */
  keep(
    photo: { readonly bytes: Uint8Array; readonly name: string },
    path: string,
    files: FileStore,
  ): Promise<string | undefined>;
  /** Keeps a picture of the shop itself, made anew from its pixels and see-through where it was; shown as it is, not at the sizes of goods. */
  keepWhole(bytes: Uint8Array, wish: WholeWish, files: FileStore): Promise<WholePictures>;
  /** Removes a photograph; does nothing where there is none. */
  forget(path: string, files: FileStore): Promise<void>;
}

/**
 * Who may see a picture: everybody for good, everybody until somebody changes their mind (kept for a day at most), who asks now (kept by nobody), or nobody.
 */
export type PictureStanding = 'for-good' | 'hidden' | 'once' | 'shown';

/** First part of the keys of photographs. */
export const PHOTO_FILES = 'media';

/** Folder of the pictures of the shop itself: logo, icons, slides, pictures of its texts. */
export const SHOP_PICTURES = 'shop';

/** Folder of the pictures that show a person: they are nobody's to keep but theirs. */
export const PORTRAITS = 'portrait';

/** Folder of the photographs that bloggers upload: theirs until they show them elsewhere. */
export const BLOGGER_PHOTOS = 'blogger';

/** Folder of the photographs of reviews: nobody sees one before staff has approved its review. */
export const REVIEW_PHOTOS = 'review';

/** '/review/17/{uuid}.jpg' by the id of the review; those from before have none. */
const REVIEW_PHOTO = new RegExp(`^/${REVIEW_PHOTOS}/(?:(?<review>[0-9]{1,15})/)?[0-9a-f-]{36}\\.jpg$`, 'i');

/** The review whose photograph a path may be of, where the path says it; undefined for other pictures. */
export function reviewPhotoOf(path: string): { readonly review: number | undefined } | undefined {
  const found = REVIEW_PHOTO.exec(path);
  if (found === null) return undefined;
  const review = found.groups?.['review'];
  return { review: review === undefined ? undefined : Number(review) };
}

/** Whether a path that begins with '/' is of a picture that shows a person. */
export function isPortrait(path: string): boolean {
  return path.toLowerCase().startsWith(`/${PORTRAITS}/`);
}

/** Who may see a picture whose folder alone decides. */
export function standingOfFolder(path: string): PictureStanding {
  return isPersonal(path) ? 'once' : 'for-good';
}

/** Whether a path that begins with '/' is of a picture that is one person's own: it stays in no cache. */
export function isPersonal(path: string): boolean {
  return isPortrait(path) || path.toLowerCase().startsWith(`/${BLOGGER_PHOTOS}/`);
}
