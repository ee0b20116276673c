import type { MonthClosing } from '../../../../core/staff';
import { useManageText } from '../../../text/manage-text';
import styles from './Reports.module.css';

interface Props {
  readonly owed: MonthClosing['owed'];
  /** Amount in major units as text. */
  readonly money: (amount: number, currency: string) => string;
}

/** Shows what customers of all stores can still spend now. */
export function OwedTable({ owed, money }: Props) {
  const t = useManageText();
  if (owed.length === 0) return null;
  return (
    <section className={styles.currency} aria-labelledby="owed">
      <h2 id="owed" className={styles.heading}>
        {t('report.owed')}
      </h2>
      <div className={styles.scroll} role="region" aria-labelledby="owed" tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <td />
              <th scope="col">{t('report.owed-cards')}</th>
              <th scope="col">{t('report.owed-bonuses')}</th>
            </tr>
          </thead>
          <tbody>
            {owed.map(({ currency, gift_cards: cards, gift_card_balance: balance, people, bonuses }) => (
              <tr key={currency}>
                <th scope="row">{currency}</th>
                <td>
                  {money(balance, currency)}
                  <small>{t('report.owed-card-count', { count: cards })}</small>
                </td>
                <td>
                  {money(bonuses, currency)}
                  <small>{t('report.owed-people', { count: people })}</small>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
