import { Link } from '../../components/base/Link';
import type { PayoutPart } from '../../../core/internal-staff';
import { useManageText } from '../../text/manage-text';
import styles from './goods/PriceDifference.module.css';

interface Props {
  readonly parts: { readonly items: readonly PayoutPart[]; readonly sum: number };
  readonly money: (amount: number) => string;
  readonly moment: (at: string) => string;
  readonly orderPath: (number: string) => string;
}

/** Orders and returns inside a payout or an amount due; they sum to it. */
export function PayoutParts({ parts: { items, sum }, money, moment, orderPath }: Props) {
  const t = useManageText();
  return (
    <div className={styles.scroll} tabIndex={0} role="group" aria-label={t('payout.orders')} data-testid="payout-parts">
      <table className={styles.table}>
        <caption className="visually-hidden">{t('payout.orders')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('payout.parts-what')}</th>
            <th scope="col">{t('payout.parts-when')}</th>
            <th scope="col">{t('payout.sum')}</th>
          </tr>
        </thead>
        <tbody>
          {items.map((part) => (
            <tr key={part.id}>
              <td data-label={t('payout.parts-what')}>
                {part.order_number === null ? (
                  t('payout.other')
                ) : (
                  <Link href={orderPath(part.order_number)}>{part.order_number}</Link>
                )}
                {part.sku !== null && ` ${part.sku}`}
              </td>
              <td data-label={t('payout.parts-when')}>{moment(part.at)}</td>
              <td data-label={t('payout.sum')}>{money(part.sum)}</td>
            </tr>
          ))}
          <tr>
            <th scope="row" colSpan={2}>
              {t('payout.parts-sum')}
            </th>
            <td data-label={t('payout.parts-sum')}>{money(sum)}</td>
          </tr>
        </tbody>
      </table>
    </div>
  );
}
