import type { OrderWaiting, SendMoment } from './place-outcome';

/**
 * Offline orders are sent on reconnect; after a server error nothing signals recovery, so the next visit sends them.
 */
export function whenSent(reason: OrderWaiting['reason'], isAutomatic: boolean): SendMoment {
  if (reason === 'offline') return 'on-reconnect';
  return isAutomatic ? 'next-visit' : 'when-asked';
}
