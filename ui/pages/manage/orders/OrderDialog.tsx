import { useId, useRef, useState, type ReactNode } from 'react';
import type { ManagedOrder } from '../../../../core';
import { Button } from '../../../components/base/Button';
import { Modal } from '../../../components/base/Modal';
import { useFocusOnWrong } from '../../../state/focus-on-wrong';
import { useManageText } from '../../../text/manage-text';
import { OrderHistory } from './OrderHistory';
import styles from './Orders.module.css';

export interface OrderFormState {
  readonly order: ManagedOrder;
  readonly isBusy: boolean;
  readonly refusal: string | undefined;
  readonly since: ManagedOrder['history'];
  readonly onClose: () => void;
}

interface Props extends OrderFormState {
  readonly title: string;
  readonly go: string;
  readonly onGo: () => void;
  readonly children: ReactNode;
}

/** Concurrent changes appear above the form; input is kept. */
export function OrderDialog({ title, go, onGo, isBusy, refusal, since, onClose, children }: Props) {
  const t = useManageText();
  const id = useId();
  const ref = useRef<HTMLFormElement>(null);
  const [tried, setTried] = useState<object>();
  useFocusOnWrong(ref, tried);
  return (
    <Modal
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button type="submit" form={id} busy={isBusy}>
            {go}
          </Button>
          <Button kind="quiet" onClick={onClose}>
            {t('order.keep')}
          </Button>
        </>
      }
    >
      <form
        ref={ref}
        id={id}
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (isBusy) return;
          onGo();
          setTried({});
        }}
      >
        {since.length > 0 && (
          <div className={styles.since} role="alert">
            <p>{t('order.changed-since')}</p>
            <OrderHistory events={since} />
          </div>
        )}
        {refusal !== undefined && (
          <p className={styles.alert} role="alert">
            {refusal}
          </p>
        )}
        {children}
      </form>
    </Modal>
  );
}
