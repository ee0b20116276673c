import { describe, expect, it } from 'vitest';
import { formOf } from '../../../core/internal';

const english = new Intl.PluralRules('en');
const plural = (count: number) => english.select(count);

describe('message format selection', () => {
  it('returns the text itself without forms', () => {
    expect(formOf('Hello {name}', {}, plural)).toBe('Hello {name}');
  });
  it('selects by number, an exact one first', () => {
    const message = { '=0': 'none', one: '{count} piece', other: '{count} pieces' };
    expect([0, 1, 2].map((count) => formOf(message, { count }, plural))).toEqual([
      ...['none', '{count} piece', '{count} pieces'],
    ]);
  });
  it('selects by the named argument, also in a nested form', () => {
    const message = { '#': 'who', you: { '#': 'left', one: 'your try', other: 'your tries' }, other: 'theirs' };
    expect(formOf(message, { who: 'you', left: 1 }, plural)).toBe('your try');
    expect(formOf(message, { who: 'Ada' }, plural)).toBe('theirs');
    expect(formOf(message, { who: 'toString' }, plural)).toBe('theirs');
  });
  it('returns an empty text without a matching form', () => {
    expect(formOf({ one: 'a piece' }, { count: 2 }, plural)).toBe('');
  });
});
