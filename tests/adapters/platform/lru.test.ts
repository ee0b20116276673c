import { describe, expect, it } from 'vitest';
import { Lru } from '../../../adapters/platform/kernel/lru';

describe('a bounded cache', () => {
  it('forgets what was used longest ago', () => {
    const cache = new Lru<string, number>(2);
    cache.set('a', 1);
    cache.set('b', 2);
    expect(cache.get('a')).toBe(1);
    cache.set('c', 3);
    expect([cache.get('a'), cache.get('b'), cache.get('c')]).toEqual([1, undefined, 3]);
    expect(cache.size).toBe(2);
  });

  it('replaces, deletes and clears', () => {
    const cache = new Lru<string, number>(2);
    cache.set('a', 1);
    cache.set('a', 2);
    expect([cache.size, cache.get('a')]).toEqual([1, 2]);
    cache.delete('a');
    cache.set('b', 1);
    cache.clear();
    expect(cache.size).toBe(0);
  });
});
