import { realpath } from 'node:fs/promises';
import path from 'node:path';

/**
 * Resolves a path below a folder, following symlinks.
 * @param below path without '..' segments
 * @returns undefined if it is missing or resolves outside the folder
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

export function isAbsence(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return code === 'ENOENT' || code === 'ENOTDIR' || code === 'ENAMETOOLONG' || code === 'ELOOP';
}
