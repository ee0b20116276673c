import { PHOTO_BYTES } from '../../../../core/contract/foundation/limits';
import { keepPhotos, type PhotoDependencies } from '../../catalogue';
import { invalidField, type UploadedFile } from '../../foundation';
import { isPortrait, PORTRAITS } from '../../ports/foundation/pictures';

/**
 * Re-encodes a user photo without metadata.
 * @returns its path; null removes the photo
 * @throws ApiError 400 naming photo
 */
export async function portraitOf(uploads: readonly UploadedFile[], parts: PhotoDependencies): Promise<string | null> {
  const [file, second] = uploads;
  if (file === undefined) return null;
  if (second !== undefined || file.field !== 'photo')
    throw invalidField('photo', "must be one file by the name 'photo'");
  if (file.bytes.byteLength > PHOTO_BYTES) throw invalidField('photo', `must be at most ${PHOTO_BYTES} bytes`);
  const [path = null] = await keepPhotos([file], parts, { field: 'photo', folder: PORTRAITS });
  return path;
}

export async function forgetPortrait(photo: string | undefined, { settings, files }: PhotoDependencies): Promise<void> {
  if (photo !== undefined && isPortrait(photo)) await settings.images?.forget(photo, files);
}
