import {
  boundMailboxOf,
  isOwnMailbox,
  isWithinMailBound,
  MAX_UNCONFIRMED_ORDER_MAILS,
  ORDER_MAIL_WINDOW_MS,
} from '../../../core/orders/order-mail-bound';
import type { SecurityLog } from '../accounts/security-log';
import { withAsciiHost } from '../kernel/counted-mailbox';
import { hashToken } from '../kernel/secrets';
import type { Repositories } from '../ports/database';
import type { StoredOrder } from '../ports/orders';
import type { Settings } from '../settings/options';

/** Error of a message that was left out, for staff, who can have it sent all the same. */
const LEFT_OUT = `Left out: more than ${String(MAX_UNCONFIRMED_ORDER_MAILS)} order mails in a day to a mailbox that nobody has confirmed`;

/** Error for the mails of an order that is not written about: until money comes, its mailbox has had its mails of the day. */
export function leftOutOf({ fulfilment }: Pick<StoredOrder, 'fulfilment'>): string | undefined {
  return fulfilment.unmailed === true ? LEFT_OUT : undefined;
}

/** True for an order that was never mailed, and for which no money came but that of gift cards, which a stranger gets back by cancelling it. */
export async function isUnmailed(
  { giftCards }: Pick<Repositories, 'giftCards'>,
  { id, fulfilment, grandTotal }: StoredOrder,
  isPaid: boolean,
): Promise<boolean> {
  if (fulfilment.unmailed !== true) return false;
  if (!isPaid) return true;
  const spent = [...(await giftCards.usesOf(id)).values()].reduce((sum, amount) => sum + amount, 0);
  return spent >= grandTotal;
}

/** Name of the limit in the security log. */
const LIMIT = 'order-mails';

interface Parts {
  readonly security: SecurityLog;
  readonly settings: Pick<Settings, 'clock'>;
}

/**
 * Counts an order mail that anybody can have the shop send to anybody, within the unit of work that writes it.
 * @param own confirmed addresses of who asks for it, which are not counted
 * @returns false where the mailbox has had its mails of the day
 */
export async function mayMailOrder(
  { rates }: Pick<Repositories, 'rates'>,
  { email, own }: { readonly email: string; readonly own: readonly string[] },
  { security, settings }: Parts,
): Promise<boolean> {
  if (isOwnMailbox(withAsciiHost(email), own.map(withAsciiHost))) return true;
  const mailbox = boundMailboxOf(withAsciiHost(email));
  const { count } = await rates.count(hashToken(`${LIMIT}:${mailbox}`), ORDER_MAIL_WINDOW_MS, settings.clock.now());
  if (isWithinMailBound(count)) return true;
  // Once for each day.
  if (count === MAX_UNCONFIRMED_ORDER_MAILS + 1)
    security.write('limit-reached', { limit: LIMIT }, { contact: mailbox });
  return false;
}
