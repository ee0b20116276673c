import { describe, expect, it } from 'vitest';
import { formOf } from '../../../core/internal';

const english = new Intl.PluralRules('en');
const plural = (count: number) => english.select(count);

describe('the form of a message', () => {
  it('is the text itself if it has none', () => {
    expect(formOf('Hello {name}', {}, plural)).toBe('Hello {name}');
  });
  it('goes by the number, an exact one first', () => {
    const message = { '=0': 'none', one: '{count} piece', other: '{count} pieces' };
    expect([0, 1, 2].map((count) => formOf(message, { count }, plural))).toEqual([
      ...['none', '{count} piece', '{count} pieces'],
    ]);
  });
  it('goes by the argument that the message names, and by that of a form within', () => {
    const message = { '#': 'who', you: { '#': 'left', one: 'your try', other: 'your tries' }, other: 'theirs' };
    expect(formOf(message, { who: 'you', left: 1 }, plural)).toBe('your try');
    expect(formOf(message, { who: 'Ada' }, plural)).toBe('theirs');
    expect(formOf(message, { who: 'toString' }, plural)).toBe('theirs');
  });
  it('is empty if there is none for it', () => {
    expect(formOf({ one: 'a piece' }, { count: 2 }, plural)).toBe('');
  });
});
