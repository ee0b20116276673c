import type { CartState, Country, PaymentDetails, State } from '../../../core';
import type { FieldTexts } from '../../text/say';
import { ChoiceList } from '../../components/ChoiceList';
import { useText } from '../../text/text-context';
import { AddressFields } from './AddressFields';
import styles from './Fields.module.css';

interface Props {
  readonly cart: CartState;
  readonly details: PaymentDetails;
  readonly countries: readonly Country[];
  readonly states: readonly State[];
  readonly errors: FieldTexts;
  readonly onChange: (change: Partial<PaymentDetails>) => void;
  readonly onMethod: (code: string) => void;
}

export function PaymentSection({ cart, details, countries, states, errors, onChange, onMethod }: Props) {
  const t = useText();
  return (
    <>
      <ChoiceList
        name="payment-method"
        legend={t('checkout.pay-method')}
        value={details.paymentMethod}
        error={errors['payment.paymentMethod']}
        onChange={onMethod}
        choices={cart.paymentMethods.map((method) => ({ value: method.code, label: method.title ?? method.code }))}
      />
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={details.useShippingAddress}
          onChange={(event) => onChange({ useShippingAddress: event.currentTarget.checked })}
        />
        {t('checkout.same-address')}
      </label>
      {!details.useShippingAddress && (
        <AddressFields
          prefix="payment"
          details={details}
          countries={countries}
          states={states}
          errors={errors}
          onChange={onChange}
        />
      )}
    </>
  );
}
