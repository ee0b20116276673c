import type { OrderNeed } from '../../../../core';
import { useManageText } from '../../../text/manage-text';
import styles from './Orders.module.css';

/** What an order waits for, each in a mark of its own. */
export function NeedMarks({ needs }: { readonly needs: readonly OrderNeed[] }) {
  const t = useManageText();
  if (needs.length === 0) return null;
  return (
    <span className={styles.marks}>
      {needs.map((need) => (
        <span key={need} className={styles.mark} data-need={need}>
          {t(`orders.need.${need}`)}
        </span>
      ))}
    </span>
  );
}

/** Whether an order is paid, not paid, or cancelled. */
export function PaidMark({ paid, canceled }: { readonly paid: boolean; readonly canceled: boolean }) {
  const t = useManageText();
  const state = canceled ? 'canceled' : paid ? 'paid' : 'unpaid';
  return (
    <span className={styles.state} data-state={state}>
      {t(`orders.${state}`)}
    </span>
  );
}
