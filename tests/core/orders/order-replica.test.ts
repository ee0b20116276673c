import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createFaultyStorage, type FaultyStorage } from '../../../adapters/storage/faulty';
import { createMemoryStorage } from '../../../adapters/storage/memory';
import { createTabHub } from '../../../adapters/tabs/memory';
import { createNoTabs } from '../../../adapters/tabs/none';
import { createMemoryTelemetry } from '../../../adapters/telemetry/memory';
import { OrderReplica } from '../../../core/orders/order-replica';
import type { OrderStep } from '../../../core/orders/queue/order-actions';
import { lifeOf } from '../../../core/orders/queue/order-life';
import { ORDER_TRANSITIONS, type OrderStart } from '../../../core/orders/queue/order-transitions';
import type { QueueEntry } from '../../../core/orders/queue/queue-entry';
import type { JsonValue, Storage, Tabs } from '../../../core/shopper';
import { watchOrderLives } from '../../fixtures/order-lives';
import { runs } from '../../fixtures/runs';
import { anOrder, idOf } from './queue/an-order';

const settle = () => new Promise((resolve) => setImmediate(resolve));
const RESULT = { id: 1, number: '1000001', price: 15, currency: 'USD' };
const SENDING = { type: 'sending', attempts: 1, cart_id: 'cart', hash: 'f'.repeat(56) } as const;
const PLACED = { type: 'placed', result: RESULT, at: '2026-01-01T00:00:00.000Z', clearBasket: false } as const;

function open(storage: Storage, tabs: Tabs = createNoTabs()) {
  const telemetry = createMemoryTelemetry();
  const replica = new OrderReplica({ storage, tabs, telemetry });
  const change = (entry: QueueEntry, step: OrderStep) => replica.dispatch({ type: 'changed', entry, step, by: '' });
  return { replica, change, telemetry };
}

const set = (storage: Storage, entry: QueueEntry) =>
  storage.set('orders', entry.order.order_id, entry as unknown as JsonValue);
const lives = (replica: OrderReplica) =>
  replica.state.map((entry) => `${entry.order.order_id.replace(/-+$/, '')} ${lifeOf(entry).kind}`);

describe('the orders of a device', () => {
  it('are stored one by one, as earlier releases read them, in chronological order', async () => {
    const storage = createMemoryStorage();
    const { replica, change } = open(storage);
    await change(anOrder('b', { queued_at: 1 }), { type: 'drafted' });
    await change(anOrder('a', { queued_at: 2 }), { type: 'drafted' });
    expect(await storage.keys('orders')).toEqual([idOf('a'), idOf('b')]);
    expect(await storage.get('orders', idOf('b'))).toEqual(anOrder('b', { queued_at: 1 }));
    const next = open(storage);
    await next.replica.load();
    expect(lives(next.replica)).toEqual(lives(replica));
    expect(lives(replica)).toEqual(['b draft', 'a draft']);
  });

  it('are written only when changed, and read again only then', async () => {
    const storage = createFaultyStorage({ inner: createMemoryStorage() });
    const { replica, change } = open(storage);
    for (const id of ['a', 'b', 'c']) await change(anOrder(id), { type: 'drafted' });
    const [first] = replica.state;
    const before = storage.calls.length;
    await change(anOrder('b'), { type: 'released' });
    expect(storage.calls.slice(before).filter((call) => call.startsWith('set '))).toEqual([`set orders/${idOf('b')}`]);
    expect(replica.state[0]).toBe(first);
  });

  it('stay in storage if they cannot be read, with one report', async () => {
    const storage = createMemoryStorage();
    await storage.set('orders', 'broken', { lines: 'none' });
    const { replica, change, telemetry } = open(storage);
    await change(anOrder('a'), { type: 'drafted' });
    await replica.dispatch({ type: 'left', userId: '7' });
    expect(lives(replica)).toEqual(['a draft']);
    expect(await storage.keys('orders')).toEqual([idOf('a'), 'broken']);
    expect(telemetry.records.filter(({ kind }) => kind === 'error')).toMatchObject([
      { error: { code: 'storage-corrupt' }, context: { key: 'orders/broken' } },
    ]);
  });

  it('do not block each other if one of them cannot be read or written', async () => {
    const inner = createMemoryStorage();
    for (const id of ['a', 'b']) await set(inner, anOrder(id));
    const broken = (key: string) => (key === idOf('a') ? Promise.reject(new Error('medium')) : undefined);
    const storage: Storage = {
      ...inner,
      keys: (...place) => inner.keys(...place),
      remove: (...place) => inner.remove(...place),
      get: (collection, key) => broken(key) ?? inner.get(collection, key),
      set: (collection, key, value) => broken(key) ?? inner.set(collection, key, value),
    };
    const { replica, change, telemetry } = open(storage);
    expect(await replica.load()).toBe(true);
    await change(anOrder('b'), { type: 'released' });
    expect(lives(replica)).toEqual(['b queued']);
    expect(await inner.get('orders', idOf('a'))).toEqual(anOrder('a'));
    expect(await inner.get('orders', idOf('b'))).toMatchObject({ released: true });
    expect(telemetry.records.filter(({ kind }) => kind === 'error')).toMatchObject([
      { context: { key: `orders/${idOf('a')}` } },
    ]);
    expect(await change(anOrder('a'), { type: 'drafted' })).toBe(false);
    expect(await change(anOrder('c'), { type: 'drafted' })).toBe(false);
    expect(await inner.keys('orders')).toContain(idOf('c'));
  });

  it('are kept by a tab that cannot write, and stored as soon as it can', async () => {
    const storage = createFaultyStorage({ inner: createMemoryStorage() });
    const { replica, change } = open(storage);
    storage.writes = 'fails';
    await change(anOrder('a'), { type: 'drafted' });
    await change(anOrder('a'), { type: 'released' });
    expect([lives(replica), replica.isKept(idOf('a')), replica.isKept(idOf('b'))]).toEqual([['a queued'], false, true]);
    storage.writes = 'well';
    await replica.load();
    expect(replica.isKept(idOf('a'))).toBe(true);
    expect(await storage.get('orders', idOf('a'))).toMatchObject({ released: true });
  });
});

