import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { typedAmount } from '../../../core/pricing/typed-amount';

const amount = (text: string) => {
  const read = typedAmount(text);
  return read.kind === 'amount' ? read.amount : read.kind;
};

describe('a typed amount', () => {
  it.each([
    ['19,90', '19.90'],
    ['19.90', '19.90'],
    [' 19,9 ', '19.9'],
    ['1299', '1299'],
    ['1.299,00', '1299.00'],
    ['1,299.00', '1299.00'],
    ['1 299,50', '1299.50'],
    ['1’299.50', '1299.50'],
    ['1.299.000', '1299000'],
  ])('reads %s as %s', (text, read) => expect(amount(text)).toBe(read));

  it.each(['1,299', '1.299', '12.000'])('does not guess the ambiguous %s', (text) =>
    expect(amount(text)).toBe('ambiguous'),
  );

  it.each(['', 'ten', '0.125', '-5', '19,900,1', '1.2,3.4', '1,29.00', '19,', '19 90', '1’2'])(
    'leaves %s to the shop',
    (text) => expect(amount(text)).toBe('other'),
  );

  it('parses every amount to the cent, in English, German, French or Swiss notation', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 9_999_999_999 }),
        fc.constantFrom('en-US', 'de-DE', 'fr-FR', 'de-CH'),
        (cents, locale) => {
          const digits = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
          const written = new Intl.NumberFormat(locale, digits).format(cents / 100);
          expect(Math.round(Number(amount(written)) * 100)).toBe(cents);
        },
      ),
    );
  });
});
