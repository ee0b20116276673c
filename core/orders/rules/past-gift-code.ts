import { readGiftCode } from './gift-card';

/** Separators that people type in codes. */
const SEPARATORS = /[\s\-‐‑‒–—_.]/gu;

/**
 * Normalizes a gift card code of a previous shop, ignoring separators and case.
 * @returns 8–40 letters and digits; undefined for shorter codes, which could be guessed, and for others
 */
export function readPastGiftCode(typed: string): string | undefined {
  const text = typed.toUpperCase().replaceAll(SEPARATORS, '');
  return /^[0-9A-Z]{8,40}$/.test(text) ? text : undefined;
}

/** Returns what a typed code can be: one of this shop, or of a previous one. */
export function giftCodesOf(typed: string): readonly string[] {
  return [readGiftCode(typed), readPastGiftCode(typed)].filter((code) => code !== undefined);
}