describe('two tabs that change one order', () => {
  const unpaid = anOrder('a', { state: 'sent', attempts: 1, transmited: true, result: RESULT });

  it('that is paid release it once, at the same time or with a stale copy', async () => {
    const [hub, storage] = [createTabHub(), createMemoryStorage()];
    await set(storage, unpaid);
    const [one, other] = [open(storage, hub.open()), open(storage, hub.open())];
    await Promise.all([one.change(unpaid, { type: 'released' }), other.change(unpaid, { type: 'released' })]);
    await other.change(unpaid, { type: 'held', holds: [] });
    await other.change(unpaid, PLACED);
    await settle();
    expect(await storage.get('orders', idOf('a'))).toEqual({ ...unpaid, released: true });
    expect([lives(one.replica), lives(other.replica)]).toEqual([['a paid'], ['a paid']]);
  });

  it('do not lose the order of the other', async () => {
    const [hub, storage] = [createTabHub(), createMemoryStorage()];
    const [one, other] = [open(storage, hub.open()), open(storage, hub.open())];
    await Promise.all([one.change(anOrder('a'), { type: 'drafted' }), other.change(anOrder('b'), { type: 'drafted' })]);
    await settle();
    expect([...lives(one.replica)].sort()).toEqual(['a draft', 'b draft']);
    expect([...lives(other.replica)].sort()).toEqual(['a draft', 'b draft']);
  });

  it('see changes of a tab of the previous release, and do not overwrite them', async () => {
    const [hub, storage] = [createTabHub(), createMemoryStorage()];
    const { replica, change } = open(storage, hub.open());
    await change(anOrder('a'), { type: 'drafted' });
    await set(storage, anOrder('b', { released: true }));
    await set(storage, { ...anOrder('a'), attempts: 1, state: 'sent', result: RESULT });
    await change(anOrder('a'), SENDING);
    expect(lives(replica)).toEqual(['a unpaid', 'b queued']);
    expect(await storage.get('orders', idOf('b'))).toEqual(anOrder('b', { released: true }));
  });
});

const EVENTS = ['removed', 'fails', 'fails after writing', 'heals'] as const;

interface Step {
  readonly tab: number;
  readonly id: string;
  readonly what: OrderStep | (typeof EVENTS)[number];
  readonly pause: boolean;
}

/** One write may store several transitions. */
function isPath(transition: string): boolean {
  const [from, to] = transition.replace(/^.*: /, '').split(' → ') as [OrderStart, OrderStart?]; // sound: `OrderLives` writes stages
  if (to === undefined) return false;
  const seen = new Set<OrderStart>([from]);
  for (const stage of seen) for (const next of Object.keys(ORDER_TRANSITIONS[stage])) seen.add(next as OrderStart); // sound: the table's keys
  return seen.has(to);
}

