import { canonicalEmail, countedMailboxOf } from '../contract/contact';

/**
 * Most mails about unpaid orders that a mailbox gets in a day from people who have not shown that it is theirs. Anybody can order with anybody's address;
 * a household orders less often.
 */
export const MAX_UNCONFIRMED_ORDER_MAILS = 5;
/** How long they are counted together: a day, in milliseconds. */
export const ORDER_MAIL_WINDOW_MS = 24 * 60 * 60 * 1000;

/**
 * Returns true for an order mail to one of the customer's own confirmed mailboxes, which no bound counts: strangers cannot use up what its owner gets.
 * @param own confirmed addresses of who orders; none of a guest
 */
export function isOwnMailbox(email: string, own: readonly string[]): boolean {
  const mailbox = boundMailboxOf(email);
  return own.some((address) => boundMailboxOf(address) === mailbox);
}

/** The mailbox of an address in the form that the bound counts it by: neither a plus part nor, at Gmail, dots make another one. */
export function boundMailboxOf(email: string): string {
  return countedMailboxOf(canonicalEmail(email));
}

/** Returns true while a mailbox may still be written to. @param count mails of the day so far, with this one */
export function isWithinMailBound(count: number): boolean {
  return count <= MAX_UNCONFIRMED_ORDER_MAILS;
}
