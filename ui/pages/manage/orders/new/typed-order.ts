import { EMPTY_ADDRESS, toOrderAddress, type AddressDetails } from '../../../../../core/account';
import { isPickup } from '../../../../../core/internal';
import type { StaffOrder, StaffOrderQuote } from '../../../../../core/internal-staff';

export interface TypedLine {
  readonly sku: string;
  readonly name: string;
  readonly qty: string;
}

/** Form of an order that staff make. */
export interface TypedOrder {
  readonly store: string;
  readonly customer: { readonly id: number; readonly name: string } | undefined;
  readonly email: string;
  readonly lines: readonly TypedLine[];
  /** SKU that is being typed. */
  readonly sku: string;
  readonly address: AddressDetails;
  /** Method and carrier, separated by a space. */
  readonly shipping: string;
  /** Id of the shop to pick up at; '' for none. */
  readonly pickup: string;
  readonly payment: string;
  readonly coupon: string;
  readonly note: string;
}

/** Contact and address of a chosen customer. */
interface KnownPerson {
  readonly email: string | null;
  readonly address: AddressDetails | undefined;
}

/** Returns the form for another customer or a guest, without the email and address of the one before. */
export function withCustomer(typed: TypedOrder, customer: TypedOrder['customer'], country: string): TypedOrder {
  return { ...typed, customer, email: '', address: { ...EMPTY_ADDRESS, country } };
}

/** Fills in what is known of the customer, if it is still chosen; what was typed meanwhile stays. */
export function withPerson(typed: TypedOrder, chosen: TypedOrder, { email, address }: KnownPerson): TypedOrder {
  if (typed.customer !== chosen.customer) return typed;
  return {
    ...typed,
    email: typed.email === '' ? (email ?? '') : typed.email,
    address: typed.address === chosen.address && address !== undefined ? address : typed.address,
  };
}

/** Returns the lines with one more unit of a SKU. */
export function withLine(lines: readonly TypedLine[], sku: string, name: string): readonly TypedLine[] {
  const known = lines.find((line) => line.sku === sku);
  if (known === undefined) return [...lines, { sku, name, qty: '1' }];
  const qty = String((wholeNumber(known.qty) ?? 0) + 1);
  return lines.map((line) => (line === known ? { ...line, qty } : line));
}

function wholeNumber(text: string): number | undefined {
  return /^\d{1,7}$/.test(text.trim()) ? Number(text.trim()) : undefined;
}

/** True if each line has a whole quantity above 0. */
export function haveQuantities(lines: readonly TypedLine[]): boolean {
  return lines.every(({ qty }) => (wholeNumber(qty) ?? 0) > 0);
}

/** Reads the form into the request, without its key. Pure. */
export function staffOrderOf(typed: TypedOrder): Omit<StaffOrder, 'key'> {
  const { store, customer, email, lines, address, shipping, pickup, payment, coupon, note } = typed;
  const [method = '', carrier = ''] = shipping.split(' ');
  const { email: _own, ...shipping_address } = toOrderAddress(address, '');
  return {
    store,
    lines: lines.map(({ sku, qty }) => ({ sku, qty: wholeNumber(qty) ?? 0 })),
    shipping_address,
    ...(customer !== undefined && { customer: customer.id }),
    ...(email.trim() !== '' && { email: email.trim() }),
    ...(method !== '' && { shipping_method_code: method }),
    ...(carrier !== '' && { shipping_carrier_code: carrier }),
    ...(isPickup(method) && pickup !== '' && { pickup_store_id: Number(pickup) }),
    ...(payment !== '' && { payment_method_code: payment }),
    ...(coupon.trim() !== '' && { coupon: coupon.trim() }),
    ...(note.trim() !== '' && { note: note.trim() }),
  };
}

/** Shipping methods of the form. */
export function shippingChoices({ shippings }: StaffOrderQuote) {
  return shippings.map(({ method, carrier, title }) => ({ value: `${method} ${carrier}`.trim(), label: title }));
}

/** True if the form asks for the shop to pick up at. */
export function isPickedUp({ shipping }: Pick<TypedOrder, 'shipping'>): boolean {
  return isPickup(shipping.split(' ')[0] ?? '');
}
