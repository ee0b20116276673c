import { describe, expect, it } from 'vitest';
import { createVirtualClock } from '../../../adapters/clock/virtual';
import { startJobs } from '../../../cli/serve/jobs';

const QUARTER_MS = 15 * 60 * 1000;

describe('the payment jobs of an open shop', () => {
  it('run every quarter of an hour, also after a failed one, which is reported', async () => {
    const clock = createVirtualClock();
    const errors: unknown[] = [];
    let runs = 0;
    const check = async (): Promise<void> => {
      runs += 1;
      await Promise.resolve();
      if (runs === 2) throw new Error('The database is busy');
    };
    const end = startJobs({ work: check, clock, onError: (error) => errors.push(error) });
    await clock.advance(QUARTER_MS - 1);
    expect(runs).toBe(0);
    await clock.advance(1 + 2 * QUARTER_MS);
    expect(runs).toBe(3);
    expect(errors).toEqual([new Error('The database is busy')]);
    end();
    await clock.advance(2 * QUARTER_MS);
    expect(runs).toBe(3);
    expect(clock.pending).toBe(0);
  });

  it('run one after the other, and shutdown reports none that it interrupts', async () => {
    const clock = createVirtualClock();
    const errors: unknown[] = [];
    const cuts: ((error: Error) => void)[] = [];
    const check = () => new Promise<void>((_, reject) => cuts.push(reject));
    const end = startJobs({ work: check, clock, onError: (error) => errors.push(error) });
    await clock.advance(3 * QUARTER_MS);
    expect(cuts).toHaveLength(1);
    end();
    cuts[0]?.(new Error('The database is closed'));
    await clock.advance(3 * QUARTER_MS);
    expect([cuts.length, errors, clock.pending]).toEqual([1, [], 0]);
  });
});
