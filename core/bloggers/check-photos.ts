import { BLOGGER_LIMITS } from '../contract/foundation/limits';

/** Reason for a rejected upload; `limit` is in pictures or bytes. */
export interface PhotoProblem {
  readonly reason: 'all-too-large' | 'missing' | 'too-large' | 'too-many' | 'type';
  readonly limit: number;
  /** In English, for the CLI and logs: 'must be at most 10 pictures'. */
  readonly message: string;
}

/** Accepted media types of photos. */
export const PHOTO_TYPES: readonly string[] = ['image/jpeg', 'image/png', 'image/webp'];

/**
 * Validates the photos of one upload, in the browser and on the server; undefined if valid.
 * @param photos media types, if known, and sizes in bytes
 */
export function photoProblem(
  photos: readonly { readonly type?: string; readonly bytes: { readonly byteLength: number } }[],
): PhotoProblem | undefined {
  const { photos: max, photoBytes, uploadBytes } = BLOGGER_LIMITS;
  const sizes = photos.map(({ bytes }) => bytes.byteLength);
  if (sizes.length === 0) return { reason: 'missing', limit: max, message: `must be 1 to ${max} pictures` };
  if (sizes.length > max) return { reason: 'too-many', limit: max, message: `must be at most ${max} pictures` };
  if (photos.some(({ type }) => type !== undefined && !PHOTO_TYPES.includes(type))) {
    return { reason: 'type', limit: max, message: 'must be JPEG, PNG or WebP pictures' };
  }
  if (sizes.some((size) => size > photoBytes)) {
    return { reason: 'too-large', limit: photoBytes, message: `must be at most ${photoBytes} bytes each` };
  }
  if (sizes.reduce((sum, size) => sum + size, 0) > uploadBytes) {
    return { reason: 'all-too-large', limit: uploadBytes, message: `must be at most ${uploadBytes} bytes in all` };
  }
  return undefined;
}
