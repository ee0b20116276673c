import type { OrderWaiting, SendMoment } from './place-outcome';

/**
 * Moment at which a waiting order is sent. Without a network the page that says so sends it on reconnect; after a failed answer nothing
 * tells that the shop is well again, so the next visit sends it, or the shopper. Pure.
 */
export function whenSent(reason: OrderWaiting['reason'], isAutomatic: boolean): SendMoment {
  if (reason === 'offline') return 'on-reconnect';
  return isAutomatic ? 'next-visit' : 'when-asked';
}
