/** What a shopper signs in with: a phone number or an e-mail address, in the one form that it is compared and kept in. */
export interface Contact {
  readonly kind: 'phone' | 'email';
  /** '+' and digits, or the address in lower case. */
  readonly value: string;
}

/** A §5: at least 6 characters from digits, space, parentheses, plus, hyphen and dash variants, underscore, dot, hash. */
const PHONE = /^[\d\s()+\-‐‑‒–—―−_.#]{6,}$/;
/**
 * A §5, S §5: an address that mails can go to, at every entry the same: a host name of letters, digits and hyphens with a dot behind the '@', and
 * nothing that a mail server reads as another spelling of it, a second address or a command (quotes, comments, brackets, invisible characters, other
 * signs for a dot, a dot at the end).
 */
export const EMAIL =
  /^[^\s@<>()[\]\\,;:"\p{Cc}\p{Cf}]+@(?:(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{M}\p{N}-])+(?:\.(?:(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{M}\p{N}-])+)+$/u;
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

/**
 * The form that an e-mail address is compared, counted and kept in: without blanks around it, composed (NFC), in lower case, the letters of its host in
 * their usual width, as mail servers read them.
 */
export function canonicalEmail(raw: string): string {
  const email = raw.trim().normalize('NFC').toLowerCase();
  const at = email.lastIndexOf('@');
  return at < 0 ? email : email.slice(0, at) + email.slice(at).normalize('NFKC').toLowerCase();
}

/**
 * The mailbox of a contact in its one form, by which people are counted: a plus part names no other mailbox ('ada+shop@…'), nor does a dot at the
 * end. A phone number stays as it is. Pure.
 */
export function mailboxOf(contact: string): string {
  return contact.replace(/(?<=[^+])\+[^@]*(?=@)/, '').replace(/\.+$/, '');
}

/** Hosts of Gmail, which delivers a name with dots and without to one mailbox. */
const GMAIL = new Set(['gmail.com', 'googlemail.com']);

/** The mailbox of a contact as bounds of mails count it: as `mailboxOf`, and at Gmail without the dots of its name. People are not told apart by it. Pure. */
export function countedMailboxOf(contact: string): string {
  const mailbox = mailboxOf(contact);
  const at = mailbox.lastIndexOf('@');
  if (at < 0 || !GMAIL.has(mailbox.slice(at + 1))) return mailbox;
  return `${mailbox.slice(0, at).replaceAll('.', '')}@gmail.com`;
}

/** An e-mail address in its one form; `undefined` for what is none. */
export function readEmail(raw: string): string | undefined {
  const email = canonicalEmail(raw);
  return email.length <= LONGEST_EMAIL && EMAIL.test(email) ? email : undefined;
}

/** What was typed to sign in; `undefined` when it is neither a phone nor an e-mail address (A §5, INCORRECT_PHONE_OR_EMAIL). */
export function readContact(raw: string): Contact | undefined {
  const phone = readPhone(raw);
  if (phone !== undefined) return { kind: 'phone', value: phone };
  const email = readEmail(raw);
  return email === undefined ? undefined : { kind: 'email', value: email };
}
