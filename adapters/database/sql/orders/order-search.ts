import { phoneDigits } from '../../../../core/contract/foundation/contact';
import { fullName } from '../../../../core/kernel/full-name';
import { foldLine } from '../../../../core/kernel/words/fold';
import { hasReturned } from '../../../platform/ports/orders/has-returned';
import type { Fulfilment, OrderDocument } from '../../../platform/ports/orders/orders';

/** Byte limit: PostgreSQL index entries cannot be larger. */
const MAX_BYTES = 2000;

export interface OrderSearch {
  readonly words: string;
  readonly payment: string;
  readonly shipping: string;
}

export function orderSearchOf(number: string, email: string, document: OrderDocument): OrderSearch {
  const { addressInformation: information, personalDetails, products } = document;
  const address = memberOf(information, 'shippingAddress');
  const phone =
    textOf(memberOf(address, 'phone')) || textOf(memberOf(memberOf(information, 'billingAddress'), 'phone'));
  const receiver = `${textOf(memberOf(address, 'firstname'))} ${textOf(memberOf(address, 'lastname'))}`;
  const { firstName, lastName } = personalDetails;
  const own = `${firstName} ${lastName}`;
  const shown = fullName(firstName, lastName);
  const skus = products.flatMap(({ sku, parentSku }) => (parentSku === undefined ? [sku] : [sku, parentSku]));
  const parts = [
    number,
    email,
    own,
    shown === own ? '' : shown,
    receiver === own ? '' : receiver,
    phoneDigits(phone),
    ...new Set(skus),
  ];
  return {
    words: cut(
      parts
        .map(foldLine)
        .filter((part) => part !== '')
        .join(' '),
    ),
    payment: textOf(memberOf(information, 'payment_method_code')),
    shipping: textOf(memberOf(information, 'shipping_method_code')),
  };
}

/** Splits a query into search terms. Phone numbers match by their digits. Pure. */
export function wordsOf(q: string): readonly string[] {
  const typed = foldLine(q);
  if (/^\+?[\d\s()/.-]+$/.test(typed) && /[\s()/+.]/.test(typed))
    return [phoneDigits(typed)].filter((word) => word !== '');
  return typed.split(' ').filter((word) => word !== '');
}

export function hasReturns(fulfilment: Fulfilment | undefined): boolean {
  return hasReturned(fulfilment ?? {});
}

function cut(words: string): string {
  const encoder = new TextEncoder();
  if (encoder.encode(words).byteLength <= MAX_BYTES) return words;
  return new TextDecoder().decode(encoder.encode(words).subarray(0, MAX_BYTES)).replace(/�$/u, '');
}

function memberOf(document: unknown, name: string): unknown {
  return typeof document === 'object' && document !== null ? Reflect.get(document, name) : undefined;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
