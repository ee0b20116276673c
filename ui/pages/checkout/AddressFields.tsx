import { useEffect, useState } from 'react';
import type { Country, PaymentDetails, ShippingDetails, State } from '../../../core';
import { Field } from '../../components/Field';
import { SelectField } from '../../components/SelectField';
import { useText } from '../../text/text-context';
import type { CheckoutForm } from './checkout-form';
import styles from './Fields.module.css';
import { Guess } from './Guess';

/** What shipping and billing addresses have in common. */
type Address = Pick<ShippingDetails, keyof ShippingDetails & keyof PaymentDetails>;

interface Props {
  readonly prefix: 'shipping' | 'payment';
  readonly details: Address;
  /** Whether it is asked whose address it is. */
  readonly named: boolean;
  /** Only where taxes are due, for a bill of what nobody delivers: no street to go to and nobody to ring. */
  readonly placeOnly?: boolean;
  readonly countries: readonly Country[];
  readonly states: readonly State[];
  readonly form: CheckoutForm;
  /** The id of the state that a postcode lies in, where the shop knows it. */
  readonly regionOf?: ((zipCode: string, country: string) => Promise<number | undefined>) | undefined;
  readonly onChange: (change: Partial<Address>) => void;
}

/** Countries whose postcodes have letters, or whose forms are not known here: a phone offers all its keys for them. */
const DIGITS_ONLY = /^(AT|AU|BE|BG|CH|CN|DE|DK|ES|FI|FR|HU|IT|NO|RU|UA|US)$/;

/**
 * An address: first what decides what it costs, then where exactly. A state is chosen from the country's list where it has one, never typed.
 */
export function AddressFields(props: Props) {
  const { prefix, details, named, placeOnly = false, states, form, onChange } = props;
  const t = useText();
  const fill = (name: string) => `${prefix === 'payment' ? 'billing' : 'shipping'} ${name}`;
  const field = (
    name: Exclude<keyof Address, 'region_id'>,
    label: string,
    autoComplete: string,
    extra: { required?: boolean; type?: 'tel'; inputMode?: 'numeric' | undefined; hint?: string } = {},
  ) => (
    <Field
      id={`${prefix}-${name}`}
      label={label}
      value={details[name]}
      autoComplete={fill(autoComplete)}
      error={form.errors[`${prefix}.${name}`]}
      onChange={(value) => onChange({ [name]: value })}
      onDone={() => form.onLeave(`${prefix}.${name}`)}
      required
      {...extra}
    />
  );
  const isRecipient = prefix === 'shipping';
  // What was filled in before, and wrongly, can be put right wherever it is asked for.
  const wrong = (name: keyof Address) => form.errors[`${prefix}.${name}`] !== undefined;
  const asks = (name: keyof Address) => !placeOnly || wrong(name);
  return (
    <div className={styles.fields}>
      {(named || wrong('firstName')) &&
        field('firstName', t(isRecipient ? 'checkout.recipient-first' : 'checkout.first-name'), 'given-name')}
      {(named || wrong('lastName')) &&
        field('lastName', t(isRecipient ? 'checkout.recipient-last' : 'checkout.last-name'), 'family-name')}
      <CountryField {...props} />
      {states.length > 0 && <StateField {...props} />}
      <div className={styles.two}>
        {field('zipCode', t(details.country === 'US' ? 'checkout.zip-us' : 'checkout.zip'), 'postal-code', {
          inputMode: DIGITS_ONLY.test(details.country) ? 'numeric' : undefined,
        })}
      </div>
      {states.length > 0 && <StateGuess {...props} />}
      {asks('city') && <div className={styles.four}>{field('city', t('checkout.city'), 'address-level2')}</div>}
      {asks('streetAddress') && (
        <div className={styles.four}>{field('streetAddress', t('checkout.street'), 'address-line1')}</div>
      )}
      {asks('apartmentNumber') && (
        <div className={styles.two}>
          {field('apartmentNumber', t('checkout.field-optional', { label: t('checkout.apartment') }), 'address-line2', {
            required: false,
          })}
        </div>
      )}
      {asks('phoneNumber') &&
        field('phoneNumber', t('checkout.phone'), 'tel', {
          type: 'tel',
          ...(isRecipient && { hint: t('checkout.phone-hint') }),
        })}
    </div>
  );
}

/** A postcode says which state it lies in: a state that was not chosen is filled in, another one is asked about. */
function StateGuess({ prefix, details, states, regionOf, onChange }: Props) {
  const t = useText();
  const { zipCode, country, region_id: chosen } = details;
  const [found, setFound] = useState<{ readonly zipCode: string; readonly country: string; readonly id: number }>();
  const isWhole = /^\d{5}(-\d{4})?$/.test(zipCode.trim());
  useEffect(() => {
    if (!isWhole || regionOf === undefined) return undefined;
    let isWanted = true;
    void regionOf(zipCode, country).then((id) => {
      if (isWanted && id !== undefined) setFound({ zipCode, country, id });
    });
    return () => {
      isWanted = false;
    };
    // The same question for the same place: who answers it may be another function with each render.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, [zipCode, country, isWhole]);
  const isOfThis = found?.zipCode === zipCode && found.country === country;
  const state = isOfThis ? states.find(({ region_id }) => region_id === found.id) : undefined;
  const isOpen = state !== undefined && chosen === 0;
  useEffect(() => {
    if (isOpen) onChange({ state: state.code, region_id: state.region_id });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- filled in once for a postcode
  }, [isOpen, state]);
  const isOther = state !== undefined && chosen !== 0 && chosen !== state.region_id;
  return (
    <div className={styles.whole}>
      <Guess
        field={`${prefix}-state`}
        question={isOther ? t('checkout.state-guess', { zip: zipCode.trim(), state: state.name }) : undefined}
        onTake={() => state && onChange({ state: state.code, region_id: state.region_id })}
      />
    </div>
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
  return (
    <SelectField
      id={`${prefix}-state`}
      label={t('checkout.state')}
      value={details.region_id === 0 ? '' : String(details.region_id)}
      required
      autoComplete={`${prefix === 'payment' ? 'billing' : 'shipping'} address-level1`}
      placeholder={t('checkout.state-choose')}
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
