import { clsx } from 'clsx';
import { CART_THUMBNAIL, deliveryMoment, moneyText, orderPhotos, paymentLink, type CustomerOrder } from '../../../core';
import { useDeliveryText } from '../../components/delivery-text';
import { Picture } from '../../components/Picture';
import { longDate } from '../../text/long-date';
import { useLocale, useText } from '../../text/text-context';
import styles from './OrderGlance.module.css';

export interface OrderGlanceProps {
  readonly order: CustomerOrder;
  /** Counted from the newest, which has the number of all orders; left out where it is not known. */
  readonly sequence?: number | undefined;
  /** Milliseconds since the epoch: when the shop answered. */
  readonly now: number;
  /** Its details are open below, which show how it stands and its goods: they are not shown here too. */
  readonly isOpen?: boolean | undefined;
}

/** An order in short (A §2.9): number and sequence, day and sum, how its delivery stands, the first photos. Inline: a button or link holds it. */
export function OrderGlance({ order, sequence, now, isOpen = false }: OrderGlanceProps) {
  const t = useText();
  const locale = useLocale();
  return (
    <span className={styles.glance}>
      <span className={styles.facts}>
        <span className={styles.name}>
          <b>{t('orders.number', { number: order.increment_id })}</b>
          {sequence !== undefined && <span className={styles.soft}>{t('orders.sequence', { place: sequence })}</span>}
        </span>
        <span className={styles.soft}>
          {longDate(order.created_at, locale)} · {moneyText(order.price, order.currency, locale)}
        </span>
        {!isOpen && <State order={order} now={now} />}
      </span>
      {!isOpen && <Photos products={order.products} />}
    </span>
  );
}

function State({ order, now }: Pick<OrderGlanceProps, 'order' | 'now'>) {
  const t = useText();
  const { status, date, state } = useDeliveryText()(order, deliveryMoment(order), now);
  const isUnpaid = paymentLink(order) !== undefined;
  return (
    <span className={styles.state} data-state={state}>
      <b>{isUnpaid ? t('orders.unpaid') : status}</b>
      {date !== undefined && <span className={styles.soft}>{date}</span>}
    </span>
  );
}

/** The first three photos, and how many more products there are (A §2.9). */
function Photos({ products }: Pick<CustomerOrder, 'products'>) {
  const { shown, more } = orderPhotos(products);
  return (
    <span className={styles.photos}>
      {shown.map(({ sku, image, returned }, index) => (
        <span key={`${sku}-${String(index)}`} className={clsx(styles.photo, returned === true && styles.returned)}>
          {image !== undefined && <Picture path={image} size={CART_THUMBNAIL} alt="" sizes="56px" />}
        </span>
      ))}
      {more > 0 && <span className={styles.more}>{`+${String(more)}`}</span>}
    </span>
  );
}
