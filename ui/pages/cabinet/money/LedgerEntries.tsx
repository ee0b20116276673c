import type { LedgerEntry } from '../../../../core/blogger';
import { moneyText } from '../../../../core/shopper';
import { useTimeZone } from '../../../state/use-time-zone';
import { useCabinetText } from '../../../text/cabinet-text';
import { longDate } from '../../../text/long-date';
import { useLocale } from '../../../text/text-context';
import styles from './LedgerEntries.module.css';

interface Props {
  readonly entries: readonly LedgerEntry[];
  readonly ofMany?: boolean;
}

/** Newest first; returns are negative. */
export function LedgerEntries({ entries, ofMany = false }: Props) {
  const t = useCabinetText();
  const locale = useLocale();
  const zone = useTimeZone();
  if (entries.length === 0) return <p className={styles.soft}>{t('ledger.empty')}</p>;
  return (
    <table className={styles.table} data-testid="ledger">
      <thead>
        <tr>
          <th scope="col">{t('ledger.when')}</th>
          <th scope="col">{t('ledger.why')}</th>
          <th scope="col">{t('ledger.amount')}</th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <tr key={entry.id}>
            <td className={styles.day}>{dayOf(entry.at, locale, zone)}</td>
            <td>
              {ofMany && entry.order_number !== null && (
                <b className={styles.order}>{t('sales.number', { number: entry.order_number })}</b>
              )}
              {t(`ledger.${entry.reason}`)}
              {entry.sku !== null && <small className={styles.soft}>{entry.sku}</small>}
              {!ofMany && entry.next_payout !== null && (
                <small className={styles.soft}>
                  {t('balance.next', { date: longDate(entry.next_payout, locale, zone) })}
                </small>
              )}
            </td>
            <td>
              <Amount entry={entry} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Amount({ entry: { sum, bonus, currency, to } }: { readonly entry: LedgerEntry }) {
  const t = useCabinetText();
  const locale = useLocale();
  const sign = to === null ? -1 : 1;
  return (
    <>
      {moneyText(sign * sum, currency, locale)}
      {bonus > 0 && (
        <small className={styles.soft}>
          {t('ledger.bonus', { amount: moneyText(sign * bonus, currency, locale) })}
        </small>
      )}
    </>
  );
}

function dayOf(iso: string, locale: string, timeZone: string): string {
  return new Date(iso).toLocaleDateString(locale, { dateStyle: 'medium', timeZone });
}
