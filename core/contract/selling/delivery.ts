import * as z from 'zod/mini';
import { shippingMethod } from './cart';
import { endpoint } from '../foundation/endpoint';

const country = z.string().check(z.regex(/^[A-Z]{2}$/));

const deliveryOffer = z.object({
  country,
  ways: z.array(shippingMethod),
  may_owe_duties: z.optional(z.boolean()),
  /** ISO 8601; null without promised days. */
  valid_until: z.nullable(z.string()),
});
export type DeliveryOffer = z.infer<typeof deliveryOffer>;

export const delivery = endpoint({
  name: 'delivery',
  method: 'GET',
  path: '/api/delivery',
  query: z.object({ country: z.optional(country) }),
  body: z.undefined(),
  result: deliveryOffer,
  summary: 'Returns delivery methods, dates and prices to a country for an order placed now.',
  chapter: 'S §7 Other',
});
