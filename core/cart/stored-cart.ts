import * as z from 'zod/mini';
import { strictStorage } from '../cache';
import { productOption } from '../contract/catalogue/product';
import { cartTotals, paymentMethod, shippingMethod, totalSegment } from '../contract/selling/cart';
import { pickupPlace } from '../contract/selling/pickup';
import { lookUp } from '../kernel/look-up';
import { sameJson } from '../kernel/same-json';
import { ShopError } from '../kernel/shop-error';
import type { JsonValue, Storage, Telemetry } from '../ports';
import { versionOf, type ReplicaStorage, type UnsavedCopy } from '../replica';
import { cartItem } from './cart';
import { CART_COLLECTION } from './cart-name';
import { EMPTY_DATA, NEVER_SYNCED, type CartData } from './cart-record';
import { previousKeys, readPrevious, withPrevious } from './previous-cart';

const baseLine = z.object({
  key: z.string(),
  sku: z.string(),
  product_option: z.optional(productOption),
  item_id: z.optional(z.union([z.string(), z.number()])),
  qty: z.nullable(z.number()),
  confirmed: z.optional(z.number()),
});

const storedCart = z.object({
  cartItems: z.array(cartItem),
  cartServerToken: z.string(),
  cartItemsHash: z.string(),
  base: z.array(baseLine),
  revision: z.nullable(z.number()),
  owner: z.string(),
  keeps: z.boolean(),
  former: z.nullable(
    z.object({
      owner: z.string(),
      token: z.string(),
      base: z.array(baseLine),
      revision: z.nullable(z.number()),
      keys: z.array(z.string()),
    }),
  ),
  totals: z.nullable(cartTotals),
  totalsItems: z.string(),
  totalsFor: z.string(),
  totalsChoices: z.string(),
  totalsRevision: z.number(),
  segments: z.array(totalSegment),
  coupon: z.nullable(z.object({ code: z.string(), active: z.boolean() })),
  shipping: z.nullable(z.object({ method_code: z.string(), carrier_code: z.string() })),
  payment: z.nullable(z.string()),
  address: z.nullable(
    z.object({
      country_id: z.optional(z.string()),
      postcode: z.optional(z.string()),
      region_id: z.optional(z.nullable(z.number())),
      region: z.optional(z.string()),
      vat_id: z.optional(z.string()),
      pickup: z.optional(pickupPlace),
    }),
  ),
  spendUserAccount: z.boolean(),
  shippingMethods: z.array(shippingMethod),
  paymentMethods: z.array(paymentMethod),
  marks: z._default(z.record(z.string(), z.number()), {}),
});

interface Ports {
  readonly storage: Storage;
  readonly telemetry: Telemetry;
}

interface Tab {
  /** Returns the customer of this tab, empty for a guest. */
  readonly userId: () => string;
  readonly unsaved: UnsavedCopy;
}

/** Cart of one store as it is stored on the device, or as the tabs know it while it cannot be. */
export class StoredCart implements ReplicaStorage<CartData> {
  #last: { readonly raw: unknown; readonly cart: CartData } | undefined;
  /** Last cart that was not another customer's. */
  #own: CartData | undefined;
  /** Parts of the release before, which the next write removes. */
  #previous: readonly string[] = [];
  #looksForPrevious = true;
  #isForeign = false;
  #isUnsaved = false;
  #version = 0;

  /** @param tab of which the cart is. Default: any customer's cart is read, and none written */
  constructor(
    private readonly storeCode: string,
    private readonly ports: Ports,
    private readonly tab?: Tab,
  ) {}

  /** True if the device holds another customer's cart; then this tab has its own, and stores nothing. */
  get isForeign(): boolean {
    return this.#isForeign;
  }

  get isUnsaved(): boolean {
    return this.#isUnsaved;
  }

