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

/**
 * @param own what everybody can know of who chooses it: the e-mail address
 * @returns whether it is among the first that somebody would try who wants in
 */
export async function isCommon(password: string, own: readonly string[] = []): Promise<boolean> {
  const text = plain(password);
  if (passwordLength(password) < LONG && new Set(text).size < LEAST_DIFFERENT) return true;
  if (own.some((word) => plain(word) === text || plain(word).split('@')[0] === text)) return true;
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
