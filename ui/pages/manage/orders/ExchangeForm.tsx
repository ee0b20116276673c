import { useId, useState } from 'react';
import { MAX_QUANTITY } from '../../../../core/internal';
import { MAX_SKU_LENGTH, ORDER_LIMITS, type OrderExchange } from '../../../../core/internal-staff';
import type { ManagedOrder } from '../../../../core/staff';
import { Field } from '../../../components/fields/Field';
import { SelectField } from '../../../components/fields/SelectField';
import { useManageText } from '../../../text/manage-text';
import { Check } from './Check';
import { newKey } from './new-key';
import { OrderDialog, type OrderFormState } from './OrderDialog';
import { choicesOf } from './OrderSheet';
import styles from './Orders.module.css';

const DIGITS = String(MAX_QUANTITY).length;

export type ExchangeInput = Omit<OrderExchange, 'dry_run' | 'id' | 'revision'>;

interface Props extends OrderFormState {
  readonly onGo: (input: ExchangeInput) => void;
}

const EMPTY = { line: '', qty: '1', sku: '', reason: '', carrier: '', tracking: '', isRestocked: true };
type Typed = typeof EMPTY;

/** Reads the form; undefined if something is missing. Pure. */
function inputOf({
  line,
  qty,
  sku,
  reason,
  carrier,
  tracking,
  isRestocked,
}: Typed): Omit<ExchangeInput, 'key'> | undefined {
  const isComplete = line !== '' && /^[1-9]\d{0,6}$/.test(qty.trim()) && sku.trim() !== '' && reason.trim() !== '';
  if (!isComplete) return undefined;
  return {
    lines: [{ line: Number(line), qty: Number(qty.trim()), sku: sku.trim() }],
    reason: reason.trim(),
    restock: isRestocked,
    ...(carrier.trim() !== '' && { carrier: carrier.trim() }),
    ...(tracking.trim() !== '' && { tracking: tracking.trim() }),
  };
}

/** Exchanges an item that came back for another variant of the same product. */
export function ExchangeForm({ onGo, ...state }: Props) {
  const t = useManageText();
  const id = useId();
  const { order } = state;
  const [key] = useState(newKey);
  const [typed, setTyped] = useState(EMPTY);
  const [isMissing, setMissing] = useState(false);
  const type = (change: Partial<Typed>) => setTyped((before) => ({ ...before, ...change }));
  const go = () => {
    const input = inputOf(typed);
    setMissing(input === undefined);
    if (input !== undefined) onGo({ ...input, key });
  };
  const text = (name: 'carrier' | 'qty' | 'reason' | 'sku' | 'tracking', label: string, maxLength: number) => (
    <Field
      id={`${id}-${name}`}
      label={label}
      hint={name === 'sku' ? t('order.exchange-sku-hint') : undefined}
      inputMode={name === 'qty' ? 'numeric' : undefined}
      value={typed[name]}
      onChange={(value) => type({ [name]: value })}
      maxLength={maxLength}
    />
  );
  return (
    <OrderDialog
      {...state}
      refusal={isMissing ? t('order.exchange-missing') : state.refusal}
      title={t('order.exchange-title', { number: order.number })}
      go={t('order.exchange')}
      onGo={go}
    >
      <p className={styles.soft}>{t('order.exchange-hint')}</p>
      <SelectField
        id={`${id}-line`}
        label={t('order.exchange-line')}
        value={typed.line}
        placeholder={t('order.new-choose')}
        choices={linesOf(order)}
        onChange={(line) => type({ line })}
      />
      <div className={styles.pair}>
        {text('qty', t('order.exchange-qty'), DIGITS)}
        {text('sku', t('order.exchange-sku'), MAX_SKU_LENGTH)}
      </div>
      {text('reason', t('order.exchange-reason'), ORDER_LIMITS.reason)}
      <Check
        label={t('order.exchange-restock')}
        isChecked={typed.isRestocked}
        onChange={(isRestocked) => type({ isRestocked })}
      />
      <div className={styles.pair}>
        {text('carrier', t('order.change.carrier'), ORDER_LIMITS.carrier)}
        {text('tracking', t('order.change.tracking'), ORDER_LIMITS.tracking)}
      </div>
    </OrderDialog>
  );
}

/** Lines that have other variants, by their position. */
function linesOf({ products }: ManagedOrder) {
  return products.flatMap((line, index) =>
    line.parentSku === undefined
      ? []
      : [
          {
            value: String(index),
            label: [line.name, choicesOf(line), line.sku].filter((part) => part !== '').join(', '),
          },
        ],
  );
}
