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
import type { RoyaltyState } from '../contract/bloggers/bloggers';

/** A list with its total count. */
export interface BloggerList<T> {
  readonly items: readonly T[];
  readonly total: number;
}

/** Data of the blogger's cabinet. */
export interface CabinetParts {
  readonly products: BloggerList<PromoProduct>;
  readonly posts: BloggerList<BloggerPost>;
  readonly sales: BloggerList<BloggerOrder>;
  readonly payouts: BloggerList<BloggerPayout>;
  readonly balance: BloggerBalance;
  readonly statistics: BloggerStatistics;
  readonly terms: BloggerTerms;
  readonly wikis: readonly CmsPage[];
  readonly settings: BloggerSettings;
}
/** Separately loaded part of the cabinet. */
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

/** Load state of a part; the last value survives a failed refresh. */
export type Reading<T> =
  | { readonly status: 'unread' | 'loading' }
  | { readonly status: 'failed'; readonly error: unknown }
  | {
      readonly status: 'here';
      readonly value: T;
      readonly readAt: number;
      readonly isRefreshing: boolean;
      readonly error?: unknown;
    };

/** Load state of every part. */
export type Readings = { readonly [Part in CabinetPart]: Reading<CabinetParts[Part]> };

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

export function asked<T>(reading: Reading<T>): Reading<T> {
  return reading.status === 'here' ? { ...reading, isRefreshing: true } : { status: 'loading' };
}

export function failed<T>(reading: Reading<T>, error: unknown): Reading<T> {
  return reading.status === 'here' ? { ...reading, isRefreshing: false, error } : { status: 'failed', error };
}

/** Options of a refresh. */
export interface RefreshOptions {
  readonly skipCache?: boolean;
}

/** Query for sales; newest first by default. */
export interface SalesQuery {
  readonly state?: RoyaltyState;
  readonly start?: number;
  readonly number?: string;
}

/** Query for ledger entries; all by default. */
export interface LedgerQuery {
  readonly order?: number;
  /** Id of a payout; 0 selects confirmed entries not yet paid out. */
  readonly payout?: number;
  /** ISO 4217. */
  readonly currency?: string;
  readonly before?: number;
  /** Most entries; 1 to 1000. */
  readonly size?: number;
}

/** Collecting mode: off, or the collected products in type order. */
export type Collecting =
  | { readonly isOn: false }
  | { readonly isOn: true; readonly collected: readonly PromoProduct[] };
