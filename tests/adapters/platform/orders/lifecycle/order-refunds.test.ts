import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seedPeople } from '../../../../../adapters/demo';
import type { OrderResult, PlacedOrder, SignedIn } from '../../../../../core/contract';
import type { OpenRefund } from '../../../../../core/contract/orders/manage-order-money';
import type { ManagedOrder } from '../../../../../core/contract/orders/manage-orders';
import { cartWith, orderOf, resultOf, type CartLine } from '../../../../fixtures/order';
import { openFixturePlatform, type FixturePlatform } from '../../../../fixtures/platform';
import { signIn } from '../../../../fixtures/signed-in';

let fixture: FixturePlatform;
let ada: SignedIn;
let staff: SignedIn;
beforeEach(async () => {
  fixture = await openFixturePlatform();
  await seedPeople(fixture.platform.people, { now: fixture.clock.now() });
  ada = await signIn(fixture, 'ada@vitrine.example');
  staff = await signIn(fixture, 'mira@vitrine.example');
});
afterEach(() => fixture.platform.close());

async function paid(lines: readonly CartLine[] = [{ sku: 'TEE', qty: 2 }, { sku: 'CAP' }]): Promise<ManagedOrder> {
  const cart = await cartWith(fixture, lines);
  const order = await orderOf(fixture, cart, { payment: 'card' });
  const { id } = await resultOf<OrderResult>(fixture.call('POST', `/api/order?token=${ada.token}`, order));
  const { order_id } = await resultOf<PlacedOrder>(fixture.call('GET', `/api/order/${String(id)}?token=${ada.token}`));
  const form = new URLSearchParams({ answer: 'approve' });
  await fixture.platform.fetch(new Request(`http://shop.test/pay/${order_id}`, { method: 'POST', body: form }));
  return shown(String(id));
}
const shown = (id: string) =>
  resultOf<ManagedOrder>(fixture.call('GET', `/api/manage/order?id=${id}&token=${staff.token}`));
const refund = (body: object) => fixture.call('POST', `/api/manage/order-refund?token=${staff.token}`, body);
const advance = (body: object) => fixture.call('POST', `/api/manage/order?token=${staff.token}`, body);
const refundMails = async () =>
  (await fixture.platform.outbox.list('ada@shop.test')).filter(({ kind }) => kind === 'order-refunded');
let keys = 0;
const input = (order: ManagedOrder, parts: object) => ({
  id: order.number,
  key: `form-${String((keys += 1)).padStart(6, '0')}`,
  note: 'A seam was open',
  ...parts,
});

