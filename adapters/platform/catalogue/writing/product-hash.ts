/** Separates the import hash from local edits. */
const MARK = '+';

/** Returns a new hash that still reveals an unchanged import. Pure. */
export function changedHash(hash: string, change: string): string {
  return `${hash.split(MARK)[0] ?? ''}${MARK}${change}`;
}

export function isOf(written: string, hash: string): boolean {
  return written.split(MARK)[0] === hash;
}
