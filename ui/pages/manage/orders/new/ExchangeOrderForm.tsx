import { useId, useState } from 'react';
import { MAX_QUANTITY } from '../../../../../core/internal';
import {
  MAX_SKU_LENGTH,
  ORDER_LIMITS,
  type ExchangeOrder,
  type ExchangeQuote,
} from '../../../../../core/internal-staff';
import type { ManagedOrder } from '../../../../../core/staff';
import { Field } from '../../../../components/fields/Field';
import { SelectField } from '../../../../components/fields/SelectField';
import { useManageText } from '../../../../text/manage-text';
import { Check } from '../Check';
import { dueOrRefund, LinesAndAmounts } from '../LinesAndAmounts';
import { newKey } from '../new-key';
import { OrderDialog, type OrderFormState } from '../OrderDialog';
import { choicesOf } from '../OrderSheet';
import styles from '../Orders.module.css';

const DIGITS = String(MAX_QUANTITY).length;

export type ExchangeOrderInput = Omit<ExchangeOrder, 'dry_run' | 'id' | 'revision'>;

interface Props extends OrderFormState {
  /** Calculates an exchange. @returns a text if it is refused */
  readonly onPreview: (input: ExchangeOrderInput) => Promise<ExchangeQuote | string>;
  readonly onGo: (input: ExchangeOrderInput) => void;
}

const EMPTY = { line: '', qty: '1', sku: '', reason: '', payment: '', isRestocked: true };
type Typed = typeof EMPTY;

/** Reads the form; undefined if something is missing. Pure. */
function inputOf({ line, qty, sku, reason, payment, isRestocked }: Typed): Omit<ExchangeOrderInput, 'key'> | undefined {
  const isComplete = line !== '' && /^[1-9]\d{0,6}$/.test(qty.trim()) && sku.trim() !== '' && reason.trim() !== '';
  if (!isComplete) return undefined;
  return {
    lines: [{ line: Number(line), qty: Number(qty.trim()), sku: sku.trim() }],
    reason: reason.trim(),
    restock: isRestocked,
    ...(payment !== '' && { payment_method_code: payment }),
  };
}

/** Exchanges an item that came back for another product at today's price. The difference is shown before it is saved. */
export function ExchangeOrderForm({ onPreview, onGo, ...state }: Props) {
  const t = useManageText();
  const id = useId();
  const { order } = state;
  const [key] = useState(newKey);
  const [typed, setTyped] = useState(EMPTY);
  const [shown, setShown] = useState<{
    readonly quote: ExchangeQuote;
    readonly of: Typed;
    readonly revision: number;
  }>();
  const [wrong, setWrong] = useState<string>();
  const [isAsking, setAsking] = useState(false);
  const isCurrent = shown?.of === typed && shown.revision === order.revision;
  const type = (change: Partial<Typed>) => setTyped((before) => ({ ...before, ...change }));
  const go = async () => {
    const input = inputOf(typed);
    setWrong(input === undefined ? t('order.exchange-missing') : undefined);
    if (input === undefined) return;
    if (isCurrent) {
      onGo({ ...input, key, total: shown.quote.due, refund: shown.quote.refund });
      // After a refusal, the difference is calculated anew.
      setShown(undefined);
      return;
    }
    setAsking(true);
    const answer = await onPreview({ ...input, key });
    setAsking(false);
    if (typeof answer === 'string') setWrong(answer);
    else setShown({ quote: answer, of: typed, revision: order.revision });
  };
  return (
    <OrderDialog
      {...state}
      isBusy={state.isBusy || isAsking}
      refusal={wrong ?? state.refusal}
      title={t('order.exchange-title', { number: order.number })}
      go={t(isCurrent ? 'order.exchange' : 'order.exchange-show')}
      onGo={() => void go()}
    >
      <p className={styles.soft}>{t('order.exchange-new-hint')}</p>
      <ExchangeFields order={order} typed={typed} onType={type} />
      {shown !== undefined && shown.quote.due > 0 && (
        <SelectField
          id={`${id}-payment`}
          label={t('order.new-payment')}
          hint={t('order.new-payment-hint')}
          value={typed.payment}
          placeholder={t('order.new-choose')}
          choices={shown.quote.payments.map(({ method, title }) => ({ value: method, label: title }))}
          onChange={(payment) => type({ payment })}
        />
      )}
      {isCurrent && <Difference quote={shown.quote} currency={order.currency} />}
    </OrderDialog>
  );
}

interface FieldsProps {
  readonly order: ManagedOrder;
  readonly typed: Typed;
  readonly onType: (change: Partial<Typed>) => void;
}

function ExchangeFields({ order, typed, onType: type }: FieldsProps) {
  const t = useManageText();
  const id = useId();
  const text = (name: 'qty' | 'reason' | 'sku', label: string, maxLength: number) => (
    <Field
      id={`${id}-${name}`}
      label={label}
      inputMode={name === 'qty' ? 'numeric' : undefined}
      value={typed[name]}
      onChange={(value) => type({ [name]: value })}
      maxLength={maxLength}
    />
  );
  return (
    <>
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
        {text('sku', t('order.exchange-new-sku'), MAX_SKU_LENGTH)}
      </div>
      {text('reason', t('order.exchange-reason'), ORDER_LIMITS.reason)}
      <Check
        label={t('order.exchange-restock')}
        isChecked={typed.isRestocked}
        onChange={(isRestocked) => type({ isRestocked })}
      />
    </>
  );
}

/** Shows what the exchange costs or refunds. */
function Difference({ quote, currency }: { readonly quote: ExchangeQuote; readonly currency: string }) {
  const { paid, price, lines } = quote;
  const amounts = [['order.exchange-paid', paid], ['order.exchange-price', price], ...dueOrRefund(quote)] as const;
  return <LinesAndAmounts lines={lines} amounts={amounts} currency={currency} />;
}

/** Lines with units that can come back, by their position. */
function linesOf({ products }: ManagedOrder) {
  return products.flatMap((line, index) =>
    line.returned === true
      ? []
      : [
          {
            value: String(index),
            label: [line.name, choicesOf(line), line.sku].filter((part) => part !== '').join(', '),
          },
        ],
  );
}
