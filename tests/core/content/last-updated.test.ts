import { describe, expect, it } from 'vitest';
import { createVirtualClock } from '../../../adapters/clock/virtual';
import { followLastUpdated } from '../../../core/content/follow-last-updated';
import { lastUpdated, type LastUpdated } from '../../../core/content/last-updated';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

describe('the age of the data (A §4.6)', () => {
  it('is shown in hours, or else in minutes, or else as less than a minute', () => {
    const now = 100 * 60 * MINUTE;
    const notified = (age: number) => lastUpdated(now - age, now);
    expect(notified(0)).toEqual({ unit: 'moment', count: 0, isExpired: false });
    expect(notified(59 * SECOND)).toMatchObject({ unit: 'moment' });
    expect(notified(MINUTE)).toMatchObject({ unit: 'minutes', count: 1 });
    expect(notified(59 * MINUTE + 59 * SECOND)).toMatchObject({ unit: 'minutes', count: 59 });
    expect(notified(60 * MINUTE)).toMatchObject({ unit: 'hours', count: 1 });
    expect(notified(49 * 60 * MINUTE)).toMatchObject({ unit: 'hours', count: 49 });
    expect(notified(-MINUTE)).toMatchObject({ unit: 'moment' });
  });
  it('is expired when it is older than 15 minutes', () => {
    expect(lastUpdated(0, 15 * MINUTE).isExpired).toBe(false);
    expect(lastUpdated(0, 15 * MINUTE + 1).isExpired).toBe(true);
  });
});

describe('observing it', () => {
  function setup({ at, isFresh = true }: { readonly at: number | null; readonly isFresh?: boolean }) {
    const clock = createVirtualClock();
    const asked: number[] = [];
    let known = at;
    const notified: LastUpdated[] = [];
    const stream$ = followLastUpdated({
      clock,
      known: () => known,
      isFresh: () => isFresh,
      refetch: () => {
        asked.push(clock.now());
        known = clock.now();
        return Promise.resolve();
      },
    });
    const start = clock.now();
    const subscription = stream$.subscribe((next) => notified.push(next));
    return { clock, notified, asked: () => asked.map((moment) => moment - start), subscription };
  }

  it('polls the shop every 60 s, and updates the display in between', async () => {
    const clock = createVirtualClock();
    const { clock: own, notified, asked } = setup({ at: clock.now() - 50 * SECOND });
    await own.advance(59 * SECOND);
    expect(asked()).toEqual([]);
    expect(notified.map(({ unit }) => unit)).toEqual(['moment', 'minutes']);
    await own.advance(62 * SECOND);
    expect(asked()).toEqual([60 * SECOND, 120 * SECOND]);
    expect(notified.at(-1)).toMatchObject({ unit: 'moment' });
  });
  it('requests immediately if the age is unknown or may be outdated', async () => {
    const { clock, asked } = setup({ at: null, isFresh: false });
    expect(asked()).toEqual([0]);
    await clock.advance(30 * SECOND);
    expect(asked()).toEqual([0]);
  });
  it('stops with its subscriber, as in a hidden tab', async () => {
    const { clock, asked, subscription } = setup({ at: 0 });
    subscription.unsubscribe();
    await clock.advance(10 * MINUTE);
    expect(asked()).toEqual([]);
  });
});
