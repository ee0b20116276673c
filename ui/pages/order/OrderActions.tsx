import { useState, type ReactNode } from 'react';
import { clsx } from 'clsx';
import { deliveryStatus, paymentLink, RETURN_DAYS, type CustomerOrder, type ReturnWish } from '../../../core';
import { Button, ButtonLink } from '../../components/Button';
import { PayLink } from '../../components/PayLink';
import { longDate } from '../../text/long-date';
import { useOrderText } from '../../text/order-text';
import { useLocale } from '../../text/text-context';
import type { Refusal, Send } from '../../state/use-submit';
import { CancelOrder } from './CancelOrder';
import styles from './OrderDetails.module.css';
import { ReturnForm } from './ReturnForm';

/** Actions of who has shown that an order is theirs. The shop decides again whether each is allowed. */
export interface OrderDeeds {
  readonly onCancel: () => Promise<void>;
  readonly onReturn: (wanted: ReturnWish) => Promise<Refusal | undefined>;
  readonly onAccount: () => Promise<void>;
  /** Pays it with the gift cards of these codes. */
  readonly onPay: Send<readonly string[]>;
}

interface Props {
  readonly order: CustomerOrder;
  readonly deeds: OrderDeeds | undefined;
  /** An account was made of it just now. */
  readonly isAccountMade: boolean;
  readonly again: ReactNode;
}

/** Everything that can be done about an order now, the most urgent first: pay, follow the parcel, send back, cancel, order again. */
export function OrderActions({ order, deeds, isAccountMade, again }: Props) {
  const [open, setOpen] = useState<'cancel' | 'return'>();
  const { may } = order;
  if (deeds !== undefined && open === 'return' && may.return.length > 0) {
    const start = async (wanted: ReturnWish) => {
      const refusal = await deeds.onReturn(wanted);
      if (refusal === undefined) setOpen(undefined);
      return refusal;
    };
    return <ReturnForm order={order} onStart={start} onClose={() => setOpen(undefined)} />;
  }
  if (deeds !== undefined && open === 'cancel' && may.cancel) {
    const cancel = async () => {
      await deeds.onCancel();
      setOpen(undefined); // the news of it takes the focus
    };
    return <CancelOrder onCancel={cancel} onKeep={() => setOpen(undefined)} isPaid={hasPaid(order)} />;
  }
  return (
    <>
      <Row order={order} isOwn={deeds !== undefined} again={may.again && again} onOpen={setOpen} />
      {deeds !== undefined && may.account && !isAccountMade && <Account onAccount={deeds.onAccount} />}
    </>
  );
}

interface RowProps extends Pick<Props, 'again' | 'order'> {
  readonly isOwn: boolean;
  readonly onOpen: (what: 'cancel' | 'return') => void;
}

function Row({ order, isOwn, again, onOpen }: RowProps) {
  const t = useOrderText();
  const locale = useLocale();
  const { may, delivery } = order;
  const payPath = paymentLink(order);
  const status = deliveryStatus(order);
  const isUnderWay = status === 'sent' || status === 'arriving';
  const mayReturn = isOwn && may.return.length > 0;
  return (
    <div className={styles.next}>
      <div className={styles.actions} data-testid="order-actions">
        {payPath !== undefined && <PayLink href={payPath} />}
        {isUnderWay && delivery.link !== null && (
          <ButtonLink href={delivery.link} target="_blank">
            {t('track')}
          </ButtonLink>
        )}
        {mayReturn && (
          <Button kind="secondary" onClick={() => onOpen('return')}>
            {t('return')}
          </Button>
        )}
        {isOwn && may.cancel && (
          <Button kind="secondary" onClick={() => onOpen('cancel')}>
            {t('cancel')}
          </Button>
        )}
        {again}
      </div>
      {mayReturn && (
        <p className={styles.hint}>
          {may.return_until === null
            ? t('return.any-time', { days: RETURN_DAYS })
            : t('return.until', { date: longDate(may.return_until, locale) })}
        </p>
      )}
    </div>
  );
}

/** True if something would go back: money, bonuses or what gift cards paid. */
function hasPaid({ paid, totals }: CustomerOrder): boolean {
  return paid || totals.some(({ code }) => code === 'gift_card' || code === 'bonuses');
}

function Account({ onAccount }: Pick<OrderDeeds, 'onAccount'>) {
  const t = useOrderText();
  const [busy, setBusy] = useState(false);
  const make = async () => {
    setBusy(true);
    await onAccount();
    setBusy(false);
  };
  return (
    <div className={styles.next}>
      <h3 className={clsx('display', styles.small)}>{t('account.title')}</h3>
      <p className={styles.hint}>{t('account.text')}</p>
      <div>
        <Button kind="secondary" busy={busy} onClick={() => void make()}>
          {t('account.make')}
        </Button>
      </div>
    </div>
  );
}
