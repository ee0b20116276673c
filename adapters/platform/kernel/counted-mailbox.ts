import { countedMailboxOf } from '../../../core/contract/contact';

/** A contact with its host as the net knows it: 'bücher.example' and 'xn--bcher-kva.example' are one. A phone number stays as it is. */
export function withAsciiHost(contact: string): string {
  const at = contact.lastIndexOf('@');
  if (at < 0) return contact;
  const address = URL.parse(`http://${contact.slice(at + 1)}`);
  return address === null || address.hostname === '' ? contact : `${contact.slice(0, at)}@${address.hostname}`;
}

/** The mailbox of a contact as bounds count it, by all of its spellings. */
export function countedMailbox(contact: string): string {
  return countedMailboxOf(withAsciiHost(contact));
}
