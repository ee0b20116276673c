import { Secret, TOTP } from 'otpauth';
import { FACTOR_DIGITS } from '../../../../core/contract/people/second-factor';
import { hashToken } from '../../foundation';

const PERIOD_SECONDS = 30;
/** Adjacent codes accepted to tolerate clock drift. */
const WINDOW = 1;
const SECRET_HEX = 40;

const RECOVERY_SIGNS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
/** 120 bits of entropy; a fast hash is sufficient. */
const RECOVERY_LENGTH = 24;
const RECOVERY_GROUP = 6;

export function factorSecret(chance: string): string {
  return Secret.fromHex(hashToken(chance).slice(0, SECRET_HEX)).base32;
}

export function factorUri(secret: string, { shop, login }: { readonly shop: string; readonly login: string }): string {
  return totpOf(secret, { issuer: shop, label: login }).toString();
}

/**
 * Returns the time step of a code.
 * @param now milliseconds since the epoch
 * @returns undefined if the code is invalid now
 */
export function stepOfCode(secret: string, code: string, now: number): number | undefined {
  if (!new RegExp(`^\\d{${String(FACTOR_DIGITS)}}$`).test(code)) return undefined;
  const totp = totpOf(secret);
  const delta = totp.validate({ token: code, timestamp: now, window: WINDOW });
  return delta === null ? undefined : totp.counter({ timestamp: now }) + delta;
}

function totpOf(secret: string, names: { readonly issuer?: string; readonly label?: string } = {}): TOTP {
  const shape = { algorithm: 'SHA1', digits: FACTOR_DIGITS, period: PERIOD_SECONDS };
  return new TOTP({ ...shape, ...names, secret: Secret.fromBase32(secret) });
}

export function recoveryCode(chance: string): string {
  const bytes = Buffer.from(hashToken(chance).slice(0, RECOVERY_LENGTH * 2), 'hex');
  const signs = [...bytes].map((byte) => RECOVERY_SIGNS[byte % RECOVERY_SIGNS.length] ?? '').join('');
  return signs.match(new RegExp(`.{${String(RECOVERY_GROUP)}}`, 'g'))?.join('-') ?? signs;
}

export function plainCode(typed: string): string {
  return typed.replaceAll(/[\s-]/g, '').toUpperCase();
}

export function recoveryHash(code: string, customerId: number): string {
  return hashToken(`recovery:${String(customerId)}:${code}`);
}
