import { realpath } from 'node:fs/promises';
import path from 'node:path';

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

/**
 * The file of a picture below a folder, symlinks followed.
 * @returns undefined when it is not there or lies outside the folder, be it by a symlink
 */
export async function findMediaFile(folder: string, mediaPath: string): Promise<string | undefined> {
  const normal = normaliseMediaPath(mediaPath);
  if (normal === undefined) return undefined;
  try {
    const root = await realpath(folder);
    const file = await realpath(path.join(root, normal));
    return file.startsWith(root + path.sep) ? file : undefined;
  } catch (error) {
    if (isAbsence(error)) return undefined;
    throw error;
  }
}

/** Whether a file system error only says that there is no such file. */
export function isAbsence(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return code === 'ENOENT' || code === 'ENOTDIR' || code === 'ENAMETOOLONG' || code === 'ELOOP';
}
