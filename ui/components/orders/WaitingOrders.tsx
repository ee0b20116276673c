import type { ReactNode } from 'react';
import { useText } from '../../text/text-context';
import { Button, ButtonLink } from '../base/Button';
import { Modal } from '../base/Modal';
import { WaitingList, type SentOrder, type WaitingOrder } from './WaitingList';
import styles from './WaitingOrders.module.css';

interface Props {
  readonly orders: readonly WaitingOrder[];
  readonly sent: readonly SentOrder[];
  readonly isBack: boolean;
  readonly online: boolean;
  readonly isSending: boolean;
  readonly notices?: ReactNode;
  readonly checkoutPath: string;
  readonly onSend: () => void;
  readonly onCancel: (id: string) => void;
  readonly onClose: () => void;
}

export function WaitingOrders({ orders, sent, isBack, online, isSending, notices, ...rest }: Props) {
  const { checkoutPath, onSend, onCancel, onClose } = rest;
  const t = useText();
  const isCanceled = sent.some(({ state }) => state === 'canceled');
  const footer = (
    <div className={styles.actions}>
      {orders.length > 0 && (
        <Button onClick={onSend} busy={isSending} disabled={!online} wide>
          {t(isSending ? 'waiting.sending' : 'waiting.send')}
        </Button>
      )}
      {(isCanceled || isBack) && (
        <ButtonLink href={checkoutPath} kind={orders.length > 0 ? 'secondary' : 'primary'} wide onClick={onClose}>
          {t('cart.checkout')}
        </ButtonLink>
      )}
      <Button kind="secondary" wide onClick={onClose}>
        {t(orders.length > 0 ? 'waiting.later' : 'nav.close')}
      </Button>
    </div>
  );
  return (
    <Modal title={t('thanks.title-queued')} onClose={onClose} footer={footer}>
      <div className={styles.content} aria-busy={isSending} data-testid="waiting-orders">
        {notices}
        <WaitingList
          orders={orders}
          sent={sent}
          isBack={isBack}
          online={online}
          isSending={isSending}
          onCancel={onCancel}
        />
      </div>
    </Modal>
  );
}
