import { chmodSync, statSync } from 'node:fs';

const OTHERS = 0o077;
/** A folder that everybody writes to, such as /tmp. */
const SHARED = 0o1000;

/**
 * Takes from others what they may do with a file or a folder; does nothing where it is not there, or is somebody else's or everybody's.
 * @param mode what its owner may do: 0o600 of a file, 0o700 of a folder
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
