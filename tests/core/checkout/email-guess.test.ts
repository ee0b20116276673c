import { describe, expect, it } from 'vitest';
import { guessEmail } from '../../../core/checkout/email-guess';
import { isPostcode } from '../../../core/contract/foundation/postcodes';

describe('a suggested email address', () => {
  it.each([
    ['ann@gmial.com', 'ann@gmail.com'],
    ['ann@gmail.co', 'ann@gmail.com'],
    ['Ann.Lee@gmai.com', 'Ann.Lee@gmail.com'],
    ['ann@hotmial.com', 'ann@hotmail.com'],
    ['ann@outlok.com', 'ann@outlook.com'],
    ['ann@yandex.ri', 'ann@yandex.ru'],
    ['ann@Gmail.con', 'ann@gmail.com'],
  ])('for %s is %s', (typed, meant) => {
    expect(guessEmail(typed)).toBe(meant);
  });
  it.each([
    'ann@gmail.com',
    'ann@GMAIL.com',
    'ann@mail.com',
    'ann@ymail.com',
    'ann@vitrine.example',
    'ann@',
    '@gmial.com',
    'ann',
    '',
  ])('is none for %s', (typed) => {
    expect(guessEmail(typed)).toBeUndefined();
  });
});

describe('a postcode', () => {
  it.each([
    ['US', '10001'],
    ['US', ' 10001-1234 '],
    ['CA', 'K1A 0B1'],
  ])('is complete in %s as %s', (country, zip) => {
    expect(isPostcode(country, zip)).toBe(true);
  });
  it.each([
    ['US', '1000'],
    ['US', ''],
    ['DE', '10001-1234'],
    ['ZZ', '10001'],
  ])('is not known to be complete in %s as “%s”', (country, zip) => {
    expect(isPostcode(country, zip)).toBe(false);
  });
});
