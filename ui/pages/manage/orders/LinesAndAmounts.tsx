import type { OrderEdited } from '../../../../core/internal-staff';
import { useManageText } from '../../../text/manage-text';
import { useOrderMoney } from './OrderSheet';
import styles from './Orders.module.css';

type AmountLabel =
  | 'order.edit-after'
  | 'order.edit-before'
  | 'order.edit-due'
  | 'order.edit-refund'
  | 'order.exchange-paid'
  | 'order.exchange-price';

interface Props {
  readonly lines: OrderEdited['edited']['lines'];
  readonly amounts: readonly (readonly [label: AmountLabel, amount: number])[];
  readonly currency: string;
}

/** Preview of an order before it is saved. */
export function LinesAndAmounts({ lines, amounts, currency }: Props) {
  const t = useManageText();
  const money = useOrderMoney(currency);
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
        {amounts.map(([label, amount]) => (
          <div key={label}>
            <dt>{t(label)}</dt>
            <dd>{money(amount)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** Returns the amounts that are above zero, as rows of a preview. */
export function dueOrRefund({ refund, due }: { readonly refund: number; readonly due: number }): Props['amounts'] {
  return [
    ...(refund > 0 ? [['order.edit-refund', refund] as const] : []),
    ...(due > 0 ? [['order.edit-due', due] as const] : []),
  ];
}
