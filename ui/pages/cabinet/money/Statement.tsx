import type { BloggerStatement } from '../../../../core/blogger';
import { moneyText } from '../../../../core/shopper';
import { useTimeZone } from '../../../state/use-time-zone';
import { useCabinetText } from '../../../text/cabinet-text';
import { useLocale } from '../../../text/text-context';
import styles from './Statement.module.css';

interface Props {
  readonly statement: BloggerStatement;
}

/** A statement as shown, printed and exported: opening balance, movements, closing balance. */
export function Statement({ statement }: Props) {
  const t = useCabinetText();
  const locale = useLocale();
  const money = (amount: number) => moneyText(amount, statement.currency, locale);
  const timeZone = useTimeZone();
  const day = (iso: string) => new Date(iso).toLocaleDateString(locale, { dateStyle: 'medium', timeZone });
  const { opening, earned, back, paid, closing, rows } = statement;
  return (
    <div className={styles.statement} data-testid="statement">
      <dl className={styles.sums}>
        <Sum name={t('statement.opening')} value={money(opening)} />
        <Sum name={t('statement.earned')} value={money(earned)} />
        <Sum name={t('statement.back')} value={money(0 - back)} />
        <Sum name={t('statement.paid')} value={money(0 - paid)} />
        <Sum name={t('statement.closing')} value={money(closing)} />
      </dl>
      <p className={styles.hint}>{t('statement.hint')}</p>
      {rows.length === 0 ? (
        <p className={styles.hint}>{t('ledger.empty')}</p>
      ) : (
        <div className={styles.wide} role="region" aria-label={t('statement.movements')} tabIndex={0}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{t('ledger.when')}</th>
                <th scope="col">{t('ledger.why')}</th>
                <th scope="col">{t('statement.change')}</th>
                <th scope="col">{t('statement.balance')}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.id}>
                  <td>{day(row.at)}</td>
                  <td>
                    {row.order_number !== null && `${t('sales.number', { number: row.order_number })} `}
                    {t(`ledger.${row.reason}`)}
                    {row.sku !== null && <small className={styles.hint}> {row.sku}</small>}
                  </td>
                  <td>{row.change === 0 ? '–' : money(row.change)}</td>
                  <td>{money(row.balance)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </div>
  );
}

function Sum({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
