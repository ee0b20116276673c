import { useState } from 'react';
import { useManageText } from '../../../text/manage-text';
import { OrderDialog } from './OrderDialog';
import { useReason, type Advances } from './OrderForms';
import { RefundNotes } from './RefundNotes';
import { chosenUnits, UnitFields } from './UnitFields';

/** Cancels items that were not sent; counts are cumulative, so that a repeat cancels nothing more. */
export function CutForm({ onGo, ...state }: Advances) {
  const t = useManageText();
  const { order } = state;
  const { to_send: left = [], products } = order;
  const reason = useReason();
  const [typed, setTyped] = useState<ReadonlyMap<string, string>>(new Map());
  const [wrong, setWrong] = useState<string>();
  const earlier = (sku: string) =>
    products.reduce((sum, line) => (line.sku === sku ? sum + (line.canceled_count ?? 0) : sum), 0);
  const go = () => {
    const units = chosenUnits(left, typed);
    setWrong(units?.length === 0 ? t('order.send-none') : undefined);
    if (units === undefined || units.length === 0) return;
    const cancel_units = units.map(({ sku, qty }) => ({ sku, qty: qty + earlier(sku) }));
    reason.with((text) => onGo({ cancel_units, return_reason: text }));
  };
  return (
    <OrderDialog
      {...state}
      refusal={wrong ?? state.refusal}
      title={t('order.cut-title', { number: order.number })}
      go={t('order.cut')}
      onGo={go}
    >
      <p>{t('order.cut-hint')}</p>
      <UnitFields order={order} units={left} typed={typed} labelKey="order.cut-qty" onType={setTyped} />
      <RefundNotes order={order} />
      {reason.field}
    </OrderDialog>
  );
}
