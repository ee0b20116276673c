import { clsx } from 'clsx';
import { useEffect, useRef, type RefObject } from 'react';
import type { Confirmation, PickupShop } from '../../core/shopper';
import { Button, ButtonLink } from '../components/base/Button';
import { PayLink } from '../components/orders/PayLink';
import type { OrderNews } from '../hooks/use-confirmation';
import { useShopIfAny } from '../state/shop-context';
import type { MessageKey } from '../text/message-keys';
import { usePrice, useText } from '../text/text-context';
import { BankTransfer } from './thanks/BankTransfer';
import { OrderSummary } from './thanks/OrderSummary';
import styles from './ThankYouPage.module.css';

type State = OrderNews['state'];

interface Props {
  readonly news: OrderNews;
  readonly shopName?: string | undefined;
  readonly homePath: string;
  readonly checkoutPath: string;
  readonly orderPath?: string | undefined;
  readonly payPath?: string | undefined;
  readonly online: boolean;
  readonly sendsItself?: boolean;
  readonly onSendNow: () => void;
  readonly onAskAgain: () => void;
  readonly onSignIn?: ((contact: string) => void) | undefined;
}

/** Only completed orders get a thank-you title. */
const TITLES: Readonly<Record<State, MessageKey>> = {
  placed: 'thanks.title',
  paid: 'thanks.title',
  queued: 'thanks.title-queued',
  waiting: 'thanks.title-waiting',
  declined: 'thanks.title-declined',
  canceled: 'thanks.title-canceled',
  refunded: 'thanks.title-refunded',
  unknown: 'thanks.title-unknown',
  unreached: 'thanks.title-unknown',
  none: 'thanks.title-canceled',
};

const PICKED_UP: readonly State[] = ['placed', 'paid', 'queued', 'waiting', 'declined'];

const OVER: readonly State[] = ['canceled', 'refunded'];

const HAS_PAGE: readonly State[] = ['placed', 'paid', 'waiting', 'declined'];

export function ThankYouPage(props: Props) {
  const { news, shopName, sendsItself = true, onSignIn } = props;
  const t = useText();
  const { state } = news;
  const title = useRef<HTMLHeadingElement>(null);
  useFocusOn(title, state !== 'unknown');
  const known = 'number' in news ? news : undefined;
  const { number, email } = known ?? { number: '', email: '' };
  const store = known?.pickup_store;
  const isDone = state === 'placed' || state === 'paid';
  return (
    <div className={styles.page} data-testid="thank-you" data-state={state} aria-busy={state === 'unknown'}>
      {shopName !== undefined && <p className={clsx('display', styles.shop)}>{shopName}</p>}
      <h1 ref={title} tabIndex={-1} className={clsx('display', styles.title)}>
        {t(TITLES[state])}
      </h1>
      <p className={styles.text} role="status">
        {t(wordsOf(news, sendsItself), { number, email })}
      </p>
      {store !== undefined && PICKED_UP.includes(state) && <PickedUpAt store={store} />}
      {known?.account_wished === true && email !== '' && onSignIn && <Account email={email} onSignIn={onSignIn} />}
      {known !== undefined && <Bank order={known} />}
      {known !== undefined && <Cash order={known} />}
      {isDone && <WhatNow steps={stepsOf(known)} />}
      <Ways {...props} />
      {known?.summary !== undefined && !OVER.includes(state) && (
        <div className={styles.summary}>
          <OrderSummary summary={known.summary} number={state === 'queued' ? undefined : number} store={store} />
        </div>
      )}
    </div>
  );
}

interface AccountProps {
  readonly email: string;
  readonly onSignIn: (contact: string) => void;
}

/** Identical with or without an account, so that it does not reveal whether one exists. */
function Account({ email, onSignIn }: AccountProps) {
  const t = useText();
  return (
    <div className={styles.account} data-testid="thanks-account">
      <p>{t('thanks.account', { email })}</p>
      <Button kind="secondary" onClick={() => onSignIn(email)}>
        {t('account.sign-in')}
      </Button>
    </div>
  );
}

/** The email address is hidden if the order was opened by its id only. */
function wordsOf(news: OrderNews, sendsItself: boolean): MessageKey {
  if (isLeft(news)) return 'thanks.declined-left';
  if (news.state === 'queued' && !sendsItself) return 'thanks.queued-ask';
  const { state } = news;
  const isDone = state === 'placed' || state === 'paid';
  // Paid orders are always emailed.
  const isUnmailed = isDone && (news.email === '' || (state === 'placed' && news.mail_left_out === true));
  return isUnmailed ? `thanks.${state}-only` : `thanks.${state}`;
}

