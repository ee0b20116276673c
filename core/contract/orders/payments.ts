import * as z from 'zod/mini';
import { endpoint } from '../foundation/endpoint';
import { amount } from '../foundation/scalars';

const text = (max: number) => z.string().check(z.minLength(1), z.maxLength(max));

const paymentNotice = z.object({
  /** Idempotency key of the provider's event. */
  event_id: text(64),
  order_id: text(64),
  status: z.enum(['approved', 'declined', 'canceled']),
  amount,
  currency: text(3),
  /** Hex HMAC-SHA256 of the canonical JSON of the other members. */
  signature: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
});
export type PaymentNotice = z.infer<typeof paymentNotice>;

/**
 * Webhook of payment providers; tolerates repeated and reordered events. 400: amount or currency differ; 401: bad
 * signature; 404: unknown order.
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
    refund: z.boolean(),
  }),
  summary: 'Receives payment webhooks; idempotent on the event id.',
  chapter: 'S §4 Place order',
});
