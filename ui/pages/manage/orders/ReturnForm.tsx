import { useId, useState } from 'react';
import { partOfStep } from '../../../../core/account';
import { currencyStep, plainAmount } from '../../../../core/internal';
import { maxReturn } from '../../../../core/internal-staff';
import type { ManagedOrder } from '../../../../core/staff';
import { Field } from '../../../components/fields/Field';
import { useManageText } from '../../../text/manage-text';
import { amountOf, sumOf } from './order-amount';
import { OrderDialog } from './OrderDialog';
import { Check } from './Check';
import { useReason, type Advances } from './OrderForms';
import { choicesOf, useOrderMoney } from './OrderSheet';
import { RefundNotes } from './RefundNotes';

interface OpenSku {
  readonly sku: string;
  readonly label: string;
  readonly name: string;
  /** Units that were sent. */
  readonly count: number;
  readonly back: number;
  /** Ordered units. */
  readonly of: number;
  readonly canceled: number;
}

/** Returnable units: sent, excluding cancelled ones. */
function sentCount(
  { parcels = [], partly_sent: isPartlySent }: ManagedOrder,
  sku: string,
  lines: ManagedOrder['products'],
) {
  if (isPartlySent === true) {
    const sent = parcels.flatMap((parcel) => parcel.lines);
    return sent.reduce((sum, line) => (line.sku === sku ? sum + line.qty : sum), 0);
  }
  return lines.reduce((sum, { count, canceled_count: canceled = 0 }) => sum + count - canceled, 0);
}

function openSkus(order: ManagedOrder): readonly OpenSku[] {
  const { products } = order;
  return [...new Set(products.map(({ sku }) => sku))].flatMap((sku) => {
    const lines = products.filter((line) => line.sku === sku);
    const [line] = lines;
    if (line === undefined) return [];
    const count = sentCount(order, sku, lines);
    const of = lines.reduce((sum, one) => sum + one.count, 0);
    const canceled = lines.reduce((sum, one) => sum + (one.canceled_count ?? 0), 0);
    const back = lines.reduce((sum, one) => sum + (one.returned === true ? one.count : (one.returned_count ?? 0)), 0);
    const label = [`${String(count - back)} × ${line.name}`, choicesOf(line)].filter((part) => part !== '').join(', ');
    return back < count ? [{ sku, label, name: line.name, count, back, of, canceled }] : [];
  });
}

/** @param qty as typed; undefined deselects. Initially everything left */
type Chosen = ReadonlyMap<string, string>;

function qtyOf({ sku, count, back }: OpenSku, chosen: Chosen): number | undefined {
  const typed = chosen.get(sku)?.trim() ?? '';
  const qty = /^\d{1,7}$/.test(typed) ? Number(typed) : 0;
  return qty >= 1 && qty <= count - back ? qty : undefined;
}

function withQty(chosen: Chosen, { sku, count, back }: OpenSku, qty: string | undefined): Chosen {
  const next = new Map(chosen);
  if (qty === undefined) next.delete(sku);
  else next.set(sku, qty === '' && !chosen.has(sku) ? String(count - back) : qty);
  return next;
}

/** Default refund: the paid share of the returned items, less earlier refunds. Must match the shop's calculation. */
function usualReturn({ currency, money }: ManagedOrder, open: readonly OpenSku[], chosen: Chosen): number {
  const amounts = money.lines.map(({ sku, paid, refundable }) => {
    const one = open.find((line) => line.sku === sku);
    const qty = one && qtyOf(one, chosen);
    if (one === undefined || qty === undefined || !chosen.has(sku)) return 0;
    const [from, of] = [one.canceled + one.back, one.of];
    const due = partOfStep(minorOf(paid), { from, to: from + qty, of }, currencyStep(currency));
    return Math.min(due / 100, refundable);
  });
  return Math.min(maxRefund(money, chosen), sumOf(amounts));
}

