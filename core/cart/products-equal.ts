import { choicesText, type Configured } from './line-identity';

export interface Identified extends Configured {
  readonly server_item_id?: string | number | undefined;
  readonly checksum?: string | undefined;
}

/** Compares by the strongest identifier both have: server id, choices, checksum, sku. */
export function productsEqual(a: Identified, b: Identified): boolean {
  if (a.server_item_id !== undefined && b.server_item_id !== undefined) {
    return String(a.server_item_id) === String(b.server_item_id);
  }
  if (choicesText(a) !== choicesText(b)) return false;
  if (a.checksum !== undefined && b.checksum !== undefined) return a.checksum === b.checksum;
  return a.sku === b.sku;
}
