import type { ReactNode } from 'react';
import {
  deliveryMoment,
  lookUp,
  moneyText,
  paymentLink,
  royaltyStanding,
  townLines,
  type CustomerOrder,
  type PickupShop,
} from '../../../core';
import { DeliveryStatus } from '../../components/DeliveryStatus';
import { PayLink } from '../../components/PayLink';
import { TotalsList } from '../../components/TotalsList';
import { countryName } from '../../text/country-names';
import { useLocale, useText, type PriceFormatter } from '../../text/text-context';
import { BankTransfer } from '../thanks/BankTransfer';
import styles from './OrderDetails.module.css';
import { DownloadList } from './DownloadList';
import { GiftCardList } from './GiftCardList';
import { OrderLines, type LineLink } from './OrderLines';

interface Props {
  readonly order: CustomerOrder;
  /** Milliseconds since the epoch: when the shop answered. */
  readonly now: number;
  readonly linkOf: LineLink;
  /** Copies the tracking number, and says so. */
  readonly onCopy: (text: string) => void;
  /** Orders the same once more. */
  readonly again?: ReactNode;
  /** Sends a gift card of it again; left out for who may not. */
  readonly onSendCard?: ((card: string) => Promise<boolean>) | undefined;
}

/** Everything of one order that its owner may see (A §2.9, §4.8). What is for bloggers and admins alone comes to them alone. */
export function OrderDetails({ order, now, linkOf, onCopy, again, onSendCard }: Props) {
  const locale = useLocale();
  const money: PriceFormatter = (amount) => moneyText(amount, order.currency, locale);
  const { bank_account: account, paid, canceled } = order;
  return (
    <div className={styles.details} data-testid="order-details">
      <Standing order={order} now={now} />
      <Actions order={order} again={again} />
      {account !== undefined && !paid && !canceled && (
        <BankTransfer account={account} reference={order.number} amount={order.price} money={money} />
      )}
      <Downloads order={order} />
      <GiftCards order={order} onSendCard={onSendCard} />
      <div className={styles.columns}>
        <div className={styles.goods}>
          <OrderLines products={order.products} money={money} linkOf={linkOf} />
          <Totals order={order} money={money} />
        </div>
        <Facts order={order} money={money} onCopy={onCopy} />
      </div>
    </div>
  );
}

/** What has become of it: paid or not, its delivery, or that it was cancelled and, for those who may know, why. */
function Standing({ order, now }: Pick<Props, 'order' | 'now'>) {
  const t = useText();
  const { paid, canceled, cancel_reason: reason } = order;
  return (
    <div className={styles.standing}>
      <p className={styles.payment}>
        {canceled && <b>{t('delivery.canceled')}</b>}
        {order.promo && <span>{t('orders.free')}</span>}
        {(paid || !canceled) && <span data-testid="order-paid">{t(paid ? 'orders.paid' : 'orders.unpaid')}</span>}
      </p>
      {canceled && reason !== undefined && reason !== null && reason !== '' && (
        <p data-testid="cancel-reason">{t('orders.reason', { reason })}</p>
      )}
      <DeliveryStatus facts={order} moment={deliveryMoment(order)} now={now} />
    </div>
  );
}

/** What of it is downloaded: above its lines, as it is what the buyer has come for. */
function Downloads({ order: { downloads = [] } }: Pick<Props, 'order'>) {
  const t = useText();
  if (downloads.length === 0) return null;
  return (
    <section aria-label={t('downloads.title')} className={styles.goods}>
      <h3>{t('downloads.title')}</h3>
      <DownloadList downloads={downloads} />
    </section>
  );
}

/** To whom its gift cards go, and what became of them. */
function GiftCards({ order: { gift_cards: cards = [] }, onSendCard }: Pick<Props, 'onSendCard' | 'order'>) {
  const t = useText();
  if (cards.length === 0) return null;
  return (
    <section aria-label={t('gift-cards.title')} className={styles.goods}>
      <h3>{t('gift-cards.title')}</h3>
      <GiftCardList cards={cards} onSend={onSendCard} />
    </section>
  );
}

function Actions({ order, again }: Pick<Props, 'order' | 'again'>) {
  const payPath = paymentLink(order);
  return (
    <div className={styles.actions}>
      {payPath !== undefined && <PayLink href={payPath} />}
      {again}
    </div>
  );
}

function Totals({ order: { totals }, money }: { readonly order: CustomerOrder; readonly money: PriceFormatter }) {
  const taxIncluded = totals.some((segment) => typeof lookUp(segment, 'value_included') === 'number');
  return (
    <div data-testid="order-totals">
      <TotalsList
        segments={totals.map((total) => ({ ...total, title: total.title ?? total.code }))}
        taxIncluded={taxIncluded}
        money={money}
      />
    </div>
  );
}

