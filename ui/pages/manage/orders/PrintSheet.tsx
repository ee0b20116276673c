import { moneyText, type ManagedOrder } from '../../../../core';
import { countryName } from '../../../text/country-names';
import { useManageText } from '../../../text/manage-text';
import { addressLines, choicesOf } from './OrderSheet';
import styles from './PrintSheet.module.css';

interface Props {
  readonly order: ManagedOrder;
  /** A slip shows no prices; an invoice does. */
  readonly kind: 'invoice' | 'slip';
  readonly locale: string;
  readonly shopName: string;
}

export function PrintSheet({ order, kind, locale, shopName }: Props) {
  const t = useManageText();
  const money = (amount: number) => moneyText(amount, order.currency, locale);
  const { shipping_address: shipping, billing_address: billing } = order.customer;
  const address = kind === 'slip' || shipping.address !== '' ? shipping : billing;
  const isInvoice = kind === 'invoice';
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(new Date(order.created_at));
  return (
    <article className={styles.page} lang={locale}>
      <header className={styles.head}>
        <b>{shopName}</b>
        <div>
          <h2>{t(isInvoice ? 'order.invoice' : 'order.slip')}</h2>
          <p>{t('order.title', { number: order.number })}</p>
          <p>{t('order.placed', { when: date })}</p>
        </div>
      </header>
      <div className={styles.addresses}>
        <Lines title={t('order.ships-to')} lines={addressLines(address, countryName(address.country, locale))} />
        {isInvoice && (
          <Lines title={t('order.billed-to')} lines={addressLines(billing, countryName(billing.country, locale))} />
        )}
        <Lines
          title={t('orders.delivery')}
          lines={[order.shipping_method ?? order.delivery.title, order.delivery.number ?? ''].filter(
            (line) => line !== '',
          )}
        />
        {isInvoice && (
          <Lines
            title={t('orders.money')}
            lines={[order.payment_method ?? order.payment_system, t(`orders.money.${order.payment_state}`)]}
          />
        )}
      </div>
      {!isInvoice && order.gift_message !== undefined && (
        <section className={styles.gift}>
          <h3>{t('order.gift')}</h3>
          <p>{order.gift_message || t('order.gift-plain')}</p>
        </section>
      )}
      <Items order={order} money={isInvoice ? money : undefined} />
      {isInvoice && <Totals order={order} money={money} />}
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

type Money = (amount: number) => string;

function Items({ order, money }: { readonly order: ManagedOrder; readonly money: Money | undefined }) {
  const t = useManageText();
  return (
    <table className={styles.items}>
      <thead>
        <tr>
          <th scope="col">{t('print.quantity')}</th>
          <th scope="col">{t('print.item')}</th>
          {money !== undefined && <th scope="col">{t('print.price')}</th>}
          {money !== undefined && <th scope="col">{t('print.sum')}</th>}
        </tr>
      </thead>
      <tbody>
        {order.products.map((line, index) => (
          <tr key={`${line.sku} ${String(index)}`}>
            <td>{line.count}</td>
            <td>
              <b>{line.name}</b>
              {choicesOf(line) !== '' && <div>{choicesOf(line)}</div>}
              <small>{t('order.sku', { sku: line.sku })}</small>
            </td>
            {money !== undefined && <td>{money(line.price)}</td>}
            {money !== undefined && <td>{money(line.row_total)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Totals({ order, money }: { readonly order: ManagedOrder; readonly money: Money }) {
  const t = useManageText();
  return (
    <dl className={styles.totals}>
      {order.totals.map(({ code, title, value }) => (
        <div key={code} data-last={code === 'grand_total' || undefined}>
          <dt>{title ?? code}</dt>
          <dd>{money(value)}</dd>
        </div>
      ))}
      {order.money.refunded > 0 && (
        <div>
          <dt>{t('order.refunded')}</dt>
          <dd>{money(-order.money.refunded)}</dd>
        </div>
      )}
    </dl>
  );
}
