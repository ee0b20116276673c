import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seedPeople } from '../../../../../adapters/demo';
import type { CustomerOrder, OrderResult, SignedIn, StockAnswer, User } from '../../../../../core/contract';
import type { ManagedOrder } from '../../../../../core/contract/orders/manage-orders';
import { cartWith, orderOf, resultOf, type CartLine, type OrderOptions } from '../../../../fixtures/order';
import { openFixturePlatform, type FixturePlatform } from '../../../../fixtures/platform';
import { signIn } from '../../../../fixtures/signed-in';

let fixture: FixturePlatform;
let ada: SignedIn;
let staff: SignedIn;
beforeEach(async () => {
  fixture = await openFixturePlatform();
  await seedPeople(fixture.platform.people, { now: fixture.clock.now() });
  const json = { award_bonuses: true, award_bonuses_amount: 10, email_support: 'shop@shop.test' };
  await fixture.platform.catalogue.writeBlocks([
    { blocks: { en: { id: 1, identifier: 'cms_settings', title: '', content: '', json } } },
  ]);
  ada = await signIn(fixture, 'ada@vitrine.example');
  staff = await signIn(fixture, 'mira@vitrine.example');
});
afterEach(async () => {
  expect(fixture.telemetry.records.filter((record) => record.kind === 'error')).toEqual([]);
  await fixture.platform.close();
});

async function ordered(lines: readonly CartLine[], inputs: OrderOptions = {}): Promise<OrderResult> {
  const order = await orderOf(fixture, await cartWith(fixture, lines), inputs);
  return resultOf<OrderResult>(fixture.call('POST', `/api/order?token=${ada.token}`, order));
}
const format = (body: object, token = staff.token) => fixture.call('POST', `/api/manage/order?token=${token}`, body);
const moved = (id: unknown, body: object) => resultOf<ManagedOrder>(format({ id: String(id), ...body }));
const read = (id: unknown) =>
  resultOf<CustomerOrder>(fixture.call('GET', `/api/order/${String(id)}?token=${ada.token}`));
const bonuses = async () =>
  (await resultOf<User>(fixture.call('GET', `/api/user/profile-account?token=${ada.token}`))).account;
const stock = async (sku: string) =>
  (await resultOf<StockAnswer>(fixture.call('GET', `/api/stock/check?sku=${sku}`))).qty;
const mails = async (contact = 'ada@shop.test') =>
  (await fixture.platform.outbox.list(contact)).map(({ kind }) => kind);
const mail = async (kind: string) =>
  (await fixture.platform.outbox.list('ada@shop.test')).find((one) => one.kind === kind)?.text ?? '';

describe('staff who advance an order', () => {
  it('ship it with a tracking number and deliver it; each step is shown to the owner and emailed once', async () => {
    const { id } = await ordered([{ sku: 'TEE' }]);
    await moved(id, { status: 'D', tracking: 'VT77', carrier: 'Parcel Post' });
    await moved(id, { status: 'D', tracking: 'VT77', carrier: 'Parcel Post' });
    expect(await read(id)).toMatchObject({ order_status: 'D', delivery: { title: 'Parcel Post', number: 'VT77' } });
    expect(await mail('order-sent')).toContain('VT77');
    await moved(id, { status: 'LF' });
    const done = await moved(id, { delivered: '2026-01-01', status: 'O' });
    expect(done).toMatchObject({ paid: true, delivery: { delivered_at: '2026-01-01T12:00:00.000Z' }, revision: 3 });
    expect((await mails()).filter((kind) => kind !== 'order')).toEqual(['order-delivered', 'order-sent']);
    expect(done.history.map(({ who }) => who)).toEqual(Array(3).fill('mira@vitrine.example'));
    expect(done.history[0]?.what.map(({ name }) => name)).toEqual(['status', 'carrier', 'tracking']);
  });

  it('are the only ones who can do so, or see the history', async () => {
    const { id } = await ordered([{ sku: 'TEE' }]);
    const blogger = await signIn(fixture, 'lotte@vitrine.example');
    for (const token of [ada.token, blogger.token]) {
      expect((await format({ id: String(id), status: 'D' }, token)).status).toBe(403);
      expect((await fixture.call('GET', `/api/manage/order?id=${String(id)}&token=${token}`)).status).toBe(403);
    }
    expect((await format({ id: String(id), status: 'D' }, '')).status).toBe(401);
    expect(await read(id)).not.toHaveProperty('history');
    expect((await read(id)).order_status).toBe('N');
  });

  it('get a conflict if the order has changed, unless the new state equals the current one', async () => {
    const { id } = await ordered([{ sku: 'TEE' }]);
    await moved(id, { status: 'AB', revision: 0 });
    expect(await format({ id: String(id), status: 'D', revision: 0 })).toMatchObject({
      status: 409,
      json: { meta: { error: 'conflict', revision: 1 } },
    });
    expect(await moved(id, { status: 'AB', revision: 0 })).toMatchObject({ order_status: 'AB', revision: 1 });
    expect(await moved(id, { status: 'D', revision: 1 })).toMatchObject({ order_status: 'D', revision: 2 });
  });

  it('get an error for an invalid step or a missing order', async () => {
    const { id } = await ordered([{ sku: 'TEE' }]);
    await moved(id, { status: 'O' });
    expect(await format({ id: String(id), status: 'N' })).toMatchObject({
      status: 409,
      json: { meta: { error: 'backwards' } },
    });
    expect((await format({ id: 'constructor', status: 'D' })).status).toBe(404);
    expect((await format({ id: String(id), status: 'XX' })).status).toBe(400);
    expect((await format({ id: String(id), link: 'javascript:alert(1)' })).status).toBe(400);
  });
});

