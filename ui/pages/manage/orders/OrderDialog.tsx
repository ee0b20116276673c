import type { ReactNode } from 'react';
import type { ManagedOrder } from '../../../../core/staff';
import { useManageText } from '../../../text/manage-text';
import { FormDialog } from '../FormDialog';
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

/** Dialog of an order's page; concurrent changes appear above the form. */
export function OrderDialog({ title, go, onGo, isBusy, refusal, since, onClose, children }: Props) {
  const t = useManageText();
  const notice = since.length > 0 && (
    <div className={styles.since} role="alert">
      <p>{t('order.changed-since')}</p>
      <OrderHistory events={since} />
    </div>
  );
  return <FormDialog {...{ title, go, onGo, isBusy, refusal, notice, onClose, children }} keep={t('order.keep')} />;
}
