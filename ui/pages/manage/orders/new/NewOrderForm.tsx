import { useId, type ReactNode, type SubmitEvent } from 'react';
import { MAX_QUANTITY } from '../../../../../core/internal';
import {
  MAX_EMAIL_LENGTH,
  MAX_SKU_LENGTH,
  ORDER_LIMITS,
  STAFF_ORDER_LIMITS,
  type StaffOrderQuote,
} from '../../../../../core/internal-staff';
import type { PickupShop } from '../../../../../core/shopper';
import { Button } from '../../../../components/base/Button';
import { Field } from '../../../../components/fields/Field';
import { SelectField } from '../../../../components/fields/SelectField';
import { useManageText } from '../../../../text/manage-text';
import styles from '../Orders.module.css';
import { FindField, type Finder } from './FindField';
import { NewOrderQuote } from './NewOrderQuote';
import { withLine, type TypedOrder } from './typed-order';

const DIGITS = String(MAX_QUANTITY).length;

interface Props {
  readonly typed: TypedOrder;
  readonly onType: (change: Partial<TypedOrder>) => void;
  readonly stores: readonly { readonly value: string; readonly label: string }[];
  /** Undefined without the permission to read people. */
  readonly people: Finder | undefined;
  /** Called with undefined for a guest. */
  readonly onCustomer: (customer: TypedOrder['customer']) => void;
  /** Undefined without the permission to read the catalogue. */
  readonly goods: Finder | undefined;
  readonly address: ReactNode;
  readonly shops: readonly PickupShop[];
  readonly quote: StaffOrderQuote | undefined;
  readonly isCurrent: boolean;
  readonly isBusy: boolean;
  readonly refusal: string | undefined;
  readonly onGo: () => void;
}

/** Makes an order for a customer. What it costs is shown before it can be made. */
export function NewOrderForm(props: Props) {
  const { typed, onType, stores, shops, address, quote, isCurrent, isBusy, refusal, onGo } = props;
  const t = useManageText();
  const id = useId();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isBusy) onGo();
  };
  return (
    <form noValidate className={styles.new} onSubmit={submit}>
      <section className={styles.form} aria-labelledby={`${id}-customer`}>
        <h2 id={`${id}-customer`}>{t('orders.customer')}</h2>
        <SelectField
          id={`${id}-store`}
          label={t('order.new-store')}
          value={typed.store}
          choices={stores}
          onChange={(store) => onType({ store, shipping: '', payment: '' })}
        />
        <CustomerFields {...props} id={id} />
        {address}
      </section>
      <section className={styles.form} aria-labelledby={`${id}-goods`}>
        <h2 id={`${id}-goods`}>{t('order.items')}</h2>
        <LineFields {...props} id={id} />
        <Field
          id={`${id}-coupon`}
          label={t('order.new-coupon')}
          value={typed.coupon}
          onChange={(coupon) => onType({ coupon })}
          maxLength={STAFF_ORDER_LIMITS.coupon}
        />
        <Field
          id={`${id}-note`}
          label={t('order.new-note')}
          hint={t('order.new-note-hint')}
          value={typed.note}
          onChange={(note) => onType({ note })}
          maxLength={ORDER_LIMITS.note}
        />
        {quote !== undefined && <NewOrderQuote {...{ quote, typed, shops, isCurrent, onType }} />}
        {refusal !== undefined && (
          <p className={styles.alert} role="alert">
            {refusal}
          </p>
        )}
        <div className={styles.actions}>
          <Button type="submit" busy={isBusy}>
            {t(isCurrent ? 'order.new-create' : 'order.new-show')}
          </Button>
        </div>
      </section>
    </form>
  );
}

type PartProps = Props & { readonly id: string };

function CustomerFields({ typed, onType, people, onCustomer, id }: PartProps) {
  const t = useManageText();
  const { customer } = typed;
  return (
    <>
      {people !== undefined && customer === undefined && (
        <FindField
          label={t('order.new-find')}
          hint={t('order.new-find-hint')}
          finder={people}
          choose={t('order.new-choose')}
          onChoose={(item) => onCustomer({ id: Number(item.id), name: item.label })}
        />
      )}
      {customer !== undefined && (
        <p className={styles.actions}>
          <b>{customer.name}</b>
          <Button kind="secondary" onClick={() => onCustomer(undefined)}>
            {t('order.new-other')}
          </Button>
        </p>
      )}
      <Field
        id={`${id}-email`}
        type="email"
        label={t('order.new-email')}
        hint={t('order.new-email-hint')}
        value={typed.email}
        onChange={(email) => onType({ email })}
        maxLength={MAX_EMAIL_LENGTH}
        autoComplete="off"
      />
    </>
  );
}

function LineFields({ typed, onType, goods, id }: PartProps) {
  const t = useManageText();
  const { lines } = typed;
  const set = (at: number, qty: string) =>
    onType({ lines: lines.map((line, index) => (index === at ? { ...line, qty } : line)) });
  return (
    <>
      {lines.map(({ sku, name, qty }, index) => (
        <div key={sku} className={styles.newLine}>
          <Field
            id={`${id}-${String(index)}`}
            label={t('order.edit-qty', { name: name === sku ? sku : `${name} (${sku})` })}
            inputMode="numeric"
            value={qty}
            onChange={(value) => set(index, value)}
            maxLength={DIGITS}
          />
          <Button
            kind="secondary"
            aria-label={`${t('order.new-remove')}: ${name}`}
            onClick={() => onType({ lines: lines.filter((line) => line.sku !== sku) })}
          >
            {t('order.new-remove')}
          </Button>
        </div>
      ))}
      {goods === undefined ? (
        <SkuField {...{ typed, onType, id }} />
      ) : (
        <FindField
          label={t('order.new-goods')}
          hint={t('order.new-goods-hint')}
          finder={goods}
          choose={t('order.new-add')}
          onChoose={({ id: sku, label }) => onType({ lines: withLine(lines, sku, label) })}
        />
      )}
    </>
  );
}

/** Adds a product by its SKU, for staff who cannot read the catalogue. */
function SkuField({ typed, onType, id }: Pick<PartProps, 'id' | 'onType' | 'typed'>) {
  const t = useManageText();
  const { lines, sku } = typed;
  const add = () => {
    const typedSku = sku.trim();
    if (typedSku !== '') onType({ sku: '', lines: withLine(lines, typedSku, typedSku) });
  };
  return (
    <div className={styles.newLine}>
      <Field
        id={`${id}-sku`}
        label={t('order.edit-sku')}
        value={sku}
        onChange={(value) => onType({ sku: value })}
        maxLength={MAX_SKU_LENGTH}
      />
      <Button kind="secondary" onClick={add}>
        {t('order.new-add')}
      </Button>
    </div>
  );
}
