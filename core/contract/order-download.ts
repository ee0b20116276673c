import * as z from 'zod/mini';
import { DOWNLOAD_STATES } from './download-states';

/** A file that was bought, as its buyer and staff see it. */
export const orderDownload = z.object({
  id: z.string(),
  sku: z.string(),
  /** What the product is called, as it was bought. */
  product: z.string(),
  /** What the file is called on the page of the product. */
  title: z.string(),
  /** Name and size in bytes of the file itself; null as long as the shop has none. */
  file: z.nullable(z.object({ name: z.string(), size: z.number() })),
  state: z.enum(DOWNLOAD_STATES),
  /** Where it is: a path of the shop that a browser can follow as it is. Null unless it is ready. */
  link: z.nullable(z.string()),
  used: z.number(),
  /** It was downloaded, be it before staff gave it anew: its shopper cannot cancel the order any more. Left out for one that was not. */
  taken: z.optional(z.boolean()),
  /** How often it may be downloaded; null for as often as one likes. */
  most: z.nullable(z.number()),
  /** Until when: ISO 8601; null for always, and as long as it is not paid. */
  expires_at: z.nullable(z.string()),
});
/** A file that an order brings, with how often it may still be fetched. */
export type OrderDownload = z.infer<typeof orderDownload>;
