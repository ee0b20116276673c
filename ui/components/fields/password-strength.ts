import { MIN_PASSWORD, passwordLength } from '../../../core/account';

export type PasswordStrength = 'short' | 'weak' | 'fair' | 'strong';

/** Passwords with fewer distinct characters are weak at any length: 'aaaaaaaaaaaa'. */
const MIN_DIFFERENT = 6;
/** From this length on, character classes do not matter. */
const LONG = 16;
const FAIRLY_LONG = 10;

const KINDS = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u] as const;

/**
 * Rates a password: length first, then character classes; the shopper's own data counts as guessable. A hint, not a
 * rule.
 * @param own known words about the shopper: name, email
 */
export function passwordStrength(password: string, own: readonly string[] = []): PasswordStrength {
  const length = passwordLength(password);
  if (length < MIN_PASSWORD) return 'short';
  const kinds = KINDS.filter((kind) => kind.test(password)).length;
  const isGuessable =
    new Set(password.toLowerCase()).size < MIN_DIFFERENT || isRun(password) || containsOwnWord(password, own);
  if (isGuessable) return 'weak';
  if (length >= LONG || (length >= FAIRLY_LONG + 2 && kinds >= 3)) return 'strong';
  return length >= FAIRLY_LONG && kinds >= 2 ? 'fair' : 'weak';
}

function isRun(password: string): boolean {
  const codes = Array.from(password, (character) => character.codePointAt(0) ?? 0);
  const steps = codes.slice(1).filter((code, at) => Math.abs(code - (codes[at] ?? 0)) === 1).length;
  return steps >= codes.length * 0.7;
}

function containsOwnWord(password: string, own: readonly string[]): boolean {
  const text = password.toLowerCase();
  return own
    .flatMap((words) => words.toLowerCase().split(/[\s@.]+/))
    .some((word) => word.length >= 4 && text.includes(word) && word.length * 2 >= text.length);
}
