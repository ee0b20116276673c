import { toDecimalText, type Minor } from '../kernel/money';
import type { StoreView } from './store-view';

/**
 * An amount as the store shows it: grouped by its locale, two fraction digits, the sign on its side (S §9).
 * @param minor minor units of the store's currency
 */
export function formatPrice(minor: Minor, i18n: StoreView['i18n']): string {
  const text = toDecimalText(Math.abs(minor));
  const [whole = '0', fraction = '00'] = text.split('.');
  const parts = new Intl.NumberFormat(i18n.defaultLocale, { minimumFractionDigits: 2 }).formatToParts(1.5);
  const point = parts.find((part) => part.type === 'decimal')?.value ?? '.';
  const amount = `${new Intl.NumberFormat(i18n.defaultLocale, { maximumFractionDigits: 0 }).format(BigInt(whole))}${point}${fraction}`;
  const shown = i18n.priceFormat.replace('{sign}', i18n.currencySign).replace('{amount}', amount);
  return minor < 0 ? `-${shown}` : shown;
}
