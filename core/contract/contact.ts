/** What a shopper signs in with: a phone number or an e-mail address, in the one form that it is compared and kept in. */
export interface Contact {
  readonly kind: 'phone' | 'email';
  /** '+' and digits, or the address in lower case. */
  readonly value: string;
}

/** A §5: at least 6 characters from digits, space, parentheses, plus, hyphen and dash variants, underscore, dot, hash. */
const PHONE = /^[\d\s()+\-‐‑‒–—―−_.#]{6,}$/;
/** A §5, the loose pattern: something, '@', something. */
const EMAIL = /^[^\s@]+@[^\s@]+$/;
/** S §5: an address that mails can go to, with a dot behind the '@'. */
export const ORDER_EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
/** RFC 5321: no address is longer. */
export const LONGEST_EMAIL = 254;
const LONGEST_PHONE = 40;

/** Whether a text is a phone number by the pattern as written (A §5). Whether it is a real one only the shop can check. */
export function isPhone(raw: string): boolean {
  return PHONE.test(raw.trim());
}

/** Whether somebody can be asked for by it: a phone number or an e-mail address (A §5). */
export function isContact(raw: string): boolean {
  return isPhone(raw) || readEmail(raw) !== undefined;
}

/** A phone number in its one form; `undefined` for what has no number in it, or one that is longer than any. */
export function readPhone(raw: string): string | undefined {
  const text = raw.trim();
  if (text.length > LONGEST_PHONE || !PHONE.test(text)) return undefined;
  const digits = text.replace(/\D/g, '').replace(/^00/, '');
  return digits === '' ? undefined : `+${digits}`;
}

/** An e-mail address in its one form; `undefined` for what is none. */
export function readEmail(raw: string): string | undefined {
  const text = raw.trim();
  return text.length <= LONGEST_EMAIL && EMAIL.test(text) ? text.toLowerCase() : undefined;
}

/** What was typed to sign in; `undefined` when it is neither a phone nor an e-mail address (A §5, INCORRECT_PHONE_OR_EMAIL). */
export function readContact(raw: string): Contact | undefined {
  const phone = readPhone(raw);
  if (phone !== undefined) return { kind: 'phone', value: phone };
  const email = readEmail(raw);
  return email === undefined ? undefined : { kind: 'email', value: email };
}
