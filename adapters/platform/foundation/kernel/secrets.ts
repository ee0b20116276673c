import { createHash, createHmac, randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

/** scrypt parameters (RFC 7914): memory is 128 · n · r bytes, time grows with n · r · p. */
export interface PasswordCost {
  readonly n: number;
  readonly r: number;
  readonly p: number;
}

/** OWASP-equivalent set that needs 32 MB, because several hashes run at once. */
export const PASSWORD_COST: PasswordCost = { n: 2 ** 15, r: 8, p: 3 };
const KEY_BYTES = 32;

/** A fast hash suffices: tokens hold 244 bits of entropy. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Short codes rely on expiry and attempt limits, not on the hash. */
export function hashCode(salt: string, contact: string, code: string): string {
  return createHmac('sha256', salt).update(`${contact}\n${code}`).digest('hex');
}

export function isSameText(one: string, other: string): boolean {
  const [a, b] = [createHash('sha256').update(one).digest(), createHash('sha256').update(other).digest()];
  return timingSafeEqual(a, b);
}

export function signBytes(secret: string, text: string): Uint8Array {
  return createHmac('sha256', secret).update(text).digest();
}

export function sign(secret: string, text: string): string {
  return createHmac('sha256', secret).update(text).digest('base64url');
}

export async function hashPassword(password: string, cost: PasswordCost = PASSWORD_COST): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, cost);
  return ['scrypt', cost.n, cost.r, cost.p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

/**
 * Verifies a password. Does the full work even without a hash, so that timing reveals nothing about the account.
 * @param cost current cost of new hashes
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

export function isOutdated(kept: string, cost: PasswordCost = PASSWORD_COST): boolean {
  const known = readKept(kept);
  return known === undefined || workOf(known.cost) < workOf(cost);
}

interface KeptPassword {
  readonly cost: PasswordCost;
  readonly salt: Buffer;
  readonly key: Buffer;
}

/** @returns undefined for unknown formats and costs above `PASSWORD_COST` */
function readKept(kept: string): KeptPassword | undefined {
  const [algorithm, n, r, p, salt = '', key = ''] = kept.split('$');
  const cost: PasswordCost = { n: Number(n), r: Number(r), p: Number(p) };
  const read: KeptPassword = { cost, salt: Buffer.from(salt, 'base64url'), key: Buffer.from(key, 'base64url') };
  return algorithm === 'scrypt' && isPasswordCost(cost) && read.key.length === KEY_BYTES ? read : undefined;
}

export function isPasswordCost({ n, r, p }: PasswordCost): boolean {
  const areCounts = [n, r, p].every((count) => Number.isSafeInteger(count) && count > 0);
  return areCounts && n > 1 && Number.isInteger(Math.log2(n)) && workOf({ n, r, p }) <= workOf(PASSWORD_COST);
}

function workOf({ n, r, p }: PasswordCost): number {
  return n * r * p;
}

function derive(password: string, salt: Buffer, { n, r, p }: PasswordCost): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    // Composed and decomposed characters count as the same password.
    const text = password.normalize('NFKC');
    scrypt(text, salt, KEY_BYTES, { N: n, r, p, maxmem: 256 * n * r }, (error, key) => {
      if (error) reject(error);
      else resolve(key);
    });
  });
}
