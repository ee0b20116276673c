import { describe, expect, it } from 'vitest';
import { EMPTY_CART, NEVER_SYNCED, type CartRecord } from '../../../core/cart/cart-record';
import { hasSameTotals, PARTS } from '../../../core/cart/stored-cart';
import { base, item } from './cart-builder';

type Part = keyof typeof PARTS;
const FORMER = { owner: '7', token: 'former', base: [], revision: 1, keys: [] };
const SHIPPING = { method_code: 'express', carrier_code: 'vitrine' };
const TOTAL = { code: 'grand_total', title: 'Total', value: 10 };

const CHANGES: readonly { readonly change: Partial<CartRecord>; readonly of: readonly Part[] }[] = [
  { change: { cartItems: [item()] }, of: ['items'] },
  { change: { base: [base(item())] }, of: ['base'] },
  { change: { revision: 4 }, of: ['base'] },
  // Confirmed lines belong to one server cart.
  { change: { cartServerToken: 'cart' }, of: ['base', 'token'] },
  { change: { removals: { COAT: 2 } }, of: ['removals'] },
  { change: { owner: '7' }, of: ['owner'] },
  { change: { keeps: true }, of: ['owner'] },
  { change: { former: FORMER }, of: ['owner'] },
  { change: { cartItemsHash: 'hash' }, of: ['hash'] },
  { change: { totalsFor: 'cart' }, of: ['totals'] },
  { change: { totalsChoices: 'express' }, of: ['totals'] },
  { change: { segments: [TOTAL] }, of: ['segments'] },
  { change: { coupon: { code: 'WELCOME10', active: true } }, of: ['choices'] },
  { change: { shipping: SHIPPING }, of: ['choices'] },
  { change: { payment: 'card' }, of: ['choices'] },
  { change: { address: { country_id: 'US' } }, of: ['choices'] },
  { change: { shippingMethods: [] }, of: ['methods'] },
  { change: { paymentMethods: [] }, of: ['methods'] },
];
const names = Object.keys(PARTS) as Part[]; // sound: the keys of a constant

describe('the parts of a cart that are kept', () => {
  it.each(CHANGES)('a change of $change is one of $of alone', ({ change, of }) => {
    const changed = { ...EMPTY_CART, ...change };
    expect(names.filter((name) => !PARTS[name].same(EMPTY_CART, changed))).toEqual(of);
  });

  it.each(CHANGES)('$change reads back from what was written', ({ change }) => {
    const changed: CartRecord = { ...EMPTY_CART, ...change };
    const { token, ...others } = PARTS;
    const withToken = token.write(EMPTY_CART, token.read(changed));
    const read = Object.values(others).reduce<CartRecord>(
      // sound: a part writes what it has read itself
      (cart, { schema, read: valueOf, write }) => write(cart, schema.parse(structuredClone(valueOf(changed))) as never),
      withToken,
    );
    expect(read).toEqual(changed);
  });

  it('lose what was confirmed of another server cart, which is then looked into again', () => {
    const confirmed = { token: 'another', lines: [base(item())], revision: 4 };
    const cart = { ...EMPTY_CART, cartServerToken: 'cart' };
    expect(PARTS.base.write(cart, confirmed)).toMatchObject({ base: [], revision: NEVER_SYNCED });
    expect(PARTS.base.write(cart, { ...confirmed, token: 'cart' })).toMatchObject({
      base: confirmed.lines,
      revision: 4,
    });
  });

  it('are totals of one cart: the same ones for another are not the same', () => {
    expect(hasSameTotals(EMPTY_CART, EMPTY_CART)).toBe(true);
    expect(hasSameTotals(EMPTY_CART, { ...EMPTY_CART, totalsFor: 'cart' })).toBe(false);
  });
});
