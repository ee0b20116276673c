import * as z from 'zod/mini';
import { readContact } from '../contract/contact';
import { WELCOME_LINK_MS } from '../contract/one-time-code';
import type { Sha3 } from '../kernel/sha3';

/** Collection of the storage that names to whom this device has had links mailed. */
export const ASKED_CODES_COLLECTION = 'asked-codes';
/** Key under which the list is kept. */
export const ASKED_CODES_KEY = 'list';
/** Most contacts that are remembered; the oldest goes first. */
const MAX_ASKED = 5;

/**
 * Contacts that this device has requested a mail with a link for, and until when such a link can sign in (milliseconds since the epoch).
 * They are kept as hashes: somebody who did not sign in leaves no address on a device that others use.
 */
export const askedCodes = z.array(z.object({ hash: z.string(), until: z.number() }));
export type AskedCodes = z.infer<typeof askedCodes>;

/** Adds a contact whose code or account is requested now. Pure. @param now milliseconds since the epoch */
export function addAsked(asked: AskedCodes, contact: string, now: number, sha3: Sha3): AskedCodes {
  const value = readContact(contact)?.value;
  if (value === undefined) return asked;
  const hash = sha3(value);
  const others = asked.filter((one) => one.hash !== hash && one.until > now);
  return [...others, { hash, until: now + WELCOME_LINK_MS }].slice(-MAX_ASKED);
}

/**
 * Returns true if this device has requested the mail whose link is opened. A link that somebody else requested may lead into an account of theirs
 * (login CSRF), so it signs in only after a question. Pure.
 */
export function wasAskedHere(asked: AskedCodes, contact: string, now: number, sha3: Sha3): boolean {
  const value = readContact(contact)?.value;
  if (value === undefined) return false;
  const hash = sha3(value);
  return asked.some((one) => one.hash === hash && one.until > now);
}
