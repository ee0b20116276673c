import type { FieldError, Order } from '../../../../core/contract';
import { isPhone, EMAIL } from '../../../../core/contract/foundation/contact';
import { nameProblem } from '../../../../core/contract/foundation/name-text';
import { isPickup } from '../../../../core/contract/selling/pickup';
import { needsPostcode, postcodeError } from '../../../../core/contract/foundation/postcodes';
import { countryName, namedState, pickupShops, stateByPostcode, statesOf } from '../../catalogue';

export const ORDER_INVALID = 'Internal validation error; Order entity is not compliant with the schema';

/** Virtual orders need country and postcode for taxes only; collected ones are taxed in the shop of the country. */
export type OrderKind = 'delivered' | 'virtual';

export function checkOrder(order: Order, kind: OrderKind = 'delivered'): readonly FieldError[] {
  const { personalDetails: person, addressInformation: info } = order;
  const asks = kind === 'virtual' ? 'place' : isFetched(info) ? 'country' : 'all';
  return [
    ...named('personalDetails.firstName', person.firstName),
    ...named('personalDetails.lastName', person.lastName),
    ...(EMAIL.test(person.emailAddress) ? [] : [fault('personalDetails.emailAddress', 'must be an e-mail address')]),
    ...checkAddress('addressInformation.shippingAddress', info.shippingAddress, asks),
    ...checkAddress('addressInformation.billingAddress', info.billingAddress, asks),
    ...(kind === 'delivered' ? checkPickup(info) : []),
  ];
}

function isFetched({ shipping_method_code: method, shippingAddress }: Order['addressInformation']): boolean {
  return isPickup(method) && pickupShops(shippingAddress.countryId).length > 0;
}

/** Pickup needs a shop, unless the country has none. */
function checkPickup(info: Order['addressInformation']): readonly FieldError[] {
  const { pickup_store_id: chosen, shippingAddress, shipping_method_code: method } = info;
  const ids = pickupShops(shippingAddress.countryId).map(({ id }) => id);
  if (!isPickup(method) || (chosen === undefined && ids.length === 0)) return [];
  if (chosen !== undefined && ids.includes(chosen)) return [];
  const offered = ids.length === 0 ? 'none' : ids.join(', ');
  const message = `must be a shop of ${shippingAddress.countryId} where orders can be picked up: ${offered}`;
  return [fault('addressInformation.pickup_store_id', message)];
}

type Address = Order['addressInformation']['shippingAddress'];

function checkAddress(name: string, address: Address, asks: 'all' | 'place' | 'country'): readonly FieldError[] {
  return [
    ...named(`${name}.firstname`, address.firstname),
    ...named(`${name}.lastname`, address.lastname),
    ...(asks === 'all'
      ? [...filled(`${name}.street.0`, address.street[0] ?? ''), ...filled(`${name}.city`, address.city)]
      : []),
    ...(asks !== 'country' && needsPostcode(address.countryId) ? filled(`${name}.postcode`, address.postcode) : []),
    ...postcodeFault(`${name}.postcode`, address),
    ...(countryName(address.countryId) === undefined
      ? [fault(`${name}.countryId`, 'must be a country that the shop ships to')]
      : []),
    ...(asks === 'country' && !namesRegion(address) ? [] : regionFault(`${name}.region_id`, address)),
    ...(asks === 'all' ? filled(`${name}.phone`, address.phone ?? '') : []),
    ...(address.phone !== undefined && address.phone.trim() !== '' && !isPhone(address.phone)
      ? [fault(`${name}.phone`, 'must be at least 6 digits, spaces, parentheses, plus or hyphens')]
      : []),
    ...(address.email !== undefined && address.email !== '' && !EMAIL.test(address.email)
      ? [fault(`${name}.email`, 'must be an e-mail address')]
      : []),
  ];
}

function namesRegion({ region, region_id }: Address): boolean {
  return (region ?? '').trim() !== '' || Number(region_id ?? 0) !== 0;
}

/** Requires a state in countries with states unless the postcode implies it; without a state there would be no tax. */
function regionFault(field: string, { countryId, postcode, region, region_id }: Address): readonly FieldError[] {
  const states = statesOf(countryId);
  const id = Number(region_id ?? 0);
  if (states.length === 0) return [];
  if (id !== 0 && !states.some((state) => state.region_id === id))
    return [fault(field, `must be a state of ${countryId}`)];
  if (stateByPostcode(countryId, postcode) ?? namedState(countryId, { region, region_id })) return [];
  return [fault(field, `must be a state of ${countryId}, that of region where both are there`)];
}

function postcodeFault(field: string, { countryId, postcode }: Address): readonly FieldError[] {
  const problem = postcode.trim() === '' ? undefined : postcodeError(countryId, postcode);
  return problem === undefined ? [] : [fault(field, `is not right: ${problem.message}`)];
}

/** Rejects names that could abuse mail to third parties. */
function named(field: string, value: string): readonly FieldError[] {
  const problem = nameProblem(value);
  return problem === undefined ? filled(field, value) : [fault(field, `is not right: ${problem.message}`)];
}

function filled(field: string, value: string): readonly FieldError[] {
  return value.trim() === '' ? [fault(field, 'is required')] : [];
}

function fault(field: string, message: string): FieldError {
  return { field, message: `${field} ${message}` };
}
