import { useEffect, useRef, useState } from 'react';
import { Button } from '../../components/base/Button';
import { useOrderText } from '../../text/order-text';
import styles from './OrderDetails.module.css';

interface Props {
  readonly onCancel: () => Promise<void>;
  readonly onKeep: () => void;
  readonly isPaid: boolean;
}

export function CancelOrder({ onCancel, onKeep, isPaid }: Props) {
  const t = useOrderText();
  const [busy, setBusy] = useState(false);
  const question = useRef<HTMLParagraphElement>(null);
  useEffect(() => question.current?.focus(), []);
  const cancel = async () => {
    setBusy(true);
    await onCancel();
  };
  return (
    <div className={styles.sure} role="group" aria-label={t('cancel')}>
      <p ref={question} tabIndex={-1}>
        {t(isPaid ? 'cancel.sure' : 'cancel.sure-unpaid')}
      </p>
      <p className={styles.actions}>
        <Button busy={busy} onClick={() => void cancel()}>
          {t('cancel.yes')}
        </Button>
        <Button kind="quiet" onClick={onKeep}>
          {t('cancel.no')}
        </Button>
      </p>
    </div>
  );
}
