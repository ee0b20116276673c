import { useId, useState } from 'react';
import { plainAmount } from '../../../../core/internal';
import { ORDER_LIMITS } from '../../../../core/internal-staff';
import { lookUp } from '../../../../core/shopper';
import type { ManagedOrder, OrderAdvance, OrderRefund } from '../../../../core/staff';
import { Button } from '../../../components/base/Button';
import { Field } from '../../../components/fields/Field';
import { useManageText, type ManageText } from '../../../text/manage-text';
import { newKey } from './new-key';
import { amountOf, sumOf } from './order-amount';
import { OrderDialog, type OrderFormState } from './OrderDialog';
import { useOrderMoney } from './OrderSheet';
import { RefundNotes } from './RefundNotes';

export type OrderInput = Omit<OrderAdvance, 'id' | 'revision'>;

export interface Advances extends OrderFormState {
  readonly onGo: (input: OrderInput) => void;
}

export function CancelForm({ onGo, ...state }: Advances) {
  const t = useManageText();
  const money = useOrderMoney(state.order.currency);
  const reason = useReason();
  return (
    <OrderDialog
      {...state}
      title={t('order.cancel-title', { number: state.order.number })}
      go={t('order.cancel')}
      onGo={() => reason.with((text) => onGo({ cancel_reason: text }))}
    >
      <p>{t('order.cancel-hint', { amount: money(state.order.money.refundable) })}</p>
      <RefundNotes order={state.order} />
      {reason.field}
    </OrderDialog>
  );
}

interface Refunds extends OrderFormState {
  readonly onGo: (input: Omit<OrderRefund, 'id' | 'revision'>) => void;
}

interface RefundPart {
  readonly name: string;
  readonly sku: string | undefined;
  readonly label: string;
  readonly max: number;
}

function partsOf({ money, products }: ManagedOrder, t: ManageText): readonly RefundPart[] {
  const { lines, shipping, refundable } = money;
  const nameOf = (sku: string) => products.find((line) => line.sku === sku)?.name ?? sku;
  const shippingLeft = sumOf([shipping.paid, -shipping.refunded]);
  return [
    ...lines.map(({ sku, refundable: max }) => ({
      name: `line ${sku}`,
      sku,
      label: t('order.refund-line', { name: nameOf(sku) }),
      max,
    })),
    { name: 'shipping', sku: undefined, label: t('order.refund-shipping'), max: shippingLeft },
    { name: 'other', sku: undefined, label: t('order.refund-other'), max: refundable },
  ].filter(({ max }) => max > 0);
}

/** Refunds by line, shipping or amount. The idempotency key is created on open, to prevent double refunds. */
export function RefundForm({ onGo, ...state }: Refunds) {
  const t = useManageText();
  const id = useId();
  const { order } = state;
  const money = useOrderMoney(order.currency);
  const reason = useReason();
  const [key] = useState(newKey);
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const parts = partsOf(order, t);
  const amounts = parts.map(({ name }) => amountOf(lookUp(typed, name) ?? '', order.currency));
  const total = sumOf(amounts.map((amount) => amount ?? 0));
  const faults = parts.map(({ max }, index) =>
    faultOf(amounts[index], max, t, t('order.return-hint', { amount: money(max) })),
  );
  const isTooMuch = total > order.money.refundable;
  const go = () => {
    if (faults.some((fault) => fault !== undefined) || isTooMuch || total === 0) return;
    const of = (name: string) => amountOf(lookUp(typed, name) ?? '', order.currency) ?? 0;
    reason.with((note) =>
      onGo({
        key,
        note,
        lines: parts.flatMap(({ name, sku }) =>
          sku === undefined || of(name) === 0 ? [] : [{ sku, amount: of(name) }],
        ),
        shipping: of('shipping'),
        other: of('other'),
      }),
    );
  };
  return (
    <OrderDialog
      {...state}
      title={t('order.refund-title', { number: order.number })}
      go={t('order.refund-go', { amount: money(total) })}
      onGo={go}
    >
      <RefundNotes order={order} />
      {parts.map(({ name, label, max }, index) => (
        <Field
          key={name}
          id={`${id}-${String(index)}`}
          label={`${label} (${order.currency})`}
          inputMode="decimal"
          value={lookUp(typed, name) ?? ''}
          onChange={(value) => setTyped({ ...typed, [name]: value })}
          hint={t('order.return-hint', { amount: money(max) })}
          error={faults[index]}
        />
      ))}
      <Button kind="secondary" onClick={() => setTyped({ other: plainAmount(order.money.refundable, order.currency) })}>
        {t('order.refund-all')}
      </Button>
      {reason.field}
      <p role="status">
        <b>{isTooMuch ? t('order.refused.too-much') : t('order.refund-sum', { amount: money(total) })}</b>
      </p>
    </OrderDialog>
  );
}

function faultOf(amount: number | undefined, max: number, t: ManageText, atMost: string): string | undefined {
  if (amount === undefined) return t('order.amount-wrong');
  return amount > max ? atMost : undefined;
}

export function useReason() {
  const t = useManageText();
  const id = useId();
  const [text, setText] = useState('');
  const [isMissing, setMissing] = useState(false);
  return {
    field: (
      <Field
        id={id}
        label={t('order.field-reason')}
        hint={t('order.field-reason-hint')}
        value={text}
        onChange={setText}
        maxLength={ORDER_LIMITS.reason}
        required
        error={isMissing && text.trim() === '' ? t('order.reason-missing') : undefined}
      />
    ),
    with: (work: (reason: string) => void) => {
      setMissing(text.trim() === '');
      if (text.trim() !== '') work(text.trim());
    },
  };
}
