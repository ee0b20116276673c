import { GTIN_NAMES, isGtin, MPN_NAMES } from '../../../../core/contract/foundation/identifiers';

export interface Identifiers {
  readonly gtin?: string;
  readonly mpn?: string;
}

const MAX_MPN_LENGTH = 70;

/**
 * Returns valid identifiers only: portals reject items with invalid ones. Pure.
 * @param valueOf reads the merchant's value by name
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
  const mpn = textsOf(MPN_NAMES).find((text) => text !== '' && text.length <= MAX_MPN_LENGTH);
  return { ...(gtin !== undefined && { gtin }), ...(mpn !== undefined && { mpn }) };
}
