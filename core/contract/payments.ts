import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { amount } from './scalars';

const text = (max: number) => z.string().check(z.minLength(1), z.maxLength(max));

/** What a payment provider says of an order. */
const paymentNotice = z.object({
  /** The provider's own id of this event: however often it is reported, it happened once. */
  event_id: text(64),
  order_id: text(64),
  status: z.enum(['approved', 'declined', 'canceled']),
  /** What was paid; it has to be what the order costs. */
  amount,
  currency: text(3),
  /** HMAC-SHA256, as hexadecimal digits, of the canonical JSON of the other members. */
  signature: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
});
export type PaymentNotice = z.infer<typeof paymentNotice>;

/**
 * A payment provider calls back. Answers: 200 with how the payment of the order stands now, also when the same event comes again
 * or events come in another order; 400 naming the field when amount or currency are not those of the order, or the order is
 * not paid on a page; 401 when the signature is not the provider's; 404 when there is no such order.
 */
export const notifyPayment = endpoint({
  name: 'notifyPayment',
  method: 'POST',
  path: '/api/payment/notify',
  bodyKind: 'json',
  query: z.object({}),
  body: paymentNotice,
  result: z.object({
    order_id: z.string(),
    payment: z.enum(['waiting', 'declined', 'paid', 'canceled', 'refunded']),
    /** Money came for an order that was cancelled before: the provider is to give it back. */
    refund: z.boolean(),
  }),
  summary: 'A payment provider reports what became of a payment; idempotent on its event id.',
  chapter: 'S §4 Place order',
});
