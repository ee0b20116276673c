import * as z from 'zod/mini';
import { shippingMethod } from './cart';
import { endpoint } from './endpoint';

const country = z.string().check(z.regex(/^[A-Z]{2}$/));

const deliveryOffer = z.object({
  /** The country that was asked about, or that of the store. */
  country,
  /** The merchant's ways to ship in their order, each with its days of arrival and from where on it is free. */
  ways: z.array(shippingMethod),
  /** True where customs duties may be due on arrival: the country lies in another customs area than the store's. */
  may_owe_duties: z.optional(z.boolean()),
  /** A moment (ISO 8601): until then the days stay what they are; null where none are promised. */
  valid_until: z.nullable(z.string()),
});
/** How and when what is ordered now is delivered to a country. */
export type DeliveryOffer = z.infer<typeof deliveryOffer>;

export const delivery = endpoint({
  name: 'delivery',
  method: 'GET',
  path: '/api/delivery',
  query: z.object({ country: z.optional(country) }),
  body: z.undefined(),
  result: deliveryOffer,
  summary: 'How and when something that is ordered now is delivered to a country, and what that costs.',
  chapter: 'S §7 Other',
});
