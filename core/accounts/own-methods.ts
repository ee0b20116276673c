import { ownDownloads } from '../contract/orders/downloads';
import { customerOrder, getOrder } from '../contract/orders/orders';
import { orderHistory } from '../contract/people/accounts';
import { ownBonuses } from '../contract/people/bonus-movement';
import { copyOwnData, viewAccountEnd } from '../contract/people/own-data';
import { endSessions, ownSessions } from '../contract/people/own-sessions';
import { method } from '../sync';

/** Content of an account. */
export const OWN_METHODS = {
  /** Newest first; pages from 1. */
  orders: orderHistory,
  order: { ...getOrder, result: customerOrder },
  /** Purchased downloads, those of the newest order first; pages from 1, 20 orders per page by default. */
  downloads: ownDownloads,
  /** Newest first. */
  bonuses: method(ownBonuses, { member: 'items' }),
  sessions: ownSessions,
  /** Ends one session, or all other sessions if `id` is omitted. Returns the number of ended sessions. */
  endSessions: method(endSessions, { member: 'ended' }),
  /** Refused with ACCESS_DENIED during impersonation. */
  ownData: copyOwnData,
  /** Consequences of and obstacles to deletion. Refused with ACCESS_DENIED during impersonation. */
  accountEnd: viewAccountEnd,
} as const;