describe('an order that staff cancel', () => {
  it('restores its stock once, and refunds its payment once if it was paid', async () => {
    const before = await stock('CAP');
    const { id, price } = await ordered([{ sku: 'CAP', qty: 2 }], { payment: 'card' });
    const { order_id } = await read(id);
    const form = new URLSearchParams({ answer: 'approve' });
    await fixture.platform.fetch(new Request(`http://shop.test/pay/${order_id}`, { method: 'POST', body: form }));
    expect(await read(id)).toMatchObject({ paid: true });
    expect(await stock('CAP')).toBe(before - 2);
    for (const reason of ['sold by mistake', 'sold by mistake', 'again']) await moved(id, { cancel_reason: reason });
    expect(await stock('CAP')).toBe(before);
    expect(await read(order_id)).toMatchObject({ canceled: true, payment: 'refunded' });
    expect((await mails()).filter((kind) => kind === 'order-canceled')).toHaveLength(1);
    expect(await mail('order-canceled')).toContain(price.toFixed(2));
    expect(await mails('shop@shop.test')).toEqual(['refund']);
    const { history } = await moved(id, {});
    expect(history.flatMap(({ what }) => what).filter(({ name }) => name === 'refund')).toMatchObject([
      { to: `${price.toFixed(2)} USD` },
    ]);
    expect(await read(id)).not.toHaveProperty('cancel_reason');
  });

  it('returns spent bonuses, and no money if none was received', async () => {
    const had = await bonuses();
    const token = await resultOf<string>(fixture.call('POST', `/api/cart/create?storeCode=us&token=${ada.token}`));
    await resultOf(
      fixture.call('POST', `/api/cart/update?cartId=${token}&token=${ada.token}`, { cartItem: { sku: 'TEE', qty: 2 } }),
    );
    await resultOf(fixture.call('POST', `/api/cart/bonuses-spend?cartId=${token}&token=${ada.token}`));
    const signed = {
      call: (method: 'GET' | 'POST', path: string, body?: unknown) =>
        fixture.call(method, `${path}&token=${ada.token}`, body),
    };
    const order = await orderOf(signed, token);
    const { id } = await resultOf<OrderResult>(fixture.call('POST', `/api/order?token=${ada.token}`, order));
    const { bonus } = await read(id);
    expect(bonus).toBeGreaterThan(0);
    expect(await bonuses()).toBeCloseTo(had - bonus, 2);
    await moved(id, { cancel_reason: 'unwanted' });
    await moved(id, { cancel_reason: 'unwanted' });
    expect(await bonuses()).toBe(had);
    expect(await mails('shop@shop.test')).toEqual([]);
  });
});

