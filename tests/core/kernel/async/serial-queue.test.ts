import { describe, expect, it } from 'vitest';
import { createVirtualClock } from '../../../../adapters/clock/virtual';
import { SerialQueue } from '../../../../core/kernel/async/serial-queue';
import { wait } from '../../../../core/kernel/async/wait';

describe('SerialQueue', () => {
  it('runs jobs one after another in the given order, however long each takes', async () => {
    const clock = createVirtualClock({ start: 0 });
    const queue = new SerialQueue();
    const log: string[] = [];
    const job = (name: string, ms: number) => async () => {
      log.push(`${name} begins`);
      await wait(clock, ms);
      log.push(`${name} ends`);
      return name;
    };
    const results = Promise.all([queue.run(job('a', 30)), queue.run(job('b', 1)), queue.run(job('c', 10))]);
    await clock.runUntilIdle();
    expect(await results).toEqual(['a', 'b', 'c']);
    expect(log).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
  });

  it('returns an error to its own caller and continues', async () => {
    const queue = new SerialQueue();
    const failed = queue.run(() => Promise.reject(new Error('one')));
    const next = queue.run(() => Promise.resolve('two'));
    await expect(failed).rejects.toThrow('one');
    await expect(next).resolves.toBe('two');
  });

  it('is idle when all given jobs have run, even failed ones', async () => {
    const queue = new SerialQueue();
    let ended = 0;
    const count = (fail: boolean) => async () => {
      await Promise.resolve();
      ended += 1;
      if (fail) throw new Error('counted');
    };
    const jobs = [queue.run(count(false)), queue.run(count(true)).catch(() => undefined), queue.run(count(false))];
    await queue.idle();
    expect(ended).toBe(3);
    await Promise.all(jobs);
  });

  it('lets a job add another job to the queue', async () => {
    const queue = new SerialQueue();
    const log: string[] = [];
    await queue.run(() => {
      void queue.run(() => Promise.resolve(log.push('second')));
      log.push('first');
      return Promise.resolve();
    });
    await queue.idle();
    expect(log).toEqual(['first', 'second']);
  });
});
