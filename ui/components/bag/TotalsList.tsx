import { clsx } from 'clsx';
import type { PendingTotal } from '../../../core/internal';
import type { TotalSegment } from '../../../core/shopper';
import { usePrice, useFormat, useText, type PriceFormatter } from '../../text/text-context';
import styles from './TotalsList.module.css';

/** Included tax adds nothing to the total; show the amount included. */
function amountOf({ value, value_included: included }: TotalSegment): number {
  return typeof included === 'number' ? included : value;
}

/** Rows shown while pending, so that a partial total is not taken for the whole. */
const OPEN: Readonly<Record<PendingTotal, readonly string[]>> = {
  estimated: [],
  'before-tax-and-shipping': ['shipping', 'tax'],
  'before-tax': ['tax'],
  'before-shipping': ['shipping'],
};

interface Row {
  readonly segment: TotalSegment;
  readonly isOpen?: boolean;
}

function rowsOf(segments: readonly TotalSegment[], pending: PendingTotal | undefined): readonly Row[] {
  const rows: Row[] = segments.map((segment) => ({ segment }));
  const place = (...codes: readonly string[]) => rows.findIndex(({ segment }) => codes.includes(segment.code));
  if (pending === undefined || place('grand_total') < 0) return rows;
  for (const code of OPEN[pending]) {
    if (place(code) >= 0) continue;
    const at = code === 'shipping' ? place('subtotal') + 1 : place('bonuses', 'grand_total');
    rows.splice(at, 0, { segment: { code, title: code, value: 0 }, isOpen: true });
  }
  return rows;
}

interface Props {
  readonly segments: readonly TotalSegment[];
  readonly taxIncluded: boolean;
  readonly pending?: PendingTotal | undefined;
  readonly money?: PriceFormatter | undefined;
}

/** The rows of an order's totals. */
export function TotalsList({ segments, taxIncluded, pending, money }: Props) {
  const t = useText();
  const storePrice = usePrice();
  const price = money ?? storePrice;
  const format = useFormat();
  const name = ({ segment, isOpen = false }: Row) => {
    if (segment.code === 'tax' && !isOpen && amountOf(segment) === 0) return t('totals.tax-exempt');
    if (segment.code === 'tax' && taxIncluded) return t('totals.tax-included');
    if (segment.code === 'grand_total' && pending !== undefined) return t('totals.estimated');
    return format(`totals.${segment.code}`) ?? segment.title;
  };
  const amount = (segment: TotalSegment) =>
    segment.code === 'shipping' && segment.value === 0 ? t('totals.free') : price(amountOf(segment));
  return (
    <dl className={styles.totals}>
      {rowsOf(segments, pending).map(({ segment, isOpen = false }) => (
        <div
          key={segment.code}
          className={segment.code === 'grand_total' ? clsx(styles.row, styles.grand) : styles.row}
          data-testid={`total-${segment.code}`}
        >
          <dt>
            {name({ segment, isOpen })}
            {segment.names !== undefined && <span className={styles.names}> ({segment.names.join(', ')})</span>}
          </dt>
          <dd className={isOpen ? styles.open : undefined}>{isOpen ? t('totals.open') : amount(segment)}</dd>
        </div>
      ))}
    </dl>
  );
}
