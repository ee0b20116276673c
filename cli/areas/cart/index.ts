import type { Command } from '../../declare/command';
import { add } from './add';
import { bonusesSkip, bonusesSpend } from './bonuses';
import { change, clear, remove, saveLine, set } from './change';
import { couponApply, couponRemove } from './coupon';
import { giftCardApply, giftCardRemove } from './gift-card';
import { paymentMethods, shippingMethods } from './methods';
import { addShared, share } from './shared';
import { show, totals } from './show';
import { sync } from './sync';

export const CART: readonly Command[] = [
  show,
  add,
  set,
  change,
  saveLine,
  remove,
  clear,
  sync,
  share,
  addShared,
  totals,
  couponApply,
  couponRemove,
  giftCardApply,
  giftCardRemove,
  bonusesSpend,
  bonusesSkip,
  shippingMethods,
  paymentMethods,
];
