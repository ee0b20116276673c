import * as z from 'zod/mini';

/** Parcel of an order that is sent in parts. */
export const orderParcel = z.object({
  id: z.string(),
  /** '1000123-P1'. */
  number: z.string(),
  /** ISO 8601. */
  sent_at: z.string(),
  carrier: z.nullable(z.string()),
  tracking: z.nullable(z.string()),
  link: z.nullable(z.string()),
  lines: z.array(z.object({ sku: z.string(), name: z.string(), qty: z.number() })),
});
