import { useState } from 'react';
import { toOrderAddress, type AddressDetails, type OrderAddress } from '../../../core/account';
import { accountDetails, savedAddress, validateAddress } from '../../../core/internal';
import { lookUp, type CheckoutArea } from '../../../core/shopper';
import { AddressForm } from '../../pages/account/AddressForm';
import { fieldText, type FieldTexts } from '../../text/format';
import { useFormat } from '../../text/text-context';
import { useAsksVat } from '../../state/use-asks-vat';
import { useCountries, useStates } from '../../state/use-places';

interface Props {
  readonly checkout: CheckoutArea;
  readonly address: OrderAddress;
  readonly title: string;
  readonly busy: boolean;
  readonly onSave: (address: OrderAddress) => void;
  readonly onCancel: () => void;
}

export function AddressEditor({ checkout, address, title, busy, onSave, onCancel }: Props) {
  const format = useFormat();
  const [details, setDetails] = useState<AddressDetails>(() => savedAddress(address));
  const [errors, setErrors] = useState<FieldTexts>({});
  const asksVat = useAsksVat();
  const [business, setBusiness] = useState(() => accountDetails.businessOf(address));
  const countries = useCountries(checkout, [details.country]);
  const states = useStates(checkout, details.country);
  const check = (): FieldTexts => {
    const places = { countries: countries.length > 0 ? countries : undefined, states };
    return Object.fromEntries(
      Object.entries(validateAddress(details, places)).map(([field, problem]) => [
        `shipping.${field}`,
        fieldText(field, problem, format),
      ]),
    );
  };
  const change = (changed: Partial<AddressDetails>) => {
    setDetails((before) => ({ ...before, ...changed }));
    // A country change invalidates postcode and state.
    const edited = new Set(
      Object.keys(changed).flatMap((name) => (name === 'country' ? [name, 'zipCode', 'state'] : [name])),
    );
    setErrors((before) =>
      Object.fromEntries(Object.entries(before).filter(([field]) => !edited.has(field.slice('shipping.'.length)))),
    );
  };
  const leave = (field: string) => {
    const name = field.slice('shipping.'.length);
    // Do not validate unchanged fields.
    if (valueOf(savedAddress(address), name) === valueOf(details, name)) return;
    const wrong = lookUp(check(), field);
    if (wrong !== undefined) setErrors((before) => ({ ...before, [field]: wrong }));
  };
  const save = () => {
    const wrong = check();
    setErrors(wrong);
    if (Object.keys(wrong).length > 0) return;
    const { email: _asBefore, ...changed } = toOrderAddress(details, '');
    // Keeps hidden members, but drops the previous country's region.
    const { region: _region, region_id: _id, region_code: _code, ...rest } = address;
    onSave({ ...(asksVat ? accountDetails.withBusiness(rest, business) : rest), ...changed });
  };
  return (
    <AddressForm
      title={title}
      details={details}
      countries={countries}
      states={states}
      errors={errors}
      business={asksVat ? { details: business, onChange: (one) => setBusiness({ ...business, ...one }) } : undefined}
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
