import * as z from 'zod/mini';
import { endpoint, refusal } from './endpoint';
import { GIFT_CARD_REFUSALS } from './gift-card-refusals';
import { orderUnknown, trackedOrder } from './order-tracking';

const token = z.optional(z.string().check(z.maxLength(200)));
const code = z.string().check(z.minLength(1), z.maxLength(64));

/** It is paid, cancelled, not to be paid by bank transfer, buys gift cards, or costs less by its way to pay. */
export const orderNotPayable = refusal('order_not_payable', 409);

/** Several cards are spent one after the other; of the last one the rest stays on it. */
export const payWithGiftCards = endpoint({
  name: 'payWithGiftCards',
  method: 'POST',
  path: '/api/order/pay-gift-card',
  bodyKind: 'json',
  query: z.object({ token }),
  /** `id` is the key of the order, or its number for its signed-in owner. */
  body: z.object({
    id: z.string().check(z.minLength(1), z.maxLength(64)),
    proof: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
    codes: z.array(code).check(z.minLength(1), z.maxLength(10)),
  }),
  result: trackedOrder,
  refusals: [orderUnknown, orderNotPayable, ...Object.values(GIFT_CARD_REFUSALS)],
  summary: 'Pays an order that waits for a bank transfer with gift cards.',
  chapter: 'S §4 Orders',
});

export const giftCardBalance = endpoint({
  name: 'giftCardBalance',
  method: 'POST',
  path: '/api/gift-card/balance',
  bodyKind: 'json',
  query: z.object({ token }),
  body: z.object({ code }),
  result: z.object({
    /** The code with all but its last four characters hidden. */
    code: z.string(),
    currency: z.string(),
    /** In major units. */
    balance: z.number(),
    value: z.number(),
    /** ISO 8601. */
    expires_at: z.nullable(z.string()),
  }),
  refusals: Object.values(GIFT_CARD_REFUSALS),
  summary: 'What is left of a gift card.',
  chapter: 'S §4 Orders',
});
/** What a gift card is still worth, and until when. */
export type GiftCardBalance = z.infer<typeof giftCardBalance.result>;
