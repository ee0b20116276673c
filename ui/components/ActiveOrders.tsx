import { activeOrders, type DeliveryMoment, type HistoryEntry } from '../../core';
import { useText } from '../text/text-context';
import styles from './ActiveOrders.module.css';
import { DeliveryStatus } from './DeliveryStatus';
import { Link } from './Link';

/** An order that may be under way: as the user carries it, with the day of its arrival where that is known. */
export interface ActiveOrder extends HistoryEntry {
  readonly moment?: DeliveryMoment | undefined;
}

interface Props {
  /** The newest orders; those that are neither delivered nor cancelled are shown, at most 3 (A §2.5). */
  readonly orders: readonly ActiveOrder[];
  readonly hrefOf: (number: string) => string;
  /** Milliseconds since the epoch: when the shop counted the days of the moments. */
  readonly now?: number | undefined;
  /** Called when the shopper goes to one: what holds this closes. */
  readonly onGo?: (() => void) | undefined;
}

/** Orders that are under way, each with how far it is, and the way to it. Nothing where none is. */
export function ActiveOrders({ orders, hrefOf, now, onGo }: Props) {
  const t = useText();
  const active = activeOrders(orders);
  if (active.length === 0) return null;
  return (
    <ul className={styles.orders} data-testid="active-orders">
      {active.map(({ increment_id: number, stage, unpaid, moment }) => (
        <li key={number} className={styles.order}>
          <Link href={hrefOf(number)} className={styles.number} {...(onGo && { onClick: onGo })}>
            {t('orders.number', { number })}
          </Link>
          <DeliveryStatus facts={{ order_status: '', stage: stage ?? 0, unpaid }} moment={moment} now={now} />
        </li>
      ))}
    </ul>
  );
}
