import type { Observable } from 'rxjs';
import * as z from 'zod/mini';
import type { CartTotals, PaymentMethod, Product, ShippingMethod, TotalSegment } from '../contract';
import { productOption, saleQuantities } from '../contract/catalogue/product';
import type { PickupPlace } from '../contract/selling/pickup';
import type { Known } from '../kernel/known';
import type { ProductView } from '../product/product';

const itemId = z.union([z.string(), z.number()]);

/** Prices are per unit, in major units. */
export const cartItem = z.looseObject({
  id: z.optional(itemId),
  sku: z.string(),
  parentSku: z.optional(z.string()),
  name: z.string(),
  slug: z.optional(z.string()),
  qty: z.number().check(z.int(), z.gte(1)),
  prev_qty: z.optional(z.number()),
  price: z.number(),
  old_price: z.optional(z.nullable(z.number())),
  product_type: z.optional(z.string()),
  tax_class_id: z.optional(z.nullable(z.number())),
  type_id: z.optional(z.string()),
  /** Treated as money: no coupon reduces it. */
  gift_card: z.optional(z.boolean()),
  thumbnail: z.optional(z.string()),
  options: z.optional(z.array(z.object({ label: z.string(), value: z.string() }))),
  product_option: z.optional(productOption),
  /** sha3-224 of the configuration. */
  checksum: z.string(),
  /** Units already in the server cart during a merge; the rest is added. */
  merged: z.optional(z.number()),
  /** Ids of cancelled orders already returned to this line; makes the return idempotent. */
  put_back: z.optional(z.array(z.string())),
  item_id: z.optional(itemId),
  quote_id: z.optional(z.string()),
  server_item_id: z.optional(itemId),
  server_cart_id: z.optional(z.string()),
  is_in_stock: z.optional(z.boolean()),
  /** Sellable units at the last check; absent if not tracked. See `lineStock`. */
  stock_qty: z.optional(z.number()),
  ...saleQuantities,
  errors: z.optional(z.object({ stock: z.optional(z.string()) })),
  info: z.optional(z.object({ stock: z.optional(z.string()) })),
  /** In major units, from the server. */
  totals: z.optional(z.looseObject({ row_total: z.number(), row_total_incl_tax: z.optional(z.number()) })),
});
/** Line of the cart. */
export type CartItem = Known<z.infer<typeof cartItem>>;

/** Coupon of a cart, and whether it currently applies. */
export interface Coupon {
  readonly code: string;
  readonly active: boolean;
}

export interface CartElsewhere {
  readonly storeCode: string;
  readonly units: number;
}

/** State of the cart. */
export interface CartState {
  readonly cartItems: readonly CartItem[];
  readonly cartServerToken: string;
  readonly cartItemsHash: string;
  readonly cartServerLastSyncDate: number;
  readonly cartServerLastTotalsSyncDate: number;
  /** Null until the server has answered; `segments$` always has figures. */
  readonly totals: CartTotals | null;
  readonly segments: readonly TotalSegment[];
  readonly coupon: Coupon | null;
  readonly shippingMethods: readonly ShippingMethod[];
  readonly paymentMethods: readonly PaymentMethod[];
  readonly shipping: { readonly method_code: string; readonly carrier_code: string } | null;
  readonly payment: string | null;
  readonly address?: {
    readonly country_id?: string | undefined;
    readonly postcode?: string | undefined;
    readonly region_id?: number | null | undefined;
    readonly region?: string | undefined;
    readonly vat_id?: string | undefined;
    /** Shop that collects the order; its place decides the tax. */
    readonly pickup?: PickupPlace | undefined;
  } | null;
  readonly spendUserAccount: boolean;
  readonly isAddingToCart: boolean;
  readonly isMicrocartOpen: boolean;
  readonly connectBypassCount: number;
  readonly isSyncing: boolean;
  /** Always true on the server. The counter is hidden until then. */
  readonly isLoaded: boolean;
  readonly elsewhere?: readonly CartElsewhere[];
  /** True if `cart.synchronize` is off: lines are never confirmed and coupons unavailable. */
  readonly isLocal?: boolean;
}

export type CartContents = Omit<CartState, 'isMicrocartOpen'>;

/** Difference found or resolved by a sync. */
export interface SyncDifference {
  readonly sku: string;
  readonly party: 'client' | 'server';
  readonly status: 'no-item' | 'wrong-qty' | 'update-required' | 'no-changes';
  readonly clientQty?: number | undefined;
  readonly serverQty?: number | undefined;
  readonly action:
    | 'add-to-server'
    | 'update-server'
    | 'delete-from-server'
    | 'add-locally'
    | 'update-locally'
    | 'remove-locally'
    | 'none';
}

