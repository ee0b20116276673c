import * as z from 'zod/mini';
import type { JsonValue } from '../ports';
import type { Units } from './take-out';

const ordered = z.object({
  type: z.literal('ordered'),
  storeCode: z.string(),
  cart: z.string(),
  lines: z.array(z.object({ sku: z.string(), checksum: z.string(), qty: z.number() })),
});

/** Lines of a server cart that were ordered. */
interface Ordered {
  readonly cart: string;
  readonly lines: readonly Units[];
}

/** Message for other tabs while the cart without the lines cannot be stored. */
export function orderedMessage(storeCode: string, cart: string, lines: readonly Units[]): JsonValue {
  return { type: 'ordered', storeCode, cart, lines: lines.map(({ sku, checksum, qty }) => ({ sku, checksum, qty })) };
}

export function orderedIn(message: unknown, storeCode: string): Ordered | undefined {
  const { data } = ordered.safeParse(message);
  return data?.storeCode === storeCode ? data : undefined;
}
