import { useEffect, useRef, useState, type ReactNode } from 'react';
import { clsx } from 'clsx';
import { deliveryStatus, paymentLink, RETURN_DAYS, type CustomerOrder, type ReturnInput } from '../../../core/account';
import { Button, ButtonLink } from '../../components/base/Button';
import { PayLink } from '../../components/orders/PayLink';
import { longDate } from '../../text/long-date';
import { useOrderText } from '../../text/order-text';
import { useLocale } from '../../text/text-context';
import type { Refusal, Send } from '../../state/use-submit';
import { CancelOrder } from './CancelOrder';
import styles from './OrderDetails.module.css';
import { ReturnForm } from './ReturnForm';

/** Actions of a verified owner. The shop checks permission again. */
export interface OrderDeeds {
  /** @returns true if the outcome is shown with the order: cancelled, or too late */
  readonly onCancel: () => Promise<boolean>;
  readonly onReturn: (wanted: ReturnInput) => Promise<Refusal | undefined>;
  readonly onAccount: () => Promise<void>;
  readonly onPay: Send<readonly string[]>;
}

type Form = 'cancel' | 'return';

interface Props {
  readonly order: CustomerOrder;
  readonly deeds: OrderDeeds | undefined;
  readonly isAccountMade: boolean;
  readonly again: ReactNode;
}

/** All current actions, most urgent first. */
export function OrderActions({ order, deeds, isAccountMade, again }: Props) {
  const [open, setOpen] = useState<Form>();
  const [left, setLeft] = useState<Form>();
  const { may } = order;
  const show = (form: Form) => {
    setLeft(undefined);
    setOpen(form);
  };
  const leave = () => {
    setLeft(open);
    setOpen(undefined);
  };
  if (deeds !== undefined && open === 'return' && may.return.length > 0) {
    const start = async (wanted: ReturnInput) => {
      const refusal = await deeds.onReturn(wanted);
      if (refusal === undefined) setOpen(undefined);
      return refusal;
    };
    return <ReturnForm order={order} onStart={start} onClose={leave} />;
  }
  if (deeds !== undefined && open === 'cancel' && may.cancel) {
    const cancel = async () => {
      if (await deeds.onCancel()) setOpen(undefined);
      else leave();
    };
    return <CancelOrder onCancel={cancel} onKeep={leave} isPaid={hasPaid(order)} />;
  }
  return (
    <>
      <Row order={order} isOwn={deeds !== undefined} again={may.again && again} left={left} onOpen={show} />
      {deeds !== undefined && may.account && !isAccountMade && <Account onAccount={deeds.onAccount} />}
    </>
  );
}

interface RowProps extends Pick<Props, 'again' | 'order'> {
  readonly isOwn: boolean;
  readonly left: Form | undefined;
  readonly onOpen: (form: Form) => void;
}

function Row({ order, isOwn, again, left, onOpen }: RowProps) {
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
          <FormButton isLeft={left === 'return'} onOpen={() => onOpen('return')}>
            {t('return')}
          </FormButton>
        )}
        {isOwn && may.cancel && (
          <FormButton isLeft={left === 'cancel'} onOpen={() => onOpen('cancel')}>
            {t('cancel')}
          </FormButton>
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

interface FormButtonProps {
  readonly isLeft: boolean;
  readonly onOpen: () => void;
  readonly children: ReactNode;
}

function FormButton({ isLeft, onOpen, children }: FormButtonProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isLeft) place.current?.querySelector('button')?.focus();
  }, [isLeft]);
  return (
    <div ref={place}>
      <Button kind="secondary" onClick={onOpen}>
        {children}
      </Button>
    </div>
  );
}

/** Includes bonuses, gift cards and exchanged items. */
function hasPaid({ paid, totals }: CustomerOrder): boolean {
  return paid || totals.some(({ code }) => code === 'gift_card' || code === 'bonuses' || code === 'exchange');
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
