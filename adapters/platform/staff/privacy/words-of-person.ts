import type { Customer } from '../../ports/people/customers';
import type { StoredOrder } from '../../ports/orders/orders';
import type { GiftForPerson } from '../../ports/staff/personal-data';
import { wordsOf } from './without-person';

/** Shorter words match too much. */
const SHORTEST_WORD = 5;
const SHORTEST_PART = 2;

interface Named {
  readonly customer: Pick<Customer, 'addresses' | 'firstname' | 'lastname'> | undefined;
  readonly orders: readonly Pick<StoredOrder, 'document'>[];
  readonly gifts: readonly Pick<GiftForPerson, 'recipient'>[];
}

/** Longest first, so that no part of a name remains. */
export function namesOf(person: Named & { readonly contacts: readonly string[] }): readonly string[] {
  const { customer, orders, gifts, contacts } = person;
  const people = [
    ...(customer === undefined ? [] : [`${customer.firstname} ${customer.lastname}`]),
    ...orders.map(({ document: { personalDetails: of } }) => `${of.firstName} ${of.lastName}`),
    ...gifts.map(({ recipient = '' }) => recipient),
  ];
  const addresses = [
    ...(customer?.addresses ?? []).map((shippingAddress) => ({ shippingAddress })),
    ...orders.map(({ document }) => document.addressInformation),
  ];
  return longestFirst([...contacts, ...people, ...addresses.flatMap(wordsOf)], SHORTEST_WORD);
}

export function partsOfName({ customer, orders, gifts }: Named): readonly string[] {
  const parts = [
    ...(customer === undefined ? [] : [customer.firstname, customer.lastname]),
    ...orders.flatMap(({ document: { personalDetails: of } }) => [of.firstName, of.lastName]),
    ...gifts.map(({ recipient = '' }) => recipient),
  ];
  return longestFirst(parts, SHORTEST_PART);
}

function longestFirst(texts: readonly string[], shortest: number): readonly string[] {
  const words = new Set(texts.map((text) => text.trim()).filter(({ length }) => length >= shortest));
  return [...words].sort((one, other) => other.length - one.length);
}
