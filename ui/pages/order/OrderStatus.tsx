import { clsx } from 'clsx';
import {
  deliveryMoment,
  deliveryStatus,
  shownPayment,
  type CustomerOrder,
  type ShownPayment,
} from '../../../core/account';
import { DeliveryStatus } from '../../components/orders/DeliveryStatus';
import { useText, type PriceFormatter } from '../../text/text-context';
import styles from './OrderDetails.module.css';

interface Props {
  readonly order: CustomerOrder;
  readonly now: number;
  readonly money: PriceFormatter;
}

export function OrderStatus({ order, now, money }: Props) {
  const t = useText();
  const { canceled, cancel_reason: reason } = order;
  return (
    <div className={styles.status}>
      {canceled ? (
        <p className={clsx('display', styles.headline)}>{t('delivery.canceled')}</p>
      ) : (
        <DeliveryStatus facts={order} moment={deliveryMoment(order)} now={now} isLarge />
      )}
      {canceled && reason !== undefined && reason !== null && reason !== '' && (
        <p data-testid="cancel-reason">{t('orders.reason', { reason })}</p>
      )}
      <PaymentLine order={order} money={money} />
    </div>
  );
}

/** The amount due, or the refunded amount. */
function sumOf(state: ShownPayment, { price, refunded }: CustomerOrder): number | undefined {
  if (state === 'on-delivery' || state === 'on-pickup') return price;
  return state === 'partly-refunded' || state === 'refunded' ? refunded : undefined;
}

function PaymentLine({ order, money }: Omit<Props, 'now'>) {
  const t = useText();
  if (order.promo) return <p className={styles.payment}>{t('orders.free')}</p>;
  const state = shownPayment(order);
  if (state === undefined || (state === 'not-paid' && deliveryStatus(order) === 'unpaid')) return null;
  const sum = sumOf(state, order);
  return (
    <p className={styles.payment} data-testid="order-paid" data-state={state}>
      {t(`orders.pay.${state}`)}
      {sum !== undefined && `: ${money(sum)}`}
    </p>
  );
}
