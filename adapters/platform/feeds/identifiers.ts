import { GTIN_NAMES, isGtin, MPN_NAMES } from '../../../core/contract/identifiers';

/** The numbers that a thing is known by all over the world. */
export interface Identifiers {
  readonly gtin?: string;
  readonly mpn?: string;
}

/** Portals take part numbers of at most so many characters. */
const LONGEST_MPN = 70;

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
