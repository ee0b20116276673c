import { isOwnMailbox } from '../../../core/orders/order-mail-bound';
import { countedMailbox, withAsciiHost } from './counted-mailbox';

/** A customer with the addresses of their account. */
interface Owner {
  readonly isVerified: boolean;
  readonly loginEmail: string | undefined;
  readonly email: string | undefined;
}

/** The callers of endpoints, as far as their mailboxes go. */
type MailCaller =
  | { readonly kind: 'guest' }
  | { readonly kind: 'refused' }
  | { readonly kind: 'user'; readonly customer: Owner & { readonly id: number } };

/** The confirmed addresses of a customer: what they sign in with, and where they are written to. */
export function ownAddressesOf({ isVerified, loginEmail, email }: Owner): readonly string[] {
  return isVerified ? [loginEmail, email].filter((one) => one !== undefined) : [];
}

/** Returns the id of a signed-in caller whose own confirmed mailbox an address is; undefined for everybody else. */
export function ownerOf(email: string, caller: MailCaller): number | undefined {
  if (caller.kind !== 'user') return undefined;
  const own = ownAddressesOf(caller.customer).map(withAsciiHost);
  return isOwnMailbox(withAsciiHost(email), own) ? caller.customer.id : undefined;
}

/**
 * Returns the key of a limit of mails to a mailbox that anybody can ask for. Its owner has one apart, which strangers cannot use up.
 * @param owner id of the customer whose mailbox it is, as `ownerOf`
 */
export function mailboxKey(what: string, email: string, owner: number | undefined): string {
  return owner === undefined ? `${what}:${countedMailbox(email)}` : `${what}-own:${String(owner)}`;
}
