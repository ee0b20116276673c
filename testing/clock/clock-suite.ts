import type { Clock } from '../../core/ports';
import type { SuiteApi } from '../api/suite-api';

/** A clock for one test. */
export interface ClockSource {
  readonly clock: Clock;
  /** Lets time pass on the clock. Default: waits. */
  readonly pass?: (ms: number) => Promise<void>;
}

interface Opened extends Required<ClockSource> {
  /** The system's clock: calls that fall due in the same millisecond may swap. */
  readonly isReal: boolean;
}

type Open = () => Promise<Opened>;

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * Contract tests of the port `Clock`. Delays are short, because a system clock really waits.
 * @param make creates a clock for each test
 */
export function clockSuite(api: SuiteApi, make: () => ClockSource | Promise<ClockSource>): void {
  const open: Open = async () => {
    // A timer may fire a millisecond early.
    const { clock, pass } = await make();
    return { clock, pass: pass ?? ((ms) => wait(ms + 5)), isReal: pass === undefined };
  };
  api.describe('a clock', () => {
    calls(api, open);
    order(api, open);
    limits(api, open);
  });
}

function calls({ it, expect }: SuiteApi, open: Open): void {
  it('returns whole milliseconds since the epoch that never go back', async () => {
    const { clock, pass } = await open();
    const before = clock.now();
    expect(Number.isInteger(before)).toBe(true);
    expect(before).toBeGreaterThan(Date.UTC(2020, 0, 1));
    await pass(20);
    expect(clock.now()).toBeGreaterThanOrEqual(before + 20);
  });

  it('calls back once, and never before its time', async () => {
    const { clock, pass } = await open();
    const start = clock.now();
    const early: number[] = [];
    for (const delay of [1, 3, 7, 15, 30]) clock.schedule(() => early.push(clock.now() - start - delay), delay);
    await pass(80);
    expect(early).toHaveLength(5);
    expect(Math.min(...early)).toBeGreaterThanOrEqual(0);
  });

  for (const delay of [0, -5]) {
    it(`calls back soon but not at once for a delay of ${String(delay)}`, async () => {
      const { clock, pass } = await open();
      let count = 0;
      clock.schedule(() => (count += 1), delay);
      expect(count).toBe(0);
      await Promise.resolve();
      expect(count).toBe(0);
      await pass(10);
      expect(count).toBe(1);
    });
  }
}

function order({ it, expect }: SuiteApi, open: Open): void {
  it('calls back in the order of time, and of scheduling for equal times', async () => {
    const { clock, pass, isReal } = await open();
    const called: string[] = [];
    const planned: readonly (readonly [string, number])[] = [
      ['c', 40],
      ['a', 5],
      ['b1', 20],
      ['b2', 20],
      ['b3', 20],
    ];
    for (const [label, delay] of planned) clock.schedule(() => called.push(label), delay);
    await pass(80);
    expect(isReal ? called.toSorted() : called).toEqual(['a', 'b1', 'b2', 'b3', 'c']);
    expect([called[0], called.at(-1)]).toEqual(['a', 'c']);
  });

  it('does not call back after it was cancelled; cancelling again, or too late, does nothing', async () => {
    const { clock, pass } = await open();
    const called: string[] = [];
    const cancel = clock.schedule(() => called.push('cancelled'), 10);
    const late = clock.schedule(() => called.push('called'), 10);
    cancel();
    cancel();
    await pass(40);
    late();
    expect(called).toEqual(['called']);
  });

  it('allows a call to schedule and cancel others', async () => {
    const { clock, pass } = await open();
    const called: string[] = [];
    const doomed = clock.schedule(() => called.push('doomed'), 30);
    clock.schedule(() => {
      doomed();
      clock.schedule(() => called.push('second'), 10);
    }, 5);
    await pass(80);
    expect(called).toEqual(['second']);
  });
}

function limits({ it, expect }: SuiteApi, open: Open): void {
  it('accepts delays longer than the limit of a platform timer', async () => {
    const { clock, pass } = await open();
    let count = 0;
    const cancels = [2 ** 31, 2 ** 40, Number.POSITIVE_INFINITY].map((delay) =>
      clock.schedule(() => (count += 1), delay),
    );
    await pass(30);
    for (const cancel of cancels) cancel();
    expect(count).toBe(0);
  });

  it('refuses a delay that is not a number', async () => {
    const { clock } = await open();
    expect(() => clock.schedule(() => undefined, Number.NaN)).toThrow(/delayMs/);
  });
}
