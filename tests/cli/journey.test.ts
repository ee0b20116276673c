import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cart, list, order, orders, placed, queued } from './shapes';
import { fillCheckout, findJacket } from './shopper';
import { openShop, type Shop } from './vitrine';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
}, 120_000);
afterAll(() => shop.remove());

const total = (segments: readonly { code: string; value: number }[]): number | undefined =>
  segments.find(({ code }) => code === 'grand_total')?.value;

describe('a guest on the command line', () => {
  it('finds a jacket, selects a variant, changes the cart, checks out and has an order', async () => {
    const jacket = await findJacket(shop);
    const choices = jacket.options.flatMap(({ code, choices: all }) => {
      const label = all.find(({ value }) => value === jacket.current_configuration[code])?.label ?? '';
      return ['--option', `${code.toUpperCase()}=${label.toUpperCase()}`];
    });
    const added = cart.parse(await shop.ask('cart', 'add', jacket.parentSku, ...choices));
    expect(added.items).toMatchObject([{ parentSku: jacket.parentSku, qty: 1, price: jacket.final_price }]);
    expect(added.token).not.toBe('');

    const { sku } = added.items[0]!;
    const three = cart.parse(await shop.ask('cart', 'set', sku, '3'));
    expect(three.items).toMatchObject([{ sku, qty: 3 }]);
    expect(three.segments.find(({ code }) => code === 'subtotal')?.value).toBeCloseTo(jacket.final_price * 3, 2);

    await fillCheckout(shop, 'cashondelivery');
    const ready = cart.parse(await shop.ask('cart', 'show'));
    const outcome = placed.parse(await shop.ask('order', 'place'));
    const kept = order.parse(await shop.ask('order', 'show', outcome.order_id));
    expect(kept).toMatchObject({ number: outcome.number, products: [{ sku, count: 3 }] });
    expect(kept.price).toBe(total(ready.segments));
    expect(total(kept.totals)).toBe(kept.price);
    expect(cart.parse(await shop.ask('cart', 'show')).items).toEqual([]);
    expect(list.parse(await shop.ask('outbox', 'ada@example.com')).items).toMatchObject([{ kind: 'order' }]);
  });

  it('names the required options of a product with variants: none is preselected', async () => {
    const { parentSku } = await findJacket(shop);
    const { code, error } = await shop.run('--json', 'cart', 'add', parentSku, '--profile', 'vague');
    expect(code).toBe(1);
    expect(error()).toMatchObject({ error: { code: 'choose-variant', fields: ['color', 'size'] } });
    expect(JSON.stringify(error())).toMatch(/--option color=\w+.* --option size=\w+/);
    expect(cart.parse(await shop.ask('cart', 'show', '--profile', 'vague')).items).toEqual([]);
  });

  it('is sent to the payment page, and the order awaits payment', async () => {
    const jacket = await findJacket(shop);
    await shop.ask('cart', 'add', jacket.sku, '--profile', 'payer');
    await fillCheckout(shop, 'card', '--profile', 'payer');
    const outcome = placed.parse(await shop.ask('order', 'place', '--profile', 'payer'));
    expect(outcome.redirect).toContain(outcome.order_id);
    expect(await shop.ask('order', 'paid', outcome.order_id, '--profile', 'payer')).toEqual({
      order_id: outcome.order_id,
      paid: false,
    });
  });

  it('orders offline, and the order is sent once when the network is back', async () => {
    const offline = ['--profile', 'traveller'];
    const jacket = await findJacket(shop);
    await shop.ask('cart', 'add', jacket.sku, ...offline);
    await fillCheckout(shop, 'cashondelivery', ...offline);

    const outcome = queued.parse(await shop.ask('order', 'place', '--offline', ...offline));
    expect([outcome.reason, outcome.sends]).toEqual(['offline', 'on-reconnect']);
    const waiting = orders.parse(await shop.ask('order', 'queue', '--offline', ...offline));
    expect(waiting.items).toMatchObject([
      { order_id: outcome.order_id, state: 'waiting', transmited: false, attempts: 0 },
    ]);
    expect(orders.parse(await shop.ask('order', 'process', '--offline', ...offline)).items).toMatchObject([
      { state: 'waiting' },
    ]);

    const sent = orders.parse(await shop.ask('order', 'process', ...offline));
    expect(sent.items).toMatchObject([{ order_id: outcome.order_id, state: 'sent', transmited: true }]);
    expect(orders.parse(await shop.ask('order', 'queue', ...offline)).items).toEqual([]);
    const kept = order.parse(await shop.ask('order', 'show', outcome.order_id, ...offline));
    expect(kept.products).toMatchObject([{ sku: jacket.sku, count: 1 }]);

    await shop.ask('order', 'process', ...offline);
    const all = orders.parse(await shop.ask('order', 'list', ...offline));
    expect(all.items).toMatchObject([{ number: kept.number, state: 'sent', attempts: 1 }]);
  });

  it('gets the names of missing order fields', async () => {
    const jacket = await findJacket(shop);
    await shop.ask('cart', 'add', jacket.sku, '--profile', 'hasty');
    const { code, error } = await shop.run('order', 'place', '--profile', 'hasty', '--json');
    expect(code).toBe(1);
    expect(error()).toMatchObject({
      error: {
        code: 'checkout-incomplete',
        message: expect.stringMatching(/personal\.emailAddress|e-?mail/i) as string,
      },
    });
  });
});
