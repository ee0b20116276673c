import { activeOrders, type DeliveryMoment, type HistoryEntry } from '../../../core/account';
import { useText } from '../../text/text-context';
import styles from './ActiveOrders.module.css';
import { DeliveryStatus } from './DeliveryStatus';
import { Link } from '../base/Link';

export interface ActiveOrder extends HistoryEntry {
  readonly moment?: DeliveryMoment | undefined;
}

interface Props {
  readonly orders: readonly ActiveOrder[];
  readonly hrefOf: (number: string) => string;
  /** Milliseconds since the epoch at which the delivery days were counted. */
  readonly now?: number | undefined;
  readonly onGo?: (() => void) | undefined;
}

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
