import { LEAST_PASSWORD } from '../../../core/contract/limits';
import { passwordLength } from '../../../core/contract/password';
import { invalidInput } from '../http/api-error';

/** A short password of fewer different characters is no better than a common one: 'aaaaaaaa', eight spaces. */
const LEAST_DIFFERENT = 3;
/** From this length on it is not. */
const LONG = 16;

/** What passwords are compared by: those who guess try capitals as well. */
const plain = (text: string) => text.normalize('NFKC').toLowerCase();

/** The list is read when the first password is chosen: the shop opens without it. */
let list: Promise<ReadonlySet<string>> | undefined;

/** Passwords that leaked so often that they are what is tried first, in small letters. */
async function readList(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const words = Object.entries(dictionary).flatMap(([name, entries]) => (name.startsWith('passwords') ? entries : []));
  return new Set(words.filter((word) => passwordLength(word) >= LEAST_PASSWORD).map(plain));
}

/** A word of one sign is in every password. */
const LEAST_WORD = 2;

/** Letters and digits alone: 'Ada-Lovelace!' and 'adalovelace' are the same to who guesses. */
const bare = (text: string) => plain(text).replace(/[^\p{L}\p{M}\p{N}]/gu, '');

/** The parts of what is known, each also as a whole, the longest first: 'Ada Lovelace' is 'adalovelace', 'lovelace' and 'ada'. */
function wordsOf(own: readonly string[]): string[] {
  const words = own.flatMap((text) => [bare(text), ...plain(text).split(/[^\p{L}\p{M}\p{N}]+/u)]);
  return [...new Set(words)].filter((word) => passwordLength(word) >= LEAST_WORD).sort((a, b) => b.length - a.length);
}

/** Whether a password is made of known words: what is beside them has no letter, and would be too short by itself, such as '2026!'. */
function isOfWords(password: string, words: readonly string[]): boolean {
  const text = bare(password);
  // A phone number may be written with or without its country.
  const national = text.replace(/^0+/, '');
  if (passwordLength(national) >= LEAST_PASSWORD && words.some((word) => word.includes(national))) return true;
  const rest = words.reduce((left, word) => left.replaceAll(word, ''), text);
  const taken = passwordLength(text) - passwordLength(rest);
  return taken > 0 && !/\p{L}/u.test(rest) && passwordLength(plain(password)) - taken < LEAST_PASSWORD;
}

/**
 * @param own what everybody can know of who chooses it and of the shop: names, contacts, the host
 * @returns whether it is among the first that somebody would try who wants in
 */
export async function isCommon(password: string, own: readonly string[] = []): Promise<boolean> {
  const text = plain(password);
  if (passwordLength(password) < LONG && new Set(text).size < LEAST_DIFFERENT) return true;
  if (isOfWords(password, wordsOf(own))) return true;
  list ??= readList();
  return (await list).has(text);
}

/**
 * For a password that somebody chooses.
 * @param field as the call names it
 * @throws ApiError 400 PASSWORD_TOO_COMMON naming the field
 */
export async function requireUncommon(password: string, field: string, own: readonly string[] = []): Promise<void> {
  if (!(await isCommon(password, own))) return;
  const message = `${field} must not be one of the passwords that are tried first`;
  throw invalidInput([{ field, message }], 'PASSWORD_TOO_COMMON');
}
