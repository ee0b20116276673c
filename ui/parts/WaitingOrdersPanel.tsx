import { useEffect, type ReactNode } from 'react';
import { WaitingOrders } from '../components/orders/WaitingOrders';
import { useWaitingOrders } from '../hooks/use-waiting-orders';
import { useShop } from '../state/shop-context';
import { useNotify } from '../state/use-notify';
import { useLocale } from '../text/text-context';
import { waitingView } from './waiting-view';

interface Props {
  readonly onClose: () => void;
  readonly notices?: ReactNode;
}

export function WaitingOrdersPanel({ onClose, notices }: Props) {
  const shop = useShop();
  const locale = useLocale();
  const notify = useNotify();
  const waiting = useWaitingOrders();
  const { error, isOnline, isPending, send, cancel } = waiting;
  useEffect(() => {
    if (error !== undefined) notify(error);
  }, [error, notify]);
  return (
    <WaitingOrders
      {...waitingView(waiting, shop, locale)}
      online={isOnline}
      isSending={isPending}
      notices={notices}
      checkoutPath={shop.routing.localPath('/checkout')}
      onSend={() => void send()}
      onCancel={(id) => void cancel(id)}
      onClose={onClose}
    />
  );
}
