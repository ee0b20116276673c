import * as z from 'zod/mini';
import { readContact } from '../contract/foundation/contact';
import { WELCOME_LINK_MS } from '../contract/foundation/one-time-code';
import type { Sha3 } from '../kernel/sha3';

export const ASKED_CODES_COLLECTION = 'asked-codes';
export const ASKED_CODES_KEY = 'list';
const MAX_ASKED = 5;

/**
 * Contacts that requested a sign-in link, with expiry in milliseconds since the epoch. Hashed, so that shared devices
 * hold no addresses.
 */
export const askedCodes = z.array(z.object({ hash: z.string(), until: z.number() }));
export type AskedCodes = z.infer<typeof askedCodes>;

export function addAsked(asked: AskedCodes, contact: string, now: number, sha3: Sha3): AskedCodes {
  const value = readContact(contact)?.value;
  if (value === undefined) return asked;
  const hash = sha3(value);
  const others = asked.filter((one) => one.hash !== hash && one.until > now);
  return [...others, { hash, until: now + WELCOME_LINK_MS }].slice(-MAX_ASKED);
}

/** Returns true if this device requested the link. Other links need confirmation (login CSRF). */
export function wasAskedHere(asked: AskedCodes, contact: string, now: number, sha3: Sha3): boolean {
  const value = readContact(contact)?.value;
  if (value === undefined) return false;
  const hash = sha3(value);
  return asked.some((one) => one.hash === hash && one.until > now);
}
