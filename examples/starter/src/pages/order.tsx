import { useEffect, useState, type SubmitEvent } from 'react';
import type { OrderRefused } from 'vitrine';
import { useCart, useShop, type CheckoutHook } from 'vitrine/react';

const FIELDS = [
  ['firstName', 'First name', 'given-name'],
  ['lastName', 'Last name', 'family-name'],
  ['emailAddress', 'E-mail', 'email'],
  ['phoneNumber', 'Telephone', 'tel'],
  ['streetAddress', 'Street and number', 'street-address'],
  ['zipCode', 'Postcode', 'postal-code'],
  ['city', 'City', 'address-level2'],
  ['state', 'State', 'address-level1'],
] as const;

type Wrong = Readonly<Record<string, string>>;

interface Props {
  readonly checkout: CheckoutHook;
  readonly onOrder: () => Promise<void>;
}

export function Order({ checkout, onOrder }: Props) {
  const { details, isPending, error, refused, savePersonal, saveShipping, savePayment } = checkout;
  const { shippingMethods, paymentMethods } = useCart(({ state }) => state);
  const { cart } = useShop();
  // Pickup needs a page to choose a shop, which does not exist yet.
  const sent = shippingMethods.filter(({ method_code: code }) => code !== 'pickup');
  const [missing, setMissing] = useState<Wrong>({});
  useEffect(() => {
    void Promise.allSettled([cart.loadShippingMethods({ country_id: 'US' }), cart.loadPaymentMethods()]);
  }, [cart]);
  const order = async (form: FormData) => {
    const text = (name: string) => String(form.get(name) ?? '').trim();
    const who = { firstName: text('firstName'), lastName: text('lastName'), emailAddress: text('emailAddress') };
    const fields = Object.fromEntries(FIELDS.map(([name]) => [name, text(name)]));
    const saved = [
      await savePersonal(who),
      await saveShipping({ ...fields, country: 'US', shippingMethod: text('shippingMethod') }),
      await savePayment({ paymentMethod: text('paymentMethod') }),
    ];
    const problems = saved.flatMap((found) => Object.entries(found ?? {}));
    setMissing(Object.fromEntries(problems.map(([name, { message }]) => [name, message])));
    if (problems.length === 0 && !saved.includes(undefined)) await onOrder();
  };
  if (details === undefined) return <p aria-busy>…</p>;
  return (
    <form
      className="order"
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        void order(new FormData(event.currentTarget));
      }}
    >
      <Fields
        known={{ ...details.shippingDetails, ...details.personalDetails }}
        wrong={{ ...wrongOf(refused), ...missing }}
      />
      <Ways
        name="shippingMethod"
        legend="How it comes"
        chosen={details.shippingDetails.shippingMethod}
        ways={sent.map((way) => [way.method_code, way.method_title ?? way.method_code])}
      />
      <Ways
        name="paymentMethod"
        legend="How you pay"
        chosen={details.paymentDetails.paymentMethod}
        ways={paymentMethods.map((way) => [way.code, way.title ?? way.code])}
      />
      {refused && <p role="alert">{refused.message}</p>}
      {error && <p role="alert">{error.message}</p>}
      <button className="button" disabled={isPending}>
        Order
      </button>
    </form>
  );
}

/** Maps 'shipping.zipCode' to zipCode. */
function wrongOf(refused: OrderRefused | undefined): Wrong {
  return Object.fromEntries(
    (refused?.fields ?? []).map(({ field, message }) => [field.split('.').at(-1) ?? field, message]),
  );
}

interface FieldsProps {
  readonly known: Readonly<Record<(typeof FIELDS)[number][0], string>>;
  readonly wrong: Wrong;
}

function Fields({ known, wrong }: FieldsProps) {
  return FIELDS.map(([name, label, autoComplete]) => (
    <label key={name}>
      {label}
      <input name={name} defaultValue={known[name]} autoComplete={autoComplete} required aria-invalid={name in wrong} />
      {name in wrong && <small role="alert">{wrong[name]}</small>}
    </label>
  ));
}

interface WaysProps {
  readonly name: string;
  readonly legend: string;
  readonly chosen: string;
  readonly ways: readonly (readonly [code: string, title: string])[];
}

function Ways({ name, legend, chosen, ways }: WaysProps) {
  const first = ways.some(([code]) => code === chosen) ? chosen : ways[0]?.[0];
  return (
    <fieldset>
      <legend>{legend}</legend>
      {ways.map(([code, title]) => (
        <label key={code} className="way">
          <input type="radio" name={name} value={code} defaultChecked={code === first} /> {title}
        </label>
      ))}
    </fieldset>
  );
}
