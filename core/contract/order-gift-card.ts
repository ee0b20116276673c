import * as z from 'zod/mini';
import { GIFT_CARD_STATES } from './gift-card-states';

/** A gift card that was bought, as its buyer and staff see it: never its code, which is in the mail to whom it is for. */
export const orderGiftCard = z.object({
  id: z.string(),
  sku: z.string(),
  /** What the product is called, as it was bought. */
  product: z.string(),
  /** The code with all but its last four characters hidden: '•••• •••• •••• 7K2M'. */
  code: z.string(),
  state: z.enum(GIFT_CARD_STATES),
  /** Of value and balance. */
  currency: z.string(),
  /** What it was bought for, in major units. */
  value: z.number(),
  /** What of it is left. */
  balance: z.number(),
  /** For whom it is, as the buyer wrote it; empty where nobody is named, and for who has a link alone. */
  recipient: z.string(),
  /** Where its mail goes; empty for who has a link alone. */
  email: z.string(),
  /** The day that it is to be sent on: '2027-12-24'; null for as soon as it is paid. */
  send_on: z.nullable(z.string()),
  /** When it was last sent: ISO 8601; null while it was not. */
  sent_at: z.nullable(z.string()),
  /** Until when it can be spent: ISO 8601; null as long as it is not paid. */
  expires_at: z.nullable(z.string()),
});
/** A gift card that an order bought: whom it is for, and whether it was sent. */
export type OrderGiftCard = z.infer<typeof orderGiftCard>;
