import { afterEach, describe, expect, it } from 'vitest';
import { openSqlite } from '../../../../../adapters/database/sqlite';
import type { Subscriber } from '../../../../../adapters/platform';
import type { Database } from '../../../../../adapters/platform/ports/database';
import { EVENT_NAMES, EVENTS, type ShopEvent } from '../../../../../core/contract/foundation/events';
import { cartWith, orderOf, resultOf } from '../../../../fixtures/order';
import { openFixturePlatform, type FixturePlatform } from '../../../../fixtures/platform';

const MINUTE_MS = 60_000;

interface Recorder extends Subscriber {
  readonly seen: ShopEvent[];
}

const HANDLED = EVENT_NAMES.filter((name) => name !== 'stock.changed' && name !== 'product.changed');

function recorder(name: string, more: Partial<Subscriber> & { fails?: (event: ShopEvent) => boolean } = {}): Recorder {
  const seen: ShopEvent[] = [];
  const { fails = () => false, ...rest } = more;
  return {
    name,
    handles: HANDLED,
    seen,
    handle: (event) => {
      seen.push(event);
      return fails(event) ? Promise.reject(new Error('cannot')) : Promise.resolve();
    },
    ...rest,
  };
}

const open: FixturePlatform[] = [];
async function shop(subscribers: readonly Subscriber[], database?: Database): Promise<FixturePlatform> {
  const fixture = await openFixturePlatform({ subscribers, deliverEvents: false, ...(database && { database }) });
  open.push(fixture);
  return fixture;
}
afterEach(async () => {
  for (const { platform } of open.splice(0)) await platform.close();
});

async function order(fixture: FixturePlatform, payment?: string): Promise<string> {
  const token = await cartWith(fixture, [{ sku: 'TEE', qty: 2 }]);
  const placed = await orderOf(fixture, token, payment === undefined ? {} : { payment });
  await resultOf(fixture.call('POST', '/api/order', placed));
  return placed.order_id;
}

const namesOf = ({ seen }: Recorder) => seen.map(({ name }) => name);

describe('events', () => {
  it('report once who cancelled an order', async () => {
    const crm = recorder('crm');
    const fixture = await shop([crm]);
    await fixture.platform.events.deliver();
    const [byStaff, byCustomer] = [await order(fixture), await order(fixture)];
    for (const reason of ['no more', 'again'])
      await fixture.platform.orders.advance({ id: byStaff, cancel_reason: reason }, 'mira');
    const found = await resultOf<{ proof: string }>(
      fixture.call('POST', '/api/order/find', { number: byCustomer, email: 'ada@shop.test' }),
    );
    await resultOf(fixture.call('POST', '/api/order/cancel', { id: byCustomer, proof: found.proof }));
    await fixture.platform.events.deliver();
    const cancelled = crm.seen.filter(({ name }) => name === 'order.cancelled');
    expect(cancelled.map(({ data }) => data)).toMatchObject([
      { order_id: '100001', by: 'staff', reason: 'no more' },
      { order_id: '100002', by: 'customer' },
    ]);
  });

  it('report an order from placement to refund, in order, as the contract defines', async () => {
    const crm = recorder('crm');
    const fixture = await shop([crm]);
    await fixture.platform.events.deliver();
    const id = await order(fixture);
    await fixture.platform.orders.advance({ id, paid: true }, 'mira');
    await fixture.platform.orders.advance({ id, cancel_reason: 'no more' }, 'mira');
    expect(await fixture.platform.events.deliver()).toMatchObject({ failed: 0, setAside: 0 });
    expect(namesOf(crm)).toEqual([
      'order.placed',
      'order.advanced',
      'order.paid',
      'order.advanced',
      'order.cancelled',
      'order.refunded',
    ]);
    for (const { name, version, data } of crm.seen) {
      expect(EVENTS[name].version).toBe(version);
      expect(EVENTS[name].data.parse(data)).toEqual(data);
    }
    expect(crm.seen[0]).toMatchObject({
      at: '2026-01-01T00:00:00.000Z',
      data: { order_id: '100001', number: '100001', store: 'us', currency: 'USD', awaits_payment: false },
    });
    // Key and address together would let a subscriber cancel the order.
    for (const secret of [id, 'ada@shop.test']) expect(JSON.stringify(crm.seen)).not.toContain(secret);
  });

  it('are not written when the order is refused', async () => {
    const crm = recorder('crm');
    const fixture = await shop([crm]);
    await fixture.platform.events.deliver();
    const placed = await orderOf(fixture, await cartWith(fixture, [{ sku: 'TEE', qty: 1 }]));
    const answer = await fixture.call('POST', '/api/order', { ...placed, hash: undefined, totals: [] });
    expect(answer.status).not.toBe(200);
    await fixture.platform.events.deliver();
    expect(crm.seen).toEqual([]);
  });

  it('are delivered to subscribers by name, starting now or with the oldest stored event', async () => {
    const database = await openSqlite(':memory:');
    const kept: Database = {
      read: database.read.bind(database),
      write: database.write.bind(database),
      close: () => Promise.resolve(),
    };
    const before = await shop([], kept);
    await order(before);
    const [late, early] = [
      recorder('late'),
      recorder('early', { from: 'oldest', handles: ['order.placed', 'review.approved'] }),
    ];
    const fixture = await shop([late, early], kept);
    await fixture.platform.events.deliver();
    expect([namesOf(late), namesOf(early)]).toEqual([[], ['order.placed']]);
    await order(fixture);
    await fixture.platform.events.deliver();
    expect([namesOf(late), namesOf(early)]).toEqual([['order.placed'], ['order.placed', 'order.placed']]);
    await database.close();
  });
});

