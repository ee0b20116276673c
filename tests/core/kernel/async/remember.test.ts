import { describe, expect, it } from 'vitest';
import { remember } from '../../../../core/kernel/async/remember';

function counted(max: number) {
  const made: string[] = [];
  const get = remember((key) => {
    made.push(key);
    return { key };
  }, max);
  return { get, made };
}

describe('remember', () => {
  it('computes a value once and returns the same one again', () => {
    const { get, made } = counted(2);
    expect(get('en')).toBe(get('en'));
    expect(made).toEqual(['en']);
  });

  it('evicts the oldest entry beyond its limit', () => {
    const { get, made } = counted(2);
    for (const key of ['en', 'de', 'ru', 'de', 'en']) get(key);
    expect(made).toEqual(['en', 'de', 'ru', 'en']);
  });

  it('does not cache failures', () => {
    let attempts = 0;
    const get = remember(() => {
      attempts += 1;
      if (attempts === 1) throw new RangeError('Incorrect locale information provided');
      return attempts;
    }, 2);
    expect(() => get('x')).toThrow(RangeError);
    expect(get('x')).toBe(2);
  });
});
