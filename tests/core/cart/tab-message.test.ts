import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EMPTY_CART, lineKey, type CartRecord } from '../../../core/cart/cart-record';
import { countChanges } from '../../../core/cart/revisions';
import {
  answerTo,
  describeChange,
  isConflict,
  isOfAnother,
  tabMessage,
  type TabMessage,
} from '../../../core/cart/tab-message';
import { totalsFit } from '../../../core/cart/plan-totals';
import { takeTotals } from '../../../core/cart/take-totals';
import { base, item } from './cart-builder';
import { lines, Tab, totalsOf } from './cart-tab';

describe('what tabs send each other', () => {
  it('is nothing when nothing changed', () => {
    expect(describeChange(EMPTY_CART, { ...EMPTY_CART, isAddingToCart: true }, 'us')).toBeUndefined();
    const same = { ...EMPTY_CART, cartItems: [] };
    expect(describeChange(EMPTY_CART, same, 'us')).toBeUndefined();
  });

  it('never makes two tabs end with each other’s totals: the ones of the cart as it is now stay', () => {
    const start = { ...EMPTY_CART, cartItems: [item({ sku: 'A' })] };
    const [one, two] = [new Tab(start), new Tab(start)];
    // The tabs ask at different revisions and send at the same time.
    const taken = (cart: CartRecord, asked: CartRecord, sum: number) => takeTotals(cart, asked, totalsOf(sum), 0);
    const before = two.cart;
    for (const tab of [one, two]) tab.cart = { ...tab.cart, owner: '7' };
    one.change((cart) => taken(cart, cart, 95));
    two.change((cart) => taken(cart, before, 100));
    one.receive(two.said);
    two.receive(one.said);
    expect([one, two].map(({ cart }) => cart.totals?.grand_total)).toEqual([95, 95]);
  });

  it('never makes two tabs end with each other’s choices: coupon, delivery, payment and address are each the last one chosen (seed 24819)', () => {
    const [one, two] = [new Tab(), new Tab()];
    one.change((cart) => ({ ...cart, shipping: { method_code: 'express', carrier_code: 'vitrine' }, payment: 'card' }));
    two.change((cart) => ({ ...cart, shipping: { method_code: 'standard', carrier_code: 'vitrine' } }));
    two.change((cart) => ({ ...cart, coupon: { code: 'WELCOME10', active: true } }));
    const [first, second] = [one.said.splice(0), two.said.splice(0)];
    one.receive(second);
    two.receive(first);
    const chosen = ({ cart: { shipping, payment, coupon } }: Tab) => [shipping?.method_code, payment, coupon?.code];
    expect(chosen(one)).toEqual(chosen(two));
    expect(chosen(one).slice(1)).toEqual(['card', 'WELCOME10']);
    one.change((cart) => ({ ...cart, shipping: { method_code: 'express', carrier_code: 'vitrine' } }));
    two.receive(one.said);
    expect(chosen(two)[0]).toBe('express');
  });

  it('sends a tab that chose with what it knew before what was chosen since', () => {
    const [one, stale] = [new Tab(), new Tab()];
    for (const payment of ['card', 'banktransfer']) one.change((cart) => ({ ...cart, payment }));
    stale.change((cart) => ({ ...cart, payment: 'cashondelivery' }));
    const [message] = stale.said;
    const answer = message && answerTo(message, one.cart);
    if (answer === undefined) throw new Error('It must be told');
    stale.receive([tabMessage.parse(JSON.parse(JSON.stringify(answer)))]);
    expect(stale.cart.payment).toBe('banktransfer');
    expect(answerTo(answer, stale.cart)).toBeUndefined();
  });

  it('ends with both changes when two tabs change different lines at once', () => {
    const [one, two] = [new Tab(), new Tab()];
    one.set('A', 1);
    two.set('B', 2);
    one.receive(two.said);
    two.receive(one.said);
    expect(lines(one)).toEqual(['A 1', 'B 2']);
    expect(lines(two)).toEqual(['A 1', 'B 2']);
  });

  it('makes all tabs equal, whatever two of them do to the same lines at once', () => {
    const change = fc.tuple(fc.constantFrom('A', 'B', 'C'), fc.integer({ min: 0, max: 3 }));
    const start = countChanges(EMPTY_CART, {
      ...EMPTY_CART,
      cartItems: [item({ sku: 'A' }), item({ sku: 'B', qty: 2 })],
    });
    fc.assert(
      fc.property(fc.array(change, { maxLength: 6 }), fc.array(change, { maxLength: 6 }), (first, second) => {
        const [one, two] = [new Tab(start), new Tab(start)];
        for (const [sku, qty] of first) one.set(sku, qty);
        for (const [sku, qty] of second) two.set(sku, qty);
        one.receive(two.said);
        two.receive(one.said);
        const meet = (tab: Tab): string[] => lines(tab);
        expect(meet(one)).toEqual(meet(two));
      }),
      { numRuns: 500 },
    );
  });

  it('does not overwrite a later change with an earlier one that comes late', () => {
    const [one, two] = [new Tab(), new Tab()];
    one.set('A', 1);
    const late = one.said.splice(0);
    two.receive(late);
    two.set('A', 5);
    two.receive(late);
    expect(lines(two)).toEqual(['A 5']);
    two.set('A', 0);
    two.receive(late);
    expect(lines(two)).toEqual([]);
  });

  it('lets a line be added again that was removed', () => {
    const [one, two] = [new Tab(), new Tab()];
    one.set('A', 1);
    one.set('A', 0);
    two.receive(one.said);
    one.said.length = 0;
    one.set('A', 2);
    two.receive(one.said);
    expect(lines(two)).toEqual(['A 2']);
  });
});

