import { describe, expect, it } from 'vitest';
import { guessEmail } from '../../../core/checkout/email-guess';

describe('the address that somebody meant', () => {
  it.each([
    ['ann@gmial.com', 'ann@gmail.com'],
    ['ann@gmail.co', 'ann@gmail.com'],
    ['Ann.Lee@gmai.com', 'Ann.Lee@gmail.com'],
    ['ann@hotmial.com', 'ann@hotmail.com'],
    ['ann@outlok.com', 'ann@outlook.com'],
    ['ann@yandex.ri', 'ann@yandex.ru'],
    ['ann@Gmail.con', 'ann@gmail.com'],
  ])('of %s is %s', (typed, meant) => {
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
  ])('is no question for %s', (typed) => {
    expect(guessEmail(typed)).toBeUndefined();
  });
});
