import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Tabs } from '../../../core/ports';

export interface TabsHarness {
  open(): Tabs;
  delivered(): Promise<void>;
  readonly connects: boolean;
}

interface Watch {
  readonly received: unknown[];
  readonly stop: () => void;
}

function watch(tabs: Tabs): Watch {
  const received: unknown[] = [];
  const subscription = tabs.messages$.subscribe({
    next: (message) => received.push(message),
    complete: () => received.push('complete'),
  });
  return { received, stop: () => subscription.unsubscribe() };
}

export function tabsSuite(name: string, create: () => TabsHarness): void {
  describe(`tabs contract: ${name}`, () => {
    let harness: TabsHarness;
    let opened: Tabs[];
    const open = (): Tabs => {
      const tabs = harness.open();
      opened.push(tabs);
      return tabs;
    };
    beforeEach(() => {
      harness = create();
      opened = [];
    });
    afterEach(() => {
      for (const tabs of opened) tabs.close();
    });

    it('never gives a message back to its sender', async () => {
      const sender = open();
      const { received } = watch(sender);
      sender.post({ type: 'cart' });
      await harness.delivered();
      expect(received).toEqual([]);
    });

    it('completes when it is closed, also for later subscribers; posting and closing again do nothing', async () => {
      const tabs = open();
      const { received } = watch(tabs);
      tabs.close();
      tabs.close();
      tabs.post('too late');
      await harness.delivered();
      expect(received).toEqual(['complete']);
      expect(watch(tabs).received).toEqual(['complete']);
    });

    it('returns the result or the failure of the work, and is free again after either', async () => {
      const tabs = open();
      expect(await tabs.exclusively('one', () => Promise.resolve(7))).toBe(7);
      await expect(tabs.exclusively('one', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
      expect(await tabs.exclusively('one', () => Promise.resolve(8))).toBe(8);
    });

    if (!create().connects) return;

    it('brings a message to every other tab, in the order posted', async () => {
      const sender = open();
      const others = [open(), open()].map(watch);
      for (const message of [{ type: 'cart', items: [1] }, 'text', 3, null, [true]]) sender.post(message);
      await harness.delivered();
      for (const { received } of others)
        expect(received).toEqual([{ type: 'cart', items: [1] }, 'text', 3, null, [true]]);
    });

    it('works in both directions', async () => {
      const [one, two] = [open(), open()];
      const [first, second] = [watch(one), watch(two)];
      one.post('from one');
      two.post('from two');
      await harness.delivered();
      expect([first.received, second.received]).toEqual([['from two'], ['from one']]);
    });

    it('delivers a copy, and never at once', async () => {
      const [sender, receiver] = [open(), open()];
      const { received } = watch(receiver);
      const message = { items: [1] };
      sender.post(message);
      expect(received).toEqual([]);
      message.items.push(2);
      await harness.delivered();
      expect(received).toEqual([{ items: [1] }]);
    });

    it('brings nothing to a tab that is closed or no longer listens', async () => {
      const [sender, closed, deaf] = [open(), open(), open()];
      const [first, second] = [watch(closed), watch(deaf)];
      closed.close();
      second.stop();
      sender.post('hello');
      await harness.delivered();
      expect([first.received, second.received]).toEqual([['complete'], []]);
    });

    it('runs a work in one tab at a time, in the order requested, and others next to it', async () => {
      const [one, two, three] = [open(), open(), open()];
      const seen: string[] = [];
      let finish = (): void => undefined;
      const held = new Promise<void>((resolve) => (finish = resolve));
      const note = (entry: string) => () => {
        seen.push(entry);
        return Promise.resolve();
      };
      const first = one.exclusively('refresh', () => {
        seen.push('first');
        return held;
      });
      const waiting = [two.exclusively('refresh', note('second')), three.exclusively('refresh', note('third'))];
      await three.exclusively('another', note('another'));
      await harness.delivered();
      expect(seen.toSorted()).toEqual(['another', 'first']);
      finish();
      await Promise.all([first, ...waiting]);
      expect(seen.slice(-2)).toEqual(['second', 'third']);
    });

    it('gives each of several subscribers every message', async () => {
      const [sender, receiver] = [open(), open()];
      const both = [watch(receiver), watch(receiver)];
      sender.post('hello');
      await harness.delivered();
      expect(both.map(({ received }) => received)).toEqual([['hello'], ['hello']]);
    });
  });
}
