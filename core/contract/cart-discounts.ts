import * as z from 'zod/mini';
import { owner } from './cart';
import { endpoint } from './endpoint';
import { cartRevision } from './scalars';

const change = z.extend(owner, { revision: cartRevision });
const none = z.undefined();
const chapter = 'S §7 Cart';
const base = '/api/cart';

export const getCoupon = endpoint({
  name: 'getCoupon',
  method: 'GET',
  path: `${base}/coupon`,
  access: 'cart',
  query: owner,
  body: none,
  result: z.nullable(z.string()),
  summary: 'The coupon on the cart.',
  chapter,
});
export const applyCoupon = endpoint({
  name: 'applyCoupon',
  method: 'POST',
  path: `${base}/apply-coupon`,
  access: 'cart',
  query: z.extend(change, { coupon: z.string().check(z.minLength(1), z.maxLength(64)) }),
  body: none,
  result: z.boolean(),
  summary: 'Puts a coupon on the cart. meta.totals is what the cart costs now, meta.revision its revision.',
  chapter,
});
export const deleteCoupon = endpoint({
  name: 'deleteCoupon',
  method: 'POST',
  path: `${base}/delete-coupon`,
  access: 'cart',
  query: change,
  body: none,
  result: z.boolean(),
  summary: 'Takes the coupon off the cart. meta.totals is what the cart costs now, meta.revision its revision.',
  chapter,
});
export const spendBonuses = endpoint({
  name: 'spendBonuses',
  method: 'POST',
  path: `${base}/bonuses-spend`,
  access: 'cart',
  query: change,
  body: none,
  result: z.boolean(),
  summary: "Spends the customer's bonuses on this cart.",
  chapter,
});
export const skipBonuses = endpoint({
  name: 'skipBonuses',
  method: 'POST',
  path: `${base}/bonuses-skip`,
  access: 'cart',
  query: change,
  body: none,
  result: z.boolean(),
  summary: 'Keeps the bonuses.',
  chapter,
});
