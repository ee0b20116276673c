/** IBAN length by country, for the Single Euro Payments Area (EPC409-09). */
const LENGTHS: ReadonlyMap<string, number> = new Map(
  Object.entries({
    ...{ AD: 24, AL: 28, AT: 20, BE: 16, BG: 22, CH: 21, CY: 28, CZ: 24, DE: 22, DK: 18, EE: 20, ES: 24, FI: 18 },
    ...{ FR: 27, GB: 22, GI: 23, GR: 27, HR: 21, HU: 28, IE: 22, IS: 26, IT: 27, LI: 21, LT: 20, LU: 20, LV: 21 },
    ...{ MC: 27, MD: 24, ME: 22, MK: 19, MT: 31, NL: 18, NO: 15, PL: 28, PT: 25, RO: 24, RS: 22, SE: 24, SI: 19 },
    ...{ SK: 24, SM: 27, VA: 22 },
  }),
);
const SHAPE = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/;
const BIC = /^[A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{2}([A-Z0-9]{3})?$/;

/** Normalizes an account number: no spaces, upper case. */
export function accountKey(text: string): string {
  return text.replace(/\s/g, '').toUpperCase();
}

/** Returns true if a text has the form of an IBAN; its check digits may be wrong. */
export function looksLikeIban(text: string): boolean {
  return SHAPE.test(accountKey(text));
}

/** Returns true if the check digits are valid and the length matches the country, if known. */
export function isIban(text: string): boolean {
  const iban = accountKey(text);
  const length = LENGTHS.get(iban.slice(0, 2));
  if (!SHAPE.test(iban) || (length !== undefined && iban.length !== length)) return false;
  const digits = `${iban.slice(4)}${iban.slice(0, 4)}`.replace(/[A-Z]/g, (letter) =>
    String(letter.charCodeAt(0) - 'A'.charCodeAt(0) + 10),
  );
  return BigInt(digits) % 97n === 1n;
}

/** Returns true for an IBAN that accepts SEPA credit transfers. */
export function isSepaIban(text: string): boolean {
  return isIban(text) && LENGTHS.has(accountKey(text).slice(0, 2));
}

/** Returns true for a BIC of 8 or 11 characters (ISO 9362). */
export function isBic(text: string): boolean {
  return BIC.test(accountKey(text));
}

/** Returns the name of an account number's form, for its label. */
export function accountNumberKind(text: string): 'iban' | 'account' {
  return looksLikeIban(text) ? 'iban' : 'account';
}

/** Returns the name of a bank code's form, for its label. */
export function bankCodeKind(text: string): 'bic' | 'routing' {
  return isBic(text) ? 'bic' : 'routing';
}
