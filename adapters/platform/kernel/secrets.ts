import { createHash, createHmac, randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

/** Cost parameters of scrypt as RFC 7914 names them: a hash takes 128 · n · r bytes, and time by n · r · p. */
export interface PasswordCost {
  /** A power of two. */
  readonly n: number;
  readonly r: number;
  readonly p: number;
}

/** One of the sets that OWASP holds equal (2^17/8/1 is another), in the one of them that takes 32 MB, since several passwords are looked at at once. */
export const PASSWORD_COST: PasswordCost = { n: 2 ** 15, r: 8, p: 3 };
const KEY_BYTES = 32;

/** The hash that a token is kept as. Tokens hold 244 bits of chance, so a fast hash is enough. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** The hash that a code is kept as. A code is short: it is its short life and the few attempts that protect it. */
export function hashCode(salt: string, contact: string, code: string): string {
  return createHmac('sha256', salt).update(`${contact}\n${code}`).digest('hex');
}

/** Compares in constant time, wherever the texts differ. */
export function isSameText(one: string, other: string): boolean {
  const [a, b] = [createHash('sha256').update(one).digest(), createHash('sha256').update(other).digest()];
  return timingSafeEqual(a, b);
}

/** What `sign` writes as text. */
export function signBytes(secret: string, text: string): Uint8Array {
  return createHmac('sha256', secret).update(text).digest();
}

export function sign(secret: string, text: string): string {
  return createHmac('sha256', secret).update(text).digest('base64url');
}

/** A password as it is kept: algorithm, costs, salt and key. */
export async function hashPassword(password: string, cost: PasswordCost = PASSWORD_COST): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, cost);
  return ['scrypt', cost.n, cost.r, cost.p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

/**
 * Verifies a password against its stored hash, at the cost of that hash. Without a kept one, and with one of a lower cost, the whole work is
 * done all the same, so that the time shows neither whether there is an account nor how old its password is.
 * @param cost what passwords are kept at now
 */
export async function isPassword(
  password: string,
  kept: string | undefined,
  cost: PasswordCost = PASSWORD_COST,
): Promise<boolean> {
  const known = kept === undefined ? undefined : readKept(kept);
  if (known === undefined) {
    await derive(password, Buffer.alloc(16), cost);
    return false;
  }
  const derived = await derive(password, known.salt, known.cost);
  const missing = Math.ceil((workOf(cost) - workOf(known.cost)) / (cost.n * cost.r));
  if (missing > 0) await derive(password, known.salt, { ...cost, p: missing });
  return timingSafeEqual(known.key, derived);
}

/** True if a hash has a lower cost than today's, so that it should be replaced once the password is known. */
export function isOutdated(kept: string, cost: PasswordCost = PASSWORD_COST): boolean {
  const known = readKept(kept);
  return known === undefined || workOf(known.cost) < workOf(cost);
}

interface KeptPassword {
  readonly cost: PasswordCost;
  readonly salt: Buffer;
  readonly key: Buffer;
}

/** @returns undefined for what no shop has written: nothing dearer than `PASSWORD_COST` is ever worked at */
function readKept(kept: string): KeptPassword | undefined {
  const [algorithm, n, r, p, salt = '', key = ''] = kept.split('$');
  const cost: PasswordCost = { n: Number(n), r: Number(r), p: Number(p) };
  const read: KeptPassword = { cost, salt: Buffer.from(salt, 'base64url'), key: Buffer.from(key, 'base64url') };
  return algorithm === 'scrypt' && isPasswordCost(cost) && read.key.length === KEY_BYTES ? read : undefined;
}

/** True if scrypt accepts the cost and it is not above `PASSWORD_COST`. */
export function isPasswordCost({ n, r, p }: PasswordCost): boolean {
  const areCounts = [n, r, p].every((count) => Number.isSafeInteger(count) && count > 0);
  return areCounts && n > 1 && Number.isInteger(Math.log2(n)) && workOf({ n, r, p }) <= workOf(PASSWORD_COST);
}

function workOf({ n, r, p }: PasswordCost): number {
  return n * r * p;
}

function derive(password: string, salt: Buffer, { n, r, p }: PasswordCost): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    // Two ways to type one letter (composed or not) are one password.
    const text = password.normalize('NFKC');
    scrypt(text, salt, KEY_BYTES, { N: n, r, p, maxmem: 256 * n * r }, (error, key) => {
      if (error) reject(error);
      else resolve(key);
    });
  });
}
