import { useId } from 'react';
import { Button, ButtonLink } from '../components/Button';
import { WaitingList } from '../components/WaitingList';
import styles from '../components/WaitingOrders.module.css';
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
  const heading = useId();
  const { orders, sent, isBack } = waitingView(waiting, shop, locale);
  if (orders.length === 0 && sent.length === 0 && !isBack) return null;
  const isInBag = isBack || sent.some(({ state }) => state === 'canceled');
  return (
    <section className={styles.section} aria-labelledby={heading} aria-busy={isPending} data-testid="waiting-orders">
      <h2 id={heading} className={styles.title}>
        {t(orders.length > 0 ? 'thanks.title-queued' : 'thanks.your-order')}
      </h2>
      <WaitingList
        orders={orders}
        sent={sent}
        isBack={isBack}
        online={isOnline}
        isSending={isPending}
        onCancel={(id) => void cancel(id)}
      />
      {error !== undefined && <p role="alert">{errorText(error, say, t)}</p>}
      {orders.length > 0 && (
        <Button onClick={() => void send()} busy={isPending} disabled={!isOnline}>
          {t(isPending ? 'waiting.sending' : 'waiting.send')}
        </Button>
      )}
      {isInBag && (
        <ButtonLink href={checkoutPath} kind="secondary">
          {t('cart.checkout')}
        </ButtonLink>
      )}
    </section>
  );
}
