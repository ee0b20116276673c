import { Secret, TOTP } from 'otpauth';
import { FACTOR_DIGITS } from '../../../core/contract/second-factor';
import { hashToken } from '../kernel/secrets';

/** As every authenticator app has it (RFC 6238): a code of half a minute. */
const PERIOD_SECONDS = 30;
/** So many codes before and after the one of now are taken as well: clocks of phones differ. */
const WINDOW = 1;
/** 160 bits, as RFC 4226 recommends. */
const SECRET_HEX = 40;

const RECOVERY_SIGNS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
/** 24 signs of five bits: with 120 bits of chance a fast hash keeps them safe. */
const RECOVERY_LENGTH = 24;
const RECOVERY_GROUP = 6;

/** A secret for an authenticator app, in Base32. @param chance a text of 244 bits of chance */
export function factorSecret(chance: string): string {
  return Secret.fromHex(hashToken(chance).slice(0, SECRET_HEX)).base32;
}

/** The address that an authenticator app reads from a QR code. @param login what the app shows beside the shop */
export function factorUri(secret: string, { shop, login }: { readonly shop: string; readonly login: string }): string {
  return totpOf(secret, { issuer: shop, label: login }).toString();
}

/**
 * The step of time that a code of an app belongs to.
 * @param now milliseconds since the epoch
 * @returns undefined for a code that is none of now
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

/** A code that stands in for an app that was lost, as people write it down: 'ABCDEF-…'. @param chance a text of 244 bits of chance */
export function recoveryCode(chance: string): string {
  const bytes = Buffer.from(hashToken(chance).slice(0, RECOVERY_LENGTH * 2), 'hex');
  const signs = [...bytes].map((byte) => RECOVERY_SIGNS[byte % RECOVERY_SIGNS.length] ?? '').join('');
  return signs.match(new RegExp(`.{${String(RECOVERY_GROUP)}}`, 'g'))?.join('-') ?? signs;
}

/** What somebody typed as a code, without what only makes it readable. */
export function plainCode(typed: string): string {
  return typed.replaceAll(/[\s-]/g, '').toUpperCase();
}

/** The hash that a recovery code is kept as. @param code without spaces and hyphens */
export function recoveryHash(code: string, customerId: number): string {
  return hashToken(`recovery:${String(customerId)}:${code}`);
}
