import { describe, expect, it } from 'vitest';
import { createVirtualClock } from '../../adapters/clock/virtual';
import { createBroadcastChannelTabs } from '../../adapters/tabs/broadcast-channel';
import { createTabHub } from '../../adapters/tabs/memory';
import { createNoTabs } from '../../adapters/tabs/none';
import { tabsSuite } from './suites/tabs-suite';

let channels = 0;
tabsSuite('BroadcastChannel', () => {
  const name = `suite-${(channels += 1)}`;
  return {
    connects: true,
    open: () => createBroadcastChannelTabs({ name }),
    // Messages come between two turns of the event loop; nothing tells when, so a moment is waited.
    delivered: () => new Promise((resolve) => setTimeout(resolve, 60)),
  };
});

tabsSuite('memory', () => {
  const hub = createTabHub();
  return { connects: true, open: () => hub.open(), delivered: () => new Promise((resolve) => setImmediate(resolve)) };
});

tabsSuite('memory on a clock', () => {
  const clock = createVirtualClock();
  const hub = createTabHub({ clock, latencyMs: 15 });
  return { connects: true, open: () => hub.open(), delivered: () => clock.advance(15) };
});

tabsSuite('none', () => ({ connects: false, open: createNoTabs, delivered: () => Promise.resolve() }));

describe('createTabHub', () => {
  it('takes the time that it is told for a message', async () => {
    const clock = createVirtualClock();
    const hub = createTabHub({ clock, latencyMs: 20 });
    const [sender, receiver] = [hub.open(), hub.open()];
    const heard: unknown[] = [];
    receiver.messages$.subscribe((message) => heard.push(message));
    sender.post('hello');
    await clock.advance(19);
    expect(heard).toEqual([]);
    await clock.advance(1);
    expect(heard).toEqual(['hello']);
  });

  it('keeps the tabs of two shoppers apart', async () => {
    const [one, other] = [createTabHub().open(), createTabHub().open()];
    const heard: unknown[] = [];
    other.messages$.subscribe((message) => heard.push(message));
    one.post('mine');
    await new Promise((resolve) => setImmediate(resolve));
    expect(heard).toEqual([]);
  });
});

describe('createBroadcastChannelTabs', () => {
  it('keeps shops of different names apart', async () => {
    const [us, en] = [createBroadcastChannelTabs({ name: 'us' }), createBroadcastChannelTabs({ name: 'en' })];
    const heard: unknown[] = [];
    en.messages$.subscribe((message) => heard.push(message));
    us.post('hello');
    await new Promise((resolve) => setTimeout(resolve, 60));
    expect(heard).toEqual([]);
    us.close();
    en.close();
  });
});
