import { isSameAddress, type OrderAddress } from '../../../core/account';

export interface AddressRow {
  readonly id: number;
  readonly address: OrderAddress;
  readonly removedFrom?: number;
}

/**
 * Merges the account's addresses into the rows without moving existing ones; new ones come last.
 * @param edited row with an open form, which is kept
 * @returns the same rows if nothing changed
 */
export function arrangeAddresses(
  rows: readonly AddressRow[],
  addresses: readonly OrderAddress[],
  edited?: number,
): readonly AddressRow[] {
  const left = [...addresses];
  const take = ({ address }: AddressRow): boolean => {
    const at = left.findIndex((one) => isSameAddress(one, address));
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  };
  const isKept = ({ removedFrom }: AddressRow): boolean => removedFrom === undefined;
  const here = new Set(rows.filter((row) => isKept(row) && take(row)));
  const back = new Set(rows.filter((row) => !isKept(row) && take(row)));
  const stay = rows
    .filter((row) => !isKept(row) || here.has(row) || row.id === edited)
    .map((row) => (back.has(row) ? { id: row.id, address: row.address } : row));
  if (stay.length === rows.length && back.size === 0 && left.length === 0) return rows;
  const next = Math.max(-1, ...rows.map(({ id }) => id)) + 1;
  return [...stay, ...left.map((address, index) => ({ id: next + index, address }))];
}
