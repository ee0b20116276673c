/** Names under which merchants' files have the number that a thing is known by all over the world. */
export const GTIN_NAMES: readonly string[] = ['gtin', 'ean', 'upc', 'barcode', 'isbn'];
/** The same for the number that its maker gave it. */
export const MPN_NAMES: readonly string[] = ['mpn', 'manufacturer_part_number'];

const PLAIN = new Set([...GTIN_NAMES, ...MPN_NAMES, 'google_product_category']);

/** Whether what an attribute says is kept to the letter, since nobody filters by it: numbers, and places in the taxonomies of others. */
export function isKeptToTheLetter(code: string): boolean {
  return PLAIN.has(code);
}

/** Whether the last digit of a GTIN (8, 12, 13 or 14 digits) is the one that the others ask for. */
export function isGtin(text: string): boolean {
  if (!/^(?:\d{8}|\d{12,14})$/.test(text) || /^0+$/.test(text)) return false;
  const digits = Array.from(text, Number).reverse();
  const sum = digits.reduce((total, digit, at) => total + digit * (at % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0;
}
