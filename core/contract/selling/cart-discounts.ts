import * as z from 'zod/mini';
import { owner, priced } from './cart';
import { CART_REFUSALS, couponLimitReached, couponNotApplicable, couponNotValid } from './cart-refusals';
import { endpoint } from '../foundation/endpoint';
import { GIFT_CARD_REFUSALS } from './gift-card-refusals';
import { cartRevision } from '../foundation/scalars';

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
  refusals: CART_REFUSALS,
  summary: 'Returns the coupon of the cart.',
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
  meta: priced,
  refusals: [...CART_REFUSALS, couponNotValid, couponNotApplicable, couponLimitReached],
  summary: 'Applies a coupon to the cart.',
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
  meta: priced,
  refusals: CART_REFUSALS,
  summary: 'Removes the coupon from the cart.',
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
  meta: priced,
  refusals: CART_REFUSALS,
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
  meta: priced,
  refusals: CART_REFUSALS,
  summary: 'Removes the bonuses from the cart.',
  chapter,
});

export const MAX_GIFT_CARDS = 10;
const { short: _short, ...cardRefusals } = GIFT_CARD_REFUSALS;

export const applyGiftCard = endpoint({
  name: 'applyGiftCard',
  method: 'POST',
  path: `${base}/apply-gift-card`,
  access: 'cart',
  bodyKind: 'json',
  query: change,
  body: z.object({ code: z.string().check(z.minLength(1), z.maxLength(64)) }),
  result: z.boolean(),
  meta: priced,
  refusals: [...CART_REFUSALS, ...Object.values(cardRefusals)],
  summary: 'Applies a gift card to the cart, up to its balance; nothing is charged before the order.',
  chapter,
});
export const removeGiftCard = endpoint({
  name: 'removeGiftCard',
  method: 'POST',
  path: `${base}/remove-gift-card`,
  access: 'cart',
  bodyKind: 'json',
  query: change,
  body: z.object({ id: z.string().check(z.minLength(1), z.maxLength(64)) }),
  result: z.boolean(),
  meta: priced,
  refusals: CART_REFUSALS,
  summary: 'Removes a gift card from the cart.',
  chapter,
});
