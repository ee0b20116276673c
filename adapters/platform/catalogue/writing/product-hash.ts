/** Separates the import hash from later changes: by staff, or by the shop itself. */
const MARKS = { staff: '+', shop: '~' } as const;
const ANY_MARK = /[+~]/u;

/**
 * Returns a new hash that still reveals an unchanged import. A change by staff stays marked until the next import. Pure.
 * @param by default staff
 */
export function changedHash(hash: string, change: string, by: keyof typeof MARKS = 'staff'): string {
  const mark = isEdited(hash) ? MARKS.staff : MARKS[by];
  return `${hash.split(ANY_MARK)[0] ?? ''}${mark}${change}`;
}

export function isOf(written: string, hash: string): boolean {
  return written.split(ANY_MARK)[0] === hash;
}

/** Returns true if staff have changed the product since its last import. */
export function isEdited(hash: string): boolean {
  return ANY_MARK.exec(hash)?.[0] === MARKS.staff;
}
