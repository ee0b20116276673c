import { clsx } from 'clsx';
import { deliveryMoment, orderPhotos, shownPayment, type CustomerOrder } from '../../../core/account';
import { CART_THUMBNAIL } from '../../../core/internal';
import { moneyText } from '../../../core/shopper';
import { useDeliveryText } from '../../components/bag/delivery-text';
import { Picture } from '../../components/base/Picture';
import { longDate } from '../../text/long-date';
import { useLocale, useText } from '../../text/text-context';
import { useTimeZone } from '../../state/use-time-zone';
import styles from './OrderGlance.module.css';

export interface OrderGlanceProps {
  readonly order: CustomerOrder;
  readonly now: number;
  readonly isOpen?: boolean | undefined;
}

export function OrderGlance({ order, now, isOpen = false }: OrderGlanceProps) {
  const t = useText();
  const locale = useLocale();
  const zone = useTimeZone();
  return (
    <span className={styles.glance}>
      <span className={styles.facts}>
        {!isOpen && <State order={order} now={now} />}
        <span className={clsx(styles.name, !isOpen && styles.soft)}>
          {t('orders.number', { number: order.increment_id })}
        </span>
        <span className={styles.soft}>
          {longDate(order.created_at, locale, zone)} · {moneyText(order.price, order.currency, locale)}
        </span>
      </span>
      {!isOpen && <Photos products={order.products} />}
    </span>
  );
}

function State({ order, now }: Pick<OrderGlanceProps, 'order' | 'now'>) {
  const t = useText();
  const { status, date, state } = useDeliveryText()(order, deliveryMoment(order), now);
  const payment = order.promo ? undefined : shownPayment(order);
  const isSaid = payment !== undefined && payment !== 'paid' && state !== 'unpaid';
  return (
    <span className={styles.state} data-state={state}>
      <b>{status}</b>
      {date !== undefined && <span className={styles.soft}>{date}</span>}
      {isSaid && <span className={styles.soft}>{t(`orders.pay.${payment}`)}</span>}
    </span>
  );
}

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
