import { countedMailboxOf } from '../../contract/foundation/contact';

export const MAX_UNCONFIRMED_ORDER_MAILS = 5;
export const ORDER_MAIL_WINDOW_MS = 24 * 60 * 60 * 1000;

/**
 * Returns true for the customer's own confirmed mailboxes, which are exempt so that strangers cannot exhaust the limit.
 * @param own confirmed addresses; empty for guests
 */
export function isOwnMailbox(email: string, own: readonly string[]): boolean {
  const mailbox = countedMailboxOf(email);
  return own.some((address) => countedMailboxOf(address) === mailbox);
}

export function isWithinMailBound(count: number): boolean {
  return count <= MAX_UNCONFIRMED_ORDER_MAILS;
}
