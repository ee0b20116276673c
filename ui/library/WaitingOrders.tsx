import { WaitingPanel } from '../components/WaitingPanel';
import { useWaitingOrders } from '../hooks/use-waiting-orders';
import { waitingView } from '../parts/waiting-view';
import { useShop } from '../state/shop-context';
import { errorText } from '../text/say';
import { useLocale, useSay, useText } from '../text/text-context';

/** Props of `WaitingOrders`. */
export interface WaitingOrdersProps {
  /** Address of the page where the bag is ordered; shown as a link once lines are back in the bag. */
  readonly checkoutPath: string;
}

/**
 * Orders that wait on this device, with a way to send them and to call them off. It belongs into the frame of every page, since these orders
 * are not placed yet; it shows nothing while none waits.
 */
export function WaitingOrders({ checkoutPath }: WaitingOrdersProps) {
  const t = useText();
  const say = useSay();
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
      problem={error === undefined ? undefined : errorText(error, say, t)}
      onSend={() => void send()}
      onCancel={(id) => void cancel(id)}
    />
  );
}