/** Result of adding to the cart. */
export interface AddResult {
  readonly items: readonly CartItem[];
  readonly problems: readonly {
    readonly sku: string;
    readonly code: string;
    readonly message: string;
    /** For 'choose-variant': codes of the missing options. */
    readonly fields?: readonly string[];
  }[];
}

/** A removed line and its position; JSON-serialisable. */
export interface RemovedLine {
  readonly item: CartItem;
  readonly place: number;
}

/** Codes ignore spaces, hyphens and case; ids are those in `totals.rules.gift_cards`. */
export type GiftCardChange = { readonly add: string } | { readonly remove: string };

/** Without a checksum the first line of the sku is meant. */
export interface LineOfCart {
  readonly sku: string;
  readonly checksum?: string | undefined;
}

/** Options for adding. */
export interface AddOptions {
  /** Line to replace, for example on a size change; kept if nothing could be added. */
  readonly insteadOf?: LineOfCart | undefined;
  readonly notifies?: boolean | undefined;
}

/** Options for removing lines. */
export interface RemoveOptions {
  /** Also removes lines configured from this parent sku. */
  readonly byParentSku?: boolean;
  /** Keeps lines that have a `server_item_id`. */
  readonly keepConfirmed?: boolean;
}

/** The shopper's cart. */
export interface CartArea {
  readonly state$: Observable<CartState>;
  readonly items$: Observable<readonly CartItem[]>;
  readonly count$: Observable<number>;
  /** Server totals while they fit the lines, otherwise computed locally. */
  readonly segments$: Observable<readonly TotalSegment[]>;
  readonly snapshot: CartState;
  load(): Promise<void>;
  /**
   * Reports products that cannot be added in `problems` instead of throwing.
   * @throws ShopError 'not-in-cart' if the line to replace is missing
   */
  add(product: ProductView | Product, qty?: number, options?: AddOptions): Promise<AddResult>;
  /** @throws ShopError 'not-in-cart', 'quantity-limit' */
  setQuantity(sku: string, qty: number, checksum?: string): Promise<void>;
  /**
   * @returns the removed lines, for `restore`; empty if `keepConfirmed` kept all
   * @throws ShopError 'not-in-cart'
   */
  remove(sku: string, checksum?: string, options?: RemoveOptions): Promise<readonly RemovedLine[]>;
  /** @returns the removed lines, for `restore` */
  clear(): Promise<readonly RemovedLine[]>;
  /**
   * Restores removed lines at their old positions. Idempotent; a line added again meanwhile gets at least its old
   * quantity.
   */
  restore(removed: readonly RemovedLine[]): Promise<void>;
  /** Returns an empty list if sync is off, offline or not needed. */
  sync(options?: { readonly force?: boolean; readonly dryRun?: boolean }): Promise<readonly SyncDifference[]>;
  syncTotals(options?: { readonly force?: boolean }): Promise<void>;
  loadShippingMethods(address?: {
    readonly country_id?: string;
    readonly postcode?: string;
    readonly region_id?: number | null;
  }): Promise<readonly ShippingMethod[]>;
  loadPaymentMethods(): Promise<readonly PaymentMethod[]>;
  selectShipping(carrierCode: string, methodCode: string): Promise<void>;
  selectPayment(code: string): Promise<void>;
  /**
   * @returns false if rejected
   * @throws ShopError 'coupon-used-up', 'coupon-first-order', 'coupon-used', 'coupon-not-started', 'coupon-ended',
   * 'coupon-other-store', 'coupon-customers', 'coupon-goods' or 'coupon-minimum' (params.coupon, params.minimum);
   * 'request-failed' without an answer
   */
  applyCoupon(code: string): Promise<boolean>;
  /** @throws ShopError 'request-failed' when no answer came */
  removeCoupon(): Promise<void>;
  /**
   * Adds or removes a gift card; cards are charged only by the order.
   * @throws ShopError 'request-rejected' (`params.reason`: 'gift_card_unknown', 'gift_card_used_up',
   * 'gift_card_blocked', 'gift_card_expired', 'gift_card_currency'); 'request-failed' without an answer
   */
  changeGiftCards(change: GiftCardChange): Promise<void>;
  /** @returns whether the server accepted it */
  spendBonuses(spends: boolean): Promise<boolean>;
  toggleMicrocart(open?: boolean): void;
  settled(): Promise<void>;
}
