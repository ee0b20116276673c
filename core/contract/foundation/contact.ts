import { narrowDigits, withoutInvisible } from '../../kernel/words/fold-code';

import { EMAIL, MAX_EMAIL_LENGTH } from './email-form';
import { unicodeHost } from './unicode-host';

export { EMAIL, MAX_EMAIL_LENGTH };

export interface Contact {
  readonly kind: 'phone' | 'email';
  /** '+' and digits, or a lower-case address. */
  readonly value: string;
}

/** At least 6 characters: digits, spaces and phone punctuation. */
const PHONE = /^[\d\s()+\-‐‑‒–—―−_.#/]{6,}$/;
const EXTENSION = /[\s,;]{0,3}(?:x|ext\.?|extension)\s{0,3}\d{1,8}$/i;
/** No country code begins with 0. */
const NO_COUNTRY = /^\+\s*0/;
const MAX_PHONE_LENGTH = 40;
/** E.164 limit, with the country code. */
const MAX_PHONE_DIGITS = 15;

/** Accepts an extension too: a phone number of an address is dialled by people. */
export function isPhone(raw: string): boolean {
  return hasNumber(withoutExtension(plainPhone(raw)));
}

function hasNumber(text: string): boolean {
  return PHONE.test(text) && !NO_COUNTRY.test(text);
}

/** Removes the marks around a copied number and `tel:`. Digits of all scripts become 0–9. */
function plainPhone(raw: string): string {
  return narrowDigits(withoutInvisible(raw))
    .trim()
    .replace(/^tel:\s*/i, '');
}

function withoutExtension(text: string): string {
  return text.replace(EXTENSION, '');
}

/** Digits of a phone number, without its extension. */
export function phoneDigits(raw: string): string {
  return withoutExtension(plainPhone(raw)).replace(/\D/g, '');
}

export function isContact(raw: string): boolean {
  return hasNumber(plainPhone(raw)) || readEmail(raw) !== undefined;
}

/**
 * Reads the number that identifies an account.
 * @returns undefined if two people may share it: with an extension, or with more digits than one number has
 */
export function readPhone(raw: string): string | undefined {
  const text = plainPhone(raw);
  if (text.length > MAX_PHONE_LENGTH || !PHONE.test(text)) return undefined;
  const digits = text.replace(/\D/g, '').replace(/^00/, '');
  return digits === '' || digits.length > MAX_PHONE_DIGITS ? undefined : `+${digits}`;
}

const BLANK = /[\s\p{Cf}]/u;

/** Removes blanks and the invisible marks around a copied address. */
function trimmed(raw: string): string {
  let [from, to] = [0, raw.length];
  while (from < to && BLANK.test(raw.charAt(from))) from += 1;
  while (to > from && BLANK.test(raw.charAt(to - 1))) to -= 1;
  return raw.slice(from, to);
}

/** Returns the canonical form: trimmed, NFC, lower case, host normalised and in Unicode. */
export function canonicalEmail(raw: string): string {
  const email = trimmed(raw).normalize('NFC').toLowerCase();
  const at = email.lastIndexOf('@');
  return at < 0
    ? email
    : `${email.slice(0, at)}@${unicodeHost(
        email
          .slice(at + 1)
          .normalize('NFKC')
          .toLowerCase(),
      )}`;
}

/** Returns the mailbox without plus part, to identify people. */
export function mailboxOf(contact: string): string {
  return contact.replace(/(?<=[^+])\+[^@]*(?=@)/, '').replace(/(?<!\.)\.+$/, '');
}

const GMAIL = new Set(['gmail.com', 'googlemail.com']);

/** Returns one key for all spellings of a mailbox, without dots for Gmail. For limits only, not for identity. */
export function countedMailboxOf(contact: string): string {
  const mailbox = mailboxOf(canonicalEmail(contact));
  const at = mailbox.lastIndexOf('@');
  if (at < 0 || !GMAIL.has(mailbox.slice(at + 1))) return mailbox;
  return `${mailbox.slice(0, at).replaceAll('.', '')}@gmail.com`;
}

export function readEmail(raw: string): string | undefined {
  const email = canonicalEmail(raw);
  return email.length <= MAX_EMAIL_LENGTH && EMAIL.test(email) ? email : undefined;
}

export function readContact(raw: string): Contact | undefined {
  const phone = readPhone(raw);
  if (phone !== undefined) return { kind: 'phone', value: phone };
  const email = readEmail(raw);
  return email === undefined ? undefined : { kind: 'email', value: email };
}
