import { isFileKey } from '../platform/ports/foundation/files';
import { PHOTO_FILES } from '../platform/ports/foundation/pictures';

const MAX_PATH_LENGTH = 512;

/**
 * Normalizes the path of a picture.
 * @returns undefined for traversal, hidden files, backslashes or control characters
 */
export function normaliseMediaPath(given: string): string | undefined {
  if (given.length > MAX_PATH_LENGTH || /[\p{Cc}\\]/u.test(given)) return undefined;
  const parts = given.split('/').filter((part) => part !== '');
  if (parts.length === 0 || parts.some((part) => part.startsWith('.') || part.includes(':'))) return undefined;
  return `/${parts.join('/')}`;
}

export function photoKey(mediaPath: string): string | undefined {
  const normal = normaliseMediaPath(mediaPath);
  const key = `${PHOTO_FILES}${normal ?? ''}`;
  return normal !== undefined && isFileKey(key) ? key : undefined;
}
