import { MIN_PASSWORD } from '../../../../core/contract/foundation/limits';
import { passwordLength } from '../../../../core/contract/foundation/password';
import { invalidInput } from '../../foundation';

/** Short passwords with fewer distinct characters count as common. */
const MIN_DIFFERENT = 3;
const LONG = 16;

const plain = (text: string) => text.normalize('NFKC').toLowerCase();

let list: Promise<ReadonlySet<string>> | undefined;

async function readList(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const words = Object.entries(dictionary).flatMap(([name, entries]) => (name.startsWith('passwords') ? entries : []));
  return new Set(words.filter((word) => passwordLength(word) >= MIN_PASSWORD).map(plain));
}

const MIN_WORD = 2;

const bare = (text: string) => plain(text).replace(/[^\p{L}\p{M}\p{N}]/gu, '');

function wordsOf(own: readonly string[]): string[] {
  const words = own.flatMap((text) => [bare(text), ...plain(text).split(/[^\p{L}\p{M}\p{N}]+/u)]);
  return [...new Set(words)].filter((word) => passwordLength(word) >= MIN_WORD).sort((a, b) => b.length - a.length);
}

function isOfWords(password: string, words: readonly string[]): boolean {
  const text = bare(password);
  const national = text.replace(/^0+/, '');
  if (passwordLength(national) >= MIN_PASSWORD && words.some((word) => word.includes(national))) return true;
  const rest = words.reduce((left, word) => left.replaceAll(word, ''), text);
  const taken = passwordLength(text) - passwordLength(rest);
  return taken > 0 && !/\p{L}/u.test(rest) && passwordLength(plain(password)) - taken < MIN_PASSWORD;
}

/**
 * @param own public facts about the user and shop
 * @returns true if an attacker would try the password early
 */
export async function isCommon(password: string, own: readonly string[] = []): Promise<boolean> {
  const text = plain(password);
  if (passwordLength(password) < LONG && new Set(text).size < MIN_DIFFERENT) return true;
  if (isOfWords(password, wordsOf(own))) return true;
  list ??= readList();
  return (await list).has(text);
}

/** @throws ApiError 400 PASSWORD_TOO_COMMON naming the field */
export async function requireUncommon(password: string, field: string, own: readonly string[] = []): Promise<void> {
  if (!(await isCommon(password, own))) return;
  const message = `${field} must not be one of the passwords that are tried first`;
  throw invalidInput([{ field, message }], 'PASSWORD_TOO_COMMON');
}
