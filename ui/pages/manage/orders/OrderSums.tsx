import { moneyText } from '../../../../core/shopper';
import type { OrderSum } from '../../../../core/staff';
import { useManageText } from '../../../text/manage-text';
import { useLocale } from '../../../text/text-context';
import styles from './Orders.module.css';

export function OrderSums({ sums }: { readonly sums: readonly OrderSum[] }) {
  const t = useManageText();
  const locale = useLocale();
  if (sums.length === 0) return null;
  return (
    <p className={styles.sums}>
      <span className="visually-hidden">{t('orders.sums')}</span>
      {sums.map(({ currency, count, total, refunded }) => (
        <span key={currency}>
          <b>{t('orders.sum', { count, total: moneyText(total, currency, locale) })}</b>
          {refunded > 0 && ` · ${t('order.refunded')}: ${moneyText(refunded, currency, locale)}`}
        </span>
      ))}
    </p>
  );
}
