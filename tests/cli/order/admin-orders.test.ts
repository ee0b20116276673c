import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { placed } from '../shapes';
import { fillCheckout, findJacket } from '../shopper';
import { openShop, type Shop } from '../vitrine';

let shop: Shop;
let number: string;
let sku: string;
beforeAll(async () => {
  shop = await openShop();
  ({ sku } = await findJacket(shop));
  await shop.ask('cart', 'add', sku);
  await fillCheckout(shop, 'cashondelivery');
  ({ number } = placed.parse(await shop.ask('order', 'place')));
}, 120_000);
afterAll(() => shop.remove());

const list = z.object({
  items: z.array(z.looseObject({ id: z.string(), needs: z.array(z.string()), paid: z.boolean() })),
  total: z.number(),
  sums: z.array(z.object({ currency: z.string(), count: z.number(), total: z.number(), refunded: z.number() })),
});
const managed = z.looseObject({
  number: z.string(),
  canceled: z.boolean(),
  revision: z.number(),
  money: z.looseObject({
    captured: z.number(),
    refunded: z.number(),
    lines: z.array(z.looseObject({ sku: z.string() })),
  }),
  planned: z.optional(z.array(z.object({ name: z.string() }))),
  history: z.array(
    z.object({ who: z.string(), what: z.array(z.object({ name: z.string(), to: z.nullable(z.string()) })) }),
  ),
});
const order = async (...words: readonly string[]) => managed.parse(await shop.ask('admin', 'order', ...words));
const refused = async (...words: readonly string[]) => {
  const outcome = await shop.run('--json', 'admin', 'order', ...words);
  return [outcome.code, outcome.error()];
};

const has = async (...filter: readonly string[]) =>
  list.parse(await shop.ask('admin', 'orders', '--q', number, ...filter)).total;

const made = z.object({
  order: z.nullable(
    z.looseObject({ number: z.string(), made_by: z.string(), pay_link: z.object({ link: z.string() }) }),
  ),
  quote: z.nullable(z.object({ total: z.number() })),
});

