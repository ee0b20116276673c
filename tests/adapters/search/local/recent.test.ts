import { describe, expect, it } from 'vitest';
import { Recent } from '../../../../adapters/search/local/recent';

describe('cached results', () => {
  it('are computed once, and the least recently used is evicted first', () => {
    const made: string[] = [];
    const recent = new Recent<string>(2);
    const get = (key: string): string => recent.get(key, () => (made.push(key), key.toUpperCase()));
    expect([get('a'), get('b'), get('a'), get('c'), get('a'), get('b')]).toEqual(['A', 'B', 'A', 'C', 'A', 'B']);
    expect(made).toEqual(['a', 'b', 'c', 'b']);
  });

  it('are removed when cleared', () => {
    const recent = new Recent<number>(5);
    recent.get('a', () => 1);
    recent.clear();
    expect(recent.get('a', () => 2)).toBe(2);
  });
});
