import { describe, expect, it } from 'vitest';
import { promoCodesFor, readPromoCode } from '../../../core/bloggers/promo-code';

describe('a promo code', () => {
  it.each([
    [' lotte ', 'LOTTE'],
    ['a_b-9', 'A_B-9'],
    ['abc', 'ABC'],
    ['a'.repeat(30), 'A'.repeat(30)],
    ['ab', undefined],
    ['a'.repeat(31), undefined],
    ['-abc', undefined],
    ['_abc', undefined],
    ['lo tte', undefined],
    ['löwe', undefined],
    ['', undefined],
  ])('"%s" is normalised to %s', (text, code) => {
    expect(readPromoCode(text)).toBe(code);
  });

  it.each([
    ['Zoë', ['ZOE', 'ZOE-7', 'BLOG-7']],
    ['Anna-Lena', ['ANNALENA', 'ANNALENA-7', 'BLOG-7']],
    ['x'.repeat(25), ['X'.repeat(20), `${'X'.repeat(20)}-7`, 'BLOG-7']],
    // Short names leave the number alone; other scripts are dropped.
    ['Al', ['AL-7', 'BLOG-7']],
    ['Анна', ['BLOG-7']],
    ['', ['BLOG-7']],
  ])('of %s is one of %j, the best first', (firstname, codes) => {
    expect(promoCodesFor({ id: 7, firstname })).toEqual(codes);
  });
});
