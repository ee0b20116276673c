import { createHash } from 'node:crypto';
import { LONGEST_SKU } from './limits';

/** A sku of at most 64 characters; a longer one keeps its beginning and gets a hash of the whole. */
export function cutSku(sku: string): string {
  if (sku.length <= LONGEST_SKU) return sku;
  return `${sku.slice(0, LONGEST_SKU - 9)}-${createHash('sha256').update(sku).digest('hex').slice(0, 8)}`;
}
