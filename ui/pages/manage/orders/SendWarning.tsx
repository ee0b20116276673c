import type { SendHold } from '../../../../core/staff';
import { useManageText } from '../../../text/manage-text';
import { Check } from './Check';
import styles from './Orders.module.css';

interface Props {
  readonly hold: SendHold;
  readonly order: string;
  readonly due: string;
  readonly isConfirmed: boolean;
  readonly isMissing?: boolean;
  readonly onConfirm: (isConfirmed: boolean) => void;
}

export function SendWarning({ hold, order, due, isConfirmed, isMissing = false, onConfirm }: Props) {
  const t = useManageText();
  return (
    <div className={styles.since} data-hold={hold} role="group" aria-label={t('order.send-warning', { number: order })}>
      <p>{t(`order.send-hold.${hold}`, { due })}</p>
      <Check label={t('order.send-anyway', { number: order })} isChecked={isConfirmed} onChange={onConfirm} />
      {isMissing && !isConfirmed && (
        <p className={styles.wrong} role="alert">
          {t('order.send-confirm')}
        </p>
      )}
    </div>
  );
}
