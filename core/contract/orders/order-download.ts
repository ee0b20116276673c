import * as z from 'zod/mini';
import { DOWNLOAD_STATES } from './download-states';

export const orderDownload = z.object({
  id: z.string(),
  sku: z.string(),
  product: z.string(),
  title: z.string(),
  /** Size in bytes; null while the shop has no file. */
  file: z.nullable(z.object({ name: z.string(), size: z.number() })),
  state: z.enum(DOWNLOAD_STATES),
  link: z.nullable(z.string()),
  used: z.number(),
  /** Downloaded at least once, so the order can no longer be cancelled. */
  taken: z.optional(z.boolean()),
  /** Null for unlimited. */
  max: z.nullable(z.number()),
  /** ISO 8601; null for unlimited or unpaid. */
  expires_at: z.nullable(z.string()),
});
/** Purchased file with its remaining downloads. */
export type OrderDownload = z.infer<typeof orderDownload>;
