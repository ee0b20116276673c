import { backByLine } from '../../../../core/internal-staff';
import type { ManagedOrder } from '../../../../core/staff';
import { countryName } from '../../../text/country-names';
import { useManageText } from '../../../text/manage-text';
import { useTimeZone } from '../../../state/use-time-zone';
import { addressLines, choicesOf } from './OrderSheet';
import styles from './PrintSheet.module.css';

interface Props {
  readonly order: ManagedOrder;
  readonly locale: string;
  readonly shopName: string;
}

/** Packing slip: shows no prices. */
export function PrintSheet({ order, locale, shopName }: Props) {
  const t = useManageText();
  const timeZone = useTimeZone();
  const { shipping_address: shipping } = order.customer;
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone }).format(new Date(order.created_at));
  return (
    <article className={styles.page} lang={locale}>
      <header className={styles.head}>
        <b>{shopName}</b>
        <div>
          <h2>{t('order.slip')}</h2>
          <p>{t('order.title', { number: order.number })}</p>
          <p>{t('order.placed', { when: date })}</p>
        </div>
      </header>
      <div className={styles.addresses}>
        <Lines title={t('order.ships-to')} lines={addressLines(shipping, countryName(shipping.country, locale))} />
        <Lines
          title={t('orders.delivery')}
          lines={[order.shipping_method ?? order.delivery.title, order.delivery.number ?? ''].filter(
            (line) => line !== '',
          )}
        />
      </div>
      {order.gift_message !== undefined && (
        <section className={styles.gift}>
          <h3>{t('order.gift')}</h3>
          <p>{order.gift_message || t('order.gift-plain')}</p>
        </section>
      )}
      <Items order={order} />
    </article>
  );
}

function Lines({ title, lines }: { readonly title: string; readonly lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <div>
      <h3>{title}</h3>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}

/** Lists the items left to send of a partly sent order, else all items. */
function slipLines({
  products,
  partly_sent: isPartlySent,
  to_send: left = [],
}: ManagedOrder): ManagedOrder['products'] {
  if (isPartlySent !== true) return products;
  const open = backByLine(products, left);
  return products.flatMap((line, index) => {
    const count = open[index] ?? 0;
    return count === 0 ? [] : { ...line, count };
  });
}

function Items({ order }: { readonly order: ManagedOrder }) {
  const t = useManageText();
  return (
    <table className={styles.items}>
      <thead>
        <tr>
          <th scope="col">{t('print.quantity')}</th>
          <th scope="col">{t('print.item')}</th>
        </tr>
      </thead>
      <tbody>
        {slipLines(order).map((line, index) => (
          <tr key={`${line.sku} ${String(index)}`}>
            <td>{line.count}</td>
            <td>
              <b>{line.name}</b>
              {choicesOf(line) !== '' && <div>{choicesOf(line)}</div>}
              <small>{t('order.sku', { sku: line.sku })}</small>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
