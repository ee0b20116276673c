import type { ReactNode } from 'react';
import type { CustomerOrder } from '../../../core/account';
import { moneyText } from '../../../core/shopper';
import { useLocale, useText, type PriceFormatter } from '../../text/text-context';
import { DownloadList } from '../account/DownloadList';
import { GiftCardList } from '../account/GiftCardList';
import { BankTransfer } from '../thanks/BankTransfer';
import { DoneNews, type OrderDone } from './DoneNews';
import { OrderActions, type OrderDeeds } from './OrderActions';
import styles from './OrderDetails.module.css';
import { OrderFacts } from './OrderFacts';
import { OrderLines, type LineLink } from './OrderLines';
import { OrderMoney } from './OrderMoney';
import { OrderParcels } from './OrderParcels';
import { OrderStatus } from './OrderStatus';
import { PayWithCard } from './PayWithCard';
import { StartedReturns } from './StartedReturns';

export interface OrderDetailsProps {
  readonly order: CustomerOrder;
  readonly now: number;
  readonly linkOf: LineLink;
  readonly onCopy: (text: string) => void;
  /** Omitted for viewers who are not verified. */
  readonly deeds?: OrderDeeds | undefined;
  readonly done?: OrderDone | undefined;
  readonly again?: ReactNode;
  readonly onSendCard?: ((card: string) => Promise<boolean>) | undefined;
  readonly onOffice?: (() => void) | undefined;
}

export function OrderDetails(props: OrderDetailsProps) {
  const { order, now, linkOf, onCopy, deeds, done, again, onSendCard, onOffice } = props;
  const locale = useLocale();
  const t = useText();
  const money: PriceFormatter = (amount) => moneyText(amount, order.currency, locale);
  const { bank_account: account, paid, canceled, may, parcels = [] } = order;
  return (
    <div className={styles.details} data-testid="order-details">
      <DoneNews done={done} email={order.customer.email} />
      <OrderStatus order={order} now={now} money={money} />
      <OrderActions order={order} deeds={deeds} isAccountMade={done === 'account'} again={again} />
      {account !== undefined && !paid && !canceled && (
        <BankTransfer
          account={account}
          reference={order.number}
          amount={order.price}
          payBy={order.pay_by}
          money={money}
          currency={order.currency}
        />
      )}
      {deeds !== undefined && may.gift_card === true && <PayWithCard onPay={deeds.onPay} />}
      {parcels.length > 0 && <OrderParcels parcels={parcels} isPartlySent={order.partly_sent === true} />}
      {order.returns.length > 0 && <StartedReturns returns={order.returns} />}
      <Downloads order={order} />
      <GiftCards order={order} onSendCard={onSendCard} />
      <div className={styles.columns}>
        <section className={styles.goods} aria-label={t('orders.items')}>
          <OrderLines products={order.products} money={money} linkOf={linkOf} />
        </section>
        <OrderMoney order={order} money={money} />
      </div>
      <OrderFacts order={order} money={money} onCopy={onCopy} onOffice={onOffice} />
    </div>
  );
}

function Downloads({ order: { downloads = [] } }: Pick<OrderDetailsProps, 'order'>) {
  const t = useText();
  if (downloads.length === 0) return null;
  return (
    <section aria-label={t('downloads.title')} className={styles.goods}>
      <h3>{t('downloads.title')}</h3>
      <DownloadList downloads={downloads} />
    </section>
  );
}

function GiftCards({ order: { gift_cards: cards = [] }, onSendCard }: Pick<OrderDetailsProps, 'onSendCard' | 'order'>) {
  const t = useText();
  if (cards.length === 0) return null;
  return (
    <section aria-label={t('gift-cards.title')} className={styles.goods}>
      <h3>{t('gift-cards.title')}</h3>
      <GiftCardList cards={cards} onSend={onSendCard} />
    </section>
  );
}
