import { useId, useState } from 'react';
import { MAX_QUANTITY } from '../../../../core/internal';
import { MAX_SKU_LENGTH, type OrderEdit, type OrderEdited } from '../../../../core/internal-staff';
import type { ManagedOrder } from '../../../../core/staff';
import { Field } from '../../../components/fields/Field';
import { SelectField } from '../../../components/fields/SelectField';
import { useManageText } from '../../../text/manage-text';
import { Check } from './Check';
import { AddressFields, type EditAddress } from './AddressFields';
import { EditPreview } from './EditPreview';
import { OrderDialog, type OrderFormState } from './OrderDialog';
import { choicesOf } from './OrderSheet';
import styles from './Orders.module.css';

const DIGITS = String(MAX_QUANTITY).length;

export type EditInput = Omit<OrderEdit, 'dry_run' | 'id' | 'revision'>;
type Edited = OrderEdited['edited'];

interface Props extends OrderFormState {
  /** Previews an edit. @returns a text if it is refused */
  readonly onPreview: (input: EditInput) => Promise<Edited | string>;
  readonly onGo: (input: EditInput) => void;
}

interface Typed {
  readonly quantities: readonly string[];
  readonly sku: string;
  readonly qty: string;
  readonly address: EditAddress | undefined;
  readonly shipping: string;
}

function initial(order: ManagedOrder): Typed {
  const quantities = order.products.map(({ count }) => String(count));
  return { quantities, sku: '', qty: '1', address: undefined, shipping: '' };
}

function wholeNumber(text: string): number | undefined {
  return /^\d{1,7}$/.test(text.trim()) ? Number(text.trim()) : undefined;
}

/** Reads the typed edit; undefined if a quantity is no number. Pure. */
function inputOf({ quantities, sku, qty, address, shipping }: Typed): EditInput | undefined {
  const counts = quantities.map(wholeNumber);
  const added = sku.trim() === '' ? [] : [{ sku: sku.trim(), qty: wholeNumber(qty) }];
  if ([...counts, ...added.map((line) => line.qty)].includes(undefined)) return undefined;
  const lines = [
    ...counts.map((count = 0, line) => ({ line, qty: count })),
    ...added.map((line) => ({ sku: line.sku, qty: line.qty ?? 0 })),
  ].filter((line) => line.qty > 0);
  const [method, carrier] = shipping.split(' ');
  return {
    lines,
    ...(address !== undefined && { shipping_address: address }),
    ...(method !== undefined &&
      method !== '' && {
        shipping_method_code: method,
        ...(carrier !== undefined && { shipping_carrier_code: carrier }),
      }),
  };
}

/** Edits an order before it is sent. The difference is shown before it can be saved. */
export function EditForm({ onPreview, onGo, ...state }: Props) {
  const t = useManageText();
  const { order } = state;
  const [typed, setTyped] = useState(() => initial(order));
  const [shown, setShown] = useState<{ readonly edited: Edited; readonly of: Typed; readonly revision: number }>();
  const [wrong, setWrong] = useState<string>();
  const [isAsking, setAsking] = useState(false);
  const isCurrent = shown?.of === typed && shown.revision === order.revision && shown.edited.changes.length > 0;
  const go = async () => {
    const input = inputOf(typed);
    const problem =
      input === undefined ? t('order.amount-wrong') : input.lines?.length === 0 ? t('order.edit-empty') : undefined;
    setWrong(problem);
    if (input === undefined || problem !== undefined) return;
    if (isCurrent) {
      onGo(input);
      return;
    }
    setAsking(true);
    const answer = await onPreview(input);
    setAsking(false);
    if (typeof answer === 'string') setWrong(answer);
    else setShown({ edited: answer, of: typed, revision: order.revision });
  };
  return (
    <OrderDialog
      {...state}
      isBusy={state.isBusy || isAsking}
      refusal={wrong ?? state.refusal}
      title={t('order.edit-title', { number: order.number })}
      go={t(isCurrent ? 'order.edit-save' : 'order.edit-show')}
      onGo={() => void go()}
    >
      <p className={styles.soft}>{t('order.edit-hint')}</p>
      <EditLines order={order} typed={typed} onType={setTyped} />
      {order.edit_address !== undefined && <AddressPart address={order.edit_address} typed={typed} onType={setTyped} />}
      {shown !== undefined && <ShippingPart edited={shown.edited} typed={typed} onType={setTyped} />}
      {shown?.of === typed && <EditPreview edited={shown.edited} currency={order.currency} />}
    </OrderDialog>
  );
}

interface PartProps {
  readonly typed: Typed;
  readonly onType: (typed: Typed) => void;
}

function EditLines({ order, typed, onType }: PartProps & { readonly order: ManagedOrder }) {
  const t = useManageText();
  const id = useId();
  const { quantities, sku, qty } = typed;
  return (
    <>
      <div className={styles.pair}>
        {order.products.map((line, index) => (
          <Field
            key={`${line.sku} ${String(index)}`}
            id={`${id}-${String(index)}`}
            label={t('order.edit-qty', { name: [line.name, choicesOf(line)].filter((part) => part !== '').join(', ') })}
            hint={t('order.edit-qty-hint')}
            inputMode="numeric"
            value={quantities[index] ?? ''}
            onChange={(value) =>
              onType({ ...typed, quantities: quantities.map((one, at) => (at === index ? value : one)) })
            }
            maxLength={DIGITS}
          />
        ))}
      </div>
      <div className={styles.pair}>
        <Field
          id={`${id}-sku`}
          label={t('order.edit-sku')}
          value={sku}
          onChange={(value) => onType({ ...typed, sku: value })}
          maxLength={MAX_SKU_LENGTH}
        />
        <Field
          id={`${id}-qty`}
          label={t('order.edit-sku-qty')}
          inputMode="numeric"
          value={qty}
          onChange={(value) => onType({ ...typed, qty: value })}
          maxLength={DIGITS}
        />
      </div>
    </>
  );
}

function AddressPart({ address, typed, onType }: PartProps & { readonly address: EditAddress }) {
  const t = useManageText();
  return (
    <>
      <Check
        label={t('order.edit-address')}
        isChecked={typed.address !== undefined}
        onChange={(isOn) => onType({ ...typed, address: isOn ? address : undefined })}
      />
      {typed.address !== undefined && (
        <AddressFields address={typed.address} onChange={(changed) => onType({ ...typed, address: changed })} />
      )}
    </>
  );
}

function ShippingPart({ edited, typed, onType }: PartProps & { readonly edited: Edited }) {
  const t = useManageText();
  const id = useId();
  return (
    <SelectField
      id={id}
      label={t('order.edit-shipping')}
      value={typed.shipping}
      placeholder={t('order.edit-same')}
      choices={edited.shippings.map(({ method, carrier, title }) => ({
        value: `${method} ${carrier}`.trim(),
        label: title,
      }))}
      onChange={(shipping) => onType({ ...typed, shipping })}
    />
  );
}
