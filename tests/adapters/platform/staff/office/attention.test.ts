import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openSqlite } from '../../../../../adapters/database/sqlite';
import { seedPeople } from '../../../../../adapters/demo';
import type { Database } from '../../../../../adapters/platform/ports/database';
import { PENDING } from '../../../../../adapters/platform/ports/catalogue/reviews';
import type { SignedIn } from '../../../../../core/contract';
import type { OrderRow } from '../../../../../core/contract/orders/manage-order-list';
import { ATTENTION, type AttentionName } from '../../../../../core/contract/staff/manage-figures';
import { ATTENTION_LISTS } from '../../../../../core/manage/attention-lists';
import { cartWith, orderOf, resultOf } from '../../../../fixtures/order';
import { openFixturePlatform, type FixturePlatform } from '../../../../fixtures/platform';
import { signIn } from '../../../../fixtures/signed-in';
import { newOrder } from '../../../../../testing/database/new-order';

let fixture: FixturePlatform;
let database: Database;
let staff: SignedIn;
let handled: () => Promise<void>;
beforeEach(async () => {
  database = await openSqlite(':memory:');
  handled = () => Promise.reject(new Error('It is full'));
  fixture = await openFixturePlatform({
    database,
    deliverEvents: false,
    subscribers: [{ name: 'crm', handles: ['order.placed'], handle: () => handled() }],
  });
  await seedPeople(fixture.platform.people, { now: fixture.clock.now() });
  staff = await signIn(fixture, 'mira@vitrine.example');
});
afterEach(() => fixture.platform.close());

const ask = <T>(path: string) => resultOf<T>(fixture.call('GET', `${path}token=${staff.token}`));

async function place(payment: 'card' | 'cashondelivery'): Promise<{ number: string; order_id: string }> {
  const cart = await cartWith(fixture, [{ sku: 'TEE', qty: 1 }]);
  // Separate mailboxes, so that no confirmation is suppressed.
  const order = await orderOf(fixture, cart, { payment, email: `${cart}@shop.test` });
  const { number } = await resultOf<{ number: string }>(fixture.call('POST', '/api/order', order));
  const found = await database.read((db) => db.orders.byKey(number));
  return { number, order_id: found?.orderId ?? '' };
}

async function fill(): Promise<void> {
  for (let count = 0; count < 3; count += 1) await place('card');
  await place('cashondelivery');
  const delivered = await place('cashondelivery');
  await fixture.platform.orders.advance({ id: delivered.number, status: 'O' }, 'shop');
  const { order_id: orderId } = await place('cashondelivery');
  const createdAt = fixture.clock.now();
  const asked = { orderId, provider: 'bank', reference: 'r', createdAt };
  await database.write(async (db) => {
    for (const [reason, amount] of [
      ['waits', 100],
      ['refused', 200],
      ['done', 300],
    ] as const) {
      await db.paymentRefunds.ask({ ...asked, reason, amount });
    }
    const [settled] = await db.paymentRefunds.list('waiting');
    if (settled === undefined) throw new Error('no refund');
    const of = (reason: string) => ({ ...settled, reason });
    await db.paymentRefunds.settle(of('refused'), { state: 'failed', nextAt: 0, error: 'No such payment' });
    await db.refundTasks.add({ orderId, reason: 'refused', amount: 200, createdAt });
    await db.paymentRefunds.settle(of('done'), { state: 'done', nextAt: 0, error: undefined });
    await db.refundTasks.add({ orderId, reason: 'by-hand:1', amount: 400, createdAt });
    for (const state of ['failed', 'failed', 'waiting', 'sent'] as const) {
      const message = { kind: 'order', contact: 'ada@shop.test', subject: 'Your order', text: 'It is here' } as const;
      await db.outbox.add({ ...message, uid: `${state}-${String(Math.random())}`, channel: 'email', state, createdAt });
    }
    await db.events.bury({
      subscriber: 'crm',
      event: { id: '7', name: 'order.placed', version: 1, at: '2026-01-01T00:00:00.000Z', data: {} as never },
      attempts: 12,
      error: 'It is full',
      failedAt: createdAt,
    });
    const tee = await db.stock.find('TEE');
    await db.stock.write(Number(tee?.product_id), { TEE: { qty: 2, is_in_stock: true, manage_stock: true } });
  });
  await database.write(async (db) => {
    const { id, number } = await db.orders.next();
    const held = { redirect: false, units: [{ sku: 'TEE', qty: 20 }] };
    await db.orders.insert({ ...newOrder('large', id, number), ...held });
  });
  const review = { title: 'Soft', detail: 'Softer than it looks', rating: 5, created_at: '2026-01-01T00:00:00.000Z' };
  await database.write(async (db) => {
    for (const nickname of ['Ada', 'Theo'])
      await db.reviews.add({ ...review, nickname, entity_id: 1, product_sku: 'TEE' }, PENDING);
  });
}

