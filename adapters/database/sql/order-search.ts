import { fullName } from '../../../core/kernel/full-name';
import type { Fulfilment, OrderDocument } from '../../platform/ports/orders';

/** Bytes of an order's words that are kept to be found: the skus of about a hundred lines. An index of PostgreSQL takes no more. */
const MOST_BYTES = 2000;

/** What of an order stands in columns of its own, so that it is found without its document being read. */
export interface OrderSearch {
  /** In lower case: number, e-mail address, name, digits of the phone number, skus. */
  readonly words: string;
  readonly payment: string;
  readonly shipping: string;
}

/** What an order is found by. Pure. */
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
    digitsOf(phone),
    ...new Set(skus),
  ];
  return {
    words: cut(
      parts
        .map((part) => part.trim().toLowerCase())
        .filter((part) => part !== '')
        .join(' '),
    ),
    payment: textOf(memberOf(information, 'payment_method_code')),
    shipping: textOf(memberOf(information, 'shipping_method_code')),
  };
}

/**
 * What each word of a search has to be contained as. A phone number is looked for by its digits, however it is written. Pure.
 * @param q as somebody typed it
 */
export function wordsOf(q: string): readonly string[] {
  const typed = q.trim().toLowerCase();
  if (/^\+?[\d\s()/.-]+$/.test(typed) && /[\s()/+.]/.test(typed))
    return [digitsOf(typed)].filter((word) => word !== '');
  return typed.split(/\s+/).filter((word) => word !== '');
}

/** Whether something of the order came back. */
export function hasReturns(fulfilment: Fulfilment | undefined): boolean {
  return (fulfilment?.returned ?? []).length > 0;
}

function digitsOf(phone: string): string {
  return phone.replaceAll(/\D/g, '');
}

function cut(words: string): string {
  const encoder = new TextEncoder();
  if (encoder.encode(words).byteLength <= MOST_BYTES) return words;
  return new TextDecoder().decode(encoder.encode(words).subarray(0, MOST_BYTES)).replace(/�$/u, '');
}

function memberOf(document: unknown, name: string): unknown {
  return typeof document === 'object' && document !== null ? Reflect.get(document, name) : undefined;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