function useFocusOn(title: RefObject<HTMLHeadingElement | null>, isKnown: boolean): void {
  useEffect(() => {
    const { activeElement: focused } = document;
    const isElsewhere = focused !== null && !focused.contains(title.current);
    if (isKnown && !isElsewhere) title.current?.focus({ preventScroll: true });
  }, [title, isKnown]);
}

function Bank({ order: { state, number, summary } }: { readonly order: Confirmation }) {
  const account = summary?.bank_account;
  const total = summary?.totals.find(({ code }) => code === 'grand_total');
  const currency = useShopIfAny()?.storeViews.current.i18n.currencyCode ?? '';
  if (state !== 'placed' || account === undefined || total === undefined) return null;
  return (
    <div className={styles.bank}>
      <BankTransfer
        account={account}
        reference={number}
        amount={total.value}
        payBy={summary?.pay_by}
        currency={currency}
      />
    </div>
  );
}

/** Amount due in cash on delivery. */
function Cash({ order: { state, summary } }: { readonly order: Confirmation }) {
  const t = useText();
  const price = usePrice();
  const due = summary?.totals.find(({ code }) => code === 'grand_total')?.value ?? 0;
  if (state !== 'placed' || summary?.is_cash !== true || due <= 0) return null;
  return (
    <p className={styles.text} data-testid="thanks-cash">
      {t('thanks.cash', { amount: price(due) })}
    </p>
  );
}

function isLeft(news: OrderNews): boolean {
  return news.state === 'declined' && news.in_cart !== true;
}

function Ways({ news, homePath, checkoutPath, orderPath, payPath, online, onSendNow, onAskAgain }: Props) {
  const t = useText();
  const { state } = news;
  const isOpen = state === 'waiting' || state === 'declined';
  const isInCart = 'in_cart' in news && news.in_cart === true;
  return (
    <p className={styles.ways}>
      {state === 'queued' && online && <Button onClick={onSendNow}>{t('thanks.send-now')}</Button>}
      {isOpen && payPath !== undefined && <PayLink href={payPath} />}
      {(state === 'waiting' || state === 'unreached') && (
        <Button kind="secondary" onClick={onAskAgain}>
          {t('thanks.ask-again')}
        </Button>
      )}
      {HAS_PAGE.includes(state) && orderPath !== undefined && (
        <ButtonLink kind="secondary" href={orderPath}>
          {t('thanks.order-page')}
        </ButtonLink>
      )}
      {(isInCart || state === 'canceled' || state === 'refunded' || state === 'none') && (
        <ButtonLink kind="secondary" href={checkoutPath}>
          {t('payment.again')}
        </ButtonLink>
      )}
      <ButtonLink href={homePath} kind="secondary">
        {t('thanks.back')}
      </ButtonLink>
    </p>
  );
}

function PickedUpAt({ store: { name, address, city, hours } }: { readonly store: PickupShop }) {
  const t = useText();
  const place = [address, city, hours].filter((part) => part !== undefined).join(', ');
  return (
    <p className={styles.text} data-testid="pickup-store">
      {t('thanks.pickup', { name, place })}
    </p>
  );
}

/** Virtual orders are not packed or returned; bank transfer orders wait for the payment. */
function stepsOf(order: Confirmation | undefined): readonly MessageKey[] {
  const isUnpaid = order?.state === 'placed' && order.summary?.bank_account !== undefined;
  const agreed: readonly MessageKey[] =
    order?.booked === undefined ? [] : [isUnpaid ? 'thanks.step-booking-once-paid' : 'thanks.step-booking'];
  if (order?.booked === 'all') return agreed;
  if (order?.is_virtual === true) {
    return [isUnpaid ? 'thanks.step-virtual-once-paid' : 'thanks.step-virtual', ...agreed];
  }
  const arrives = order?.pickup_store === undefined ? 'thanks.step-ship' : 'thanks.step-pickup';
  return [isUnpaid ? 'thanks.step-pack-once-paid' : 'thanks.step-pack', arrives, ...agreed, 'thanks.step-return'];
}

function WhatNow({ steps }: { readonly steps: readonly MessageKey[] }) {
  const t = useText();
  return (
    <section className={styles.next}>
      <h2 className={clsx('display', styles.nextTitle)}>{t('thanks.next')}</h2>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step}>{t(step)}</li>
        ))}
      </ol>
    </section>
  );
}