describe('a tab that was opened with lines as they were before', () => {
  const notified = (message: TabMessage, by: Tab): readonly TabMessage[] => {
    const answer = answerTo(message, by.cart);
    return answer === undefined ? [] : [tabMessage.parse(JSON.parse(JSON.stringify(answer)))];
  };

  it('is told that a line was removed, instead of putting it back for ever', () => {
    const one = new Tab();
    one.set('A', 1);
    const stale = new Tab(one.cart);
    one.set('A', 0);
    stale.change((cart) => ({ ...cart, cartItems: cart.cartItems.map((entry) => ({ ...entry, price: 7 })) }));
    const [message] = stale.said;
    if (message === undefined) throw new Error('It must tell of its line');
    stale.receive(notified(message, one));
    expect(lines(stale)).toEqual([]);
  });

  it('adopts a newer quantity, and sends nothing in response', () => {
    const one = new Tab();
    one.set('A', 1);
    const stale = new Tab(one.cart);
    one.set('A', 4);
    one.set('A', 2);
    stale.change((cart) => ({ ...cart, cartItems: cart.cartItems.map((entry) => ({ ...entry, price: 7 })) }));
    const [message] = stale.said;
    if (message === undefined) throw new Error('It must tell of its line');
    const answers = notified(message, one);
    stale.receive(answers);
    expect(lines(stale)).toEqual(['A 2']);
    expect(answers.flatMap((answer) => notified(answer, stale))).toEqual([]);
  });
});

