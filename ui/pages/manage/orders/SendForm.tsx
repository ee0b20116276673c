import { useId, useState } from 'react';
import { CASH_ON_DELIVERY } from '../../../../core/internal';
import { ORDER_LIMITS } from '../../../../core/internal-staff';
import type { ManagedOrder } from '../../../../core/staff';
import { Field } from '../../../components/fields/Field';
import { useManageText } from '../../../text/manage-text';
import { Check } from './Check';
import { newKey } from './new-key';
import { OrderDialog } from './OrderDialog';
import type { Advances, OrderInput } from './OrderForms';
import { useOrderMoney } from './OrderSheet';
import styles from './Orders.module.css';
import { SendWarning } from './SendWarning';
import { chosenUnits, UnitFields, type Units } from './UnitFields';

/** Sends an order whole, or some of its items as a parcel; later it changes the tracking. */
export function SendForm({ onGo, ...state }: Advances) {
  const t = useManageText();
  const { delivery, number, money, send_hold: hold, payment_system: payment } = state.order;
  const due = useOrderMoney(state.order.currency)(money.due);
  const part = usePart(state.order);
  const tracking = useTracking(
    part.isNew
      ? { title: '', number: null, link: null }
      : { title: delivery.title, number: delivery.number, link: delivery.link },
  );
  const [isConfirmed, confirm] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const [wrong, setWrong] = useState<string>();
  const go = () => {
    const isHeld = hold !== null && !isConfirmed;
    const sent = part.read();
    setMissing(isHeld);
    setWrong(sent === 'none' ? t('order.send-none') : undefined);
    if (isHeld || sent === 'none' || sent === 'wrong') return;
    onGo({ ...sent, ...tracking.input, ...(hold !== null && { send_anyway: true }) });
  };
  return (
    <OrderDialog
      {...state}
      refusal={wrong ?? state.refusal}
      title={t('order.send-title', { number })}
      go={t('order.send')}
      onGo={go}
    >
      {hold !== null && <SendWarning {...{ hold, due, isConfirmed, isMissing }} order={number} onConfirm={confirm} />}
      {hold === null && money.due > 0 && payment !== CASH_ON_DELIVERY && (
        <p className={styles.since}>{t('order.send-unpaid', { due })}</p>
      )}
      <p className={styles.soft}>{t('order.send-hint')}</p>
      {part.fields}
      {tracking.fields}
    </OrderDialog>
  );
}

/** Corrects carrier and tracking of one parcel. */
export function ParcelForm({
  parcel,
  onGo,
  ...state
}: Advances & { readonly parcel: NonNullable<ManagedOrder['parcels']>[number] }) {
  const t = useManageText();
  const tracking = useTracking({ title: parcel.carrier ?? '', number: parcel.tracking, link: parcel.link });
  return (
    <OrderDialog
      {...state}
      title={t('order.parcel', { number: parcel.number })}
      go={t('order.tracking-change')}
      onGo={() => onGo({ parcel: { id: parcel.id }, ...tracking.input })}
    >
      <p className={styles.soft}>{t('order.send-hint')}</p>
      {tracking.fields}
    </OrderDialog>
  );
}

function total(units: readonly Units[]): number {
  return units.reduce((sum, { qty }) => sum + qty, 0);
}

/** Choice of what to send. The parcel's id is created on open, so that a repeat sends nothing twice. */
function usePart(order: ManagedOrder) {
  const t = useManageText();
  const { to_send: left = [], parcels = [] } = order;
  const [id] = useState(newKey);
  const [isPart, setPart] = useState(false);
  const [typed, setTyped] = useState<ReadonlyMap<string, string>>(
    () => new Map(left.map(({ sku, qty }) => [sku, String(qty)])),
  );
  const read = (): OrderInput | 'none' | 'wrong' => {
    const rest: OrderInput = parcels.length > 0 && left.length > 0 ? { parcel: { id } } : { status: 'D' };
    if (!isPart) return rest;
    const units = chosenUnits(left, typed);
    if (units === undefined) return 'wrong';
    if (units.length === 0) return 'none';
    return total(units) === total(left) ? rest : { parcel: { id, lines: units.map(({ sku, qty }) => ({ sku, qty })) } };
  };
  return {
    isNew: parcels.length > 0,
    read,
    fields: total(left) > 1 && (
      <>
        <Check label={t('order.send-part')} isChecked={isPart} onChange={setPart} />
        {isPart && <UnitFields order={order} units={left} typed={typed} labelKey="order.send-qty" onType={setTyped} />}
      </>
    ),
  };
}

function useTracking(now: { readonly title: string; readonly number: string | null; readonly link: string | null }) {
  const t = useManageText();
  const id = useId();
  const [tracking, setTracking] = useState(now.number ?? '');
  const [carrier, setCarrier] = useState(now.title);
  const [link, setLink] = useState(now.link ?? '');
  const text = (value: string) => (value.trim() === '' ? undefined : value.trim());
  return {
    input: { tracking: text(tracking), carrier: text(carrier), link: text(link) },
    fields: (
      <>
        <Field
          id={`${id}-n`}
          label={t('order.change.tracking')}
          value={tracking}
          onChange={setTracking}
          maxLength={ORDER_LIMITS.tracking}
        />
        <Field
          id={`${id}-c`}
          label={t('order.change.carrier')}
          value={carrier}
          onChange={setCarrier}
          maxLength={ORDER_LIMITS.carrier}
        />
        <Field
          id={`${id}-l`}
          label={t('order.change.link')}
          value={link}
          onChange={setLink}
          maxLength={ORDER_LIMITS.link}
        />
      </>
    ),
  };
}
