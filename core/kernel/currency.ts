import { toDecimal, toDecimalText, toMinor, type Minor } from './money';

/**
 * ISO 4217 currencies whose amounts have another number of decimals than two. `Intl` answers this too, but from CLDR,
 * which differs between browsers and from ISO (it prints no decimals for RSD or AFN).
 */
const DIGITS =
  'BIF0CLP0DJF0GNF0ISK0JPY0KMF0KRW0PYG0RWF0UGX0UYI0VND0VUV0XAF0XOF0XPF0BHD3IQD3JOD3KWD3LYD3OMR3TND3CLF4UYW4' +
  // ISO gives the ariary two decimals for its fifths, which are out of use; payment providers take whole ones only.
  'MGA0';

/** Decimals in which every amount of the shop is computed and stored. */
export const MONEY_DIGITS = 2;

const MAX_DIGITS = 3;

/** Returns the decimals in which a currency is paid, by ISO 4217 except for MGA; 2 for an unknown code. */
export function currencyDigits(code: string): number {
  const at = code.length === 3 ? DIGITS.indexOf(code.toUpperCase()) : -1;
  return at < 0 ? 2 : Number(DIGITS[at + 3]);
}

/**
 * Returns the smallest amount of a currency in minor units, which are hundredths: 1 for a cent, 100 for a yen. Each
 * rounding and each split gives multiples of it. It is 1 for 10 fils too: payment providers take three decimals only if
 * the last is 0.
 */
export function currencyStep(code: string): Minor {
  return 10 ** Math.max(0, MONEY_DIGITS - currencyDigits(code));
}

/** False for units of account with four decimals, which hundredths cannot express. */
export function isSellableCurrency(code: string): boolean {
  return currencyDigits(code) <= MAX_DIGITS;
}

/** Returns an amount in the decimals of its currency, for files and histories: '19.99' euros, '1999' yen, '1.950' dinars. */
export function amountText(minor: Minor, currency: string): string {
  const digits = currencyDigits(currency);
  const step = currencyStep(currency);
  if (minor % step !== 0) return toDecimalText(minor);
  return toDecimalText((minor / step) * 10 ** Math.max(0, digits - MONEY_DIGITS), digits);
}

/** Returns an amount with the code of its currency: '19.99 EUR', '1999 JPY'. */
export function moneyCode(minor: Minor, currency: string): string {
  return `${amountText(minor, currency)} ${currency}`;
}

/** Returns an amount in major units in the decimals of its currency: '19.90' euros, '1999' yen. */
export function plainAmount(amount: number, currency: string): string {
  return amountText(toMinor(amount), currency);
}

/** Sums of decimals, such as 19.99 + 0.01, are off by less. */
const FLOATING_ERROR = 1e-6;

/** Says why the currency cannot have an amount; undefined if it can. */
export function decimalsFault(amount: number, currency: string): string | undefined {
  const minor = toMinor(amount);
  const isExact = Math.abs(toDecimal(minor) - amount) < FLOATING_ERROR;
  if (isExact && minor % currencyStep(currency) === 0) return undefined;
  switch (currencyDigits(currency)) {
    case 0:
      return `must have no decimals: ${currency} has none`;
    case MONEY_DIGITS:
      return 'must have two decimals at most';
    default:
      return `must be a multiple of 0.010: amounts in ${currency} end in 0`;
  }
}