async function rowsBehind(name: AttentionName): Promise<number> {
  const { path, filters } = ATTENTION_LISTS[name];
  const api = new Map([
    ['/manage/orders', '/api/manage/orders'],
    ['/manage/orders/~refunds', '/api/manage/refunds'],
    ['/manage/messages', '/api/manage/messages'],
    ['/manage/events', '/api/manage/events'],
    ['/manage/reviews', '/api/manage/reviews'],
    ['/manage/stock-levels', '/api/manage/stock-levels'],
  ]).get(path);
  if (api === undefined) throw new Error(`${path} has no list`);
  const isPaged = !['events', 'messages', 'refunds'].includes(name);
  const query = new URLSearchParams({ ...filters, ...(isPaged && { size: '200' }) });
  const { items, total = items.length } = await ask<{ items: unknown[]; total?: number }>(
    `${api}?${query.toString()}&`,
  );
  expect(items).toHaveLength(total);
  return total;
}

describe('pending tasks of staff', () => {
  it('equal the number of rows in the linked list', async () => {
    await fill();
    const { items } = await ask<{ items: { name: AttentionName; count: number }[] }>('/api/manage/attention?');
    const counted = Object.fromEntries(items.map(({ name, count }) => [name, count]));
    const behind: Record<string, number> = {};
    for (const name of ATTENTION) behind[name] = await rowsBehind(name);
    expect(counted).toEqual(behind);
    expect(behind).toMatchObject({ refunds: 3, messages: 2, events: 1, large_unpaid: 1 });
    for (const name of ATTENTION) expect(behind[name], name).toBeGreaterThan(0);
  });

  it('include a large order with deferred payment until it is sent or paid', async () => {
    await fill();
    const rows = async () => (await ask<{ items: OrderRow[] }>('/api/manage/orders?needs=check&')).items;
    expect(await rows()).toMatchObject([{ needs: ['payment', 'sending', 'check'], paid: false }]);
    const [large] = await rows();
    await fixture.platform.orders.advance({ id: large?.id ?? '', paid: true }, 'shop');
    expect(await rows()).toEqual([]);
  });

  it('can be retried, and disappear once that succeeds', async () => {
    await fill();
    const admin = await signIn(fixture, 'alma@vitrine.example');
    const [event] = (await ask<{ items: { id: number }[] }>('/api/manage/events?')).items;
    const retryEvent = (token: string) =>
      fixture.call('POST', `/api/manage/event-retry?token=${token}`, { id: event?.id });
    expect((await retryEvent(staff.token)).status).toBe(403);
    expect(await retryEvent(admin.token)).toMatchObject({ status: 409, json: { meta: { error: 'event-failed' } } });
    handled = () => Promise.resolve();
    expect(await retryEvent(admin.token)).toMatchObject({ status: 200, json: { result: { items: [] } } });
    expect((await retryEvent(admin.token)).status).toBe(404);
    const [message] = (await ask<{ items: { id: number }[] }>('/api/manage/messages?')).items;
    const retryMessage = (id: number | undefined) =>
      fixture.call('POST', `/api/manage/message-retry?token=${staff.token}`, { id });
    expect(await retryMessage(message?.id)).toMatchObject({ status: 409, json: { meta: { error: 'no-sender' } } });
    expect((await retryMessage(4711)).status).toBe(404);
  });
});
