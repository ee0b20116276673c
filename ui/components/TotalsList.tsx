import { clsx } from 'clsx';
import type { PendingTotal, TotalSegment } from '../../core';
import { usePrice, useSay, useText, type PriceFormatter } from '../text/text-context';
import styles from './TotalsList.module.css';

/** A tax that prices hold already adds nothing to the total: it shows how much of it that is. */
function amountOf({ value, value_included: included }: TotalSegment): number {
  return typeof included === 'number' ? included : value;
}

interface Props {
  readonly segments: readonly TotalSegment[];
  /** Prices hold the tax: it is shown, not added. */
  readonly taxIncluded: boolean;
  /** Why the total is not final yet. */
  readonly pending?: PendingTotal | undefined;
  /** How an amount is written where it is not in the currency of the store: an order of another one. */
  readonly money?: PriceFormatter | undefined;
}

/** What it costs, step by step, down to the total. */
export function TotalsList({ segments, taxIncluded, pending, money }: Props) {
  const t = useText();
  const storePrice = usePrice();
  const price = money ?? storePrice;
  const say = useSay();
  const name = (segment: TotalSegment) => {
    if (segment.code === 'tax' && taxIncluded) return t('totals.tax-included');
    return say(`totals.${segment.code}`) ?? segment.title;
  };
  return (
    <dl className={styles.totals}>
      {segments.map((segment) => (
        <div
          key={segment.code}
          className={segment.code === 'grand_total' ? clsx(styles.row, styles.grand) : styles.row}
          data-testid={`total-${segment.code}`}
        >
          <dt>
            {name(segment)}
            {segment.code === 'grand_total' && pending !== undefined && (
              <small className={styles.pending}>{t(`totals.${pending}`)}</small>
            )}
          </dt>
          <dd>{segment.code === 'shipping' && segment.value === 0 ? t('totals.free') : price(amountOf(segment))}</dd>
        </div>
      ))}
    </dl>
  );
}
