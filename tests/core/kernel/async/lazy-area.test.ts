import { describe, expect, it } from 'vitest';
import { lazyArea } from '../../../../core/kernel/async/lazy-area';

class Sums {
  constructor(private readonly start: number) {}

  add(a: number, b: number): Promise<number> {
    return Promise.resolve(this.start + a + b);
  }

  fail(): Promise<number> {
    return Promise.reject(new Error('no sum'));
  }
}

class LazySums extends lazyArea<Sums>()('add', 'fail') {
  opens = 0;

  override readonly open = (): Promise<Sums> => {
    this.opens += 1;
    return this.opens === 1 ? Promise.reject(new Error('no code')) : Promise.resolve(new Sums(10));
  };
}

describe('a lazily loaded area', () => {
  it('loads with the first call of a method', async () => {
    const sums = new LazySums();
    expect(sums.opens).toBe(0);
    await expect(sums.add(1, 2)).rejects.toThrow('no code');
    expect(await sums.add(1, 2)).toBe(13);
    expect(sums.opens).toBe(2);
  });

  it('passes on arguments and errors, also for a detached method', async () => {
    const sums = new LazySums();
    await sums.add(0, 0).catch(() => undefined);
    const { add, fail } = sums;
    expect(await add(2, 3)).toBe(15);
    await expect(fail()).rejects.toThrow('no sum');
  });
});
