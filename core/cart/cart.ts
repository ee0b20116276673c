import type { Observable } from 'rxjs';
import * as z from 'zod/mini';
import type { CartTotals, PaymentMethod, Product, ShippingMethod, TotalSegment } from '../contract';
import { productOption, saleQuantities } from '../contract/product';
import type { Known } from '../kernel/known';
import type { ProductView } from '../product/product';

const itemId = z.union([z.string(), z.number()]);

/** A line of the cart (S §3, cart item). Prices are per unit in major units, as the shopper pays them. */
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
  /** Decides with the address what tax is due; left out where it is unknown. */
  tax_class_id: z.optional(z.nullable(z.number())),
  type_id: z.optional(z.string()),
  /** It is money: no coupon reduces it. */
  gift_card: z.optional(z.boolean()),
  thumbnail: z.optional(z.string()),
  /** What was chosen, in words. */
  options: z.optional(z.array(z.object({ label: z.string(), value: z.string() }))),
  product_option: z.optional(productOption),
  /** sha3-224 of what tells one configuration from another (S §3). */
  checksum: z.string(),
  /** Counts the shopper's changes of the line, so that tabs can tell which is the later one. */
  revision: z.optional(z.number()),
  /** Of a line that is to be merged into a server cart: so many of its units are in that one already, the others come on top. */
  merged: z.optional(z.number()),
  /** Ids of the orders that were cancelled and whose units came back to this line: each comes back once. */
  put_back: z.optional(z.array(z.string())),
  item_id: z.optional(itemId),
  quote_id: z.optional(z.string()),
  server_item_id: z.optional(itemId),
  server_cart_id: z.optional(z.string()),
  is_in_stock: z.optional(z.boolean()),
  /** Units of it that the shop could sell when it last said; left out where they are not counted. See `lineStock`. */
  stock_qty: z.optional(z.number()),
  ...saleQuantities,
  errors: z.optional(z.object({ stock: z.optional(z.string()) })),
  info: z.optional(z.object({ stock: z.optional(z.string()) })),
  /** Row totals from the server, in major units. */
  totals: z.optional(z.looseObject({ row_total: z.number(), row_total_incl_tax: z.optional(z.number()) })),
});
/** One line of the cart, as client and server keep it (S §4). */
export type CartItem = Known<z.infer<typeof cartItem>>;

/** The coupon of a cart, and whether it counts there now (S §4). */
export interface Coupon {
  readonly code: string;
  readonly active: boolean;
}

/** A cart of another store: its prices and goods are that store's. */
export interface CartElsewhere {
  readonly storeCode: string;
  /** Units in it, at least 1. */
  readonly units: number;
}

/** The state of the cart (S §3, cart state). */
export interface CartState {
  readonly cartItems: readonly CartItem[];
  readonly cartServerToken: string;
  readonly cartItemsHash: string;
  readonly cartServerLastSyncDate: number;
  readonly cartServerLastTotalsSyncDate: number;
  /** The server's word on what it costs; null until it has spoken. `segments$` always has figures. */
  readonly totals: CartTotals | null;
  readonly segments: readonly TotalSegment[];
  readonly coupon: Coupon | null;
  readonly shippingMethods: readonly ShippingMethod[];
  readonly paymentMethods: readonly PaymentMethod[];
  readonly shipping: { readonly method_code: string; readonly carrier_code: string } | null;
  readonly payment: string | null;
  /** Where it goes, as far as that is known: taxes follow it. */
  readonly address?: {
    readonly country_id?: string | undefined;
    readonly postcode?: string | undefined;
    readonly region_id?: number | null | undefined;
    readonly region?: string | undefined;
  } | null;
  readonly spendUserAccount: boolean;
  readonly isAddingToCart: boolean;
  /** Whether the mini-cart is the open panel; a flag of the interface (A §3) that is published with the cart too (S §3). */
  readonly isMicrocartOpen: boolean;
  readonly connectBypassCount: number;
  /** Sync is under way: figures shown may still change. */
  readonly isSyncing: boolean;
  /** Read from storage (always so on the server). Until then the counter is not shown. */
  readonly isLoaded: boolean;
  /** Carts that wait on this device in other stores, by their code; read when this one is. Default: none. */
  readonly elsewhere?: readonly CartElsewhere[];
  /** No server has a copy of it, by configuration (`cart.synchronize`): no line of it is ever confirmed, and no coupon can be sent to it. */
  readonly isLocal?: boolean;
}

/** The cart without what the interface shows of it. */
export type CartContents = Omit<CartState, 'isMicrocartOpen'>;

/** One thing that a sync found or did, per line (S §4, cart sync). */
export interface SyncDifference {
  readonly sku: string;
  readonly party: 'client' | 'server';
  readonly status: 'no-item' | 'wrong-qty' | 'update-required' | 'no-changes';
  readonly clientQty?: number | undefined;
  readonly serverQty?: number | undefined;
  /** What was, or in a dry run would be, done. */
  readonly action:
    | 'add-to-server'
    | 'update-server'
    | 'delete-from-server'
    | 'add-locally'
    | 'update-locally'
    | 'remove-locally'
    | 'none';
}

