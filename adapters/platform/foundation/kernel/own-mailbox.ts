import { countedMailboxOf } from '../../../../core/contract/foundation/contact';
import { isOwnMailbox } from '../../../../core/orders/rules/order-mail-bound';

interface Owner {
  readonly isVerified: boolean;
  readonly loginEmail: string | undefined;
  readonly email: string | undefined;
}

type MailCaller =
  | { readonly kind: 'guest' }
  | { readonly kind: 'refused' }
  | { readonly kind: 'user'; readonly customer: Owner & { readonly id: number } };

export function ownAddressesOf({ isVerified, loginEmail, email }: Owner): readonly string[] {
  return isVerified ? [loginEmail, email].filter((one) => one !== undefined) : [];
}

export function ownerOf(email: string, caller: MailCaller): number | undefined {
  if (caller.kind !== 'user') return undefined;
  return isOwnMailbox(email, ownAddressesOf(caller.customer)) ? caller.customer.id : undefined;
}

/**
 * Returns a rate limit key for mail to an address. Owners get a separate key, which strangers cannot exhaust.
 * @param owner result of `ownerOf`
 */
export function mailboxKey(what: string, email: string, owner: number | undefined): string {
  return owner === undefined ? `${what}:${countedMailboxOf(email)}` : `${what}-own:${String(owner)}`;
}
