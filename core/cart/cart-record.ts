import type { ProductOption, TaxRule, TotalSegment } from '../contract';
import type { StoreView } from '../store-views';
import type { CartContents, CartItem } from './cart';

export interface CartAddress {
  readonly country_id?: string | undefined;
  readonly postcode?: string | undefined;
  readonly region_id?: number | null | undefined;
  readonly region?: string | undefined;
}

export interface Taxing {
  readonly tax: StoreView['tax'];
  readonly rules: readonly TaxRule[];
  /** Currency of the store. Default: one with two decimals. */
  readonly currency?: string | undefined;
}

/** Last known server state of a line; the base of the three-way merge. */
export interface BaseLine {
  readonly key: string;
  readonly sku: string;
  readonly product_option?: ProductOption | undefined;
  readonly item_id?: string | number | undefined;
  /** Last confirmed quantity; null while a change is in flight with unknown outcome. */
  readonly qty: number | null;
  readonly confirmed?: number | undefined;
}

/** Matches no server revision, so the cart is read before changes are sent. */
export const NEVER_SYNCED = -1;

export interface FormerOwner {
  readonly owner: string;
  readonly token: string;
  readonly base: readonly BaseLine[];
  readonly revision: number | null;
  readonly keys: readonly string[];
}

export interface CartRecord extends CartContents {
  readonly base: readonly BaseLine[];
  /** Server revision of the base; null if the server has no revisions. */
  readonly revision: number | null;
  /** Customer id; empty for a guest. */
  readonly owner: string;
  readonly keeps: boolean;
  readonly former: FormerOwner | null;
  readonly shown: readonly TotalSegment[];
  /** Tombstones: removed lines with their revision, to reject older messages from other tabs. */
  readonly removals: Readonly<Record<string, number>>;
  readonly address: CartAddress | null;
  readonly choiceRevisions: Readonly<Record<string, number>>;
  /** For offline totals; null while unknown. */
  readonly taxing: Taxing | null;
  readonly totalsItems: string;
  readonly totalsFor: string;
  readonly totalsChoices: string;
  /** Server revision of the totals; the later one wins. `NEVER_SYNCED` if unknown. */
  readonly totalsRevision: number;
}

export const EMPTY_CART: CartRecord = {
  cartItems: [],
  cartServerToken: '',
  cartItemsHash: '',
  cartServerLastSyncDate: 0,
  cartServerLastTotalsSyncDate: 0,
  totals: null,
  segments: [],
  coupon: null,
  shippingMethods: [],
  paymentMethods: [],
  shipping: null,
  payment: null,
  spendUserAccount: true,
  isAddingToCart: false,
  connectBypassCount: 0,
  isSyncing: false,
  isLoaded: false,
  base: [],
  revision: null,
  owner: '',
  keeps: false,
  former: null,
  shown: [],
  removals: {},
  address: null,
  choiceRevisions: {},
  taxing: null,
  totalsItems: '',
  totalsFor: '',
  totalsChoices: '',
  totalsRevision: NEVER_SYNCED,
};

export function lineKey(item: Pick<CartItem, 'sku' | 'checksum'>): string {
  return `${item.sku}|${item.checksum}`;
}
