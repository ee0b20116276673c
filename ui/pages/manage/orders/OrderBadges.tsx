import type { PaymentState } from '../../../../core/account';
import type { OrderNeed } from '../../../../core/staff';
import { useManageText } from '../../../text/manage-text';
import styles from './Orders.module.css';

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

export function PartlySentMark({ isPartlySent }: { readonly isPartlySent: boolean | undefined }) {
  const t = useManageText();
  return isPartlySent === true ? <span className={styles.mark}>{t('order.partly-sent')}</span> : null;
}

/** For cancelled orders it hides a payment that is no longer expected. */
export function PaymentMark({ state, canceled }: { readonly state: PaymentState; readonly canceled: boolean }) {
  const t = useManageText();
  return (
    <span className={styles.marks}>
      {canceled && (
        <span className={styles.state} data-state="canceled">
          {t('orders.canceled')}
        </span>
      )}
      {!(canceled && state === 'not-paid') && (
        <span className={styles.state} data-state={state}>
          {t(`orders.money.${state}`)}
        </span>
      )}
    </span>
  );
}
