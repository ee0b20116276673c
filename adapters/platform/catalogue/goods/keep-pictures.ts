import { PICTURE_LIMITS } from '../../../../core/contract/catalogue/picture-limits';
import { invalidField, type UploadedFile } from '../../foundation';
import { keepPhotos, type PhotoDependencies } from '../reviews/review-photos';

const FOLDER = 'goods';

/** @throws ApiError 400 naming pictures and its limit */
export function keepPictures(sent: readonly UploadedFile[], parts: PhotoDependencies): Promise<readonly string[]> {
  const { count, bytes } = PICTURE_LIMITS;
  if (sent.some(({ field }) => field !== 'pictures')) throw invalidField('pictures', 'is the name that files go by');
  if (sent.length === 0 || sent.length > count) throw invalidField('pictures', `must be 1 to ${String(count)} files`);
  const large = sent.find((file) => file.bytes.byteLength > bytes);
  if (large !== undefined)
    throw invalidField(
      'pictures',
      `must be at most ${String(bytes / 1024 / 1024)} MB: ${large.name.slice(0, 100)} is larger`,
    );
  return keepPhotos(sent, parts, { field: 'pictures', folder: FOLDER });
}
