import type {
  BloggerBalance,
  BloggerOrder,
  BloggerPayout,
  BloggerPost,
  BloggerSettings,
  BloggerStatistics,
  BloggerTerms,
  CmsPage,
  PromoProduct,
} from '../contract';
import type { RoyaltyState } from '../contract/bloggers';

/** A list with how many there are in all. */
export interface BloggerList<T> {
  readonly items: readonly T[];
  readonly total: number;
}

/** What the cabinet consists of (A §4.9). */
export interface CabinetParts {
  readonly products: BloggerList<PromoProduct>;
  readonly posts: BloggerList<BloggerPost>;
  readonly sales: BloggerList<BloggerOrder>;
  readonly payouts: BloggerList<BloggerPayout>;
  readonly balance: BloggerBalance;
  readonly statistics: BloggerStatistics;
  readonly terms: BloggerTerms;
  readonly wikis: readonly CmsPage[];
  /** What the merchant has written for bloggers. */
  readonly settings: BloggerSettings;
}
/** A part of the blogger's cabinet that is read by itself. */
export type CabinetPart = keyof CabinetParts;

export const CABINET_PARTS = [
  'products',
  'posts',
  'sales',
  'payouts',
  'balance',
  'statistics',
  'terms',
  'wikis',
  'settings',
] as const satisfies readonly CabinetPart[];

/** A part as far as it was read. What is here stays while it is read again, and where that fails. */
export type Reading<T> =
  | { readonly status: 'unread' | 'loading' }
  | { readonly status: 'failed'; readonly error: unknown }
  | {
      readonly status: 'here';
      readonly value: T;
      /** Milliseconds since the epoch: when it was asked for. */
      readonly readAt: number;
      readonly isRefreshing: boolean;
      /** Why it could not be read again the last time; left out where it could. */
      readonly error?: unknown;
    };

/** What is known of each part of the cabinet: read, being read, or why not. */
export type Readings = { readonly [Part in CabinetPart]: Reading<CabinetParts[Part]> };

/** Of whom nothing was read. */
export const NOTHING_READ: Readings = {
  products: { status: 'unread' },
  posts: { status: 'unread' },
  sales: { status: 'unread' },
  payouts: { status: 'unread' },
  balance: { status: 'unread' },
  statistics: { status: 'unread' },
  terms: { status: 'unread' },
  wikis: { status: 'unread' },
  settings: { status: 'unread' },
};

/** It is asked for. Pure. */
export function asked<T>(reading: Reading<T>): Reading<T> {
  return reading.status === 'here' ? { ...reading, isRefreshing: true } : { status: 'loading' };
}

/** It could not be had: what was here stays. Pure. */
export function failed<T>(reading: Reading<T>, error: unknown): Reading<T> {
  return reading.status === 'here' ? { ...reading, isRefreshing: false, error } : { status: 'failed', error };
}

/** How a part of the cabinet is read anew. */
export interface RefreshOptions {
  /** Also what was read less than five seconds ago. */
  readonly skipCache?: boolean;
}

/** Which orders are asked for: the newest of all, where nothing is named. */
export interface SalesQuery {
  /** Those alone whose royalty is so far. */
  readonly state?: RoyaltyState;
  /** How many newer ones are left out. */
  readonly start?: number;
  /** That order alone, by its number. */
  readonly number?: string;
}

/** Which entries of the ledger are asked for; all of them, where nothing is named. */
export interface LedgerQuery {
  /** Id of an order. */
  readonly order?: number;
  /** Id of a payout; 0 for what is confirmed and in none yet. */
  readonly payout?: number;
  /** ISO 4217. */
  readonly currency?: string;
  /** Entries older than this id. */
  readonly before?: number;
  /** Most entries; 1 to 1000. */
  readonly size?: number;
}

/** Collecting mode (A §4.9): off, or on with what is collected so far, in the order of types. */
export type Collecting =
  | { readonly isOn: false }
  | { readonly isOn: true; readonly collected: readonly PromoProduct[] };
