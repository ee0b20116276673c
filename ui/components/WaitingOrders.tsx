import type { ReactNode } from 'react';
import { useText } from '../text/text-context';
import { Button, ButtonLink } from './Button';
import { Modal } from './Modal';
import { WaitingList, type SentOrder, type WaitingOrder } from './WaitingList';
import styles from './WaitingOrders.module.css';

interface Props {
  readonly orders: readonly WaitingOrder[];
  /** What was sent from here, and how that ended. */
  readonly sent: readonly SentOrder[];
  /** Lines of an order that was called off from here are in the bag again. */
  readonly isBack: boolean;
  readonly online: boolean;
  readonly isSending: boolean;
  /** Notices while this covers the page's own. */
  readonly notices?: ReactNode;
  readonly checkoutPath: string;
  readonly onSend: () => void;
  readonly onCancel: (id: string) => void;
  readonly onClose: () => void;
}

/** Orders that wait on the device, and the question whether they are to be sent now (S §4, offline orders; S §9). */
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
