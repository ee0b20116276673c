import { useId, useState } from 'react';
import { lookUp, type OrderRow } from '../../../../core';
import { Button } from '../../../components/Button';
import { Field } from '../../../components/Field';
import { Modal } from '../../../components/Modal';
import { useManageText } from '../../../text/manage-text';
import styles from './Orders.module.css';

export type BulkStep = 'deliver' | 'send';

/** What came of one order. */
export type BulkResult = { readonly isDone: true } | { readonly isDone: false; readonly why: string };

interface Props {
  readonly step: BulkStep;
  readonly orders: readonly OrderRow[];
  /** By order; those that were not tried yet have none. */
  readonly results: ReadonlyMap<string, BulkResult>;
  readonly isBusy: boolean;
  /** @param tracking the number that was typed for each order */
  readonly onGo: (tracking: Readonly<Record<string, string>>) => void;
  readonly onClose: () => void;
}

/** Does one thing to several orders: each with its tracking number where they are sent, and with what came of it. */
export function BulkDialog({ step, orders, results, isBusy, onGo, onClose }: Props) {
  const t = useManageText();
  const id = useId();
  const [tracking, setTracking] = useState<Readonly<Record<string, string>>>({});
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
          if (!isBusy) onGo(tracking);
        }}
      >
        <p role="status">{results.size > 0 && t('orders.bulk-so-far', { done, count: orders.length })}</p>
        <ul className={styles.bulkList}>
          {orders.map((order) => (
            <li key={order.id}>
              <p className={styles.bulkHead}>
                <b>
                  {order.id} {order.name}
                </b>
                <Result result={results.get(order.id)} isBusy={isBusy} />
              </p>
              {step === 'send' && results.get(order.id)?.isDone !== true && (
                <Field
                  id={`${id}-${order.id}`}
                  label={t('orders.bulk-tracking', { id: order.id })}
                  value={lookUp(tracking, order.id) ?? ''}
                  onChange={(value) => setTracking({ ...tracking, [order.id]: value })}
                  maxLength={100}
                />
              )}
            </li>
          ))}
        </ul>
      </form>
    </Modal>
  );
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
