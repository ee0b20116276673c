import { ADDRESS_WORDS, addressForm } from './address-form';
import { fieldProblem, type FieldProblem } from '../../kernel/field-problem';
import { lookUp } from '../../kernel/look-up';

/** Other countries are checked for length only. */
const SHAPES: Readonly<Record<string, { readonly pattern: RegExp; readonly example: string }>> = {
  AT: { pattern: /^\d{4}$/, example: '1010' },
  AU: { pattern: /^\d{4}$/, example: '2000' },
  BE: { pattern: /^\d{4}$/, example: '1000' },
  BG: { pattern: /^\d{4}$/, example: '1000' },
  CA: { pattern: /^[A-Z]\d[A-Z] ?\d[A-Z]\d$/i, example: 'K1A 0B1' },
  CH: { pattern: /^\d{4}$/, example: '8001' },
  CN: { pattern: /^\d{6}$/, example: '100000' },
  CZ: { pattern: /^\d{3} ?\d{2}$/, example: '110 00' },
  DE: { pattern: /^\d{5}$/, example: '10115' },
  DK: { pattern: /^\d{4}$/, example: '1050' },
  ES: { pattern: /^\d{5}$/, example: '28001' },
  FI: { pattern: /^\d{5}$/, example: '00100' },
  FR: { pattern: /^\d{5}$/, example: '75001' },
  GB: { pattern: /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/i, example: 'SW1A 1AA' },
  HU: { pattern: /^\d{4}$/, example: '1011' },
  IT: { pattern: /^\d{5}$/, example: '00118' },
  JP: { pattern: /^\d{3}-?\d{4}$/, example: '100-0001' },
  NL: { pattern: /^\d{4} ?[A-Z]{2}$/i, example: '1012 AB' },
  NO: { pattern: /^\d{4}$/, example: '0150' },
  PL: { pattern: /^\d{2}-?\d{3}$/, example: '00-001' },
  PT: { pattern: /^\d{4}-?\d{3}$/, example: '1000-001' },
  RU: { pattern: /^\d{6}$/, example: '101000' },
  SE: { pattern: /^\d{3} ?\d{2}$/, example: '111 29' },
  SK: { pattern: /^\d{3} ?\d{2}$/, example: '811 01' },
  UA: { pattern: /^\d{5}$/, example: '01001' },
  UK: { pattern: /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/i, example: 'SW1A 1AA' },
  US: { pattern: /^\d{5}(-\d{4})?$/, example: '10001' },
};

/** Countries whose addresses have no postcode (Universal Postal Union). */
const WITHOUT: ReadonlySet<string> = new Set(
  'AE AG AO AW BF BI BJ BO BQ BS BW BZ CD CF CG CI CK CM CW DJ DM ER FJ GA GD GH GM GQ GY HK JM KI KM KP LY ML MO MR MW NR NU QA RW SB SC SL SR ST SX SY TD TG TK TL TO TV UG VU YE ZW'.split(
    ' ',
  ),
);

/** Returns false for a country without postcodes; an address there may leave it empty. */
export function needsPostcode(country: string): boolean {
  return !WITHOUT.has(country);
}

const MAX = 20;

export function postcodeName(country: string): string {
  return ADDRESS_WORDS.postcode[addressForm(country).postcode];
}

export function postcodeError(country: string, postcode: string): FieldProblem | undefined {
  const text = postcode.trim();
  if (text.length > MAX) return fieldProblem('too-long', { max: MAX });
  const shape = lookUp(SHAPES, country);
  if (shape !== undefined && !shape.pattern.test(text)) {
    return fieldProblem('postcode', { what: postcodeName(country), example: shape.example });
  }
  return undefined;
}

/** Returns true for a complete postcode of a known country. */
export function isPostcode(country: string, postcode: string): boolean {
  return lookUp(SHAPES, country)?.pattern.test(postcode.trim()) === true;
}

/** Returns a postcode that a country has, if its form is known. */
export function postcodeExample(country: string): string | undefined {
  return lookUp(SHAPES, country)?.example;
}