describe('server carts of two tabs', () => {
  const connect = (tab: Tab, token: string): void => {
    tab.change((cart) => ({ ...cart, cartServerToken: token, base: [] }));
  };

  it('merge when both connect concurrently, and the shopper is told that lines may be missing', () => {
    const [one, two] = [new Tab(), new Tab()];
    connect(one, 'b');
    connect(two, 'a');
    expect(two.said.some((message) => isConflict(one.cart, message))).toBe(true);
    one.receive(two.said);
    two.receive(one.said);
    expect([one.cart.cartServerToken, two.cart.cartServerToken]).toEqual(['a', 'a']);
  });

  it('become one when one tab never heard of the cart of the other, whichever was there first', () => {
    for (const [first, second] of [
      ['a', 'b'],
      ['b', 'a'],
    ] as const) {
      const [one, two] = [new Tab(), new Tab()];
      connect(one, first);
      connect(two, second);
      one.receive(two.said);
      const [message] = two.said;
      const answer = message && answerTo(message, one.cart);
      if (answer !== undefined) two.receive([tabMessage.parse(JSON.parse(JSON.stringify(answer)))]);
      expect([one.cart.cartServerToken, two.cart.cartServerToken]).toEqual(['a', 'a']);
    }
  });

  it.each([
    ['a', 'b'],
    ['b', 'a'],
  ])('become the customer’s if a guest’s page came to another one: %s and %s (seed 635472)', (theirs, guests) => {
    const [customer, guest] = [new Tab(), new Tab()];
    customer.change((cart) => ({ ...cart, cartServerToken: theirs, base: [], owner: '1' }));
    connect(guest, guests);
    const [word] = guest.said;
    const answer = word && answerTo(word, customer.cart);
    customer.receive(guest.said);
    expect(customer.cart.cartServerToken).toBe(theirs);
    for (const messages of [customer.said, answer === undefined ? [] : [answer]]) {
      const one = new Tab({ ...guest.cart });
      one.receive(messages.map((message) => tabMessage.parse(JSON.parse(JSON.stringify(message)))));
      expect(one.cart.cartServerToken).toBe(theirs);
    }
  });

  it('follow when one tab switches to a new cart and its contents', () => {
    const [one, two] = [new Tab(), new Tab()];
    connect(one, 'z');
    two.receive(one.said.splice(0));
    const coat = item();
    one.change((cart) => ({ ...cart, cartServerToken: 'new', cartItems: [coat], base: [base(coat)] }));
    expect(one.said.some((message) => isConflict(two.cart, message))).toBe(false);
    two.receive(one.said);
    expect(two.cart).toMatchObject({ cartServerToken: 'new', base: [{ key: lineKey(coat) }] });
  });

  it.each([
    ['a', 'b'],
    ['b', 'a'],
  ])(
    'become one again after two tabs went over to each other’s at the same moment: %s and %s (seed 30060)',
    (...tokens) => {
      const [one, two] = [new Tab(), new Tab()];
      [one, two].forEach((tab, index) => (tab.cart = { ...tab.cart, cartServerToken: tokens[index] ?? '' }));
      one.set('A', 1);
      let said = one.said.map((message) => ({ message, to: two }));
      for (let turn = 0; said.length > 0; turn += 1) {
        expect(turn).toBeLessThan(5);
        said = said.flatMap(({ message, to }) => {
          const answer = answerTo(message, to.cart);
          to.receive([message]);
          return answer === undefined
            ? []
            : [{ message: tabMessage.parse(JSON.parse(JSON.stringify(answer))), to: to === one ? two : one }];
        });
      }
      expect([one.cart.cartServerToken, two.cart.cartServerToken]).toEqual(['a', 'a']);
    },
  );

  it('separate again if one tab has left the cart that the other has joined meanwhile (seed 7076602)', () => {
    const [one, two] = [new Tab(), new Tab()];
    const left = new Set(['a', 'z']);
    connect(two, 'z');
    two.said.length = 0;
    two.set('A', 1);
    const [word] = two.said;
    if (word === undefined) throw new Error('It must tell of its line');
    expect(answerTo(word, one.cart)).toBeUndefined(); // It may belong to an order unknown to this tab.
    const answer = answerTo(word, one.cart, left);
    one.receive([word]);
    two.receive(answer === undefined ? [] : [tabMessage.parse(JSON.parse(JSON.stringify(answer)))]);
    expect([one, two].map((tab) => [tab.cart.cartServerToken, lines(tab)])).toEqual([
      ['', ['A 1']],
      ['', ['A 1']],
    ]);
    expect(answer && answerTo(answer, two.cart, left)).toBeUndefined();
    expect(answerTo({ ...word, claimed: true }, one.cart, left)).toBeUndefined(); // A customer's cart is never shared with a guest.
  });

  it('share no totals: what the one knows of delivery and payment the other does not (seed 60283)', () => {
    const [one, two] = [new Tab(), new Tab()];
    two.set('A', 1);
    connect(two, 'b');
    two.change((cart) => takeTotals(cart, cart, totalsOf(100), 0));
    connect(one, 'a');
    two.receive(one.said);
    expect(two.cart).toMatchObject({ cartServerToken: 'a', totalsChoices: '' });
    expect(totalsFit(two.cart)).toBe(false);
  });

  it("share no totals if one's totals arrive only after the tab has switched (seeds 2044730, 2127799)", () => {
    const [one, two] = [new Tab(), new Tab()];
    two.set('A', 1);
    connect(two, 'b');
    const asked = two.cart;
    connect(one, 'a');
    two.receive(one.said);
    two.said.length = 0;
    two.change((cart) => takeTotals(cart, asked, totalsOf(100), 0));
    expect(two.cart).toMatchObject({ cartServerToken: 'a', totals: null, totalsChoices: '' });
    expect(two.said).toEqual([]);
  });

  it('never share what is known of one with another', () => {
    const [one, two] = [new Tab(), new Tab()];
    connect(one, 'b');
    connect(two, 'a');
    const coat = item();
    one.change((cart) => ({ ...cart, cartItems: [coat], base: [base(coat)] }));
    two.receive(one.said);
    expect(two.cart.base).toEqual([]);
    expect(lines(two)).toEqual(['COAT 1']);
  });
});

describe('whose cart a message is of', () => {
  const from = (user?: string): TabMessage => ({ type: 'cart', storeCode: 'us', token: 'a', user });

  it('is another’s if it is a customer’s who is not signed in here', () => {
    expect(isOfAnother(from('1'), '2')).toBe(true);
    expect(isOfAnother(from('1'), '')).toBe(true);
    expect(isOfAnother(from('1'), '1')).toBe(false);
  });

  it('is not another’s if it is a guest’s, who may only not have heard yet that somebody signed in', () => {
    expect(isOfAnother(from(), '1')).toBe(false);
    expect(isOfAnother(from(), '')).toBe(false);
  });
});
