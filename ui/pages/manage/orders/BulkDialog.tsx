import { useId, useState } from 'react';
import { CASH_ON_DELIVERY } from '../../../../core/internal';
import { ORDER_LIMITS } from '../../../../core/internal-staff';
import { lookUp, moneyText } from '../../../../core/shopper';
import type { OrderRow } from '../../../../core/staff';
import { Button } from '../../../components/base/Button';
import { Field } from '../../../components/fields/Field';
import { Modal } from '../../../components/base/Modal';
import { useManageText } from '../../../text/manage-text';
import { useLocale } from '../../../text/text-context';
import styles from './Orders.module.css';
import { SendWarning } from './SendWarning';

export type BulkStep = 'deliver' | 'send';

export type BulkResult = { readonly isDone: true } | { readonly isDone: false; readonly why: string };

export interface BulkSaid {
  readonly tracking: Readonly<Record<string, string>>;
  /** Orders to ship although unpaid or fully refunded. */
  readonly confirmed: ReadonlySet<string>;
}

interface Props {
  readonly step: BulkStep;
  readonly orders: readonly OrderRow[];
  readonly results: ReadonlyMap<string, BulkResult>;
  readonly isBusy: boolean;
  readonly onGo: (said: BulkSaid) => void;
  readonly onClose: () => void;
}

export function BulkDialog({ step, orders, results, isBusy, onGo, onClose }: Props) {
  const t = useManageText();
  const id = useId();
  const [tracking, setTracking] = useState<Readonly<Record<string, string>>>({});
  const [confirmed, setConfirmed] = useState<ReadonlySet<string>>(new Set());
  const confirm = (order: string, isConfirmed: boolean) => {
    const others = [...confirmed].filter((one) => one !== order);
    setConfirmed(new Set(isConfirmed ? [...others, order] : others));
  };
  const done = orders.filter((order) => results.get(order.id)?.isDone === true).length;
  const isOver = done === orders.length;
  return (
    <Modal
      title={t(`orders.bulk.${step}`)}
      onClose={onClose}
      footer={
        <>
          {!isOver && (
            <Button type="submit" form={id} busy={isBusy}>
              {t('orders.bulk-go')}
            </Button>
          )}
          <Button kind={isOver ? 'primary' : 'quiet'} onClick={onClose}>
            {t('orders.close')}
          </Button>
        </>
      }
    >
      <form
        id={id}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBusy) onGo({ tracking, confirmed });
        }}
      >
        <p role="status">{results.size > 0 && t('orders.bulk-so-far', { done, count: orders.length })}</p>
        <ul className={styles.bulkList}>
          {orders.map((order) => (
            <BulkRow
              key={order.id}
              {...{ order, step, isBusy }}
              result={results.get(order.id)}
              tracking={lookUp(tracking, order.id) ?? ''}
              onTracking={(value) => setTracking({ ...tracking, [order.id]: value })}
              isConfirmed={confirmed.has(order.id)}
              onConfirm={(isConfirmed) => confirm(order.id, isConfirmed)}
            />
          ))}
        </ul>
      </form>
    </Modal>
  );
}

interface UnpaidProps {
  readonly order: OrderRow;
  readonly isConfirmed: boolean;
  readonly onConfirm: (isConfirmed: boolean) => void;
}

interface RowProps extends UnpaidProps {
  readonly step: BulkStep;
  readonly isBusy: boolean;
  readonly result: BulkResult | undefined;
  readonly tracking: string;
  readonly onTracking: (tracking: string) => void;
}

function BulkRow({ order, step, isBusy, result, tracking, onTracking, ...confirming }: RowProps) {
  const t = useManageText();
  const id = useId();
  return (
    <li>
      <p className={styles.bulkHead}>
        <b>
          {order.id} {order.name}
        </b>
        <Result result={result} isBusy={isBusy} />
      </p>
      {result?.isDone !== true && <Unpaid order={order} {...confirming} />}
      {step === 'send' && result?.isDone !== true && (
        <Field
          id={id}
          label={t('orders.bulk-tracking', { id: order.id })}
          value={tracking}
          onChange={onTracking}
          maxLength={ORDER_LIMITS.tracking}
        />
      )}
    </li>
  );
}

/** Warns before shipping an unpaid order, except for cash on delivery. */
function Unpaid({ order, isConfirmed, onConfirm }: UnpaidProps) {
  const t = useManageText();
  const due = moneyText(order.due, order.currency, useLocale());
  if (order.send_hold !== null)
    return <SendWarning hold={order.send_hold} order={order.id} {...{ due, isConfirmed, onConfirm }} />;
  if (order.due === 0 || order.payment === CASH_ON_DELIVERY) return null;
  return <p className={styles.soft}>{t('order.send-unpaid', { due })}</p>;
}

function Result({ result, isBusy }: { readonly result: BulkResult | undefined; readonly isBusy: boolean }) {
  const t = useManageText();
  if (result === undefined) return isBusy ? <span className={styles.soft}>{t('orders.bulk-waiting')}</span> : null;
  if (result.isDone) return <span className={styles.ok}>{t('orders.bulk-done')}</span>;
  return (
    <span className={styles.wrong} role="alert">
      {result.why}
    </span>
  );
}
