import type { ReactNode } from 'react';
import { moneyText, type CustomerOrder } from '../../../core';
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
import { OrderStatus } from './OrderStatus';
import { PayWithCard } from './PayWithCard';
import { StartedReturns } from './StartedReturns';

export interface OrderDetailsProps {
  readonly order: CustomerOrder;
  /** Milliseconds since the epoch: when the shop answered. */
  readonly now: number;
  readonly linkOf: LineLink;
  /** Copies the tracking number, and says so. */
  readonly onCopy: (text: string) => void;
  /** Actions of who has shown that the order is theirs; left out for everybody else. */
  readonly deeds?: OrderDeeds | undefined;
  /** Result of the last action. */
  readonly done?: OrderDone | undefined;
  /** Orders the same once more. */
  readonly again?: ReactNode;
  /** Sends a gift card of it again; left out for who may not. */
  readonly onSendCard?: ((card: string) => Promise<boolean>) | undefined;
  /** Opens its page in the back office, where a link alone does not do. */
  readonly onOffice?: (() => void) | undefined;
}

/** One order, the same for its owner, for who has its link, and for staff that acts for a customer (A §2.9, §4.8): status, next steps, pieces, money, addresses. */
export function OrderDetails(props: OrderDetailsProps) {
  const { order, now, linkOf, onCopy, deeds, done, again, onSendCard, onOffice } = props;
  const locale = useLocale();
  const t = useText();
  const money: PriceFormatter = (amount) => moneyText(amount, order.currency, locale);
  const { bank_account: account, paid, canceled, may } = order;
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
        />
      )}
      {deeds !== undefined && may.gift_card === true && <PayWithCard onPay={deeds.onPay} />}
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

/** Files that were bought with it: above its lines, as they are what the buyer has come for. */
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

/** Receivers of its gift cards, and what became of the cards. */
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