describe('staff refunds (DEMAND-2: promise 11)', () => {
  it('are made once per form, however often and by however many it is sent', async () => {
    const order = await paid();
    const same = input(order, { other: order.money.captured });
    const answers = await Promise.all(Array.from({ length: 50 }, () => refund(same)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const after = await shown(order.number);
    expect(after.money).toMatchObject({ refunded: order.money.captured, refundable: 0 });
    expect(after.money.refunds).toHaveLength(1);
    expect(after.money.refunds[0]).toMatchObject({ who: 'mira@vitrine.example', note: 'A seam was open' });
    expect(await refundMails()).toHaveLength(1);
    expect(after.history.flatMap(({ what }) => what).filter(({ name }) => name === 'refund')).toHaveLength(1);
  });

  it('are made once if fifty forms request the full amount concurrently', async () => {
    const order = await paid();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => refund(input(order, { other: order.money.captured }))),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const refused = answers.filter(({ status }) => status === 409);
    expect(refused).toHaveLength(49);
    expect(refused[0]).toMatchObject({ json: { meta: { error: 'too-much', max: 0 } } });
    expect((await shown(order.number)).money.refunded).toBe(order.money.captured);
  });

  it('can be made in ten parts that sum to the total; an eleventh is refused', async () => {
    const order = await paid();
    const cents = Math.round(order.money.captured * 100);
    const parts = Array.from({ length: 10 }, (_, at) => Math.floor(cents / 10) + (at < cents % 10 ? 1 : 0));
    for (const part of parts) expect(await refund(input(order, { other: part / 100 }))).toMatchObject({ status: 200 });
    expect((await shown(order.number)).money).toMatchObject({ refunded: order.money.captured, refundable: 0 });
    expect(await refund(input(order, { other: 0.01 }))).toMatchObject({ status: 409 });
    expect(await refundMails()).toHaveLength(10);
  });

  it('are limited to the payment for a line and the shipping, and none if nothing was paid', async () => {
    const order = await paid();
    const [tee] = order.money.lines;
    if (tee === undefined) throw new Error('no line');
    const tooMuch = { status: 409, json: { meta: { error: 'too-much' } } };
    expect(await refund(input(order, { lines: [{ sku: 'TEE', amount: tee.paid + 0.01 }] }))).toMatchObject(tooMuch);
    expect(await refund(input(order, { shipping: order.money.shipping.paid + 0.01 }))).toMatchObject(tooMuch);
    expect(await refund(input(order, { lines: [{ sku: 'NONE', amount: 1 }] }))).toMatchObject({
      json: { meta: { error: 'unknown-sku' } },
    });
    expect((await refund(input(order, { other: 1.001 }))).status).toBe(400);
    expect((await refund(input(order, { other: 1, note: '' }))).status).toBe(400);
    const dry = await refund(input(order, { lines: [{ sku: 'TEE', amount: 1 }], dry_run: true }));
    expect(dry).toMatchObject({ status: 200, json: { result: { planned: [{ name: 'refund', to: '1.00 USD' }, {}] } } });
    expect((await shown(order.number)).money.refunded).toBe(0);

    const unpaid = await orderOf(fixture, await cartWith(fixture, [{ sku: 'TEE' }]));
    const { number } = await resultOf<OrderResult>(fixture.call('POST', `/api/order?token=${ada.token}`, unpaid));
    const none = await refund({ id: number, key: 'form-unpaid', other: 1, note: 'why not' });
    expect(none).toMatchObject({ status: 409, json: { meta: { error: 'nothing-paid' } } });
  });

  it('return a conflict for the second of two, and refuse a key used for another refund', async () => {
    const order = await paid();
    const first = input(order, { other: 1, revision: order.revision });
    expect((await refund(first)).status).toBe(200);
    const second = await refund(input(order, { other: 1, revision: order.revision }));
    expect(second).toMatchObject({ status: 409, json: { meta: { error: 'conflict', revision: order.revision + 1 } } });
    expect(await refund({ ...first, other: 2 })).toMatchObject({ json: { meta: { error: 'other-refund' } } });
    expect((await refund(first)).status).toBe(200);
    expect((await shown(order.number)).money.refunded).toBe(1);
  });

  it('are deducted from the refund of a returned line, and a return may be partly refunded', async () => {
    const order = await paid();
    const [tee, cap] = order.money.lines;
    if (tee === undefined || cap === undefined) throw new Error('no lines');
    await refund(input(order, { lines: [{ sku: 'TEE', amount: 2 }] }));
    await advance({ id: order.number, status: 'O' });
    await advance({ id: order.number, returned: ['TEE'], return_reason: 'Too small' });
    expect((await shown(order.number)).money.refunded).toBeCloseTo(tee.paid, 2);
    expect(
      await advance({ id: order.number, returned: ['CAP'], return_reason: 'Too small', refund: order.money.captured }),
    ).toMatchObject({
      status: 409,
      json: { meta: { error: 'too-much' } },
    });
    await advance({ id: order.number, returned: ['CAP'], refund: 1, return_reason: 'worn', restock: false });
    const after = await shown(order.number);
    expect(after.money.refunded).toBeCloseTo(tee.paid + 1, 2);
    expect(after.money.lines[1]).toMatchObject({ sku: 'CAP', refunded: 1 });
    expect(after.history.at(-1)?.what).toContainEqual({ name: 'reason', from: null, to: 'worn' });
    expect(after.products.every(({ returned }) => returned === true)).toBe(true);
  });
});

it.each(['returned', 'cancel_units'])(
  'require a reason of the returned or cancelled lines, and name the field',
  async (what) => {
    const { number } = await paid();
    for (const reason of [{}, { return_reason: '  ' }, { return_reason: 'x'.repeat(501) }]) {
      const refused = { status: 400, json: { meta: { errors: [{ field: 'return_reason' }] } } };
      expect(await advance({ id: number, [what]: ['CAP'], ...reason })).toMatchObject(refused);
    }
    expect((await shown(number)).history.flatMap((entry) => entry.what)).not.toContainEqual(
      expect.objectContaining({ name: 'reason' }),
    );
  },
);

describe('a return by quantity', () => {
  const stock = async (sku: string) =>
    (await resultOf<{ qty: number }>(fixture.call('GET', `/api/stock/check?sku=${sku}`))).qty;

  it('returns 1 of 3 with its share of payment and stock, and then the rest to the cent', async () => {
    const order = await paid([{ sku: 'CAP', qty: 3 }, { sku: 'TEE' }]);
    const cap = order.money.lines.find(({ sku }) => sku === 'CAP');
    if (cap === undefined) throw new Error('no line');
    await advance({ id: order.number, status: 'O' });
    const before = await stock('CAP');
    const one = { id: order.number, returned: [{ sku: 'CAP', qty: 1 }], return_reason: 'too small' };
    const dry = await advance({ ...one, dry_run: true });
    const part = (Math.floor((Math.round(cap.paid * 100) * 1) / 3) / 100).toFixed(2);
    expect(dry).toMatchObject({
      json: {
        result: {
          planned: [
            { name: 'returned', to: '1 × CAP' },
            { name: 'refund', to: `${part} USD` },
          ],
        },
      },
    });
    // Quantities are totals, so repeats change nothing.
    for (let time = 0; time < 3; time += 1) expect((await advance(one)).status).toBe(200);
    const first = await shown(order.number);
    expect(first.money.refunded.toFixed(2)).toBe(part);
    expect(first.products.find(({ sku }) => sku === 'CAP')).toMatchObject({ count: 3, returned_count: 1 });
    expect(await stock('CAP')).toBe(before + 1);
    expect(await advance({ ...one, returned: [{ sku: 'CAP', qty: 4 }] })).toMatchObject({
      status: 409,
      json: { meta: { error: 'too-many' } },
    });
    await advance({ ...one, returned: [{ sku: 'CAP', qty: 2 }], restock: false });
    expect(await stock('CAP')).toBe(before + 1);
    await advance({ ...one, returned: ['CAP'] });
    const last = await shown(order.number);
    expect(last.money.lines.find(({ sku }) => sku === 'CAP')).toMatchObject({ refunded: cap.paid });
    expect(last.products.find(({ sku }) => sku === 'CAP')).toMatchObject({ returned: true });
    expect(last.money.refunds.map(({ reason }) => reason).sort()).toEqual([
      'returned/1:CAP',
      'returned/2:CAP',
      'returned/3:CAP',
    ]);
    expect(await stock('CAP')).toBe(before + 2);
    const mails = (await fixture.platform.outbox.list('ada@shop.test')).filter(({ kind }) => kind === 'order-returned');
    expect(mails).toHaveLength(3);
    expect(mails.every(({ text }) => text.includes('1 × '))).toBe(true);
  });

  it('never refunds more than the payment for the line, whatever was refunded before', async () => {
    const order = await paid([{ sku: 'CAP', qty: 3 }]);
    const [cap] = order.money.lines;
    if (cap === undefined) throw new Error('no line');
    await refund(input(order, { lines: [{ sku: 'CAP', amount: cap.paid - 0.05 }] }));
    await advance({ id: order.number, status: 'O' });
    await advance({ id: order.number, returned: [{ sku: 'CAP', qty: 1 }], return_reason: 'Too small' });
    await advance({ id: order.number, returned: ['CAP'], return_reason: 'Too small' });
    expect((await shown(order.number)).money.lines[0]).toMatchObject({ refunded: cap.paid });
  });
});

describe('the list of open refunds', () => {
  const admin = async () =>
    (await resultOf<{ items: OpenRefund[] }>(fixture.call('GET', `/api/manage/refunds?token=${staff.token}`))).items;
  const work = (body: object) => fixture.call('POST', `/api/manage/refund?token=${staff.token}`, body);

  it('contains refunds nobody could be notified of until they are marked as paid', async () => {
    const order = await paid();
    await refund(input(order, { other: 3 }));
    const [open, ...others] = await admin();
    expect(others).toEqual([]);
    expect(open).toMatchObject({ id: order.number, amount: 3, state: 'by-hand', currency: 'USD' });
    const { items } = await resultOf<{ items: { id: string; needs: string[] }[] }>(
      fixture.call('GET', `/api/manage/orders?needs=refund&token=${staff.token}`),
    );
    expect(items.map(({ id }) => id)).toEqual([order.number]);
    expect(items[0]?.needs).toContain('refund');
    const given = { id: order.number, reason: open?.reason, action: 'given' };
    expect((await work(given)).status).toBe(200);
    expect(await work(given)).toMatchObject({ status: 409, json: { meta: { error: 'no-open-refund' } } });
    expect(await admin()).toEqual([]);
    expect((await shown(order.number)).money.refunds[0]).toMatchObject({ state: 'done' });
  });
});

describe('notes of staff', () => {
  const note = (id: string, text: string) =>
    resultOf<ManagedOrder>(fixture.call('POST', `/api/manage/order-note?token=${staff.token}`, { id, text }));

  it('are stored with author and time, once if repeated, and hidden from shoppers', async () => {
    const order = await paid();
    await note(order.number, 'Rings twice');
    await note(order.number, 'Rings twice');
    const { history, revision } = await note(order.number, 'Leave it with the neighbour');
    const notes = history.filter(({ what }) => what.some(({ name }) => name === 'note'));
    expect(notes.map(({ who, what }) => [who, what[0]?.to])).toEqual([
      ['mira@vitrine.example', 'Rings twice'],
      ['mira@vitrine.example', 'Leave it with the neighbour'],
    ]);
    // A note must not cause conflicts.
    expect(revision).toBe(order.revision);
  });
});

describe('every report of the same orders (DEMAND-2: promise 12)', () => {
  it('agrees on refunds: list, totals, table and each order', async () => {
    const orders: ManagedOrder[] = [];
    for (let index = 0; index < 3; index += 1) orders.push(await paid());
    let seed = 7;
    const chance = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647;
    for (const order of orders) {
      const parts = Math.floor(chance() * 4);
      for (let part = 0; part < parts; part += 1) {
        const cents = 1 + Math.floor(chance() * order.money.captured * 40);
        await refund(input(order, { other: cents / 100 }));
      }
      if (chance() < 0.4) await advance({ id: order.number, status: 'O' });
      if (chance() < 0.4) await advance({ id: order.number, returned: ['TEE'], return_reason: 'Too small' });
      if (chance() < 0.3) await advance({ id: order.number, cancel_reason: 'out of stock' });
    }
    const { items, sums } = await resultOf<{
      items: { id: string; refunded: number }[];
      sums: { currency: string; refunded: number }[];
    }>(fixture.call('GET', `/api/manage/orders?size=200&token=${staff.token}`));
    const { link } = await resultOf<{ link: string }>(
      fixture.call('GET', `/api/manage/orders-file?token=${staff.token}`),
    );
    const table = await (await fixture.platform.fetch(new Request(`http://shop.test${link}`))).text();
    const [head = '', ...lines] = table.trim().split('\r\n');
    const at = head.split(',').indexOf('refunded');
    const cents = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + Math.round(amount * 100), 0);
    const own: number[] = [];
    for (const { number } of orders) own.push((await shown(number)).money.refunded);
    const ofOrders = items.filter(({ id }) => orders.some(({ number }) => number === id));
    expect(cents(own)).toBeGreaterThan(0);
    expect(cents(ofOrders.map(({ refunded }) => refunded))).toBe(cents(own));
    expect(cents(sums.map(({ refunded }) => refunded))).toBe(cents(items.map(({ refunded }) => refunded)));
    expect(cents(lines.map((line) => Number(line.split(',')[at])))).toBe(cents(items.map(({ refunded }) => refunded)));
    expect(lines).toHaveLength(items.length);
  });

  it('cannot be exported without the link', async () => {
    const wrong = new Request('http://shop.test/api/manage/orders-table/e30?until=99999999999999&key=0');
    expect((await fixture.platform.fetch(wrong)).status).toBe(404);
    expect((await fixture.call('GET', `/api/manage/orders-file?token=${ada.token}`)).status).toBe(403);
  });

  it.each(['orders-file', 'invoices-file'])(
    'can be downloaded for two minutes only, since permissions may end (%s)',
    async (file) => {
      const { link } = await resultOf<{ link: string }>(
        fixture.call('GET', `/api/manage/${file}?token=${staff.token}`),
      );
      const status = async () => (await fixture.platform.fetch(new Request(`http://shop.test${link}`))).status;
      await fixture.clock.advance(119_000);
      expect(await status()).toBe(200);
      await fixture.clock.advance(1_000);
      expect(await status()).toBe(404);
    },
  );
});
