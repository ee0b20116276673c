import * as vitest from 'vitest';
import { createSystemClock } from '../../adapters/clock/system';
import { createVirtualClock } from '../../adapters/clock/virtual';
import { clockSuite } from '../../testing';

const { afterEach, beforeEach, describe, expect, it, vi } = vitest;

describe('the system clock', () => clockSuite(vitest, () => ({ clock: createSystemClock() })));

describe('the virtual clock', () =>
  clockSuite(vitest, () => {
    const clock = createVirtualClock();
    return { clock, pass: (ms) => clock.advance(ms) };
  }));

describe('createSystemClock', () => {
  const DAY_MS = 24 * 60 * 60 * 1000;
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('calls back after a delay of 60 days, which exceeds the limit of one timer', () => {
    let calls = 0;
    createSystemClock().schedule(() => (calls += 1), 60 * DAY_MS);
    vi.advanceTimersByTime(60 * DAY_MS - 1);
    expect(calls).toBe(0);
    vi.advanceTimersByTime(1);
    expect(calls).toBe(1);
  });

  it('can cancel a long delay after its first timer has fired', () => {
    let calls = 0;
    const cancel = createSystemClock().schedule(() => (calls += 1), 60 * DAY_MS);
    vi.advanceTimersByTime(50 * DAY_MS);
    cancel();
    vi.advanceTimersByTime(50 * DAY_MS);
    expect(calls).toBe(0);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is not delayed by a wall clock that is set back', () => {
    let calls = 0;
    createSystemClock().schedule(() => (calls += 1), 1000);
    vi.setSystemTime(Date.now() - DAY_MS);
    vi.advanceTimersByTime(1000);
    expect(calls).toBe(1);
  });
});

describe('createVirtualClock', () => {
  it('stands still until it is advanced', async () => {
    const clock = createVirtualClock({ start: 5000 });
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(clock.now()).toBe(5000);
    await clock.advance(250);
    expect(clock.now()).toBe(5250);
  });

  it('runs each call at its own time', async () => {
    const clock = createVirtualClock({ start: 0 });
    const times: number[] = [];
    for (const delay of [30, 10, 20]) clock.schedule(() => times.push(clock.now()), delay);
    await clock.advance(100);
    expect(times).toEqual([10, 20, 30]);
    expect(clock.now()).toBe(100);
  });

  it('lets promise chains of any length settle between two calls', async () => {
    const clock = createVirtualClock();
    const order: string[] = [];
    clock.schedule(() => {
      let chain = Promise.resolve();
      for (let link = 0; link < 500; link += 1) chain = chain.then(() => undefined);
      void chain.then(() => order.push('promises'));
    }, 10);
    clock.schedule(() => order.push('next call'), 10);
    await clock.advance(10);
    expect(order).toEqual(['promises', 'next call']);
  });

  it('runs calls that are scheduled while advancing, if they fall due in time', async () => {
    const clock = createVirtualClock();
    let calls = 0;
    const again = (): void => {
      calls += 1;
      clock.schedule(again, 10);
    };
    clock.schedule(again, 10);
    await clock.advance(95);
    expect(calls).toBe(9);
    expect(clock.pending).toBe(1);
  });

  it('runs calls scheduled by promises that were pending before it advanced', async () => {
    const clock = createVirtualClock();
    let called = false;
    void Promise.resolve()
      .then(() => undefined)
      .then(() => clock.schedule(() => (called = true), 5));
    await clock.advance(5);
    expect(called).toBe(true);
  });

  it('runs until no call is left, but not beyond the limit', async () => {
    const clock = createVirtualClock({ start: 0 });
    clock.schedule(() => clock.schedule(() => undefined, 3000), 2000);
    await clock.runUntilIdle();
    expect([clock.now(), clock.pending]).toEqual([5000, 0]);
    clock.schedule(() => undefined, 61_000);
    await clock.runUntilIdle({ limitMs: 60_000 });
    expect([clock.now(), clock.pending]).toEqual([5000, 1]);
    await clock.runUntilIdle({ limitMs: 61_000 });
    expect([clock.now(), clock.pending]).toEqual([66_000, 0]);
  });

  it('rejects with the error that a call threw, and can continue', async () => {
    const clock = createVirtualClock();
    let calls = 0;
    clock.schedule(() => {
      throw new Error('in the call');
    }, 5);
    clock.schedule(() => (calls += 1), 5);
    await expect(clock.advance(10)).rejects.toThrow('in the call');
    await clock.advance(10);
    expect(calls).toBe(1);
  });

  it('runs concurrent advances one after another', async () => {
    const clock = createVirtualClock({ start: 0 });
    const times: number[] = [];
    clock.schedule(() => times.push(clock.now()), 15);
    await Promise.all([clock.advance(10), clock.advance(10)]);
    expect([clock.now(), times]).toEqual([20, [15]]);
  });

  it('runUntil stops at the call that fulfils its condition', async () => {
    const clock = createVirtualClock({ start: 0 });
    const made: number[] = [];
    for (const delay of [10, 20, 30]) clock.schedule(() => made.push(delay), delay);
    expect(await clock.runUntil(() => made.includes(20))).toBe(true);
    expect([clock.now(), made]).toEqual([20, [10, 20]]);
    expect(await clock.runUntil(() => made.includes(40))).toBe(false);
    expect(made).toEqual([10, 20, 30]);
  });

  it('runUntil stops at the limit, and does not start if the condition already holds', async () => {
    const clock = createVirtualClock({ start: 0 });
    clock.schedule(() => undefined, 100);
    expect(await clock.runUntil(() => false, { limitMs: 99 })).toBe(false);
    expect(await clock.runUntil(() => true)).toBe(true);
    expect([clock.now(), clock.pending]).toEqual([0, 1]);
  });

  it('waits for outside work with any settle function', async () => {
    const work = { isUnderWay: true };
    setTimeout(() => (work.isUnderWay = false), 5);
    const settle = (): Promise<void> => new Promise((resolve) => process.nextTick(resolve));
    const clock = createVirtualClock({ settle, busy: () => work.isUnderWay });
    await clock.advance(1);
    expect(work.isUnderWay).toBe(false);
  });

  it('waits for outside work that starts when other work ends, and checks only then', async () => {
    const [work, asked] = [{ left: 2 }, { times: 0 }];
    const rest = async (): Promise<void> => {
      await new Promise((resolve) => setTimeout(resolve, 1));
      const left = work.left - 1;
      work.left = 0;
      void Promise.resolve()
        .then(() => undefined)
        .then(() => (work.left = left));
    };
    const settle = (): Promise<void> => new Promise((resolve) => process.nextTick(resolve));
    const busy = (): boolean => {
      asked.times += 1;
      return work.left > 0;
    };
    const clock = createVirtualClock({ settle, busy, rest });
    await clock.advance(0);
    expect(work.left).toBe(0);
    expect(asked.times).toBeLessThan(6);
  });

  it('uses the settle function that it is given', async () => {
    let settled = 0;
    const clock = createVirtualClock({
      settle: () => {
        settled += 1;
        return Promise.resolve();
      },
    });
    clock.schedule(() => undefined, 1);
    await clock.advance(1);
    expect(settled).toBe(2);
  });

  it('refuses to go back in time', async () => {
    await expect(createVirtualClock().advance(-1)).rejects.toThrow('ms must be at least 0, not -1');
  });
});
