import type { ReactNode } from 'react';
import type { PriceListEntry, PriceReport } from '../../../../core/staff';
import { Button } from '../../../components/base/Button';
import { useManageText } from '../../../text/manage-text';
import { momentOf } from '../../../text/moment-of';
import { useLocale } from '../../../text/text-context';
import { formatValue } from '../fields/format-value';
import styles from './PriceDifference.module.css';
import { PlainTable } from './PlainTable';
import { formatPriceFault } from './format-price-fault';

interface Props {
  readonly name: string;
  readonly report: PriceReport;
  readonly isApplied: boolean;
  readonly isBusy: boolean;
  readonly onApply: (() => void) | undefined;
}

export function PriceDifference({ name, report, isApplied, isBusy, onApply }: Props) {
  const t = useManageText();
  const { rows, changes, refused, overtaken } = report;
  return (
    <section aria-labelledby="price-difference" className={styles.difference}>
      <h2 id="price-difference">
        {isApplied ? t('prices.applied') : t('prices.difference')} <span className={styles.name}>{name}</span>
      </h2>
      <p role="status">{t('prices.counts', rows)}</p>
      {!isApplied && onApply !== undefined && rows.changed > 0 && (
        <div>
          <Button busy={isBusy} onClick={onApply}>
            {t('prices.apply', { count: rows.changed })}
          </Button>
        </div>
      )}
      {refused.length > 0 && (
        <Part title={t('prices.refused')} shown={refused.length} all={rows.refused}>
          <PlainTable
            caption={t('prices.refused')}
            heads={[t('prices.line'), t('product.sku'), t('prices.reason')]}
            rows={refused.map(({ row, sku, reason }) => [String(row), sku, formatPriceFault(reason, t)])}
          />
        </Part>
      )}
      {overtaken.length > 0 && (
        <Part title={t('prices.overtaken')} shown={overtaken.length} all={overtaken.length}>
          <PlainTable
            caption={t('prices.overtaken')}
            heads={[t('product.sku'), t('prices.reason')]}
            rows={overtaken.map(({ sku, reason }) => [sku, formatPriceFault(reason, t)])}
          />
        </Part>
      )}
      {changes.length > 0 && (
        <Part
          title={t(isApplied ? 'changes.title' : 'prices.difference')}
          shown={changes.length}
          all={Number.POSITIVE_INFINITY}
        >
          <PlainTable
            caption={t(isApplied ? 'changes.title' : 'prices.difference')}
            heads={[t('product.sku'), t('prices.line'), t('prices.column'), t('prices.from'), t('prices.to')]}
            rows={changes.map(({ row, sku, column, from, to }) => [
              sku,
              String(row),
              column,
              formatValue(from, t),
              formatValue(to, t),
            ])}
          />
        </Part>
      )}
    </section>
  );
}

/** Maximum rows shown. */
const MAX = 1000;

function Part({
  title,
  shown,
  all,
  children,
}: {
  readonly title: string;
  readonly shown: number;
  readonly all: number;
  readonly children: ReactNode;
}) {
  const t = useManageText();
  return (
    <div className={styles.part}>
      <h3>{title}</h3>
      {shown === MAX && all > MAX && <p className={styles.hint}>{t('prices.first', { count: MAX })}</p>}
      {children}
    </div>
  );
}

export function PriceListHistory({
  lists,
  onUndo,
}: {
  readonly lists: readonly PriceListEntry[];
  readonly onUndo: ((list: PriceListEntry) => void) | undefined;
}) {
  const t = useManageText();
  const locale = useLocale();
  if (lists.length === 0) return null;
  return (
    <section aria-labelledby="price-lists">
      <h2 id="price-lists">{t('prices.earlier')}</h2>
      <ul className={styles.lists}>
        {lists.map((list) => (
          <li key={list.id} className={styles.list}>
            <p>
              <b>{list.name}</b>
              <br />
              <span className={styles.hint}>
                {t('prices.entry', {
                  who: list.who === 'shop' ? t('changes.shop') : list.who,
                  when: momentOf(list.at, locale),
                  count: list.skus,
                })}
              </span>
            </p>
            {onUndo !== undefined && (
              <Button kind="quiet" aria-label={`${t('prices.undo')}: ${list.name}`} onClick={() => onUndo(list)}>
                {t('prices.undo')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