describe('orders on the command line of staff', () => {
  it('are created from a file, once per key, and refused by field', async () => {
    const file = join(shop.data, 'order.json');
    const address = {
      ...{ firstname: 'Grace', lastname: 'Hopper', street: ['1 Broadway'], city: 'New York', postcode: '10004' },
      ...{ countryId: 'US', region: 'New York', region_id: 43, region_code: 'NY', phone: '+1 212 555 0100' },
    };
    const input = {
      ...{ store: 'us', email: 'grace@shop.test', lines: [{ sku, qty: 1 }], shipping_address: address },
      payment_method_code: 'card',
    };
    writeFileSync(file, JSON.stringify(input));
    const create = async (...words: readonly string[]) =>
      made.parse(await shop.ask('admin', 'order', 'create', file, ...words));
    const dry = await create('--dry-run', '--key', 'phone-0001');
    expect(dry.order).toBeNull();
    const first = await create('--key', 'phone-0001');
    expect(first).toMatchObject({ order: { made_by: 'shop' }, quote: { total: dry.quote?.total } });
    expect(first.order?.pay_link.link).toContain(`/pay/${first.order?.number ?? ''}?`);
    expect((await create('--key', 'phone-0001')).order?.number).toBe(first.order?.number);
    const swap = ['exchange', first.order?.number ?? '', '--line', '1=1=NONE', '--reason', 'Too small'];
    expect(await refused(...swap)).toMatchObject([1, { error: { code: 'not-exchangeable' } }]);
    writeFileSync(file, JSON.stringify({ ...input, email: 'nobody' }));
    const [code, error] = await refused('create', file);
    expect([code, JSON.stringify(error)]).toEqual([1, expect.stringContaining('email must be')]);
    writeFileSync(file, JSON.stringify({ ...input, lines: [] }));
    expect(JSON.stringify(await refused('create', file))).toContain('lines');
  }, 90_000);

  it('are found by words and filters, and exported as a table', async () => {
    const found = list.parse(await shop.ask('admin', 'orders', '--q', number, '--needs', 'sending', '--paid', 'no'));
    expect(found.items.map(({ id }) => id)).toEqual([number]);
    expect(found).toMatchObject({ total: 1, sums: [{ count: 1, refunded: 0 }] });
    expect(list.parse(await shop.ask('admin', 'orders', '--q', number, '--paid', 'yes')).total).toBe(0);
    const file = join(shop.data, 'orders.csv');
    await shop.ask('admin', 'orders', '--q', number, '--csv', file);
    const [head, line] = readFileSync(file, 'utf8').split('\r\n');
    expect(head).toContain('number,created_at,name');
    expect(line).toContain(number);
    const like = ['--payment', 'cashondelivery', '--in-store', 'us', '--step', '1', '--from', '2026-01-01'];
    expect(await has(...like, '--to', '2099-12-31')).toBe(1);
    expect(await has('--payment', 'banktransfer')).toBe(0);
    expect(await has('--to', '2026-01-01')).toBe(0);
    expect(await has('--shipping', 'none-such', '--blogger', '1')).toBe(0);
    expect((await shop.run('admin', 'orders', '--status', 'ZZ')).code).toBe(2);
    expect((await shop.run('admin', 'orders', '--needs', 'love')).code).toBe(2);
  }, 90_000);

  it('are shipped, returned and refunded in part, after a preview', async () => {
    await order('note', number, 'Rings twice');
    await order('advance', number, '--status', 'D', '--tracking', 'VT1');
    const { money } = await order('advance', number, '--delivered', '2026-01-02');
    const [line] = money.lines;
    const swap = ['--line', `1=1=${line?.sku ?? ''}`, '--reason', 'Wrong size', '--dry-run'];
    expect(await shop.ask('admin', 'order', 'exchange-new', number, ...swap)).toMatchObject({
      ...{ made: null, order: { number }, quote: { due: 0, currency: 'USD' } },
    });
    const dry = await order('refund', number, '--amount', '1.50', '--reason', 'late', '--dry-run');
    expect(dry.planned?.map(({ name }) => name)).toEqual(['refund', 'reason']);
    expect((await order('show', number)).money.refunded).toBe(0);
    const words = ['refund', number, '--amount', '1.50', '--reason', 'late', '--key', 'desk-0001'];
    expect((await order(...words)).money.refunded).toBe(1.5);
    expect((await order(...words)).money.refunded).toBe(1.5);
    expect(await refused('refund', number, '--amount', '99999', '--reason', 'greed')).toMatchObject([
      1,
      { error: { code: 'too-much', max: money.captured - 1.5 } },
    ]);
    expect((await shop.run('admin', 'order', 'refund', number, '--line', 'x', '--reason', 'y')).code).toBe(2);
    const lineBack = ['return', number, '--sku', line?.sku ?? ''];
    const unexplained = await shop.run('admin', 'order', ...lineBack);
    expect([unexplained.code, unexplained.stderr]).toEqual([2, expect.stringContaining('--reason')]);
    expect((await order(...lineBack, '--qty', '1', '--reason', 'worn', '--dry-run')).planned).toBeDefined();
    expect(await refused(...lineBack, '--qty', '99', '--reason', 'worn')).toMatchObject([
      1,
      { error: { code: 'too-many' } },
    ]);
    const back = await order(
      'return',
      number,
      '--sku',
      line?.sku ?? '',
      '--refund',
      '2',
      '--reason',
      'worn',
      '--no-restock',
    );
    expect(back.money.refunded).toBe(3.5);
    expect(await has('--payment-state', 'partly-refunded')).toBe(1);
    expect(await has('--payment-state', 'paid')).toBe(0);
    expect(back.history.flatMap(({ what }) => what).find(({ name }) => name === 'note')?.to).toBe('Rings twice');
    expect(await refused('cancel', number, '--reason', 'too late')).toMatchObject([
      1,
      { error: { code: 'too-late-to-cancel' } },
    ]);
  });

  it('are not shipped unpaid by bank transfer without confirmation, and the error names the order and the option', async () => {
    const jacket = await findJacket(shop);
    await shop.ask('cart', 'add', jacket.sku);
    await fillCheckout(shop, 'banktransfer');
    const { number: unpaid } = placed.parse(await shop.ask('order', 'place'));
    const sending = ['admin', 'orders', '--q', unpaid, '--needs', 'sending'];
    expect(list.parse(await shop.ask(...sending)).total).toBe(0);
    const [code, failure] = await refused('advance', unpaid, '--status', 'D');
    expect(code).toBe(1);
    expect(failure).toMatchObject({ error: { code: 'send-not-paid', order: unpaid } });
    expect(JSON.stringify(failure)).toContain(`Order ${unpaid} is not paid yet: use --send-anyway to send it anyway`);
    const sent = await order('advance', unpaid, '--status', 'D', '--send-anyway');
    expect(sent).toMatchObject({ order_status: 'D', paid: false, payment_state: 'not-paid' });
  }, 60_000);
});
