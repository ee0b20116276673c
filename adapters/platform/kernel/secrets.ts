import { createHash, createHmac, randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

/**
 * Costs of scrypt: one of the sets that OWASP holds equal (2^17/8/1 is another), in the one of them that takes 32 MB, since several
 * passwords are looked at at once.
 */
const COST = 2 ** 15;
const BLOCK = 8;
const LANES = 3;
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
 * Whether a password is the one that was kept. Without a kept one, and with one of lower costs, the whole work is done all the same, so
 * that the time shows neither whether there is an account nor how old its password is.
 */
export async function isPassword(password: string, kept: string | undefined): Promise<boolean> {
  const [algorithm, cost, block, lanes, salt = '', key = ''] = (kept ?? NO_PASSWORD).split('$');
  const keptLanes = Number(lanes);
  const isKnown =
    algorithm === 'scrypt' && Number(cost) === COST && Number(block) === BLOCK && KNOWN_LANES.has(keptLanes);
  const used = isKnown ? keptLanes : LANES;
  const bytes = Buffer.from(salt, 'base64url');
  const derived = await derive(password, bytes, used);
  if (used < LANES) await derive(password, bytes, LANES - used);
  const wanted = Buffer.from(key, 'base64url');
  return kept !== undefined && isKnown && wanted.length === derived.length && timingSafeEqual(wanted, derived);
}

/** Whether a password was kept at lower costs than passwords are now, so that it should be kept anew once it is known. */
export function isOutdated(kept: string): boolean {
  return !kept.startsWith(`${['scrypt', COST, BLOCK, LANES].join('$')}$`);
}

/** Passwords of earlier times were kept with one lane. */
const KNOWN_LANES: ReadonlySet<number> = new Set([1, LANES]);
const NO_PASSWORD = `scrypt$${COST}$${BLOCK}$${LANES}$AAAAAAAAAAAAAAAAAAAAAA$`;

function derive(password: string, salt: Buffer, lanes = LANES): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    // Two ways to type one letter (composed or not) are one password.
    const text = password.normalize('NFKC');
    scrypt(text, salt, KEY_BYTES, { N: COST, r: BLOCK, p: lanes, maxmem: MEMORY }, (error, key) => {
      if (error) reject(error);
      else resolve(key);
    });
  });
}