/** Scheduled storage whose writes may fail before or after they reach the medium. */
function medium(s: fc.Scheduler, inner: Storage) {
  const faulty = createFaultyStorage({ inner });
  const late = { isOn: false };
  const turn = async <T>(call: () => Promise<T>): Promise<T> => {
    await s.schedule(Promise.resolve());
    return call();
  };
  const after = async (call: () => Promise<void>): Promise<void> => {
    await turn(call);
    if (late.isOn) throw new Error('late');
  };
  const storage: Storage = {
    ...faulty,
    get: (...place) => turn(() => faulty.get(...place)),
    keys: (...place) => turn(() => faulty.keys(...place)),
    set: (...place) => after(() => faulty.set(...place)),
    remove: (...place) => after(() => faulty.remove(...place)),
  };
  const fail = (how: FaultyStorage['writes'], isLate: boolean) => {
    faulty.writes = how;
    late.isOn = isLate;
  };
  return { storage, fail };
}

describe('generated interleavings of tabs with failing storage', () => {
  const STEPS: readonly OrderStep[] = [
    { type: 'drafted' },
    SENDING,
    { ...SENDING, attempts: 2 },
    { type: 'released' },
    { type: 'unsealed' },
    { type: 'refused' },
    { type: 'withdrawn', why: {} },
    PLACED,
    { ...PLACED, clearBasket: true },
    { type: 'cancelled', lines: anOrder('').lines },
    { type: 'returned' },
  ];
  const step = fc.record({
    tab: fc.nat(1),
    id: fc.constantFrom('a', 'b', 'c'),
    what: fc.constantFrom<Step['what'][]>(...STEPS, ...STEPS, ...EVENTS),
    pause: fc.boolean(),
  });

  async function run(s: fc.Scheduler, steps: readonly Step[]) {
    const schedule = (callback: () => void) => {
      void s.schedule(Promise.resolve()).then(callback);
      return () => undefined;
    };
    const hub = createTabHub({ clock: { now: () => 0, schedule } });
    const watched = watchOrderLives(createMemoryStorage());
    const { storage, fail } = medium(s, watched.storage);
    const [one, other] = [open(storage, hub.open()), open(storage, hub.open())];
    const results: Promise<unknown>[] = [];
    const drafted = new Set<string>();
    const removed = new Set<string>();
    for (const { tab, id, what, pause } of steps) {
      const { replica, change } = tab === 0 ? one : other;
      if (what === 'heals') fail('well', false);
      else if (what === 'fails') fail('fails', false);
      else if (what === 'fails after writing') fail('well', true);
      else if (what === 'removed') {
        removed.add(idOf(id));
        results.push(replica.dispatch({ type: 'removed', order_id: idOf(id) }));
      } else {
        // A tab acts on the copy that it sees, and adds an order before anything else.
        const known = replica.find(idOf(id));
        // No tab gives a new order the id of one that was removed.
        if (known === undefined && removed.has(idOf(id))) continue;
        drafted.add(idOf(id));
        results.push(change(known ?? anOrder(id), known === undefined ? { type: 'drafted' } : what));
      }
      await settle();
      if (pause && s.count() > 0) await s.waitNext(1);
    }
    await s.waitFor(Promise.all(results));
    fail('well', false);
    const replicas = [one.replica, other.replica];
    for (let pass = 0; pass < 2; pass += 1) await s.waitFor(Promise.all(replicas.map((replica) => replica.load())));
    const kept = [...drafted].filter((id) => !removed.has(id));
    return { kept, refused: watched.lives.refused, replicas, storage: watched.storage };
  }

  it('make only transitions of the table, lose no order, and end with the same orders everywhere', async () => {
    const property = fc.asyncProperty(fc.scheduler(), fc.array(step, { maxLength: 25 }), async (s, steps) => {
      const { kept, refused, replicas, storage } = await run(s, steps);
      expect(refused.filter((text) => !isPath(text))).toEqual([]);
      expect(await storage.keys('orders')).toEqual(expect.arrayContaining(kept));
      const stored = open(storage);
      await stored.replica.load();
      for (const replica of replicas) {
        expect(replica.pending).toEqual([]);
        expect(replica.state).toEqual(stored.replica.state);
      }
    });
    await fc.assert(property, { numRuns: runs(300, 5000) });
  });
});
