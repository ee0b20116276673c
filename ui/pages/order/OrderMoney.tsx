import type { CustomerOrder } from '../../../core/account';
import { lookUp } from '../../../core/shopper';
import { TotalsList } from '../../components/bag/TotalsList';
import { longDate } from '../../text/long-date';
import { useOrderText } from '../../text/order-text';
import { useLocale, type PriceFormatter } from '../../text/text-context';
import styles from './OrderDetails.module.css';

interface Props {
  readonly order: CustomerOrder;
  readonly money: PriceFormatter;
}

export function OrderMoney({ order, money }: Props) {
  const { totals, refunded, price } = order;
  const t = useOrderText();
  const taxIncluded = totals.some((segment) => typeof lookUp(segment, 'value_included') === 'number');
  return (
    <div className={styles.money} data-testid="order-totals">
      <TotalsList
        segments={totals.map((total) => ({ ...total, title: total.title ?? total.code }))}
        taxIncluded={taxIncluded}
        money={money}
      />
      {refunded > 0 && (
        <>
          <dl className={styles.rest}>
            <div data-testid="total-refunded">
              <dt>{t('refunded')}</dt>
              <dd>{money(-refunded)}</dd>
            </div>
            {refunded < price && (
              <div data-testid="total-rest">
                <dt>{t('refund.rest')}</dt>
                <dd>{money(price - refunded)}</dd>
              </div>
            )}
          </dl>
          <Refunds order={order} money={money} />
        </>
      )}
    </div>
  );
}

function Refunds({ order, money }: Props) {
  const t = useOrderText();
  const locale = useLocale();
  return (
    <ul className={styles.refunds} aria-label={t('refunds')}>
      {order.refunds.map(({ amount, at, cause, skus, way, is_done: isDone }, index) => (
        <li key={`${at}-${String(index)}`} data-testid="refund">
          <span>
            {money(amount)} · {longDate(at, locale)}
          </span>
          <span>
            {t(`refund.${cause}`)}
            {cause !== 'canceled' && skus.length > 0 && `: ${namesOf(order, skus)}`}
          </span>
          <span>{t(isDone ? `refund.done.${way}` : `refund.waits.${way}`)}</span>
        </li>
      ))}
    </ul>
  );
}

function namesOf({ products }: CustomerOrder, skus: readonly string[]): string {
  return skus.map((sku) => products.find((line) => line.sku === sku)?.name ?? sku).join(', ');
}
