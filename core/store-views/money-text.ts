import { remember } from '../kernel/async/remember';
import { currencyDigits } from '../kernel/currency';

const MAX_FORMATS = 64;

/** Cached: expensive to create. The decimals are those of ISO 4217 in every browser. */
const formatOf = remember((key: string) => {
  const [locale = 'en', currency = ''] = key.split(' ');
  const digits = currencyDigits(currency);
  return new Intl.NumberFormat(locale, {
    ...{ style: 'currency', currency },
    ...{ minimumFractionDigits: digits, maximumFractionDigits: digits },
  });
}, MAX_FORMATS);

/** Japanese locales write a full-width yen sign (U+FFE5), which Latin fonts lack. */
const withLatinYen = (text: string) => text.replace('￥', '¥');

/** Returns the formatter of a currency in a locale, for amounts in major units. */
export function currencyFormat(locale: string, currency: string): (amount: number) => string {
  const format = formatOf(`${locale} ${currency}`);
  return (amount) => withLatinYen(format.format(amount));
}

/** Returns the sign of a currency as a locale writes it, such as 'zł' or 'CA$'. */
export function currencySign(locale: string, currency: string): string {
  const parts = formatOf(`${locale} ${currency}`).formatToParts(0);
  return withLatinYen(parts.find(({ type }) => type === 'currency')?.value ?? currency);
}

/**
 * Formats an amount in its own currency, which may differ from the store's.
 * @param amount in major units
 * @param currency ISO 4217; other values are appended to the number
 */
export function moneyText(amount: number, currency: string, locale: string): string {
  if (!/^[A-Z]{3}$/i.test(currency)) return `${new Intl.NumberFormat(locale).format(amount)} ${currency}`.trim();
  return currencyFormat(locale, currency)(amount);
}
