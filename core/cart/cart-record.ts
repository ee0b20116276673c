import type { ProductOption, TaxRule, TotalSegment } from '../contract';
import type { PickupPlace } from '../contract/selling/pickup';
import type { StoreView } from '../store-views';
import type { CartContents, CartItem } from './cart';

export interface CartAddress {
  readonly country_id?: string | undefined;
  readonly postcode?: string | undefined;
  readonly region_id?: number | null | undefined;
  readonly region?: string | undefined;
  readonly vat_id?: string | undefined;
  readonly pickup?: PickupPlace | undefined;
}

export interface Taxing {
  readonly tax: StoreView['tax'];
  readonly rules: readonly TaxRule[];
  /** Moment whose rates apply, in milliseconds. */
  readonly at: number;
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

/** Part of the cart that all tabs of a device share. */
export interface CartData extends Pick<
  CartContents,
  | 'cartItems'
  | 'cartServerToken'
  | 'cartItemsHash'
  | 'totals'
  | 'segments'
  | 'coupon'
  | 'shippingMethods'
  | 'paymentMethods'
  | 'shipping'
  | 'payment'
  | 'spendUserAccount'
> {
  readonly base: readonly BaseLine[];
  /** Server revision of the base; null if the server has no revisions. */
  readonly revision: number | null;
  /** Customer id; empty for a guest. */
  readonly owner: string;
  readonly keeps: boolean;
  readonly former: FormerOwner | null;
  readonly address: CartAddress | null;
  readonly totalsItems: string;
  readonly totalsFor: string;
  readonly totalsChoices: string;
  /** Server revision of the totals; the later one wins. `NEVER_SYNCED` if unknown. */
  readonly totalsRevision: number;
  /** Number of the last stored change per tab, so that a change is applied once. */
  readonly marks: Readonly<Record<string, number>>;
}

/** Part of the cart that belongs to one tab. */
export interface TabCart extends Pick<
  CartContents,
  | 'cartServerLastSyncDate'
  | 'cartServerLastTotalsSyncDate'
  | 'isAddingToCart'
  | 'connectBypassCount'
  | 'isSyncing'
  | 'isLoaded'
  | 'elsewhere'
  | 'isLocal'
> {
  /** For offline totals; null while unknown. */
  readonly taxing: Taxing | null;
}

export interface CartRecord extends CartData, TabCart {
  readonly shown: readonly TotalSegment[];
}

export const EMPTY_DATA: CartData = {
  cartItems: [],
  cartServerToken: '',
  cartItemsHash: '',
  totals: null,
  segments: [],
  coupon: null,
  shippingMethods: [],
  paymentMethods: [],
  shipping: null,
  payment: null,
  spendUserAccount: true,
  base: [],
  revision: null,
  owner: '',
  keeps: false,
  former: null,
  address: null,
  totalsItems: '',
  totalsFor: '',
  totalsChoices: '',
  totalsRevision: NEVER_SYNCED,
  marks: {},
};

export const NEW_TAB: TabCart = {
  cartServerLastSyncDate: 0,
  cartServerLastTotalsSyncDate: 0,
  isAddingToCart: false,
  connectBypassCount: 0,
  isSyncing: false,
  isLoaded: false,
  taxing: null,
};

export const EMPTY_CART: CartRecord = { ...EMPTY_DATA, ...NEW_TAB, shown: [] };

export function isLine(one: CartItem, other: CartItem): boolean {
  return lineKey(one) === lineKey(other);
}

export function lineKey(item: Pick<CartItem, 'sku' | 'checksum'>): string {
  return `${item.sku}|${item.checksum}`;
}

/** Server cart that a change is about. */
export interface ServerState {
  readonly token: string;
  /** Revision that the answer describes; null if unknown. */
  readonly revision?: number | null;
}
