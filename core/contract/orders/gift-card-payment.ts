import * as z from 'zod/mini';
import { endpoint, refusal } from '../foundation/endpoint';
import { GIFT_CARD_REFUSALS } from '../selling/gift-card-refusals';
import { orderUnknown, trackedOrder } from './order-tracking';

const token = z.optional(z.string().check(z.maxLength(200)));
const code = z.string().check(z.minLength(1), z.maxLength(64));

/** Paid, cancelled, not payable by bank transfer, buying gift cards, or discounted by its payment method. */
export const orderNotPayable = refusal('order_not_payable', 409);

/** Charges cards in order; the remainder stays on the last. */
export const payWithGiftCards = endpoint({
  name: 'payWithGiftCards',
  method: 'POST',
  path: '/api/order/pay-gift-card',
  bodyKind: 'json',
  query: z.object({ token }),
  /** `id` is the order key, or the number for its signed-in owner. */
  body: z.object({
    id: z.string().check(z.minLength(1), z.maxLength(64)),
    proof: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
    codes: z.array(code).check(z.minLength(1), z.maxLength(10)),
  }),
  result: trackedOrder,
  refusals: [orderUnknown, orderNotPayable, ...Object.values(GIFT_CARD_REFUSALS)],
  summary: 'Pays an order awaiting bank transfer with gift cards.',
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
    code: z.string(),
    currency: z.string(),
    /** In major units. */
    balance: z.number(),
    value: z.number(),
    /** ISO 8601. */
    expires_at: z.nullable(z.string()),
  }),
  refusals: Object.values(GIFT_CARD_REFUSALS),
  summary: 'Returns the balance of a gift card.',
  chapter: 'S §4 Orders',
});
/** Balance and expiry of a gift card. */
export type GiftCardBalance = z.infer<typeof giftCardBalance.result>;
