import { describe, expect, it } from 'vitest';
import type { Clock } from '../../../core/ports';

export interface ClockHarness {
  create(): Clock;
  pass(clock: Clock, ms: number): Promise<void>;
}

/** Short delays, for the system clock's sake. */
export function clockSuite(name: string, harness: ClockHarness): void {
  describe(`clock contract: ${name}`, () => {
    it('gives whole milliseconds since the epoch that never go back', async () => {
      const clock = harness.create();
      const before = clock.now();
      expect(Number.isInteger(before)).toBe(true);
      expect(before).toBeGreaterThan(Date.UTC(2020, 0, 1));
      await harness.pass(clock, 20);
      expect(clock.now()).toBeGreaterThanOrEqual(before + 20);
    });

    it('calls back once, and never before its time', async () => {
      const clock = harness.create();
      const start = clock.now();
      const calls: number[] = [];
      for (const delay of [1, 3, 7, 15, 30]) clock.schedule(() => calls.push(clock.now() - start - delay), delay);
      await harness.pass(clock, 80);
      expect(calls).toHaveLength(5);
      expect(Math.min(...calls)).toBeGreaterThanOrEqual(0);
    });

    it.each([0, -5])('calls back soon but not at once for a delay of %i', async (delay) => {
      const clock = harness.create();
      let calls = 0;
      clock.schedule(() => (calls += 1), delay);
      expect(calls).toBe(0);
      await Promise.resolve();
      expect(calls).toBe(0);
      await harness.pass(clock, 10);
      expect(calls).toBe(1);
    });

    it('calls in the order of time, and in the order of scheduling among equals', async () => {
      const clock = harness.create();
      const order: string[] = [];
      for (const [label, delay] of [
        ['c', 40],
        ['a', 5],
        ['b1', 20],
        ['b2', 20],
        ['b3', 20],
      ] as const) {
        clock.schedule(() => order.push(label), delay);
      }
      await harness.pass(clock, 80);
      expect(order).toEqual(['a', 'b1', 'b2', 'b3', 'c']);
    });

    it('does not call back after it was cancelled; cancelling again, or too late, does nothing', async () => {
      const clock = harness.create();
      const calls: string[] = [];
      const cancel = clock.schedule(() => calls.push('cancelled'), 10);
      const late = clock.schedule(() => calls.push('called'), 10);
      cancel();
      cancel();
      await harness.pass(clock, 40);
      late();
      expect(calls).toEqual(['called']);
    });

    it('lets a call schedule and cancel others', async () => {
      const clock = harness.create();
      const calls: string[] = [];
      const doomed = clock.schedule(() => calls.push('doomed'), 30);
      clock.schedule(() => {
        doomed();
        clock.schedule(() => calls.push('second'), 10);
      }, 5);
      await harness.pass(clock, 80);
      expect(calls).toEqual(['second']);
    });

    it('takes delays longer than a timer of the platform can hold', async () => {
      const clock = harness.create();
      let calls = 0;
      const cancels = [2 ** 31, 2 ** 40, Number.POSITIVE_INFINITY].map((delay) =>
        clock.schedule(() => (calls += 1), delay),
      );
      await harness.pass(clock, 30);
      expect(calls).toBe(0);
      for (const cancel of cancels) cancel();
    });

    it('refuses a delay that is not a number', () => {
      expect(() => harness.create().schedule(() => undefined, Number.NaN)).toThrow(/delayMs/);
    });
  });
}
