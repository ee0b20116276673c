import { describe, expect, it } from 'vitest';
import { BoundedWork, TooBusyError } from '../../../adapters/images/bounded-work';

const held = () => {
  let open = (): void => undefined;
  const gate = new Promise<void>((resolve) => (open = resolve));
  return { gate, open: () => open() };
};
const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('BoundedWork', () => {
  it('runs one job per key for concurrent callers, and a new one after it has ended', async () => {
    const work = new BoundedWork<number>({ running: 2, waiting: 2 });
    let runs = 0;
    const job = () => Promise.resolve((runs += 1));
    expect(await Promise.all([work.run('a', job), work.run('a', job), work.run('a', job)])).toEqual([1, 1, 1]);
    expect(await work.run('a', job)).toBe(2);
  });

  it('never runs more jobs concurrently than allowed, and runs all in the end', async () => {
    const work = new BoundedWork<number>({ running: 3, waiting: 100 });
    let running = 0;
    let max = 0;
    const all = Array.from({ length: 40 }, (_, nth) =>
      work.run(String(nth), async () => {
        max = Math.max(max, (running += 1));
        await settle();
        running -= 1;
        return nth;
      }),
    );
    expect((await Promise.all(all)).length).toBe(40);
    expect(max).toBe(3);
  });

  it('refuses jobs beyond a full queue, and accepts them again when it has drained', async () => {
    const work = new BoundedWork<string>({ running: 1, waiting: 1 });
    const { gate, open } = held();
    const first = work.run('a', () => gate.then(() => 'a'));
    const second = work.run('b', () => Promise.resolve('b'));
    await expect(work.run('c', () => Promise.resolve('c'))).rejects.toBeInstanceOf(TooBusyError);
    open();
    expect(await Promise.all([first, second])).toEqual(['a', 'b']);
    expect(await work.run('c', () => Promise.resolve('c'))).toBe('c');
  });

  it('passes a failure to all waiting callers and frees its slot', async () => {
    const work = new BoundedWork<string>({ running: 1, waiting: 5 });
    const broken = () => Promise.reject(new Error('no'));
    const outcomes = await Promise.allSettled([work.run('a', broken), work.run('a', broken)]);
    expect(outcomes.map((outcome) => outcome.status)).toEqual(['rejected', 'rejected']);
    expect(await work.run('a', () => Promise.resolve('fine'))).toBe('fine');
  });
});
