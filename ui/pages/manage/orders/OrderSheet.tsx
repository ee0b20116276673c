import type { ReactNode } from 'react';
import { CART_THUMBNAIL } from '../../../../core/internal';
import { moneyText } from '../../../../core/shopper';
import type { GiftCardAct, ManagedOrder } from '../../../../core/staff';
import { Picture } from '../../../components/base/Picture';
import { countryName } from '../../../text/country-names';
import { useManageText } from '../../../text/manage-text';
import { momentOf } from '../../../text/moment-of';
import { useLocale, useText } from '../../../text/text-context';
import { OrderDownloads } from './OrderDownloads';
import { OrderGiftCards } from './OrderGiftCards';
import { OrderHistory } from './OrderHistory';
import { OrderParcels } from './OrderParcels';
import styles from './Orders.module.css';
import { Tracking } from './Tracking';

interface Props {
  readonly order: ManagedOrder;
  readonly storeName: string;
  readonly note?: ReactNode;
  readonly invoices?: ReactNode;
  readonly places?: ReactNode;
  readonly vat?: ReactNode;
  readonly onRenew?: ((download: string) => void) | undefined;
  readonly onGiftCard?: ((card: string, act: GiftCardAct) => void) | undefined;
  readonly mayMoveMoney?: boolean | undefined;
  readonly onParcel?: ((parcel: string) => void) | undefined;
}

export function OrderSheet(props: Props) {
  const { order, storeName, note, invoices, places, vat, onRenew, onGiftCard, mayMoveMoney, onParcel } = props;
  const t = useManageText();
  const { downloads = [], gift_cards: cards = [], parcels = [] } = order;
  return (
    <div className={styles.sheet}>
      <div className={styles.form}>
        <Section title={t('order.items')}>
          <Lines order={order} />
          <Totals order={order} />
        </Section>
        {places !== undefined && <Section title={t('order.places')}>{places}</Section>}
        {parcels.length > 0 && (
          <Section title={t('order.parcels')}>
            <OrderParcels parcels={parcels} onChange={onParcel} />
          </Section>
        )}
        {downloads.length > 0 && (
          <Section title={t('order.downloads')}>
            <OrderDownloads downloads={downloads} onRenew={onRenew} />
          </Section>
        )}
        {cards.length > 0 && (
          <Section title={t('order.gift-cards')}>
            <OrderGiftCards cards={cards} onAct={onGiftCard} mayMoveMoney={mayMoveMoney} />
          </Section>
        )}
        <Section title={t('order.money')}>
          <Money order={order} />
        </Section>
        {invoices !== undefined && <Section title={t('nav.invoices')}>{invoices}</Section>}
      </div>
      <div className={styles.form}>
        <Section title={t('orders.customer')}>
          <Customer order={order} storeName={storeName} vat={vat} />
        </Section>
        <Section title={t('order.history')}>
          {note}
          <OrderHistory events={order.history} />
        </Section>
      </div>
    </div>
  );
}

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

export function useOrderMoney(currency: string): (amount: number) => string {
  const locale = useLocale();
  return (amount) => moneyText(amount, currency, locale);
}

/** Returns a line's options, else its colour and size. */
export function choicesOf({ options = [], color, size }: ManagedOrder['products'][number]): string {
  const chosen = options.length > 0 ? options.map(({ label, value }) => `${label}: ${value}`) : [color, size];
  return chosen.filter((part) => part !== undefined && part !== '').join(' · ');
}

function Lines({ order }: { readonly order: ManagedOrder }) {
  const t = useManageText();
  const money = useOrderMoney(order.currency);
  return (
    <ul className={styles.lines}>
      {order.products.map((line, index) => (
        <li
          key={`${line.sku} ${String(index)}`}
          className={styles.line}
          data-returned={line.returned === true || undefined}
        >
          <span>
            {line.image !== undefined && <Picture path={line.image} size={CART_THUMBNAIL} alt="" sizes="72px" />}
          </span>
          <div className={styles.two}>
            <span className={styles.name}>
              {String(line.count)} × {line.name}
            </span>
            <span>{choicesOf(line)}</span>
            <span className={styles.soft}>{t('order.sku', { sku: line.sku })}</span>
            {line.returned === true && <span className={styles.wrong}>{t('order.returned')}</span>}
            {line.returned_count !== undefined && (
              <span className={styles.wrong}>
                {t('order.returned-part', { back: line.returned_count, count: line.count })}
              </span>
            )}
            {line.canceled_count !== undefined && (
              <span className={styles.wrong}>
                {t('order.canceled-part', { canceled: line.canceled_count, count: line.count })}
              </span>
            )}
          </div>
          <span className={styles.figure}>{money(line.row_total)}</span>
        </li>
      ))}
    </ul>
  );
}

function Totals({ order }: { readonly order: ManagedOrder }) {
  const money = useOrderMoney(order.currency);
  return (
    <dl className={styles.totals}>
      {order.totals.map(({ code, title, value }) => (
        <div key={code} data-last={code === 'grand_total' || undefined}>
          <dt>{title ?? code}</dt>
          <dd>{money(value)}</dd>
        </div>
      ))}
    </dl>
  );
}

