import type { Country, PaymentDetails, ShippingDetails, State } from '../../../core';
import type { FieldTexts } from '../../text/say';
import { Field } from '../../components/Field';
import { SelectField } from '../../components/SelectField';
import { useText } from '../../text/text-context';
import styles from './Fields.module.css';

/** What shipping and billing addresses have in common. */
type Address = Pick<ShippingDetails, keyof ShippingDetails & keyof PaymentDetails>;

interface Props {
  readonly prefix: 'shipping' | 'payment';
  readonly details: Address;
  readonly countries: readonly Country[];
  readonly states: readonly State[];
  readonly errors: FieldTexts;
  readonly onChange: (change: Partial<Address>) => void;
}

/** An address. A state is chosen from the country's list where it has one, never typed. */
export function AddressFields({ prefix, details, countries, states, errors, onChange }: Props) {
  const t = useText();
  const fill = (name: string) => `${prefix === 'payment' ? 'billing' : 'shipping'} ${name}`;
  const field = (
    name: Exclude<keyof Address, 'region_id'>,
    label: string,
    autoComplete: string,
    extra: { required?: boolean; type?: 'tel'; hint?: string } = {},
  ) => (
    <Field
      id={`${prefix}-${name}`}
      label={label}
      value={details[name]}
      autoComplete={fill(autoComplete)}
      error={errors[`${prefix}.${name}`]}
      onChange={(value) => onChange({ [name]: value })}
      {...extra}
    />
  );
  return (
    <div className={styles.fields}>
      {prefix === 'payment' && field('firstName', t('checkout.first-name'), 'given-name', { required: true })}
      {prefix === 'payment' && field('lastName', t('checkout.last-name'), 'family-name', { required: true })}
      <div className={styles.whole}>
        <SelectField
          id={`${prefix}-country`}
          label={t('checkout.country')}
          value={details.country}
          required
          autoComplete={fill('country')}
          error={errors[`${prefix}.country`]}
          choices={countries.map((country) => ({ value: country.id, label: country.name }))}
          onChange={(country) => onChange({ country, state: '', region_id: 0 })}
        />
      </div>
      <div className={styles.four}>
        {field('streetAddress', t('checkout.street'), 'address-line1', { required: true })}
      </div>
      <div className={styles.two}>{field('apartmentNumber', t('checkout.apartment'), 'address-line2')}</div>
      <div className={styles.two}>{field('zipCode', t('checkout.zip'), 'postal-code', { required: true })}</div>
      <div className={styles.four}>{field('city', t('checkout.city'), 'address-level2', { required: true })}</div>
      {states.length > 0 && (
        <StateField prefix={prefix} details={details} states={states} errors={errors} onChange={onChange} />
      )}
      {field('phoneNumber', t('checkout.phone'), 'tel', {
        type: 'tel',
        required: prefix === 'shipping',
        hint: t('checkout.phone-hint'),
      })}
    </div>
  );
}

function StateField({ prefix, details, states, errors, onChange }: Omit<Props, 'countries'>) {
  const t = useText();
  return (
    <SelectField
      id={`${prefix}-state`}
      label={t('checkout.state')}
      value={details.region_id === 0 ? '' : String(details.region_id)}
      required
      autoComplete={`${prefix === 'payment' ? 'billing' : 'shipping'} address-level1`}
      placeholder={t('checkout.state-choose')}
      error={errors[`${prefix}.state`]}
      choices={states.map((state) => ({ value: String(state.region_id), label: state.name }))}
      onChange={(value) => {
        const chosen = states.find((state) => String(state.region_id) === value);
        onChange({ state: chosen?.code ?? '', region_id: chosen?.region_id ?? 0 });
      }}
    />
  );
}
