import { realpath } from 'node:fs/promises';
import path from 'node:path';

/**
 * The file of a path below a folder, symlinks followed.
 * @param below the path, in which no part is '..'
 * @returns undefined when it is not there or lies outside the folder, be it by a symlink
 */
export async function findFile(folder: string, below: string): Promise<string | undefined> {
  try {
    const root = await realpath(folder);
    const file = await realpath(path.join(root, below));
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
