import { plainAmount } from '../kernel/currency';
import { toDecimal, type Minor } from '../kernel/money';
import { remember } from '../kernel/async/remember';
import { currencyFormat } from './money-text';
import { INTL_FORMAT, type StoreView } from './store-view';

const MAX_LOCALES = 32;

/** Cached: each formatter takes about 0.1 ms and a page shows a hundred prices. */
const numbersOf = remember((locale) => {
  const parts = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 }).formatToParts(1.5);
  return {
    point: parts.find((part) => part.type === 'decimal')?.value ?? '.',
    grouped: groupingOf(locale),
  };
}, MAX_LOCALES);

function groupingOf(locale: string): (digits: string) => string {
  const format = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 });
  const isLatin = format.format(123) === '123';
  return (digits) => (isLatin && digits.length <= 3 ? digits : format.format(BigInt(digits)));
}

/** Keeps '19,90 €' on one line. */
const unbroken = (text: string) => text.replaceAll(' ', '\u00A0');

export function priceFormatter(i18n: StoreView['i18n']): (minor: Minor) => string {
  if (i18n.priceFormat === INTL_FORMAT) {
    const format = currencyFormat(i18n.formatLocale ?? i18n.defaultLocale, i18n.currencyCode);
    return (minor) => format(toDecimal(minor));
  }
  const { point, grouped } = numbersOf(i18n.defaultLocale);
  return (minor) => {
    const [whole = '0', fraction] = plainAmount(toDecimal(Math.abs(minor)), i18n.currencyCode).split('.');
    const amount = fraction === undefined ? grouped(whole) : `${grouped(whole)}${point}${fraction}`;
    const shown = unbroken(i18n.priceFormat).replace('{sign}', i18n.currencySign).replace('{amount}', amount);
    return minor < 0 ? `-${shown}` : shown;
  };
}

/**
 * Formats one amount for a store; see `priceFormatter`.
 * @param minor minor units of the store's currency
 */
export function formatPrice(minor: Minor, i18n: StoreView['i18n']): string {
  return priceFormatter(i18n)(minor);
}
