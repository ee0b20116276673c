import { createHash } from 'node:crypto';
import { MAX_SKU_LENGTH } from './limits';

/** Limits a sku to 64 characters; longer ones end in a hash. */
export function cutSku(sku: string): string {
  if (sku.length <= MAX_SKU_LENGTH) return sku;
  return `${sku.slice(0, MAX_SKU_LENGTH - 9)}-${createHash('sha256').update(sku).digest('hex').slice(0, 8)}`;
}
