import { WaitingPanel } from '../components/orders/WaitingPanel';
import { useWaitingOrders } from '../hooks/use-waiting-orders';
import { waitingView } from '../parts/waiting-view';
import { useShop } from '../state/shop-context';
import { errorText } from '../text/format';
import { useLocale, useFormat, useText } from '../text/text-context';

/** Props of `WaitingOrders`. */
export interface WaitingOrdersProps {
  readonly checkoutPath: string;
}

/**
 * Queued orders of this device, with send and cancel. Place it in the frame of every page; renders nothing when empty.
 */
export function WaitingOrders({ checkoutPath }: WaitingOrdersProps) {
  const t = useText();
  const format = useFormat();
  const shop = useShop();
  const locale = useLocale();
  const waiting = useWaitingOrders();
  const { isOnline, isPending, error, send, cancel } = waiting;
  return (
    <WaitingPanel
      {...waitingView(waiting, shop, locale)}
      online={isOnline}
      isSending={isPending}
      checkoutPath={checkoutPath}
      problem={error === undefined ? undefined : errorText(error, format, t)}
      onSend={() => void send()}
      onCancel={(id) => void cancel(id)}
    />
  );
}
