import { firstValueFrom } from 'rxjs';
import * as vitest from 'vitest';
import { createVirtualClock } from '../../adapters/clock/virtual';
import { createBroadcastChannelTabs } from '../../adapters/tabs/broadcast-channel';
import { createTabHub } from '../../adapters/tabs/memory';
import { createNoTabs } from '../../adapters/tabs/none';
import { SerialQueue } from '../../core/kernel/async/serial-queue';
import { tabsSuite } from '../../testing';

const { describe, expect, it } = vitest;

function createLocks(): Pick<LockManager, 'request'> {
  const lanes = new Map<string, SerialQueue>();
  const request = (name: string, work: () => Promise<unknown>): Promise<unknown> => {
    const lane = lanes.get(name) ?? new SerialQueue();
    lanes.set(name, lane);
    return lane.run(work);
  };
  return { request: request as LockManager['request'] }; // sound: of its forms, this is the only one that tabs use
}

let channels = 0;
describe('tabs over BroadcastChannel', () =>
  tabsSuite(vitest, () => {
    const name = `suite-${(channels += 1)}`;
    const locks = createLocks();
    return { open: () => createBroadcastChannelTabs({ name, locks }) };
  }));

describe('tabs in memory', () =>
  tabsSuite(vitest, () => {
    const hub = createTabHub();
    return { open: () => hub.open(), delivered: () => new Promise((resolve) => setImmediate(resolve)) };
  }));

describe('tabs in memory, on a clock', () =>
  tabsSuite(vitest, () => {
    const clock = createVirtualClock();
    const hub = createTabHub({ clock, latencyMs: 15 });
    return { open: () => hub.open(), delivered: () => clock.advance(15) };
  }));

describe('a single tab', () =>
  tabsSuite(vitest, () => ({ open: createNoTabs, delivered: () => Promise.resolve() }), { connects: false }));

describe('createBroadcastChannelTabs', () => {
  it('reports when the shopper returns to the page, not when they leave it', () => {
    const page = Object.assign(new EventTarget(), { hidden: false });
    const tabs = createBroadcastChannelTabs({ name: 'looked-at', page });
    let seen = 0;
    let isOver = false;
    tabs.seen$?.subscribe({ next: () => (seen += 1), complete: () => (isOver = true) });
    const turn = (hidden: boolean) => {
      page.hidden = hidden;
      page.dispatchEvent(new Event('visibilitychange'));
    };
    turn(true);
    expect(seen).toBe(0);
    turn(false);
    expect(seen).toBe(1);
    tabs.close();
    turn(false);
    expect([seen, isOver]).toEqual([1, true]);
  });

  it('does nothing without a page', () => {
    const tabs = createBroadcastChannelTabs({ name: 'nobody-looks' });
    expect(tabs.seen$).toBeUndefined();
    tabs.close();
  });
});

describe('createTabHub', () => {
  it('delivers a message after the configured latency', async () => {
    const clock = createVirtualClock();
    const hub = createTabHub({ clock, latencyMs: 20 });
    const [sender, receiver] = [hub.open(), hub.open()];
    const received: unknown[] = [];
    receiver.messages$.subscribe((message) => received.push(message));
    sender.post('hello');
    await clock.advance(19);
    expect(received).toEqual([]);
    await clock.advance(1);
    expect(received).toEqual(['hello']);
  });

  it('releases the locks of a closed tab, and never runs its pending work', async () => {
    const hub = createTabHub();
    const [killed, waiting, alive] = [hub.open(), hub.open(), hub.open()];
    const ran: string[] = [];
    const run = (name: string) => () => {
      ran.push(name);
      return Promise.resolve();
    };
    void killed.exclusively('refresh', () => new Promise(() => undefined)); // The tab was killed while holding the lock.
    void waiting.exclusively('refresh', run('waiting'));
    const last = alive.exclusively('refresh', run('alive'));
    waiting.close();
    expect(ran).toEqual([]);
    killed.close();
    await last;
    expect(ran).toEqual(['alive']);
  });

  it('runs nothing in a closed tab, and does not block others', async () => {
    const hub = createTabHub();
    const [gone, alive] = [hub.open(), hub.open()];
    gone.close();
    let ran = 0;
    void gone.exclusively('orders', () => {
      ran += 1;
      return new Promise(() => undefined);
    });
    expect(await alive.exclusively('orders', () => Promise.resolve('ran'))).toBe('ran');
    expect(ran).toBe(0);
  });

  it('keeps the tabs of two shoppers apart', async () => {
    const [one, other] = [createTabHub().open(), createTabHub().open()];
    const received: unknown[] = [];
    other.messages$.subscribe((message) => received.push(message));
    one.post('mine');
    await new Promise((resolve) => setImmediate(resolve));
    expect(received).toEqual([]);
  });
});

describe('createBroadcastChannelTabs', () => {
  it('does not wait if the browser has no locks', async () => {
    const tabs = createBroadcastChannelTabs({ locks: null });
    void tabs.exclusively('refresh', () => new Promise(() => undefined));
    expect(await tabs.exclusively('refresh', () => Promise.resolve('ran'))).toBe('ran');
    tabs.close();
  });

  it('keeps shops of different names apart', async () => {
    const [us, en] = [createBroadcastChannelTabs({ name: 'us' }), createBroadcastChannelTabs({ name: 'en' })];
    const ours = createBroadcastChannelTabs({ name: 'en' });
    const received: unknown[] = [];
    const first = firstValueFrom(en.messages$);
    en.messages$.subscribe((message) => received.push(message));
    us.post('of another shop');
    ours.post('of this shop');
    await first;
    expect(received).toEqual(['of this shop']);
    for (const tabs of [us, en, ours]) tabs.close();
  });
});
