import { describe, expect, it } from 'vitest';
import { createVirtualClock } from '../../../../adapters/clock/virtual';
import { SingleFlight } from '../../../../core/kernel/async/single-flight';
import { wait } from '../../../../core/kernel/async/wait';

describe('SingleFlight', () => {
  it('runs the action once for concurrent callers, and again for later ones', async () => {
    const clock = createVirtualClock();
    let runs = 0;
    const flight = new SingleFlight(async () => {
      runs += 1;
      const run = runs;
      await wait(clock, 100);
      return run;
    });
    const early = [flight.run(), flight.run()];
    await clock.advance(50);
    early.push(flight.run());
    await clock.advance(50);
    expect(await Promise.all(early)).toEqual([1, 1, 1]);
    const late = flight.run();
    await clock.advance(100);
    expect([await late, runs]).toEqual([2, 2]);
  });

  it('passes an error to all callers and does not cache it', async () => {
    let runs = 0;
    const flight = new SingleFlight(async () => {
      runs += 1;
      await Promise.resolve();
      if (runs === 1) throw new Error('first');
      return runs;
    });
    const outcomes = await Promise.allSettled([flight.run(), flight.run()]);
    expect(outcomes.map((outcome) => outcome.status)).toEqual(['rejected', 'rejected']);
    expect(await flight.run()).toBe(2);
  });
});
