import type { ReactNode } from 'react';
import { townLines, type CustomerOrder } from '../../../core/account';
import { royaltyStatus } from '../../../core/blogger';
import { moneyText, type PickupShop } from '../../../core/shopper';
import { countryName } from '../../text/country-names';
import { useOrderText } from '../../text/order-text';
import { useLocale, useText, type PriceFormatter } from '../../text/text-context';
import styles from './OrderDetails.module.css';
import { OfficeLinks } from './OfficeLinks';

interface Props {
  readonly order: CustomerOrder;
  readonly money: PriceFormatter;
  readonly onCopy: (text: string) => void;
  readonly onOffice: (() => void) | undefined;
}

export function OrderFacts({ order, money, onCopy, onOffice }: Props) {
  const t = useText();
  const { customer, pickup_store: store, cashback, office } = order;
  return (
    <dl className={styles.facts}>
      <Delivery order={order} />
      {order.parcels === undefined && order.delivery.number !== null && (
        <Tracking delivery={order.delivery} onCopy={onCopy} />
      )}
      {!order.promo && <Fact name={t('orders.payment')}>{order.payment_method}</Fact>}
      <Files order={order} />
      <Addresses order={order} store={store} />
      {customer.email !== '' && (
        <Fact name={t('orders.customer')}>
          <span>{customer.name}</span>
          <span>{customer.email}</span>
          <span>{customer.phone_formatted}</span>
        </Fact>
      )}
      {order.gift_message !== undefined && (
        <Fact name={t('gift.message-of')}>{order.gift_message || t('gift.plain')}</Fact>
      )}
      {cashback > 0 && !order.canceled && <Fact name={t('orders.cashback')}>{money(cashback)}</Fact>}
      <Royalty order={order} />
      {office !== undefined && <OfficeLinks office={office} onOffice={onOffice} />}
    </dl>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  if (children === undefined || children === null || children === '') return null;
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Delivery({ order: { delivery, shipping_method: method } }: Pick<Props, 'order'>) {
  const t = useText();
  const words = useOrderText();
  const { carrier, title } = delivery;
  if ((method ?? title) === '' && carrier === null) return null;
  return (
    <Fact name={t('thanks.delivery')}>
      <span>{method ?? (carrier === null ? title : '')}</span>
      {carrier !== null && <span data-testid="order-carrier">{words('carrier', { carrier })}</span>}
    </Fact>
  );
}

function Tracking({ delivery: { number, link }, onCopy }: Pick<Props, 'onCopy'> & Pick<CustomerOrder, 'delivery'>) {
  const t = useText();
  if (number === null) return null;
  const label = t('orders.tracking');
  return (
    <Fact name={label}>
      <span className={styles.inline}>
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
      </span>
    </Fact>
  );
}

function Addresses({ order: { customer }, store }: Pick<Props, 'order'> & { readonly store: PickupShop | undefined }) {
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
        // Without a street nothing is delivered, and the address is only a name.
        <Lines name={t('checkout.goes-to')} lines={to.address.trim() === '' ? [] : lines(to)} />
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

function Royalty({ order: { royalty } }: Pick<Props, 'order'>) {
  const t = useText();
  const locale = useLocale();
  if (royalty === undefined || royalty === null) return null;
  const money = (amount: number) => moneyText(amount, royalty.currency, locale);
  return (
    <Fact name={t('orders.royalty')}>
      <span>{`${t('orders.royalty-sum')}: ${money(royalty.sum)}`}</span>
      <span>{`${t('orders.royalty-bonus')}: ${money(royalty.bonus)}`}</span>
      <b>{t(`orders.${royaltyStatus(royalty)}`)}</b>
      {royalty.file !== null && (
        <a href={royalty.file} download>
          {t('orders.receipt')}
        </a>
      )}
    </Fact>
  );
}

function Files({ order: { invoice, invoices = [], receipt } }: Pick<Props, 'order'>) {
  const t = useText();
  if (invoice === null && receipt === null && invoices.length === 0) return null;
  return (
    <Fact name={t('orders.files')}>
      {invoices.map(({ number, kind, pdf }) => (
        <a key={number} className={styles.file} href={pdf}>
          {t(`orders.document.${kind}`, { number })}
        </a>
      ))}
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
