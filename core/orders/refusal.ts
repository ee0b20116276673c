import type { CartItem } from '../cart/cart';
import { fieldProblem } from '../kernel/field-problem';
import { isShopError, type ErrorDetails, type ShopError } from '../kernel/shop-error';
import type { OrderRefused } from './place-outcome';
import { REFUSED_PARTS, type RefusalCode } from './refusal-codes';

function isRefusalCode(code: string): code is RefusalCode {
  return Object.hasOwn(REFUSED_PARTS, code);
}

export function refusalOf(error: unknown, items: readonly CartItem[]): OrderRefused | undefined {
  if (!isShopError(error)) return undefined;
  const { code, message, params, details }: ShopError = error;
  if (!isRefusalCode(code)) return undefined;
  return { status: 'refused', code, message, params, change: REFUSED_PARTS[code], fields: details.fields ?? [], items };
}

const ADDRESS_FIELDS: ReadonlyMap<string, string> = new Map([
  ['firstname', 'firstName'],
  ['lastname', 'lastName'],
  ['street.0', 'streetAddress'],
  ['street.1', 'apartmentNumber'],
  ['city', 'city'],
  ['region_id', 'state'],
  ['region', 'state'],
  ['postcode', 'zipCode'],
  ['countryId', 'country'],
  ['phone', 'phoneNumber'],
  ['email', 'emailAddress'],
  ['company', 'company'],
  ['taxId', 'taxId'],
]);

const SECTIONS = [
  ['personalDetails.', 'personal', undefined],
  ['addressInformation.shippingAddress.', 'shipping', ADDRESS_FIELDS],
  ['addressInformation.billingAddress.', 'payment', ADDRESS_FIELDS],
] as const;

const OTHERS: ReadonlyMap<string, string> = new Map([
  ['addressInformation.pickup_store_id', 'shipping.pickupStoreId'],
  ['gift_message', 'shipping.giftMessage'],
]);

/**
 * Maps the order fields in a refusal to checkout fields; drops fields without a form.
 * @param hasOwnBill false if billing uses the shipping address
 */
export function refusedFields(
  named: NonNullable<ErrorDetails['fields']>,
  hasOwnBill: boolean,
): NonNullable<ErrorDetails['fields']> {
  const fields = named.map(({ field }) => formField(field)).filter((field) => field !== undefined);
  const shown = fields.map((field) => (hasOwnBill ? field : field.replace(/^payment\.(?!company|taxId)/, 'shipping.')));
  return [...new Set(shown)].map((field) => ({ field, ...fieldProblem('refused') }));
}

function formField(name: string): string | undefined {
  for (const [prefix, section, fields] of SECTIONS) {
    if (!name.startsWith(prefix)) continue;
    const rest = name.slice(prefix.length);
    const field = fields === undefined ? rest : fields.get(rest);
    return field === undefined ? undefined : `${section}.${field}`;
  }
  return OTHERS.get(name);
}
