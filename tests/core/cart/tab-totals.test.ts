import { describe, expect, it } from 'vitest';
import { choicesHash } from '../../../core/cart/items-hash';
import { totalsFit } from '../../../core/cart/plan-totals';
import { beforeSending, takeTotals } from '../../../core/cart/take-totals';
import { Tab, totalsOf } from './cart-tab';

describe('totals of two tabs', () => {
  it('have the later of two totals that both fit, if two tabs write to each other at the same moment (seed 9067261)', () => {
    const [one, two] = [new Tab(), new Tab()];
    one.set('A', 1);
    one.change((cart) => ({ ...cart, cartServerToken: 'a', base: [] }));
    two.receive(one.said.splice(0));
    // One was requested before an order spent the bonuses, the other after.
    one.change((cart) => takeTotals(cart, { ...cart, revision: 14 }, totalsOf(95), 0));
    two.change((cart) => takeTotals(cart, { ...cart, revision: 15 }, totalsOf(100), 0));
    one.receive(two.said);
    two.receive(one.said);
    expect([one, two].map(({ cart }) => [cart.totals?.grand_total, totalsFit(cart)])).toEqual([
      [100, true],
      [100, true],
    ]);
  });
});

describe('what the server knows of address and methods', () => {
  function addressAbroad() {
    const [one, two] = [new Tab(), new Tab()];
    for (const tab of [one, two]) tab.cart = { ...tab.cart, cartServerToken: 'a' };
    one.set('A', 1);
    one.change((cart) => ({ ...cart, address: { country_id: 'DE' } }));
    one.change((cart) => takeTotals(cart, cart, totalsOf(100), 0));
    two.receive(one.said.splice(0));
    return { one, two };
  }

  it('is known to every tab, and to none once one of them sends something else (seed 2089058)', () => {
    const { one, two } = addressAbroad();
    expect(two.cart.totalsChoices).toBe(choicesHash(two.cart));
    one.change((cart) => beforeSending({ ...cart, address: { country_id: 'US' } }));
    one.change((cart) => ({ ...cart, address: { country_id: 'DE' } }));
    two.receive(one.said);
    for (const { cart } of [one, two]) expect([totalsFit(cart), cart.totalsChoices]).toEqual([true, '']);
  });

  it('is discarded by a tab that learns that another one has sent something else', () => {
    const { one, two } = addressAbroad();
    two.change((cart) => ({ ...cart, address: null }));
    two.change((cart) => ({ ...cart, address: { country_id: 'DE' } }));
    one.change((cart) => ({ ...cart, address: { country_id: 'US' } }));
    one.change((cart) => takeTotals(cart, cart, totalsOf(90), 0));
    two.receive(one.said);
    expect(two.cart).toMatchObject({ address: { country_id: 'DE' }, totals: { grand_total: 100 }, totalsChoices: '' });
  });

  it('stays known while a tab asks again with the same', () => {
    const { one } = addressAbroad();
    expect(beforeSending(one.cart)).toBe(one.cart);
  });
});
