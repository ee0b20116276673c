import { lookUp } from '../../../../core/kernel/look-up';
import { optionsWithoutWords } from '../../../../core/orders/rules/options-without-words';
import type { Fulfilment, OrderDocument } from '../../ports/orders/orders';

export const ERASED = '—';

type OrderLine = OrderDocument['products'][number];

/** Needed for taxes and statistics. */
const PLACES = ['countryId', 'region', 'region_id', 'region_code', 'postcode'] as const;

/** The VAT number of an exempt order is the proof of its exemption. */
export function orderWithoutPerson({ gift_message: _, vat, ...document }: OrderDocument): OrderDocument {
  return {
    ...document,
    ...(vat !== undefined && document.taxes?.exempt !== undefined && { vat }),
    personalDetails: { firstName: ERASED, lastName: ERASED, emailAddress: ERASED },
    addressInformation: informationWithoutPerson(document.addressInformation),
    products: document.products.map(lineWithoutWords),
  };
}

export function orderWithoutReceivers(document: OrderDocument, lines: ReadonlySet<number>): OrderDocument {
  const products = document.products.map((line, at) => (lines.has(at) ? lineWithoutWords(line) : line));
  return { ...document, products };
}

function lineWithoutWords(whole: OrderLine): OrderLine {
  const { product_option: _, options: __, ...line } = whole;
  const shown = optionsWithoutWords(whole);
  return { ...line, ...(shown.length > 0 && { options: shown }) };
}

export function fulfilmentWithoutPerson({ startedReturns, ...fulfilment }: Fulfilment): Fulfilment {
  if (startedReturns === undefined) return fulfilment;
  return { ...fulfilment, startedReturns: startedReturns.map(({ note: _, ...started }) => started) };
}

function informationWithoutPerson(information: unknown): unknown {
  if (!isRecord(information)) return {};
  const codes = Object.entries(information).filter(([name, value]) => /code$/i.test(name) && typeof value === 'string');
  const addresses = ['shippingAddress', 'billingAddress'].flatMap((name) => {
    const address = lookUp(information, name);
    return isRecord(address) ? [[name, addressWithoutPerson(address)] as const] : [];
  });
  return Object.fromEntries([...codes, ...addresses]);
}

function addressWithoutPerson(address: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const kept = PLACES.flatMap((name) => (address[name] === undefined ? [] : [[name, address[name]] as const]));
  return { firstname: ERASED, lastname: ERASED, street: [ERASED], city: ERASED, ...Object.fromEntries(kept) };
}

export function wordsOf(information: unknown): readonly string[] {
  if (!isRecord(information)) return [];
  return ['shippingAddress', 'billingAddress'].flatMap((name) => {
    const address = lookUp(information, name);
    if (!isRecord(address)) return [];
    const { firstname, lastname, street, phone, email } = address;
    const lines: readonly unknown[] = Array.isArray(street) ? street : [];
    return [fullOf(firstname, lastname), ...lines, phone, email].filter((word) => typeof word === 'string');
  });
}

function fullOf(firstname: unknown, lastname: unknown): string {
  return typeof firstname === 'string' && typeof lastname === 'string' ? `${firstname} ${lastname}`.trim() : '';
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
