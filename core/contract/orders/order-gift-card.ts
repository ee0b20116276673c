import * as z from 'zod/mini';
import { GIFT_CARD_STATES } from '../selling/gift-card-states';

/** Never contains the full code, which is only in the recipient's mail. */
export const orderGiftCard = z.object({
  id: z.string(),
  sku: z.string(),
  product: z.string(),
  code: z.string(),
  state: z.enum(GIFT_CARD_STATES),
  currency: z.string(),
  /** In major units. */
  value: z.number(),
  balance: z.number(),
  /** Empty for viewers with only the link. */
  recipient: z.string(),
  email: z.string(),
  /** 'YYYY-MM-DD'; null to send once paid. */
  send_on: z.nullable(z.string()),
  sent_at: z.nullable(z.string()),
  /** ISO 8601; null while unpaid. */
  expires_at: z.nullable(z.string()),
});
/** Purchased gift card. */
export type OrderGiftCard = z.infer<typeof orderGiftCard>;
