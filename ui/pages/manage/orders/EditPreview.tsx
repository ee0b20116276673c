import type { OrderEdited } from '../../../../core/internal-staff';
import { useManageText } from '../../../text/manage-text';
import { useOrderMoney } from './OrderSheet';
import styles from './Orders.module.css';

/** Shows the difference that an edit makes, before it is saved. */
export function EditPreview({
  edited,
  currency,
}: {
  readonly edited: OrderEdited['edited'];
  readonly currency: string;
}) {
  const t = useManageText();
  const money = useOrderMoney(currency);
  const { before, total, refund, due, lines, changes } = edited;
  if (changes.length === 0) return <p role="status">{t('order.edit-none')}</p>;
  const rows = [
    ['order.edit-before', before],
    ['order.edit-after', total],
    ...(refund > 0 ? [['order.edit-refund', refund] as const] : []),
    ...(due > 0 ? [['order.edit-due', due] as const] : []),
  ] as const;
  return (
    <div className={styles.since} role="status">
      <ul>
        {lines.map(({ sku, name, count, row_total: row }, index) => (
          <li key={`${sku} ${String(index)}`}>
            {String(count)} × {name}: {money(row)}
          </li>
        ))}
      </ul>
      <dl className={styles.totals}>
        {rows.map(([key, amount]) => (
          <div key={key}>
            <dt>{t(key)}</dt>
            <dd>{money(amount)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
