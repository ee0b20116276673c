import { clsx } from 'clsx';
import { useEffect, useRef, type RefObject } from 'react';
import type { Confirmation, PickupShop } from '../../core';
import { Button, ButtonLink } from '../components/Button';
import { PayLink } from '../components/PayLink';
import type { OrderNews } from '../hooks/use-confirmation';
import type { MessageKey } from '../text/messages-en';
import { usePrice, useText } from '../text/text-context';
import { BankTransfer } from './thanks/BankTransfer';
import { OrderSummary } from './thanks/OrderSummary';
import styles from './ThankYouPage.module.css';

type State = OrderNews['state'];

interface Props {
  readonly news: OrderNews;
  /** What the shop calls itself: it stands over the page when it is printed. */
  readonly shopName?: string | undefined;
  readonly homePath: string;
  readonly checkoutPath: string;
  /** Where the order stands: in the account of who is signed in, or at its own address. */
  readonly orderPath?: string | undefined;
  /** Where the order can be paid, of one that is not. */
  readonly payPath?: string | undefined;
  readonly online: boolean;
  /** Whether an order that waits on the device is sent unasked on the next visit, too (`orders.automaticTransmission`). Default: true. */
  readonly sendsItself?: boolean;
  readonly onSendNow: () => void;
  readonly onAskAgain: () => void;
  /** Opens signing in; left out for who is signed in. */
  readonly onSignIn?: ((contact: string) => void) | undefined;
}

/** Only for an order that the shop has and that needs nothing more is anybody thanked. */
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

/** Orders that there is something to pick up of, now or when they are paid. */
const PICKED_UP: readonly State[] = ['placed', 'paid', 'queued', 'waiting', 'declined'];

/** Orders of which nothing is to be had, paid, or shown any more. */
const OVER: readonly State[] = ['canceled', 'refunded'];

/** Orders that the shop has, and that go on. */
const HAS_PAGE: readonly State[] = ['placed', 'paid', 'waiting', 'declined'];

/** After the order. It says what is true: placed, paid, waiting, declined, kept on this device, cancelled, refunded, or not yet known. */
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

/** The same words whether there was such an account before or not: nobody learns here whose address is taken. */
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

/** Who opens an order by its id alone is not told whom it is confirmed to. */
function wordsOf(news: OrderNews, sendsItself: boolean): MessageKey {
  if (isLeft(news)) return 'thanks.declined-left';
  if (news.state === 'queued' && !sendsItself) return 'thanks.queued-ask';
  const { state } = news;
  const isDone = state === 'placed' || state === 'paid';
  // Once money has come it is mailed in any case.
  const isUnmailed = isDone && (news.email === '' || (state === 'placed' && news.mail_left_out === true));
  return isUnmailed ? `thanks.${state}-only` : `thanks.${state}`;
}

/** The heading takes the focus once there is something to say, unless the shopper is somewhere else by then. */
function useFocusOn(title: RefObject<HTMLHeadingElement | null>, isKnown: boolean): void {
  useEffect(() => {
    const { activeElement: focused } = document;
    const isElsewhere = focused !== null && !focused.contains(title.current);
    if (isKnown && !isElsewhere) title.current?.focus({ preventScroll: true });
  }, [title, isKnown]);
}

/** Where to pay to, of an order that the shop has and that is paid by bank transfer. */
function Bank({ order: { state, number, summary } }: { readonly order: Confirmation }) {
  const account = summary?.bank_account;
  const total = summary?.totals.find(({ code }) => code === 'grand_total');
  if (state !== 'placed' || account === undefined || total === undefined) return null;
  return (
    <div className={styles.bank}>
      <BankTransfer account={account} reference={number} amount={total.value} payBy={summary?.pay_by} />
    </div>
  );
}

/** What to have ready where an order is handed over, of one that is paid then. */
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

/** Whether a declined order is none of the bag that is there now: then nothing is said of that, and checkout is no way to pay it. */
function isLeft(news: OrderNews): boolean {
  return news.state === 'declined' && news.in_cart !== true;
}

/** Where to go from here. */
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

/**
 * What happens to an order next. Of one of which nothing is delivered, nothing is packed or sent back, and shop and buyer agree on what is booked; nothing
 * happens to one that is paid by bank transfer before the money is there.
 */
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