describe('an event whose handler fails', () => {
  it('is retried after a while, and blocks only its subscriber', async () => {
    let isBroken = true;
    const [weak, strong] = [recorder('weak', { fails: () => isBroken }), recorder('strong')];
    const fixture = await shop([weak, strong]);
    await fixture.platform.events.deliver();
    await order(fixture);
    await order(fixture);
    expect(await fixture.platform.events.deliver()).toEqual({ delivered: 2, failed: 1, setAside: 0 });
    await fixture.platform.events.deliver();
    expect([weak.seen.length, strong.seen.length]).toEqual([1, 2]);
    expect(await fixture.platform.events.subscriptions()).toMatchObject([
      { name: 'strong', attempts: 0 },
      { name: 'weak', attempts: 1, error: 'cannot' },
    ]);
    isBroken = false;
    await fixture.clock.advance(10_000);
    await fixture.platform.events.deliver();
    expect(weak.seen.map(({ id }) => id)).toEqual([weak.seen[0]?.id, weak.seen[0]?.id, strong.seen[1]?.id]);
  });

  it('is set aside after twelve attempts, later events continue, and it is handled when retried', async () => {
    let isPoison = true;
    const crm = recorder('crm', { fails: ({ name }) => isPoison && name === 'order.placed' });
    const fixture = await shop([crm]);
    await fixture.platform.events.deliver();
    const id = await order(fixture);
    await fixture.platform.orders.advance({ id, paid: true }, 'mira');
    for (let attempt = 0; attempt < 12; attempt += 1) {
      await fixture.platform.events.deliver();
      await fixture.clock.advance(121 * MINUTE_MS);
    }
    expect(namesOf(crm).filter((name) => name === 'order.placed')).toHaveLength(12);
    expect(namesOf(crm)).toContain('order.paid');
    const [letter] = await fixture.platform.events.deadLetters();
    expect(letter).toMatchObject({ subscriber: 'crm', attempts: 12, error: 'cannot', event: { name: 'order.placed' } });
    expect(await fixture.platform.events.retry(letter?.id ?? 0)).toBe('failed');
    isPoison = false;
    expect(await fixture.platform.events.retry(letter?.id ?? 0)).toBe('handled');
    expect(await fixture.platform.events.retry(letter?.id ?? 0)).toBe('unknown');
    expect(await fixture.platform.events.deadLetters()).toEqual([]);
  });

  it('is reported once for each outage of its subscriber', async () => {
    let isBroken = true;
    const fixture = await shop([recorder('crm', { fails: () => isBroken })]);
    const reports = () =>
      fixture.telemetry.records.filter(
        (record) => record.kind === 'log' && record.message === 'The subscriber crm failed; the event is tried again',
      );
    await fixture.platform.events.deliver();
    await order(fixture);
    for (let attempt = 0; attempt < 3; attempt += 1) {
      await fixture.platform.events.deliver();
      await fixture.clock.advance(MINUTE_MS);
    }
    expect(reports()).toMatchObject([{ level: 'warn', data: { error: 'cannot' } }]);
    isBroken = false;
    await fixture.platform.events.deliver();
    isBroken = true;
    await order(fixture);
    await fixture.platform.events.deliver();
    expect(reports()).toHaveLength(2);
  });

  it('counts as failed when it takes longer than 30 seconds, and its signal is aborted', async () => {
    let signal: AbortSignal | undefined;
    const fixture = await shop([
      recorder('slow', {
        handle: (_, context) => {
          signal = context.signal;
          return new Promise(() => undefined);
        },
      }),
    ]);
    await fixture.platform.events.deliver();
    await order(fixture);
    const run = fixture.platform.events.deliver();
    while (signal === undefined) await new Promise((resolve) => setImmediate(resolve));
    await fixture.clock.advance(30_000);
    expect(await run).toEqual({ delivered: 0, failed: 1, setAside: 0 });
    expect(signal.aborted).toBe(true);
  });
});

describe('an open platform', () => {
  it("delivers automatically after an order's commit, and releases its subscribers when it closes", async () => {
    const crm = recorder('crm', { from: 'oldest' });
    const fixture = await openFixturePlatform({ subscribers: [crm] });
    await order(fixture);
    await expect.poll(() => namesOf(crm), { interval: 2, timeout: 60_000 }).toEqual(['order.placed']);
    await fixture.platform.close();
  });

  it('refuses subscribers with a duplicate or invalid name, or with unknown events', async () => {
    const attempt = (...subscribers: readonly Subscriber[]) => openFixturePlatform({ subscribers });
    await expect(attempt(recorder('a'), recorder('a'))).rejects.toThrow('option subscribers names "a" twice');
    await expect(attempt(recorder('A b'))).rejects.toThrow('option subscribers: the name "A b" must be');
    const odd = { ...recorder('a'), handles: ['order.eaten'] } as unknown as Subscriber; // sound: it is refused
    await expect(attempt(odd)).rejects.toThrow('option subscribers: a handles "order.eaten", which is not an event');
  });
});
