export const GTIN_NAMES: readonly string[] = ['gtin', 'ean', 'upc', 'barcode', 'isbn'];
export const MPN_NAMES: readonly string[] = ['mpn', 'manufacturer_part_number'];

const PLAIN = new Set([...GTIN_NAMES, ...MPN_NAMES, 'google_product_category']);

/** True for codes and external taxonomies, which are not normalised. */
export function isKeptToTheLetter(code: string): boolean {
  return PLAIN.has(code);
}

/** Validates the check digit of a GTIN (8, 12, 13 or 14 digits). */
export function isGtin(text: string): boolean {
  if (!/^(?:\d{8}|\d{12,14})$/.test(text) || /^0+$/.test(text)) return false;
  const digits = Array.from(text, Number).reverse();
  const sum = digits.reduce((total, digit, at) => total + digit * (at % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0;
}
