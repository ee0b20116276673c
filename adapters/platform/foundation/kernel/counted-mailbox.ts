import { countedMailboxOf } from '../../../../core/contract/foundation/contact';

export function withAsciiHost(contact: string): string {
  const at = contact.lastIndexOf('@');
  if (at < 0) return contact;
  const address = URL.parse(`http://${contact.slice(at + 1)}`);
  return address === null || address.hostname === '' ? contact : `${contact.slice(0, at)}@${address.hostname}`;
}

/** Returns one key for all spellings of a mailbox, for rate limits. */
export function countedMailbox(contact: string): string {
  return countedMailboxOf(withAsciiHost(contact));
}
