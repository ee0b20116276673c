import { clsx } from 'clsx';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { RETURN_DAYS, type ReturnWish, type TrackedOrder } from '../../../core';
import { Button, ButtonLink } from '../../components/Button';
import { longDate } from '../../text/long-date';
import { useOrderText } from '../../text/order-text';
import { useLocale } from '../../text/text-context';
import type { Refusal, Send } from '../../state/use-submit';
import { FindOrder, type OrderClaim } from './FindOrder';
import styles from './OrderPage.module.css';
import { PayWithCard } from './PayWithCard';
import { ReturnForm } from './ReturnForm';
import { StartedReturns } from './StartedReturns';

/** What was done on the page just now, for the shopper to read. */
export type OrderDone = 'account' | 'canceled' | 'late' | 'linked' | 'paid' | 'returned';

export interface OrderActions {
  /** Shows the rest of an order that was opened by its link. */
  readonly onProve: Send<OrderClaim>;
  /** Has the link of an order that was found by its number mailed to its own address. */
  readonly onSendLink: () => Promise<void>;
  readonly onCancel: () => Promise<void>;
  readonly onReturn: (wish: ReturnWish) => Promise<Refusal | undefined>;
  readonly onAccount: () => Promise<void>;
  /** Pays it with the gift cards of these codes. */
  readonly onPay: Send<readonly string[]>;
}

interface Props extends OrderActions {
  readonly tracked: TrackedOrder;
  /** What the shop calls itself: it stands over the page when it is printed. */
  readonly shopName?: string | undefined;
  readonly homePath: string;
  readonly done?: OrderDone | undefined;
  /** Everything of the order itself. */
  readonly details: ReactNode;
}

/** An order at its own address: where it stands, what it is, and what its shopper can do with it. It prints as one sheet. */
export function OrderPage({
  tracked,
  shopName,
  homePath,
  done,
  details,
  onProve,
  onSendLink,
  onPay,
  ...actions
}: Props) {
  const t = useOrderText();
  const locale = useLocale();
  const { order, level, returns } = tracked;
  const heading = useRef<HTMLHeadingElement>(null);
  const news = useRef<HTMLParagraphElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), [level]);
  useEffect(() => {
    if (done !== undefined) news.current?.focus();
  }, [done, tracked]);
  return (
    <article className={styles.page} data-testid="order-page" data-level={level}>
      {shopName !== undefined && <p className={clsx('display', styles.shop)}>{shopName}</p>}
      <header className={styles.head}>
        <h1 ref={heading} tabIndex={-1} className={clsx('display', styles.title)}>
          {t('title', { number: order.number })}
        </h1>
        <p className={styles.soft}>{t('ordered', { date: longDate(order.created_at, locale) })}</p>
      </header>
      <p ref={news} tabIndex={-1} role="status" className={styles.done}>
        {done !== undefined && t(DONE[done], { email: order.customer.email })}
      </p>
      {details}
      {tracked.may.gift_card === true && (
        <section className={styles.box}>
          <PayWithCard onPay={onPay} />
        </section>
      )}
      {returns.length > 0 && <StartedReturns returns={returns} />}
      {level === 'number' && <SendLink isSent={done === 'linked'} onSendLink={onSendLink} />}
      {level === 'link' && (
        <section className={styles.box}>
          <h2 className={clsx('display', styles.small)}>{t('proof.title')}</h2>
          <FindOrder isKnown text={t('proof.text')} go={t('proof.go')} onFind={onProve} />
        </section>
      )}
      {level === 'all' && <WhatNow tracked={tracked} isAccountMade={done === 'account'} {...actions} />}
      <p className={styles.ways}>
        <Button kind="secondary" onClick={() => window.print()}>
          {t('print')}
        </Button>
        <ButtonLink kind="quiet" href={homePath}>
          {t('shop')}
        </ButtonLink>
      </p>
    </article>
  );
}

const DONE = {
  account: 'account.done',
  canceled: 'cancel.done',
  late: 'cancel.late',
  linked: 'link.done',
  paid: 'gift.done',
  returned: 'return.done',
} as const;

function SendLink({ isSent, onSendLink }: Pick<OrderActions, 'onSendLink'> & { readonly isSent: boolean }) {
  const t = useOrderText();
  const [busy, setBusy] = useState(false);
  if (isSent) return null;
  const send = async () => {
    setBusy(true);
    await onSendLink();
    setBusy(false);
  };
  return (
    <section className={styles.box}>
      <h2 className={clsx('display', styles.small)}>{t('proof.title')}</h2>
      <p>{t('link.text')}</p>
      <div>
        <Button busy={busy} onClick={() => void send()}>
          {t('link.send')}
        </Button>
      </div>
    </section>
  );
}

