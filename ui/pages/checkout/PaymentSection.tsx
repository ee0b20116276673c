import { hasVirtualLine, isPaidByGiftCards } from '../../../core/internal';
import type { CartState, Country, PaymentDetails, PaymentMethod, ShippingDetails, State } from '../../../core/shopper';
import { ChoiceList } from '../../components/fields/ChoiceList';
import { usePrice, useText, type PriceFormatter, type Translate } from '../../text/text-context';
import { AddressFields } from './AddressFields';
import { BusinessFields } from './BusinessFields';
import type { CheckoutActions, CheckoutForm } from './checkout-form';
import styles from './Fields.module.css';
import { isMethodGone } from './method-gone';
import { PayMarks } from './PayMarks';
import { payTitle } from './pay-title';

interface Places {
  readonly countries: readonly Country[];
  readonly states: readonly State[];
}

interface Props {
  readonly cart: CartState;
  readonly details: PaymentDetails;
  readonly places: Places;
  readonly form: CheckoutForm;
  /** In major units; 0 for guests. */
  readonly bonuses: number;
  readonly asksBilling: boolean;
  /** The store asks businesses for their VAT number. Default false. */
  readonly asksVat?: boolean | undefined;
  readonly isAtShop: boolean;
  readonly actions: CheckoutActions;
}

export function PaymentSection(props: Props) {
  const { cart, details, places, form, bonuses, asksBilling, asksVat = false, isAtShop, actions } = props;
  const t = useText();
  const price = usePrice();
  const offered = cart.paymentMethods.map(({ code }) => code);
  const isGone = isMethodGone(details.paymentMethod, offered);
  const wrong = form.errors['payment.paymentMethod'];
  const isCovered = isPaidByGiftCards(cart.segments);
  return (
    <>
      {isCovered && <p role="status">{t('checkout.pay-covered')}</p>}
      {!isCovered && cart.paymentMethods.length === 0 && (
        <p role={wrong === undefined ? undefined : 'alert'} className={wrong === undefined ? undefined : styles.error}>
          {t('checkout.pay-none')}
        </p>
      )}
      {!isCovered && cart.paymentMethods.length > 0 && (
        <ChoiceList
          name="payment-method"
          legend={t('checkout.pay-method')}
          value={details.paymentMethod}
          error={wrong ?? (isGone ? t('checkout.method-gone') : undefined)}
          onChange={actions.onPaymentMethod}
          choices={cart.paymentMethods.map((method) => ({
            value: method.code,
            label: payTitle(method, isAtShop, t),
            note: noteOf(method, t, price),
            ...marksOf(method),
          }))}
        />
      )}
      {!isCovered && hasVirtualLine(cart.cartItems) && cart.paymentMethods.length > 0 && (
        <p className={styles.note}>{t('checkout.pay-no-cash')}</p>
      )}
      {bonuses > 0 && <Bonuses spends={cart.spendUserAccount} balance={bonuses} onChange={actions.onBonuses} />}
      {asksBilling && (
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={details.useShippingAddress}
            onChange={(event) => actions.onPayment({ useShippingAddress: event.currentTarget.checked })}
          />
          {t(isAtShop ? 'checkout.same-place' : 'checkout.same-address')}
        </label>
      )}
      {asksBilling && !details.useShippingAddress && (
        <OwnBill details={details} places={places} form={form} asksVat={asksVat} actions={actions} />
      )}
      {asksVat && <BusinessFields details={details} form={form} cart={cart} onChange={actions.onPayment} />}
    </>
  );
}

/** Below the smallest unit of every supported currency, in major units. */
const SMALLEST = 0.01;

function noteOf({ discount, redirect }: PaymentMethod, t: Translate, price: PriceFormatter): string | undefined {
  if (discount !== undefined && discount.percent !== 100) {
    const { percent, minimum, step } = discount;
    const rule = { percent, minimum: price(minimum), step: price(step) };
    return t(step > SMALLEST ? 'checkout.pay-discount-step' : 'checkout.pay-discount', rule);
  }
  return redirect === true ? t('checkout.pay-next') : undefined;
}

function Bonuses({
  spends,
  balance,
  onChange,
}: {
  readonly spends: boolean;
  readonly balance: number;
  readonly onChange: (spends: boolean) => void;
}) {
  const t = useText();
  const price = usePrice();
  return (
    <label className={styles.check}>
      <input type="checkbox" checked={spends} onChange={(event) => onChange(event.currentTarget.checked)} />
      <span>
        {t('checkout.bonuses')}{' '}
        <span className={styles.note}>{t('checkout.bonuses-balance', { amount: price(balance) })}</span>
      </span>
    </label>
  );
}

function OwnBill({
  details,
  places,
  form,
  asksVat,
  actions,
}: Pick<Props, 'details' | 'places' | 'form' | 'asksVat' | 'actions'>) {
  return (
    <>
      <AddressFields
        prefix="payment"
        named
        details={details}
        {...places}
        form={form}
        regionOf={actions.regionOf}
        onChange={actions.onPayment}
      />
      {!asksVat && <BusinessFields details={details} form={form} onChange={actions.onPayment} />}
    </>
  );
}

export function BillingAddress({
  shipping,
  payment,
  places,
  form,
  actions,
}: {
  readonly shipping: ShippingDetails;
  readonly payment: PaymentDetails;
  readonly places: Places;
  readonly form: CheckoutForm;
  readonly actions: CheckoutActions;
}) {
  const t = useText();
  const shared = payment.useShippingAddress;
  return (
    <>
      <p className={styles.note}>{t('checkout.virtual-note')}</p>
      <AddressFields
        prefix="payment"
        named={false}
        needs="place"
        details={shared ? shipping : payment}
        {...places}
        form={form}
        regionOf={actions.regionOf}
        onChange={shared ? actions.onShipping : actions.onPayment}
      />
    </>
  );
}

function marksOf(method: PaymentMethod) {
  if (method.redirect !== true) return {};
  const hasNames = (method.cards ?? []).length + (method.wallets ?? []).length > 0;
  const marks = <PayMarks {...method} />;
  return hasNames ? { marks } : { aside: marks };
}