  get #key(): string {
    return `${this.storeCode}.cart`;
  }

  async read(): Promise<CartData> {
    const storage = strictStorage(this.ports.storage);
    const kept = await storage.get(CART_COLLECTION, this.#key);
    const stored = this.#newest(kept);
    this.#isUnsaved = stored !== kept;
    const previous = await this.#readPrevious(storage, stored === undefined);
    const raw = stored ?? previous;
    // The device has lost the cart while this tab shows it.
    if (raw === undefined && this.#own !== undefined) return this.#own;
    this.#version = Math.max(this.#version, versionOf(raw));
    // An unchanged cart keeps its identity, so that nothing is drawn anew.
    if (this.#last === undefined || !sameJson(raw, this.#last.raw)) this.#last = { raw, cart: this.#parse(raw) };
    const isLeft = stored !== undefined && previous !== undefined;
    const cart = isLeft ? withPrevious(this.#last.cart, this.#parse(previous)) : this.#last.cart;
    this.#isForeign = this.#own !== undefined && this.#isOfAnother(cart, this.#own);
    if (this.#own !== undefined && this.#isForeign) return this.#own;
    return (this.#own = cart);
  }

  /** The next read looks again for what a tab of the release before has written. Delete with the next release. */
  lookForPrevious(): void {
    this.#looksForPrevious = true;
  }

  /** @throws ShopError 'request-rejected' while the device holds another customer's cart */
  async write(cart: CartData): Promise<void> {
    if (this.#isForeign) throw new ShopError('request-rejected', { params: { message: 'Cart of another customer' } });
    const raw = this.#rawOf(cart);
    const storage = strictStorage(this.ports.storage);
    try {
      await storage.set(CART_COLLECTION, this.#key, raw);
    } catch (error) {
      // Units would be added twice if a change is applied again that reached the medium.
      const stored = await storage.get(CART_COLLECTION, this.#key).catch(() => undefined);
      if (!sameJson(stored, raw)) {
        this.tab?.unsaved.keep(raw);
        throw error;
      }
    }
    this.#last = { raw, cart };
    this.#own = cart;
    await Promise.all(this.#previous.map((key) => this.ports.storage.remove(CART_COLLECTION, key)));
    this.#previous = [];
  }

  /** While the device holds another customer's cart, no copy replaces it. */
  #newest(kept: unknown): unknown {
    if (this.tab === undefined) return kept;
    const owned = storedCart.shape.owner.safeParse(lookUp<unknown>({ ...(kept as object | undefined) }, 'owner'));
    const isForeign = this.#own !== undefined && this.#isOfAnother({ owner: owned.data ?? '' }, this.#own);
    return isForeign ? kept : this.tab.unsaved.newest(kept);
  }

  #rawOf(cart: CartData): JsonValue {
    const isKnown = this.#last !== undefined && sameJson(cart, this.#last.cart);
    const raw: unknown = isKnown ? this.#last?.raw : { ...cart, version: this.#version + 1 };
    return raw as JsonValue; // sound: JSON values only, as `storedCart` lists them
  }

  async #readPrevious(storage: Pick<Storage, 'get' | 'keys'>, isOnly: boolean): Promise<unknown> {
    if (!isOnly && !this.#looksForPrevious && this.#previous.length === 0) return undefined;
    this.#previous = await previousKeys(storage, this.storeCode);
    const parts = await readPrevious(storage, this.#previous);
    this.#looksForPrevious = false;
    return parts;
  }

  /** Keeps the carts of two customers apart: neither sees or changes the other's. */
  #isOfAnother({ owner }: Pick<CartData, 'owner'>, own: CartData): boolean {
    return this.tab !== undefined && owner !== '' && owner !== own.owner && owner !== this.tab.userId();
  }

  /** An unreadable member does not lose the others, nor an unreadable line the other lines. */
  #parse(raw: unknown): CartData {
    if (raw === undefined) return EMPTY_DATA;
    const { data, error: cause } = storedCart.safeParse(raw);
    if (data !== undefined) return data;
    const key = `${CART_COLLECTION}/${this.#key}`;
    this.ports.telemetry.error(new ShopError('storage-corrupt', { params: { key }, cause }), { key });
    const members = typeof raw === 'object' && raw !== null ? raw : {};
    const read = Object.entries(storedCart.shape).flatMap(([name, schema]) => {
      const value = lookUp<unknown>({ ...members }, name);
      const parsed = schema.safeParse(name === 'cartItems' ? readableLines(value) : value);
      return parsed.success ? [[name, parsed.data] as const] : [];
    });
    const cart: CartData = { ...EMPTY_DATA, ...Object.fromEntries(read) }; // sound: each member was parsed
    const isSynced = read.some(([name]) => name === 'base') && read.some(([name]) => name === 'revision');
    return isSynced ? cart : { ...cart, base: [], revision: NEVER_SYNCED };
  }
}

function readableLines(value: unknown): unknown {
  return Array.isArray(value) ? value.filter((line) => cartItem.safeParse(line).success) : value;
}