/** Cancelling, sending back, making an account: each as long as the shop lets it. */
function WhatNow({
  tracked,
  isAccountMade,
  onCancel,
  onReturn,
  onAccount,
}: { readonly tracked: TrackedOrder; readonly isAccountMade: boolean } & Omit<
  OrderActions,
  'onPay' | 'onProve' | 'onSendLink'
>) {
  const t = useOrderText();
  const { may } = tracked;
  const canReturn = may.return.length > 0;
  const canRegister = may.account && !isAccountMade;
  if (!may.cancel && !canReturn && !canRegister) return null;
  return (
    <section className={styles.box} aria-labelledby="order-what-now">
      <h2 id="order-what-now" className={clsx('display', styles.small)}>
        {t('what-now')}
      </h2>
      {may.cancel && <Cancelling onCancel={onCancel} isPaid={hasPaid(tracked.order)} />}
      {canReturn && <Returning tracked={tracked} onReturn={onReturn} />}
      {canRegister && <Account onAccount={onAccount} />}
    </section>
  );
}

/** Whether something would go back: money, bonuses or what gift cards paid. */
const hasPaid = ({ paid, totals }: TrackedOrder['order']): boolean =>
  paid || totals.some(({ code }) => code === 'gift_card' || code === 'bonuses');

function Cancelling({ onCancel, isPaid }: Pick<OrderActions, 'onCancel'> & { readonly isPaid: boolean }) {
  const t = useOrderText();
  const [asks, setAsks] = useState<boolean>();
  const [busy, setBusy] = useState(false);
  const sure = useRef<HTMLParagraphElement>(null);
  const first = useRef<HTMLDivElement>(null);
  // The focus follows what takes the place of what was pressed.
  useEffect(() => {
    if (asks === true) sure.current?.focus();
    if (asks === false) first.current?.querySelector('button')?.focus();
  }, [asks]);
  if (asks !== true) {
    return (
      <div ref={first}>
        <Button kind="secondary" onClick={() => setAsks(true)}>
          {t('cancel')}
        </Button>
      </div>
    );
  }
  const cancel = async () => {
    setBusy(true);
    await onCancel();
    setBusy(false);
    setAsks(undefined); // what became of it takes the focus
  };
  return (
    <div className={styles.sure} role="group" aria-label={t('cancel')}>
      <p ref={sure} tabIndex={-1}>
        {t(isPaid ? 'cancel.sure' : 'cancel.sure-unpaid')}
      </p>
      <p className={styles.ways}>
        <Button busy={busy} onClick={() => void cancel()}>
          {t('cancel.yes')}
        </Button>
        <Button kind="quiet" onClick={() => setAsks(false)}>
          {t('cancel.no')}
        </Button>
      </p>
    </div>
  );
}

function Returning({ tracked, onReturn }: Pick<OrderActions, 'onReturn'> & { readonly tracked: TrackedOrder }) {
  const t = useOrderText();
  const locale = useLocale();
  const [isOpen, setOpen] = useState(false);
  const start = async (wish: ReturnWish) => {
    const refusal = await onReturn(wish);
    if (refusal === undefined) setOpen(false);
    return refusal;
  };
  if (isOpen) return <ReturnForm tracked={tracked} onStart={start} onClose={() => setOpen(false)} />;
  const { return_until: until } = tracked.may;
  return (
    <div className={styles.way}>
      <Button kind="secondary" onClick={() => setOpen(true)}>
        {t('return')}
      </Button>
      <p className={styles.soft}>
        {until === null
          ? t('return.any-time', { days: RETURN_DAYS })
          : t('return.until', { date: longDate(until, locale) })}
      </p>
    </div>
  );
}

function Account({ onAccount }: Pick<OrderActions, 'onAccount'>) {
  const t = useOrderText();
  const [busy, setBusy] = useState(false);
  const make = async () => {
    setBusy(true);
    await onAccount();
    setBusy(false);
  };
  return (
    <div className={styles.way}>
      <h3 className={clsx('display', styles.small)}>{t('account.title')}</h3>
      <p className={styles.soft}>{t('account.text')}</p>
      <Button kind="secondary" busy={busy} onClick={() => void make()}>
        {t('account.make')}
      </Button>
    </div>
  );
}
