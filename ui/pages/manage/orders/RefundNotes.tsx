import type { ManagedOrder } from '../../../../core/staff';
import { useManageText } from '../../../text/manage-text';
import styles from './Orders.module.css';
import { useOrderMoney } from './OrderSheet';

export function RefundNotes({ order }: { readonly order: ManagedOrder }) {
  const t = useManageText();
  const money = useOrderMoney(order.currency);
  const { bonuses_spent: spent = 0 } = order.money;
  const taken = (order.downloads ?? []).filter((file) => file.taken === true && file.state !== 'taken-back');
  return (
    <>
      {taken.length > 0 && (
        <p className={styles.since}>{t('order.files-taken', { titles: taken.map(({ title }) => title).join(', ') })}</p>
      )}
      {spent > 0 && <p className={styles.since}>{t('order.bonuses-spent', { amount: money(spent) })}</p>}
    </>
  );
}