const ATTEMPTS = ['open', 'approved', 'declined', 'canceled'] as const;

function Money({ order }: { readonly order: ManagedOrder }) {
  const t = useManageText();
  const locale = useLocale();
  const money = useOrderMoney(order.currency);
  const { captured, refunded, refundable, refunds, attempts } = order.money;
  const rows = [
    ['order.captured', captured],
    ['order.refunded', refunded],
    ['order.refundable', refundable],
  ] as const;
  return (
    <>
      <dl className={styles.totals}>
        {rows.map(([key, amount]) => (
          <div key={key}>
            <dt>{t(key)}</dt>
            <dd>{money(amount)}</dd>
          </div>
        ))}
      </dl>
      <ul className={styles.history}>
        {attempts.map(({ attempt, provider, status, at }) => (
          <li key={attempt}>
            <p>{t('order.attempt', { attempt, provider, status: attemptText(status, t) })}</p>
            <time className={styles.soft} dateTime={at}>
              {momentOf(at, locale)}
            </time>
          </li>
        ))}
        {refunds.map(({ reason, amount, held = 0, credited = 0, state, note, who, at }) => (
          <li key={reason}>
            <p>
              <b>−{money(amount)}</b> {t(`order.refund.${state}`)}
            </p>
            {held > 0 && <p>{t('order.refund-held', { amount: money(held) })}</p>}
            {credited > 0 && <p>{t('order.refund-credited', { amount: money(credited) })}</p>}
            {note !== null && <p>{note}</p>}
            <p className={styles.soft}>
              {who !== null && `${who} · `}
              <time dateTime={at}>{momentOf(at, locale)}</time>
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}

function attemptText(status: string, t: ReturnType<typeof useManageText>): string {
  const known = ATTEMPTS.find((one) => one === status);
  return known === undefined ? status : t(`order.attempt.${known}`);
}

function Customer({ order, storeName, vat }: Pick<Props, 'order' | 'storeName' | 'vat'>) {
  const t = useManageText();
  const locale = useLocale();
  const money = useOrderMoney(order.currency);
  const { customer, delivery, royalty } = order;
  const { shipping_address: shipping, billing_address: billing } = customer;
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{t('orders.customer')}</dt>
        <dd>
          <span>{customer.name}</span>
          <a href={`mailto:${customer.email}`}>{customer.email}</a>
          {customer.phone_formatted !== null && (
            <a href={`tel:${customer.phone_formatted.replaceAll(' ', '')}`}>{customer.phone_formatted}</a>
          )}
        </dd>
      </div>
      <Address title={t('order.ships-to')} address={shipping} locale={locale} />
      <Address title={t('order.billed-to')} address={billing} locale={locale} />
      {vat}
      <div>
        <dt>{t('orders.delivery')}</dt>
        <dd>
          <span>{order.shipping_method ?? delivery.title}</span>
          {order.parcels === undefined && delivery.number !== null && (
            <Tracking number={delivery.number} link={delivery.link} />
          )}
        </dd>
      </div>
      {order.gift_message !== undefined && (
        <div>
          <dt>{t('order.gift')}</dt>
          <dd className={styles.words}>{order.gift_message || t('order.gift-plain')}</dd>
        </div>
      )}
      {!order.promo && (
        <div>
          <dt>{t('orders.money')}</dt>
          <dd>{order.payment_method ?? order.payment_system}</dd>
        </div>
      )}
      <div>
        <dt>{t('orders.store')}</dt>
        <dd>{storeName}</dd>
      </div>
      {royalty !== undefined && royalty !== null && (
        <div>
          <dt>{t('orders.blogger')}</dt>
          <dd>{t('order.royalty', { sum: money(royalty.sum) })}</dd>
        </div>
      )}
    </dl>
  );
}

type PostalAddress = ManagedOrder['customer']['billing_address'];

export function addressLines(
  { name, address, zip, city, region, country }: PostalAddress,
  land: string,
): readonly string[] {
  const town = [zip, city].filter((part) => part !== '').join(' ');
  return [name, address, town, region, country === '' ? '' : land].flatMap((part) =>
    part === undefined || part === '' ? [] : [part],
  );
}

function Address({
  title,
  address,
  locale,
}: {
  readonly title: string;
  readonly address: PostalAddress;
  readonly locale: string;
}) {
  const lines = addressLines(address, countryName(address.country, locale));
  if (lines.length === 0) return null;
  return (
    <div>
      <dt>{title}</dt>
      <dd>
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </dd>
    </div>
  );
}

export function OrderPlaced({ order }: { readonly order: ManagedOrder }) {
  const t = useManageText();
  const format = useText();
  const locale = useLocale();
  return (
    <span>
      {order.made_by === undefined
        ? t('order.placed', { when: momentOf(order.created_at, locale) })
        : t('order.placed-by', { when: momentOf(order.created_at, locale), who: order.made_by })}
      {order.held_until !== null && ` · ${t('order.held-until', { when: momentOf(order.held_until, locale) })}`}
      {order.cancel_reason !== undefined &&
        order.cancel_reason !== null &&
        ` · ${format('delivery.canceled')}: ${order.cancel_reason}`}
    </span>
  );
}