/** What putting something into the cart came to (S §4). */
export interface AddResult {
  /** The lines that now hold what was added; empty when nothing could be. */
  readonly items: readonly CartItem[];
  /** Why something was not added, or was with a warning; each is shown as a notice too. */
  readonly problems: readonly {
    readonly sku: string;
    readonly code: string;
    readonly message: string;
    /** Of 'choose-variant': codes of the options that are to be chosen first. */
    readonly fields?: readonly string[];
  }[];
}

/** A line that left the cart, as it was, and how many lines stood before it: JSON, so that it may be kept. */
export interface RemovedLine {
  readonly item: CartItem;
  readonly place: number;
}

/**
 * What is done with the gift cards of a cart: `add` one by its code, as the card's mail has it (spaces, hyphens and case do not matter), or
 * `remove` one by its id in `totals.rules.gift_cards`.
 */
export type GiftCardChange = { readonly add: string } | { readonly remove: string };

/** A line by its sku, and where several are of it by its checksum; without one the first of them is meant. */
export interface LineOfCart {
  readonly sku: string;
  readonly checksum?: string | undefined;
}

/** How something is put into the cart. */
export interface AddOptions {
  /** The line that what is added takes the place of, as another size does: it stays where nothing could be added. */
  readonly insteadOf?: LineOfCart | undefined;
  /** False where the caller shows the shopper the result itself. */
  readonly notifies?: boolean | undefined;
}

/** How a line is taken out of the cart. */
export interface RemoveOptions {
  /** Lines that were configured from the product of that sku go too (S §4: removal can cascade by parent sku). */
  readonly byParentSku?: boolean;
  /** Lines that the server has stay (S §4: a removal variant keeps items that have a server_item_id). */
  readonly keepConfirmed?: boolean;
}

/** The cart (S §4 from 'Cart adding' to 'Coupon'). */
export interface CartArea {
  readonly state$: Observable<CartState>;
  readonly items$: Observable<readonly CartItem[]>;
  /** What the figure on the cart button says: lines or units, by configuration (S §9). */
  readonly count$: Observable<number>;
  /** Totals to show: the server's while they fit the items, else computed here from the lines. */
  readonly segments$: Observable<readonly TotalSegment[]>;
  readonly snapshot: CartState;
  /** Reads the cart from storage; called once by `shop.start()`. */
  load(): Promise<void>;
  /** Puts a product view (with its variant and quantity), or a plain product, into the cart. Never throws for a product that cannot be added: see `problems`. @throws ShopError 'not-in-cart' where there is no line to take the place of */
  add(product: ProductView | Product, qty?: number, options?: AddOptions): Promise<AddResult>;
  /** @throws ShopError 'not-in-cart', 'quantity-limit' */
  setQuantity(sku: string, qty: number, checksum?: string): Promise<void>;
  /**
   * Takes a line out, the first of its sku where no checksum says which.
   * @returns what left, to be given to `restore` to put it back; empty where `keepConfirmed` kept all
   * @throws ShopError 'not-in-cart' where no line is of that sku
   */
  remove(sku: string, checksum?: string, options?: RemoveOptions): Promise<readonly RemovedLine[]>;
  /** Takes every line out. @returns what left, to be given to `restore` */
  clear(): Promise<readonly RemovedLine[]>;
  /**
   * Puts removed lines back: with their choices and quantity, at their place. Doing so twice gives no more units, and of a line that
   * was added again meanwhile there are then at least as many as had left.
   */
  restore(removed: readonly RemovedLine[]): Promise<void>;
  /** Brings client and server cart together. Does nothing (and says so by an empty list) when sync is off, offline or not needed. */
  sync(options?: { readonly force?: boolean; readonly dryRun?: boolean }): Promise<readonly SyncDifference[]>;
  /** Fetches totals for the current address and methods. */
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
   * @returns whether the coupon was accepted
   * @throws ShopError 'coupon-used-up', 'coupon-first-order' or 'coupon-used' (with params.coupon) for one that may not be used once more;
   *   'request-failed' when no answer came: then nobody has said that it is not valid
   */
  applyCoupon(code: string): Promise<boolean>;
  /** @throws ShopError 'request-failed' when no answer came */
  removeCoupon(): Promise<void>;
  /**
   * Pays for the cart with a gift card, as far as it goes, or takes one off; nothing is taken from a card before the order. The cards of a cart are
   * `totals.rules.gift_cards`, what they pay is the segment 'gift_card'.
   * @throws ShopError 'request-rejected', whose `params.reason` is 'gift_card_unknown', 'gift_card_used_up', 'gift_card_blocked',
   *   'gift_card_expired' or 'gift_card_currency'; 'request-failed' when no answer came
   */
  changeGiftCards(change: GiftCardChange): Promise<void>;
  /**
   * Whether the signed-in customer pays with bonuses (S §3, spendUserAccount).
   * @returns whether the server took it
   */
  spendBonuses(spends: boolean): Promise<boolean>;
  toggleMicrocart(open?: boolean): void;
  /** Resolves when everything under way (syncs, writes) has settled. */
  settled(): Promise<void>;
}
