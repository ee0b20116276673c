/** Stands between the hash of what a merchant's file says of a product and what the shop's own people have changed in it. */
const MARK = '+';

/** The hash of a product that was changed in the shop: another one, of which it can be seen that the file still says the same. Pure. */
export function changedHash(hash: string, change: string): string {
  return `${hash.split(MARK)[0] ?? ''}${MARK}${change}`;
}

/** Whether a product was last written from what has this hash. Pure. */
export function isOf(written: string, hash: string): boolean {
  return written.split(MARK)[0] === hash;
}
