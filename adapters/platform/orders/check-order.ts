import type { FieldError, Order } from '../../../core/contract';
import { countryName, statesOf } from '../geography/geography';

/** S §8: what the shop says of an order whose fields cannot be right. */
export const ORDER_INVALID = 'Internal validation error; Order entity is not compliant with the schema';

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
/** S §5, phone pattern. */
const PHONE = /^[\d\s()+\-‐‑‒–—_.#]{6,}$/;

/** What the schema cannot say of an order: fields that must hold something, and values that must exist. Pure. */
export function checkOrder(order: Order): readonly FieldError[] {
  const { personalDetails: person, addressInformation: info } = order;
  return [
    ...filled('personalDetails.firstName', person.firstName),
    ...filled('personalDetails.lastName', person.lastName),
    ...(EMAIL.test(person.emailAddress) ? [] : [fault('personalDetails.emailAddress', 'must be an e-mail address')]),
    ...checkAddress('addressInformation.shippingAddress', info.shippingAddress),
    ...checkAddress('addressInformation.billingAddress', info.billingAddress),
  ];
}

function checkAddress(name: string, address: Order['addressInformation']['shippingAddress']): readonly FieldError[] {
  const states = statesOf(address.countryId);
  const region = address.region_id;
  const hasRegion = region !== undefined && region !== null && region !== '' && region !== 0;
  return [
    ...filled(`${name}.firstname`, address.firstname),
    ...filled(`${name}.lastname`, address.lastname),
    ...filled(`${name}.street.0`, address.street[0] ?? ''),
    ...filled(`${name}.city`, address.city),
    ...filled(`${name}.postcode`, address.postcode),
    ...(countryName(address.countryId) === undefined
      ? [fault(`${name}.countryId`, 'must be a country that the shop ships to')]
      : []),
    ...(hasRegion && states.length > 0 && !states.some((state) => state.region_id === Number(region))
      ? [fault(`${name}.region_id`, `must be a state of ${address.countryId}`)]
      : []),
    ...(address.phone !== undefined && address.phone !== '' && !PHONE.test(address.phone)
      ? [fault(`${name}.phone`, 'must be at least 6 digits, spaces, parentheses, plus or hyphens')]
      : []),
    ...(address.email !== undefined && address.email !== '' && !EMAIL.test(address.email)
      ? [fault(`${name}.email`, 'must be an e-mail address')]
      : []),
  ];
}

function filled(field: string, value: string): readonly FieldError[] {
  return value.trim() === '' ? [fault(field, 'is required')] : [];
}

function fault(field: string, message: string): FieldError {
  return { field, message: `${field} ${message}` };
}
