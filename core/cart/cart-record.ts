import type { ProductOption, TaxRule, TotalSegment } from '../contract';
import type { StoreView } from '../store-views';
import type { CartContents, CartItem } from './cart';

/** Where the cart is to be sent, as far as it is known. */
export interface CartAddress {
  readonly country_id?: string | undefined;
  readonly postcode?: string | undefined;
  readonly region_id?: number | null | undefined;
  readonly region?: string | undefined;
}

/** What tax depends on besides the lines and the address. */
export interface Taxing {
  readonly tax: StoreView['tax'];
  readonly rules: readonly TaxRule[];
}

/** What the server is known to have of a line; the third side of every merge. */
export interface BaseLine {
  /** The line's `lineKey`. */
  readonly key: string;
  readonly sku: string;
  readonly product_option?: ProductOption | undefined;
  readonly item_id?: string | number | undefined;
  /** The last quantity that the server confirmed; null while a change is on its way whose outcome is not known. */
  readonly qty: number | null;
  /** While `qty` is not known: the last one that was confirmed. */
  readonly confirmed?: number | undefined;
}

/** The revision of a server cart that nobody here has looked into yet: no cart has it, so no change is sent before a look. */
export const UNSEEN = -1;

/** Whose the lines were when the shop ended the session of somebody who checked out, and what their own server cart had. */
export interface FormerOwner {
  readonly owner: string;
  /** The server cart of the customer; empty where the lines had not become theirs yet. */
  readonly token: string;
  readonly base: readonly BaseLine[];
  readonly revision: number | null;
  /** The `lineKey` of each line that was in it. */
  readonly keys: readonly string[];
}

/** The state of the cart with what its own rules need besides. */
export interface CartRecord extends CartContents {
  readonly base: readonly BaseLine[];
  /** How often the server cart had been changed when the base was of it; null where the server does not count. */
  readonly revision: number | null;
  /** Id of the customer whose the cart became; empty for a guest's. */
  readonly owner: string;
  /** Whether it is to stay as it is when it becomes a customer's, who may have another one: they are in checkout. */
  readonly keeps: boolean;
  /** Null unless the lines are those of a customer whose session has ended in checkout. */
  readonly former: FormerOwner | null;
  /** The sum to show under the cart: `segmentsOf` this cart. */
  readonly shown: readonly TotalSegment[];
  /** Lines that were removed lately, with the revision that this was: what another tab sends of them may be older. */
  readonly removals: Readonly<Record<string, number>>;
  readonly address: CartAddress | null;
  /** How often coupon, shipping, payment and address were chosen, by their names: what another tab sends of one may be older. */
  readonly choiceRevisions: Readonly<Record<string, number>>;
  /** How this store taxes, for totals while the server cannot be asked; null while unknown. */
  readonly taxing: Taxing | null;
  /** The `itemsHash` and `totalsHash` of the cart that `totals` were computed for. */
  readonly totalsItems: string;
  readonly totalsFor: string;
  /** The `choicesHash` of the same cart: while it stays, the server knows address and methods. */
  readonly totalsChoices: string;
  /** The revision of the server's cart that the totals were asked for at, so that of two that fit the later are known; `UNSEEN` where it has none. */
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
  totalsRevision: UNSEEN,
};

/** The name of a line within one cart. */
export function lineKey(item: Pick<CartItem, 'sku' | 'checksum'>): string {
  return `${item.sku}|${item.checksum}`;
}
