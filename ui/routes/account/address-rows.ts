import { isSameAddress, type OrderAddress } from '../../../core';

/** A place in the list of addresses on its page: an address, or what stands where one was. */
export interface AddressRow {
  readonly id: number;
  readonly address: OrderAddress;
  /** For one that was taken away: where it stood in the list of the account, from 0. */
  readonly removedFrom?: number;
}

/**
 * The rows with what the account has now. Each stays where it stands until the page is left, so that nothing moves away from a finger or
 * the focus; what is new comes last, and one that was put back is an address again.
 * @param edited the row whose form is open: it stays, since what was typed must not go with an address that is changed elsewhere
 * @returns the same rows where nothing changes
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
