import type { FieldErrors } from './checkout';

/** Of the shipping section only the address can be asked where nothing is delivered, and that as the address of the bill. */
const DELIVERY_ONLY: readonly string[] = ['shippingMethod', 'pickupStoreId', 'emailAddress'];

/** Of an address only the place that taxes go by is needed, and the customer is known by name already. Given all the same, they are kept. */
const NOT_NEEDED: readonly string[] = ['firstName', 'lastName', 'streetAddress', 'city'];

/** Nothing is delivered, so it is neither asked nor sent. */
const NOT_SENT = 'phoneNumber';

/**
 * What stands between checkout and the order of a virtual cart (S §4): no delivery is asked for, so nothing of it is missing; of the
 * address of the bill only country, state and postcode are needed. Where the bill goes to the address of the delivery, what is wrong
 * with that address gets the bill's.
 * @param errors by 'section.field', as checkout validates a cart that is delivered
 */
export function withoutDelivery(errors: FieldErrors, billsToShippingAddress: boolean): FieldErrors {
  const left = Object.entries(errors).flatMap(([name, problem]) => {
    const [section, field = ''] = name.split('.');
    if (section === 'personal') return [[name, problem] as const];
    if (field === NOT_SENT || (problem.code === 'missing' && NOT_NEEDED.includes(field))) return [];
    if (section !== 'shipping') return [[name, problem] as const];
    return billsToShippingAddress && !DELIVERY_ONLY.includes(field) ? [[`payment.${field}`, problem] as const] : [];
  });
  return Object.fromEntries(left);
}