interface FactsProps {
  readonly order: CustomerOrder;
  readonly money: PriceFormatter;
  readonly onCopy: (text: string) => void;
}

function Facts({ order, money, onCopy }: FactsProps) {
  const t = useText();
  const { customer, delivery, pickup_store: store, cashback } = order;
  return (
    <dl className={styles.facts}>
      <Fact name={t('thanks.delivery')}>{order.shipping_method ?? delivery.title}</Fact>
      {delivery.number !== null && <Tracking delivery={delivery} onCopy={onCopy} />}
      <Fact name={t('orders.payment')}>{order.payment_method}</Fact>
      {customer.email !== '' && (
        <Fact name={t('orders.customer')}>
          <span>{customer.name}</span>
          <span>{customer.email}</span>
          <span>{customer.phone_formatted}</span>
        </Fact>
      )}
      <Addresses order={order} store={store} />
      {order.gift_message !== undefined && (
        <Fact name={t('gift.message-of')}>{order.gift_message || t('gift.plain')}</Fact>
      )}
      {cashback > 0 && !order.canceled && <Fact name={t('orders.cashback')}>{money(cashback)}</Fact>}
      <Royalty order={order} />
      <Files order={order} />
    </dl>
  );
}

/** A fact of the list; nothing where there is none. */
function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  if (children === undefined || children === null || children === '') return null;
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Tracking({
  delivery: { number, link },
  onCopy,
}: Pick<FactsProps, 'onCopy'> & Pick<CustomerOrder, 'delivery'>) {
  const t = useText();
  if (number === null) return null;
  const label = t('orders.tracking');
  return (
    <Fact name={label}>
      {link === null ? (
        <span>{number}</span>
      ) : (
        <a href={link} target="_blank" rel="noreferrer" aria-label={t('orders.track', { number })}>
          {number}
        </a>
      )}
      <button
        type="button"
        className={styles.copy}
        aria-label={t('thanks.copy-named', { label })}
        onClick={() => onCopy(number)}
      >
        {t('thanks.copy')}
      </button>
    </Fact>
  );
}

function Addresses({
  order: { customer },
  store,
}: Pick<FactsProps, 'order'> & { readonly store: PickupShop | undefined }) {
  const t = useText();
  const locale = useLocale();
  const { shipping_address: to, billing_address: bill } = customer;
  const country = (id: string) => (id === '' ? '' : countryName(id, locale));
  const lines = ({ name = '', address = '', zip, city, country: countryId, region }: typeof bill) => [
    name,
    address,
    ...townLines({ postcode: zip, city, countryId, region }),
    country(countryId),
  ];
  return (
    <>
      {store === undefined ? (
        <Lines name={t('checkout.goes-to')} lines={lines(to)} />
      ) : (
        <Lines name={t('checkout.pickup-at')} lines={[store.name, store.address, store.city, store.hours ?? '']} />
      )}
      <Lines name={t('checkout.billed-to')} lines={lines(bill)} />
    </>
  );
}

function Lines({ name, lines }: { readonly name: string; readonly lines: readonly string[] }) {
  const filled = lines.filter((line) => line !== '');
  if (filled.length === 0) return null;
  return (
    <Fact name={name}>
      {filled.map((line, index) => (
        <span key={`${String(index)}-${line}`}>{line}</span>
      ))}
    </Fact>
  );
}

/** What the blogger earns by it, and whether it is on account yet (A §4.8). */
function Royalty({ order: { royalty } }: Pick<FactsProps, 'order'>) {
  const t = useText();
  const locale = useLocale();
  if (royalty === undefined || royalty === null) return null;
  const money = (amount: number) => moneyText(amount, royalty.currency, locale);
  return (
    <Fact name={t('orders.royalty')}>
      <span>{`${t('orders.royalty-sum')}: ${money(royalty.sum)}`}</span>
      <span>{`${t('orders.royalty-bonus')}: ${money(royalty.bonus)}`}</span>
      <b>{t(`orders.${royaltyStanding(royalty)}`)}</b>
      {royalty.file !== null && (
        <a href={royalty.file} download>
          {t('orders.receipt')}
        </a>
      )}
    </Fact>
  );
}

function Files({ order: { invoice, receipt } }: Pick<FactsProps, 'order'>) {
  const t = useText();
  if (invoice === null && receipt === null) return null;
  return (
    <Fact name={t('orders.files')}>
      {invoice !== null && (
        <a className={styles.file} href={invoice} download>
          {t('orders.invoice')}
        </a>
      )}
      {receipt !== null && (
        <a className={styles.file} href={receipt} download>
          {t('orders.receipt')}
        </a>
      )}
    </Fact>
  );
}
