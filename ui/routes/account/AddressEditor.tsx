import { useState } from 'react';
import {
  lookUp,
  savedAddress,
  toOrderAddress,
  validateAddress,
  type AddressDetails,
  type CheckoutArea,
  type OrderAddress,
} from '../../../core';
import { AddressForm } from '../../pages/account/AddressForm';
import { fieldText, type FieldTexts } from '../../text/say';
import { useSay } from '../../text/text-context';
import { useCountries, useStates } from '../../state/use-places';

interface Props {
  readonly checkout: CheckoutArea;
  readonly address: OrderAddress;
  readonly title: string;
  readonly busy: boolean;
  readonly onSave: (address: OrderAddress) => void;
  readonly onCancel: () => void;
}

/** An address while it is changed: checked as checkout checks one, field by field when it is left and whole when it is saved. */
export function AddressEditor({ checkout, address, title, busy, onSave, onCancel }: Props) {
  const say = useSay();
  const [details, setDetails] = useState<AddressDetails>(() => savedAddress(address));
  const [errors, setErrors] = useState<FieldTexts>({});
  const countries = useCountries(checkout, [details.country]);
  const states = useStates(checkout, details.country);
  const check = (): FieldTexts => {
    const places = { countries: countries.length > 0 ? countries : undefined, states };
    return Object.fromEntries(
      Object.entries(validateAddress(details, places)).map(([field, problem]) => [
        `shipping.${field}`,
        fieldText(field, problem, say),
      ]),
    );
  };
  const change = (changed: Partial<AddressDetails>) => {
    setDetails((before) => ({ ...before, ...changed }));
    // A country decides what a postcode and a state look like.
    const edited = new Set(
      Object.keys(changed).flatMap((name) => (name === 'country' ? [name, 'zipCode', 'state'] : [name])),
    );
    setErrors((before) =>
      Object.fromEntries(Object.entries(before).filter(([field]) => !edited.has(field.slice('shipping.'.length)))),
    );
  };
  const leave = (field: string) => {
    const name = field.slice('shipping.'.length);
    // A field that was only passed through is left in peace.
    if (valueOf(savedAddress(address), name) === valueOf(details, name)) return;
    const wrong = lookUp(check(), field);
    if (wrong !== undefined) setErrors((before) => ({ ...before, [field]: wrong }));
  };
  const save = () => {
    const wrong = check();
    setErrors(wrong);
    if (Object.keys(wrong).length > 0) return;
    const { email: _asBefore, ...changed } = toOrderAddress(details, '');
    // What the form does not show stays as it was; a state of the country before does not.
    const { region: _region, region_id: _id, region_code: _code, ...rest } = address;
    onSave({ ...rest, ...changed });
  };
  return (
    <AddressForm
      title={title}
      details={details}
      countries={countries}
      states={states}
      errors={errors}
      busy={busy}
      onChange={change}
      onLeave={leave}
      onSave={save}
      onCancel={onCancel}
    />
  );
}

function valueOf(details: AddressDetails, name: string): unknown {
  return new Map<string, unknown>(Object.entries(details)).get(name);
}
