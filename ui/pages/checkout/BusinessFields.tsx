import { clsx } from 'clsx';
import type { CartState, PaymentDetails } from '../../../core/shopper';
import { Field } from '../../components/fields/Field';
import { useText } from '../../text/text-context';
import type { CheckoutForm } from './checkout-form';
import styles from './Fields.module.css';

interface Props {
  readonly details: Pick<PaymentDetails, 'company' | 'taxId'>;
  readonly form: CheckoutForm;
  /** Absent if the store does not ask for VAT numbers: the field takes any tax number then. */
  readonly cart?: Pick<CartState, 'address' | 'segments' | 'totals'> | undefined;
  readonly onChange: (change: Partial<Pick<PaymentDetails, 'company' | 'taxId'>>) => void;
}

/** Company and VAT number of a business customer. */
export function BusinessFields({ details, form, cart, onChange }: Props) {
  const t = useText();
  const vat = cart && checkOf(cart, details.taxId);
  const isMalformed = vat?.status === 'malformed';
  const error = form.errors['payment.taxId'] ?? (isMalformed ? t('checkout.vat-malformed') : undefined);
  return (
    <div className={styles.fields}>
      <Field
        id="payment-company"
        label={t('checkout.field-optional', { label: t('checkout.company') })}
        value={details.company}
        autoComplete="billing organization"
        maxLength={100}
        error={form.errors['payment.company']}
        onChange={(company) => onChange({ company })}
      />
      <Field
        id="payment-taxId"
        label={t('checkout.field-optional', {
          label: t(cart === undefined ? 'checkout.tax-id' : 'checkout.vat-number'),
        })}
        value={details.taxId}
        autoComplete="off"
        maxLength={40}
        hint={cart === undefined ? undefined : t('checkout.vat-hint')}
        error={error}
        onChange={(taxId) => onChange({ taxId })}
      />
      {!isMalformed && vat !== undefined && (
        <p className={clsx(styles.note, styles.whole)} role="status" data-testid="vat-status">
          {t(statusKey(vat))}
        </p>
      )}
    </div>
  );
}

type Status = NonNullable<NonNullable<NonNullable<CartState['totals']>['rules']>['vat']>['status'];

/** Returns the check of the number in the field; undefined until the server has checked it. */
function checkOf({ address, segments, totals }: NonNullable<Props['cart']>, typed: string) {
  const vat = totals?.rules?.vat;
  if (vat === undefined || typed.trim() === '' || address?.vat_id !== typed.trim()) return undefined;
  const isExempt = segments.some(({ code, value, value_included: inside }) => {
    return code === 'tax' && value === 0 && inside === undefined;
  });
  return { status: vat.status, isExempt };
}

function statusKey({ status, isExempt }: { readonly status: Status; readonly isExempt: boolean }) {
  return status === 'valid' && isExempt ? 'checkout.vat-exempt' : (`checkout.vat-${status}` as const);
}
