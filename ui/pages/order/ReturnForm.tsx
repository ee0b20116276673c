import { clsx } from 'clsx';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { RETURN_REASONS, type CustomerOrder, type ReturnReason, type ReturnInput } from '../../../core/account';
import { Button } from '../../components/base/Button';
import { Field } from '../../components/fields/Field';
import { QuantityStepper } from '../../components/fields/QuantityStepper';
import { SelectField } from '../../components/fields/SelectField';
import { useSubmit, type Send } from '../../state/use-submit';
import { useOrderText } from '../../text/order-text';
import styles from './OrderPage.module.css';

interface Props {
  readonly order: CustomerOrder;
  readonly onStart: Send<ReturnInput>;
  readonly onClose: () => void;
}

export function ReturnForm({ order, onStart, onClose }: Props) {
  const t = useOrderText();
  const [units, setUnits] = useState<ReadonlyMap<string, number>>(new Map());
  const [reason, setReason] = useState<ReturnReason | ''>('');
  const [note, setNote] = useState('');
  const { busy, submit, errorOf, refuse, clear } = useSubmit(onStart);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const lines = [...units].filter(([, qty]) => qty > 0).map(([sku, qty]) => ({ sku, qty }));
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (lines.length === 0) refuse({ field: 'lines', text: t('return.choose') });
    else if (reason === '') refuse({ field: 'return-reason', text: t('return.why') });
    else void submit({ lines, reason, ...(note.trim() !== '' && { note: note.trim() }) });
  };
  return (
    <form noValidate className={styles.form} onSubmit={send} data-testid="return-form">
      <h3 ref={heading} tabIndex={-1} className={clsx('display', styles.small)}>
        {t('return')}
      </h3>
      <Units
        order={order}
        units={units}
        onChange={(sku, qty) => {
          setUnits(new Map(units).set(sku, qty));
          clear();
        }}
      />
      <p role="alert" className={styles.wrong}>
        {errorOf('lines')}
      </p>
      <SelectField
        id="return-reason"
        label={t('return.reason')}
        value={reason}
        placeholder=""
        choices={RETURN_REASONS.map((value) => ({ value, label: t(`reason.${value}`) }))}
        error={errorOf('return-reason')}
        onChange={(value) => {
          setReason(RETURN_REASONS.find((one) => one === value) ?? '');
          clear();
        }}
      />
      <Field id="return-note" label={t('return.note')} value={note} maxLength={500} onChange={setNote} />
      <p className={styles.ways}>
        <Button type="submit" busy={busy}>
          {t('return.start')}
        </Button>
        <Button kind="quiet" onClick={onClose}>
          {t('return.close')}
        </Button>
      </p>
    </form>
  );
}

interface UnitsProps extends Pick<Props, 'order'> {
  readonly units: ReadonlyMap<string, number>;
  readonly onChange: (sku: string, qty: number) => void;
}

function Units({ order, units, onChange }: UnitsProps) {
  const t = useOrderText();
  return (
    <ul className={styles.units}>
      {order.may.return.map(({ sku, qty }) => {
        const name = nameOf(order, sku);
        return (
          <li key={sku}>
            <span>{name}</span>
            <QuantityStepper
              name={t('return.units', { name })}
              value={units.get(sku) ?? 0}
              min={0}
              max={qty}
              onChange={(value) => onChange(sku, value)}
            />
          </li>
        );
      })}
    </ul>
  );
}

function nameOf({ products }: CustomerOrder, sku: string): string {
  const line = products.find((one) => one.sku === sku);
  const choices = (line?.options ?? []).map(({ value }) => value).join(', ');
  return `${line?.name ?? sku}${choices === '' ? '' : ` (${choices})`}`;
}
