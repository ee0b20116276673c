import { LEAST_PASSWORD, passwordLength } from '../../core';

/** How hard a password is to guess, as far as its characters show. */
export type PasswordStrength = 'short' | 'weak' | 'fair' | 'strong';

/** Fewer different characters than this, and a longer password is no better: 'aaaaaaaaaaaa'. */
const LEAST_DIFFERENT = 6;
/** From here on length alone is enough: three words. */
const LONG = 16;
const FAIRLY_LONG = 10;

/** Small letters, capitals, digits, and all the rest. */
const KINDS = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u] as const;

/**
 * A hint, not a rule: the shop takes whatever is long enough. Length counts most, then how many kinds of characters there are;
 * what stands in the shopper's own name or address is easy to guess however long it is.
 * @param own words that everybody can know of this shopper: name, e-mail
 */
export function passwordStrength(password: string, own: readonly string[] = []): PasswordStrength {
  const length = passwordLength(password);
  if (length < LEAST_PASSWORD) return 'short';
  const kinds = KINDS.filter((kind) => kind.test(password)).length;
  const isDull = new Set(password.toLowerCase()).size < LEAST_DIFFERENT || isRun(password) || holdsOwn(password, own);
  if (isDull) return 'weak';
  if (length >= LONG || (length >= FAIRLY_LONG + 2 && kinds >= 3)) return 'strong';
  return length >= FAIRLY_LONG && kinds >= 2 ? 'fair' : 'weak';
}

/** Characters one after another, as on the keys of a clock: '123456789', 'abcdefgh'. */
function isRun(password: string): boolean {
  const codes = Array.from(password, (character) => character.codePointAt(0) ?? 0);
  const steps = codes.slice(1).filter((code, at) => Math.abs(code - (codes[at] ?? 0)) === 1).length;
  return steps >= codes.length * 0.7;
}

function holdsOwn(password: string, own: readonly string[]): boolean {
  const text = password.toLowerCase();
  return own
    .flatMap((words) => words.toLowerCase().split(/[\s@.]+/))
    .some((word) => word.length >= 4 && text.includes(word) && word.length * 2 >= text.length);
}
