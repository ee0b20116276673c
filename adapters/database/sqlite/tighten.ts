import { chmodSync, statSync } from 'node:fs';

const OTHERS = 0o077;
const SHARED = 0o1000;

/**
 * Removes group and other permissions. No-op if the path is missing, owned by another user or a shared folder.
 * @param mode owner permissions: 0o600 for files, 0o700 for folders
 */
export function tighten(path: string, mode: number): void {
  try {
    const now = statSync(path).mode;
    if ((now & OTHERS) !== 0 && (now & SHARED) === 0) chmodSync(path, mode);
  } catch (error) {
    if (!isLeft(error)) throw error;
  }
}

const LEFT: ReadonlySet<unknown> = new Set(['ENOENT', 'ENOTSUP', 'EPERM', 'EROFS']);

function isLeft(error: unknown): boolean {
  return error instanceof Error && 'code' in error && LEFT.has(error.code);
}
