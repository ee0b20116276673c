import type { CheckoutField, FieldErrors } from './checkout';

const DELIVERY_ONLY: readonly string[] = ['shippingMethod', 'pickupStoreId', 'emailAddress'];

const NOT_NEEDED: readonly string[] = ['firstName', 'lastName', 'streetAddress', 'city'];

const NOT_SENT = 'phoneNumber';

/**
 * Drops delivery errors for a virtual cart; shipping address errors move to billing if it uses that address.
 */
export function withoutDelivery(
  errors: FieldErrors<CheckoutField>,
  billsToShippingAddress: boolean,
): FieldErrors<CheckoutField> {
  const left = Object.entries(errors).flatMap(([name, problem]) => {
    const [section, field = ''] = name.split('.');
    if (section === 'personal') return [[name, problem] as const];
    if (field === NOT_SENT || (problem.code === 'missing' && NOT_NEEDED.includes(field))) return [];
    if (section !== 'shipping') return [[name, problem] as const];
    return billsToShippingAddress && !DELIVERY_ONLY.includes(field) ? [[`payment.${field}`, problem] as const] : [];
  });
  return Object.fromEntries(left);
}
