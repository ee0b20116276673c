import { isFileKey } from '../platform/ports/files';
import { PHOTO_FILES } from '../platform/ports/pictures';

/** Longest path of a picture, in characters: more than any shop's, less than what file systems refuse. */
const LONGEST_PATH = 512;

/**
 * Brings the path of a picture into its one form, '/m/h/mh01-black_main.jpg', without asking the disk.
 * @returns undefined when it could lead out of the folder or names no file: a step up, a hidden file, a backslash, a control character
 */
export function normaliseMediaPath(given: string): string | undefined {
  if (given.length > LONGEST_PATH || /[\p{Cc}\\]/u.test(given)) return undefined;
  const parts = given.split('/').filter((part) => part !== '');
  if (parts.length === 0 || parts.some((part) => part.startsWith('.') || part.includes(':'))) return undefined;
  return `/${parts.join('/')}`;
}

/** The key of a picture in the shop's file store; undefined for a path that is none. */
export function photoKey(mediaPath: string): string | undefined {
  const normal = normaliseMediaPath(mediaPath);
  const key = `${PHOTO_FILES}${normal ?? ''}`;
  return normal !== undefined && isFileKey(key) ? key : undefined;
}