/** Maximum refund of the chosen items, by the rule of the shop. */
function maxRefund({ captured, refunded, refundable, besides_cards, lines }: ManagedOrder['money'], chosen: Chosen) {
  const money = {
    rest: minorOf(sumOf([captured, -refunded])),
    besidesCards: minorOf(besides_cards ?? refundable),
    lines: lines.map((line) => ({
      sku: line.sku,
      isGiftCard: line.is_gift_card === true,
      refundable: minorOf(line.refundable),
    })),
  };
  return Math.max(0, maxReturn(money, [...chosen.keys()])) / 100;
}

const minorOf = (amount: number) => Math.round(amount * 100);

export function ReturnForm({ onGo, ...state }: Advances) {
  const t = useManageText();
  const id = useId();
  const { order } = state;
  const money = useOrderMoney(order.currency);
  const reason = useReason();
  const [chosen, choose] = useState<Chosen>(new Map());
  const [isRestocked, setRestocked] = useState(true);
  const [typed, setTyped] = useState<string>();
  const [wrong, setWrong] = useState<string>();
  const open = openSkus(order);
  const taken = open.filter(({ sku }) => chosen.has(sku));
  const usual = usualReturn(order, open, chosen);
  const amount = typed === undefined ? usual : amountOf(typed, order.currency);
  const problem = () => {
    if (taken.length === 0) return t('order.return-choose');
    if (taken.some((one) => qtyOf(one, chosen) === undefined)) return t('order.refused.too-many');
    return amount === undefined ? t('order.amount-wrong') : undefined;
  };
  const go = () => {
    const found = problem();
    setWrong(found);
    if (found !== undefined) return;
    const returned = taken.map((one) => {
      const back = one.back + (qtyOf(one, chosen) ?? 0);
      return back === one.of ? one.sku : { sku: one.sku, qty: back };
    });
    const given = order.paid && amount !== undefined ? { refund: amount } : {};
    reason.with((text) => onGo({ returned, restock: isRestocked, return_reason: text, ...given }));
  };
  return (
    <OrderDialog
      {...state}
      refusal={wrong ?? state.refusal}
      title={t('order.return-title', { number: order.number })}
      go={t('order.return-go')}
      onGo={go}
    >
      <ReturnLines open={open} chosen={chosen} onChoose={choose} />
      <Check label={t('order.return-restock')} isChecked={isRestocked} onChange={setRestocked} />
      <RefundNotes order={order} />
      {order.paid && (
        <Field
          id={`${id}-a`}
          label={`${t('order.return-refund')} (${order.currency})`}
          inputMode="decimal"
          value={typed ?? plainAmount(usual, order.currency)}
          onChange={setTyped}
          hint={t('order.return-hint', { amount: money(maxRefund(order.money, chosen)) })}
        />
      )}
      {reason.field}
    </OrderDialog>
  );
}

interface LinesProps {
  readonly open: readonly OpenSku[];
  readonly chosen: Chosen;
  readonly onChoose: (chosen: Chosen) => void;
}

function ReturnLines({ open, chosen, onChoose }: LinesProps) {
  return (
    <div>
      {open.map((one) => (
        <ReturnLine
          key={one.sku}
          line={one}
          qty={chosen.get(one.sku)}
          onChange={(qty) => onChoose(withQty(chosen, one, qty))}
        />
      ))}
    </div>
  );
}

interface LineProps {
  readonly line: OpenSku;
  readonly qty: string | undefined;
  readonly onChange: (qty: string | undefined) => void;
}

function ReturnLine({ line: { label, name, count, back }, qty, onChange }: LineProps) {
  const t = useManageText();
  const id = useId();
  return (
    <>
      <Check label={label} isChecked={qty !== undefined} onChange={(isOn) => onChange(isOn ? '' : undefined)} />
      {qty !== undefined && count - back > 1 && (
        <Field
          id={id}
          label={t('order.return-qty', { name })}
          inputMode="numeric"
          value={qty}
          onChange={onChange}
          required
        />
      )}
    </>
  );
}
