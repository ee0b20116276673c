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

/** Returns the formatter of a currency in a locale, for amounts in major units. */
export function currencyFormat(locale: string, currency: string): Intl.NumberFormat {
  return formatOf(`${locale} ${currency}`);
}

/**
 * Formats an amount in its own currency, which may differ from the store's.
 * @param amount in major units
 * @param currency ISO 4217; other values are appended to the number
 */
export function moneyText(amount: number, currency: string, locale: string): string {
  if (!/^[A-Z]{3}$/i.test(currency)) return `${new Intl.NumberFormat(locale).format(amount)} ${currency}`.trim();
  return currencyFormat(locale, currency).format(amount);
}
