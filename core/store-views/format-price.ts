import { toDecimalText, type Minor } from '../kernel/money';
import type { StoreView } from './store-view';

/**
 * Shows amounts as a store does: grouped by its locale, two fraction digits, the sign on its side (S §9). Making the
 * formatter is the expensive part; whoever shows many amounts keeps it.
 */
export function priceFormatter(i18n: StoreView['i18n']): (minor: Minor) => string {
  const parts = new Intl.NumberFormat(i18n.defaultLocale, { minimumFractionDigits: 2 }).formatToParts(1.5);
  const point = parts.find((part) => part.type === 'decimal')?.value ?? '.';
  const grouped = new Intl.NumberFormat(i18n.defaultLocale, { maximumFractionDigits: 0 });
  return (minor) => {
    const [whole = '0', fraction = '00'] = toDecimalText(Math.abs(minor)).split('.');
    const amount = `${grouped.format(BigInt(whole))}${point}${fraction}`;
    const shown = i18n.priceFormat.replace('{sign}', i18n.currencySign).replace('{amount}', amount);
    return minor < 0 ? `-${shown}` : shown;
  };
}

/**
 * One amount as the store shows it; see `priceFormatter`.
 * @param minor minor units of the store's currency
 */
export function formatPrice(minor: Minor, i18n: StoreView['i18n']): string {
  return priceFormatter(i18n)(minor);
}
