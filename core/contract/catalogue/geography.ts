import * as z from 'zod/mini';
import { endpoint } from '../foundation/endpoint';

const text = (max: number) => z.string().check(z.maxLength(max));
const none = z.undefined();
const chapter = 'S §7 Cart';
const base = '/api/cart';
const country = z.string().check(z.regex(/^[A-Z]{2}$/));
export const taxByZip = endpoint({
  name: 'taxByZip',
  method: 'GET',
  path: `${base}/tax-by-zip`,
  query: z.object({ zip: text(20), country }),
  body: none,
  result: z.object({
    rate: z.number(),
    region: z.optional(z.nullable(z.string())),
    region_id: z.optional(z.nullable(z.number())),
  }),
  summary: 'Returns the tax rate of a postcode, in percent.',
  chapter,
});
export const geoCountry = endpoint({
  name: 'geoCountry',
  method: 'GET',
  path: `${base}/geo-country`,
  query: z.object({}),
  body: none,
  result: z.object({ country }),
  summary: "Returns the caller's country.",
  chapter,
});
const state = z.object({ region_id: z.number(), code: z.string(), name: z.string() });
export const countries = endpoint({
  name: 'countries',
  method: 'GET',
  path: `${base}/countries`,
  query: z.object({ store: z.optional(z.string()) }),
  body: none,
  result: z.array(z.object({ id: country, name: z.string(), available_regions: z.optional(z.array(state)) })),
  summary: 'Returns the countries that the shop ships to, with their states.',
  chapter,
});
export const states = endpoint({
  name: 'states',
  method: 'GET',
  path: `${base}/states`,
  query: z.object({ country }),
  body: none,
  result: z.array(state),
  summary: 'Returns the states of a country; empty if it has none.',
  chapter,
});
export const pickupStore = z.looseObject({
  id: z.number(),
  name: z.string(),
  address: z.string(),
  city: z.string(),
  /** State, as in `states`; with the postcode, the place whose taxes apply to collected orders. */
  region: z.optional(z.string()),
  region_id: z.optional(z.number()),
  postcode: z.optional(z.string()),
  country,
  phone: z.optional(z.string()),
  hours: z.optional(z.string()),
});
export const stores = endpoint({
  name: 'stores',
  method: 'GET',
  path: `${base}/stores`,
  query: z.object({ country: z.optional(country) }),
  body: none,
  result: z.array(pickupStore),
  summary: 'Returns pick-up shops.',
  chapter,
});
