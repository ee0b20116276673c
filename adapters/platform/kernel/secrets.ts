import { createHash, createHmac, randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

/** Costs of scrypt: 32 MB and some 60 ms for each password. */
const COST = 2 ** 15;
const BLOCK = 8;
const LANES = 1;
const KEY_BYTES = 32;
const MEMORY = 128 * COST * BLOCK * 2;

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
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt);
  return ['scrypt', COST, BLOCK, LANES, salt.toString('base64url'), key.toString('base64url')].join('$');
}

/**
 * Whether a password is the one that was kept. Without a kept one the work is done all the same, so that the time does not show
 * whether there is an account.
 */
export async function isPassword(password: string, kept: string | undefined): Promise<boolean> {
  const [algorithm, cost, block, lanes, salt = '', key = ''] = (kept ?? NO_PASSWORD).split('$');
  const isKnown = algorithm === 'scrypt' && Number(cost) === COST && Number(block) === BLOCK && Number(lanes) === LANES;
  const derived = await derive(password, Buffer.from(salt, 'base64url'));
  const wanted = Buffer.from(key, 'base64url');
  return kept !== undefined && isKnown && wanted.length === derived.length && timingSafeEqual(wanted, derived);
}

const NO_PASSWORD = `scrypt$${COST}$${BLOCK}$${LANES}$AAAAAAAAAAAAAAAAAAAAAA$`;

function derive(password: string, salt: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    // Two ways to type one letter (composed or not) are one password.
    const text = password.normalize('NFKC');
    scrypt(text, salt, KEY_BYTES, { N: COST, r: BLOCK, p: LANES, maxmem: MEMORY }, (error, key) => {
      if (error) reject(error);
      else resolve(key);
    });
  });
}
