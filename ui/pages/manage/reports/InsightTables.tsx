import type { LeftCarts, MissedSearch, PlaceStockValue, SellThrough } from '../../../../core/internal-staff';
import { useManageText } from '../../../text/manage-text';
import { SmallTable } from './SmallTable';

interface Rows<T> {
  readonly items: readonly T[];
}

export function MissedSearchesTable({ items }: Rows<MissedSearch>) {
  const t = useManageText();
  return (
    <SmallTable
      id="missed-searches"
      title={t('insight.is-missed-searches')}
      about={items.length === 0 ? t('insight.no-searches') : t('insight.about-missed-searches')}
      head={[t('insight.searches'), t('insight.newest')]}
      rows={items.map(({ words, count, last_day: day }) => ({ title: words, cells: [String(count), day] }))}
    />
  );
}

export function SellThroughTable({ items }: Rows<SellThrough>) {
  const t = useManageText();
  return (
    <SmallTable
      id="sell-through"
      title={t('insight.is-sell-through')}
      about={items.length === 0 ? t('insight.no-goods') : t('insight.about-sell-through')}
      head={[t('insight.sold'), t('insight.stock'), t('insight.rate'), t('insight.days-left')]}
      rows={items.map(({ sku, name, sold, stock, rate, days_left: left }) => ({
        title: name === null ? sku : `${name} · ${sku}`,
        cells: [String(sold), String(stock), `${rate.toFixed(1)} %`, left === null ? '' : String(left)],
      }))}
    />
  );
}

interface ValueProps extends Rows<PlaceStockValue> {
  readonly total: Omit<PlaceStockValue, 'name' | 'place'>;
  readonly currency: string;
  readonly nameOf: (place: PlaceStockValue) => string;
  /** Amount in major units as text. */
  readonly money: (amount: number, currency: string) => string;
}

export function StockValueTable({ items, total, currency, nameOf, money }: ValueProps) {
  const t = useManageText();
  const cells = ({ units, value, uncosted }: ValueProps['total']) => [
    ...[String(units), money(value, currency), String(uncosted)],
  ];
  return (
    <SmallTable
      id="stock-value"
      title={t('insight.is-stock-value')}
      about={items.length === 0 ? t('insight.no-stock') : t('insight.about-stock-value')}
      head={[t('insight.units'), t('insight.value'), t('insight.uncosted')]}
      rows={items.map((row) => ({ title: nameOf(row), cells: cells(row) }))}
      foot={items.length === 0 ? undefined : { title: t('report.col-total'), cells: cells(total) }}
    />
  );
}

interface LeftProps extends Rows<LeftCarts> {
  /** Minimum ages in hours, ascending. */
  readonly ages: readonly number[];
  readonly storeOf: (code: string) => string;
  /** Amount in major units as text. */
  readonly money: (amount: number, currency: string) => string;
}

export function LeftCartsTable({ items, ages, storeOf, money }: LeftProps) {
  const t = useManageText();
  const ageOf = (hours: number) => {
    const next = ages.find((one) => one > hours);
    const days = (of: number) => Math.round(of / 24);
    if (next === undefined) return t('insight.age-over', { days: days(hours) });
    return hours < 24 ? t('insight.age-day', { hours }) : t('insight.age-days', { from: days(hours), to: days(next) });
  };
  return (
    <SmallTable
      id="left-carts"
      title={t('insight.is-left-carts')}
      about={items.length === 0 ? t('insight.no-carts') : t('insight.about-left-carts')}
      head={[t('insight.carts'), t('insight.of-customers'), t('insight.units'), t('insight.value')]}
      rows={items.map(({ store, hours, carts, of_customers: own, units, value, currency }) => ({
        title: `${storeOf(store)} · ${ageOf(hours)}`,
        cells: [String(carts), String(own), String(units), money(value, currency)],
      }))}
    />
  );
}
