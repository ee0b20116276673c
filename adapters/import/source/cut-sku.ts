import { createHash } from 'node:crypto';
import { LONGEST_SKU } from './limits';

/** Limits a sku to 64 characters; longer ones end in a hash. */
export function cutSku(sku: string): string {
  if (sku.length <= LONGEST_SKU) return sku;
  return `${sku.slice(0, LONGEST_SKU - 9)}-${createHash('sha256').update(sku).digest('hex').slice(0, 8)}`;
}
