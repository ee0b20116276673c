import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { addressForm, inNameOrder } from '../../../core/account';
import type { Country, PaymentDetails, ShippingDetails, State } from '../../../core/shopper';
import { Field } from '../../components/fields/Field';
import { SelectField } from '../../components/fields/SelectField';
import { useLocale, useText } from '../../text/text-context';
import type { CheckoutForm } from './checkout-form';
import styles from './Fields.module.css';
import { StateGuess } from './StateGuess';
import type { RegionOf } from './use-state-of-postcode';

type Address = Pick<ShippingDetails, keyof ShippingDetails & keyof PaymentDetails>;

interface Props {
  readonly prefix: 'shipping' | 'payment';
  readonly details: Address;
  readonly named: boolean;
  /** `place`: for tax on virtual orders; `country`: for pickup, which is taxed in the shop. */
  readonly needs?: 'all' | 'place' | 'country';
  readonly countries: readonly Country[];
  readonly states: readonly State[];
  readonly form: CheckoutForm;
  readonly regionOf?: RegionOf | undefined;
  readonly onChange: (change: Partial<Address>) => void;
}

/** Countries with numeric postcodes; others get the full keyboard. */
const DIGITS_ONLY = /^(AT|AU|BE|BG|CH|CN|DE|DK|ES|FI|FR|HU|IT|NO|RU|UA|US)$/;

/** Asks for what decides the cost first. States come from the country's list if it has one. */
export function AddressFields(props: Props) {
  const { prefix, details, needs = 'all', states, form } = props;
  const t = useText();
  const words = addressForm(details.country);
  const field = (
    name: FieldName,
    label: string,
    autoComplete: string,
    extra: Omit<ComponentProps<typeof AddressField>, 'of' | 'name' | 'label' | 'autoComplete'> = {},
  ) => <AddressField of={props} name={name} label={label} autoComplete={autoComplete} {...extra} />;
  const isRecipient = prefix === 'shipping';
  // Show an invalid field even if it would be hidden.
  const wrong = (name: keyof Address) => form.errors[`${prefix}.${name}`] !== undefined;
  const asks = (name: keyof Address) => needs === 'all' || wrong(name);
  const asksPlace = (name: keyof Address) => needs !== 'country' || wrong(name);
  const hasStates = states.length > 0;
  return (
    <div className={styles.fields}>
      <NameFields {...props} />
      <CountryField {...props} />
      {asksPlace('zipCode') && <PostcodeField {...props} />}
      {hasStates && asksPlace('state') && (
        <div className={styles.half}>
          <StateField {...props} />
        </div>
      )}
      {asks('city') && (
        <div className={hasStates ? undefined : styles.four}>
          {field('city', t(`address.city.${words.city}`), 'address-level2')}
        </div>
      )}
      {hasStates && asksPlace('state') && <StateGuess {...props} />}
      {asks('streetAddress') && (
        <div className={clsx(styles.four, styles.line)}>
          {field('streetAddress', t(`address.line1.${words.line1}`), 'address-line1')}
        </div>
      )}
      {asks('apartmentNumber') && (
        <div className={clsx(styles.two, styles.line)}>
          {field(
            'apartmentNumber',
            t('checkout.field-optional', { label: t(`address.line2.${words.line2}`) }),
            'address-line2',
            {
              required: false,
            },
          )}
        </div>
      )}
      {asks('phoneNumber') &&
        field('phoneNumber', t('checkout.phone'), 'tel', {
          type: 'tel',
          hint: t(isRecipient ? 'checkout.phone-hint' : 'checkout.phone-example', { example: words.phone }),
        })}
    </div>
  );
}

function PostcodeField(props: Props) {
  const { details, states } = props;
  const t = useText();
  return (
    <div className={states.length > 0 ? styles.half : styles.two}>
      <AddressField
        of={props}
        name="zipCode"
        label={t(`address.postcode.${addressForm(details.country).postcode}`)}
        autoComplete="postal-code"
        inputMode={DIGITS_ONLY.test(details.country) ? 'numeric' : undefined}
      />
    </div>
  );
}

function NameFields(props: Props) {
  const { prefix, named, form } = props;
  const t = useText();
  const isRecipient = prefix === 'shipping';
  const field = (name: 'firstName' | 'lastName', label: string, autoComplete: string) =>
    (named || form.errors[`${prefix}.${name}`] !== undefined) && (
      <AddressField of={props} name={name} label={label} autoComplete={autoComplete} />
    );
  const [first, second] = inNameOrder(
    useLocale(),
    field('firstName', t(isRecipient ? 'checkout.recipient-first' : 'checkout.first-name'), 'given-name'),
    field('lastName', t(isRecipient ? 'checkout.recipient-last' : 'checkout.last-name'), 'family-name'),
  );
  return (
    <>
      {first}
      {second}
    </>
  );
}

type FieldName = Exclude<keyof Address, 'region_id'>;

interface AddressFieldProps {
  readonly of: Props;
  readonly name: FieldName;
  readonly label: string;
  readonly autoComplete: string;
  readonly required?: boolean;
  readonly type?: 'tel';
  readonly inputMode?: 'numeric' | undefined;
  readonly hint?: string;
}

function AddressField({ of, name, autoComplete, required = true, ...field }: AddressFieldProps) {
  const { prefix, details, form, onChange } = of;
  return (
    <Field
      {...field}
      id={`${prefix}-${name}`}
      value={details[name]}
      autoComplete={`${prefix === 'payment' ? 'billing' : 'shipping'} ${autoComplete}`}
      error={form.errors[`${prefix}.${name}`]}
      onChange={(value) => onChange({ [name]: value })}
      onDone={() => form.onLeave(`${prefix}.${name}`)}
      required={required}
    />
  );
}

function CountryField({ prefix, details, countries, states, form, onChange }: Props) {
  const t = useText();
  return (
    <div className={states.length > 0 ? undefined : styles.whole}>
      <SelectField
        id={`${prefix}-country`}
        label={t('checkout.country')}
        value={details.country}
        {...(details.country === '' && { placeholder: t('checkout.country') })}
        required
        autoComplete={`${prefix === 'payment' ? 'billing' : 'shipping'} country`}
        error={form.errors[`${prefix}.country`]}
        choices={countries.map((country) => ({ value: country.id, label: country.name }))}
        onChange={(country) => onChange({ country, state: '', region_id: 0 })}
        onDone={() => form.onLeave(`${prefix}.country`)}
      />
    </div>
  );
}

function StateField({ prefix, details, states, form, onChange }: Props) {
  const t = useText();
  const words = addressForm(details.country);
  return (
    <SelectField
      id={`${prefix}-state`}
      label={t(`address.region.${words.region}`)}
      value={details.region_id === 0 ? '' : String(details.region_id)}
      required
      autoComplete={`${prefix === 'payment' ? 'billing' : 'shipping'} address-level1`}
      placeholder={t(`address.choose.${words.region}`)}
      error={form.errors[`${prefix}.state`]}
      choices={states.map((state) => ({ value: String(state.region_id), label: state.name }))}
      onDone={() => form.onLeave(`${prefix}.state`)}
      onChange={(value) => {
        const chosen = states.find((state) => String(state.region_id) === value);
        onChange({ state: chosen?.code ?? '', region_id: chosen?.region_id ?? 0 });
      }}
    />
  );
}