describe('an order that is delivered and paid', () => {
  it('awards its bonuses once, and revokes those of a returned line', async () => {
    const had = await bonuses();
    const before = await stock('CAP');
    const { id } = await ordered([{ sku: 'TEE' }, { sku: 'CAP' }]);
    const { cashback } = await read(id);
    expect(cashback).toBeGreaterThan(0);
    await moved(id, { status: 'O' });
    await moved(id, { status: 'O' });
    expect(await bonuses()).toBeCloseTo(had + cashback, 2);
    await moved(id, { returned: ['CAP'], return_reason: 'Too small' });
    await moved(id, { returned: ['CAP'], return_reason: 'Too small' });
    expect(await stock('CAP')).toBe(before);
    const kept = await bonuses();
    expect(kept).toBeGreaterThan(had);
    expect(kept).toBeLessThan(had + cashback);
    const order = await read(id);
    expect(order.products.map(({ returned }) => returned === true)).toEqual([false, true]);
    expect((await mails()).filter((kind) => kind === 'order-returned')).toHaveLength(1);
    expect(await mails('shop@shop.test')).toEqual(['refund']);
    await moved(id, { returned: ['TEE'], return_reason: 'Too small' });
    expect(await bonuses()).toBe(had);
  });

  it('refunds the full payment for its goods once all lines are returned, and does not restock damaged ones', async () => {
    const before = await stock('CAP');
    const { id, price } = await ordered([{ sku: 'TEE', qty: 2 }, { sku: 'CAP' }]);
    await moved(id, { status: 'O' });
    await moved(id, { returned: ['CAP'], return_reason: 'Too small', restock: false });
    const { history } = await moved(id, { returned: ['TEE'], return_reason: 'Too small' });
    expect(await stock('CAP')).toBe(before - 1);
    const refunds = history.flatMap(({ what }) => what).filter(({ name }) => name === 'refund');
    const { delivery_cost } = await read(id);
    const back = refunds.reduce((sum, { to }) => sum + Number.parseFloat(to ?? ''), 0);
    expect(back).toBeCloseTo(price - delivery_cost * 1.08875, 1);
  });
});

describe('the files of an order', () => {
  const PDF = new TextEncoder().encode('%PDF-1.7 an invoice');
  async function attach(id: unknown, bytes: Uint8Array, token = staff.token): Promise<Response> {
    const form = new FormData();
    form.set('id', String(id));
    form.set('kind', 'invoice');
    form.set('file', new Blob([Uint8Array.from(bytes)], { type: 'application/pdf' }), 'invoice.pdf');
    return fixture.platform.fetch(
      new Request(`http://shop.test/api/manage/order-file?token=${token}`, { method: 'POST', body: form }),
    );
  }
  const get = (path: string, token?: string) =>
    fixture.platform.fetch(
      new Request(`http://shop.test${path}`, {
        headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
      }),
    );

  it('are available to the owner and staff, and are not cached', async () => {
    const { id } = await ordered([{ sku: 'TEE' }]);
    expect((await read(id)).invoice).toBeNull();
    expect((await attach(id, PDF)).status).toBe(200);
    expect((await attach(id, PDF)).status).toBe(200);
    const link = (await read(id)).invoice ?? '';
    const [path = ''] = link.split('?');
    for (const token of [ada.token, staff.token]) {
      const response = await get(path, token);
      expect([response.status, response.headers.get('content-type'), response.headers.get('cache-control')]).toEqual([
        200,
        'application/pdf',
        'private, no-store',
      ]);
      expect(new Uint8Array(await response.arrayBuffer())).toEqual(PDF);
    }
    const vincent = await signIn(fixture, 'vincent@vitrine.example');
    expect((await get(path, vincent.token)).status).toBe(404);
    expect((await get(path)).status).toBe(401);
    expect((await get(link)).status).toBe(200);
    expect((await get(link.replace('invoice', 'receipt'))).status).toBe(401);
    expect((await get(link.replace(/until=\d/, 'until=9'))).status).toBe(401);
    expect((await get(path.replace('invoice', 'receipt'), ada.token)).status).toBe(404);
    expect((await moved(id, {})).history.map(({ what }) => what[0]?.name)).toEqual(['invoice']);
    await fixture.clock.advance(12 * 60 * 60 * 1000);
    expect((await get(link)).status).toBe(401);
  });

  it('are PDFs of at most 5 MB, whatever their name, and come from staff', async () => {
    const { id } = await ordered([{ sku: 'TEE' }]);
    expect((await attach(id, new TextEncoder().encode('<script>'))).status).toBe(400);
    const large = new Uint8Array(5 * 1024 * 1024 + 1);
    large.set(PDF);
    expect((await attach(id, large)).status).toBe(400);
    expect((await attach(id, PDF, ada.token)).status).toBe(403);
    expect((await read(id)).invoice).toBeNull();
  });
});
