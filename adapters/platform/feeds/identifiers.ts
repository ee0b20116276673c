/** The numbers that a thing is known by all over the world. */
export interface Identifiers {
  readonly gtin?: string;
  readonly mpn?: string;
}

/** Names under which merchants' files have them. */
const GTIN_NAMES = ['gtin', 'ean', 'upc', 'barcode', 'isbn'] as const;
const MPN_NAMES = ['mpn', 'manufacturer_part_number'] as const;

/** Portals take part numbers of at most so many characters. */
const LONGEST_MPN = 70;

/** Whether the last digit of a GTIN (8, 12, 13 or 14 digits) is the one that the others ask for. */
export function isGtin(text: string): boolean {
  if (!/^(?:\d{8}|\d{12,14})$/.test(text) || /^0+$/.test(text)) return false;
  const digits = Array.from(text, Number).reverse();
  const sum = digits.reduce((total, digit, at) => total + digit * (at % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0;
}

/**
 * The identifiers of a product or variant. A number that cannot be one is left out: portals refuse the whole item for it. Pure.
 * @param valueOf what the merchant gave under a name
 */
export function identifiersOf(valueOf: (name: string) => unknown): Identifiers {
  const textsOf = (names: readonly string[]) =>
    names.flatMap((name) => {
      const value = valueOf(name);
      return typeof value === 'string' || typeof value === 'number' ? [String(value).trim()] : [];
    });
  const gtin = textsOf(GTIN_NAMES)
    .map((text) => text.replaceAll(/[\s-]/g, ''))
    .find((text) => isGtin(text));
  const mpn = textsOf(MPN_NAMES).find((text) => text !== '' && text.length <= LONGEST_MPN);
  return { ...(gtin !== undefined && { gtin }), ...(mpn !== undefined && { mpn }) };
}
