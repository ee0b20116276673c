import { readContact } from '../contract/contact';

/** Digits of a phone number that stay readable at its end. */
const SHOWN_DIGITS = 4;
const MASK = '*';

/**
 * Hides most of a contact, so that its owner recognises it and a bystander cannot copy it: 'a*a@shop.test', '+*******0100'. The host
 * and the length stay, because they tell two people's addresses apart. Pure.
 */
export function maskContact(raw: string): string {
  const contact = readContact(raw);
  if (contact === undefined) return MASK.repeat(Math.min(raw.trim().length, SHOWN_DIGITS));
  return contact.kind === 'email' ? maskEmail(contact.value) : maskPhone(contact.value);
}

function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const letters = email.slice(0, at).match(/./gsu) ?? [];
  const ends = letters.length > 2 ? 2 : 1;
  const hidden = MASK.repeat(Math.max(1, letters.length - ends));
  return `${letters[0] ?? ''}${hidden}${ends === 2 ? (letters.at(-1) ?? '') : ''}${email.slice(at)}`;
}

function maskPhone(phone: string): string {
  const digits = phone.slice(1);
  const shown = Math.min(SHOWN_DIGITS, Math.floor(digits.length / 2));
  return `+${MASK.repeat(digits.length - shown)}${digits.slice(digits.length - shown)}`;
}
