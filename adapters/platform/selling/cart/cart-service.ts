import type { ClientCartItem, ServerCartItem } from '../../../../core/contract';
import { MAX_LINES, MAX_QUANTITY } from '../../../../core/kernel/quantity';
import { saleQuantity } from '../../../../core/kernel/sale-quantity';
import { invalidInput, storeOf, type Caller, type ShopperView, type Settings } from '../../foundation';
import type { StoreView } from '../../../../core/store-views';
import {
  type PriceGroups,
  type CatalogueReader,
  priceCart,
  serverItem,
  stockOfLine,
  stockOfLines,
  type PricedCart,
  type PricingDb,
  quantityErrors,
  resolveChoice,
  type Chosen,
} from '../../catalogue';
import type { StoredCart, StoredLine } from '../../ports/selling/carts';
import type { Repositories } from '../../ports/database';
import { cartChanged, cartClosed, cartNotFound } from './cart-errors';
import { isOfAnother } from './is-of-another';

export interface OpenCart {
  readonly cart: StoredCart;
  readonly store: ShopperView;
}

interface UpdatedCart {
  readonly item: ServerCartItem;
  readonly open: OpenCart;
  readonly priced: PricedCart;
}

export type CartDb = PricingDb & Pick<Repositories, 'carts'>;

export interface NamedCart {
  readonly token: string;
  readonly storeCode?: string | null | undefined;
  readonly caller?: Caller;
}

/**
 * Carts and their lines. The token grants access, except to another customer's cart; prices and stock always come from
 * the shop.
 */
export class CartService {
  constructor(
    private readonly parts: {
      readonly groups: PriceGroups;
      readonly reader: CatalogueReader;
      readonly settings: Settings;
    },
  ) {}

  /** @throws ApiError 404 if the cart does not exist in this store or is another customer's */
  async find(db: Pick<Repositories, 'carts'>, named: NamedCart): Promise<OpenCart> {
    return this.#opened(await db.carts.find(named.token), named);
  }

  #opened(cart: StoredCart | undefined, { storeCode, caller = { kind: 'guest' } }: NamedCart): OpenCart {
    if (!cart || isOfAnother(cart, caller.kind === 'user' ? caller.customer.id : undefined)) {
      throw cartNotFound('cartId does not match any cart');
    }
    // Prices and taxes are store-specific, so a cart never moves between stores.
    if (storeCode && storeCode !== cart.storeCode) {
      throw cartNotFound(`cartId does not match any cart of the store ${storeCode}; it belongs to ${cart.storeCode}`);
    }
    return { cart, store: this.parts.groups.view(storeOf(cart.storeCode, this.parts.settings), caller) };
  }

  /** @throws ApiError 400 'cart_closed' */
  async open(db: Pick<Repositories, 'carts'>, named: NamedCart): Promise<OpenCart> {
    const found = await this.find(db, named);
    if (found.cart.status !== 'open') throw cartClosed();
    return found;
  }

  /**
   * Opens the cart and increments its revision in one statement. Roll back if it throws.
   * @param change expected cart revision, and if a line may be added
   * @throws ApiError 409 'cart_changed' on a stale revision
   */
  async begin(
    db: Pick<Repositories, 'carts'>,
    named: NamedCart,
    { known, adds = false }: { readonly known?: number | undefined; readonly adds?: boolean } = {},
  ): Promise<OpenCart> {
    const change = { known, items: adds ? 1 : 0 };
    const cart = await db.carts.countChange(named.token, change, this.parts.settings.clock.now());
    const found = cart === undefined ? await this.open(db, named) : this.#opened(cart, named);
    if (found.cart.status !== 'open') throw cartClosed();
    if (cart === undefined) throw cartChanged();
    return found;
  }

  async priced(db: CartDb, { cart, store }: OpenCart): Promise<PricedCart> {
    await this.parts.reader.refresh(db);
    return priceCart(db, cart.lines, store, cart.address, { ...this.parts, method: cart.shippingMethod });
  }

  /** Removes unavailable products from an open cart, so that they never block an order. */
  async items(db: CartDb, open: OpenCart): Promise<ServerCartItem[]> {
    const priced = await this.priced(db, open);
    const gone = open.cart.status === 'open' ? priced.lost : [];
    for (const line of gone) await db.carts.removeLine(open.cart.token, line.itemId);
    const stock = await stockOfLines(db, priced, open.store, this.parts);
    return priced.lines.map((line) => serverItem(line, open.cart, open.store, stock));
  }

  /**
   * Adds a line or sets its quantity. Idempotent; equal lines are merged.
   * @param open a cart from `begin`, which `adds` unless the item names a line
   */
  async update(db: CartDb, { cart, store }: OpenCart, item: ClientCartItem): Promise<UpdatedCart> {
    await this.parts.reader.refresh(db);
    const { itemId, lines } = await this.#write(db, cart, store, item);
    const sources = { ...this.parts, method: cart.shippingMethod };
    const priced = await priceCart(db, lines, store, cart.address, sources);
    const written = priced.lines.find(({ line }) => line.itemId === itemId);
    if (!written) throw new Error(`Cart line ${String(itemId)} is missing after it was written`);
    const stock = await stockOfLine(db, written, store, this.parts);
    return { item: serverItem(written, cart, store, stock), open: { cart: { ...cart, lines }, store }, priced };
  }

  async #write(
    db: CartDb,
    { token, lines, nextItem }: StoredCart,
    store: ShopperView,
    item: ClientCartItem,
  ): Promise<{ readonly itemId: number; readonly lines: readonly StoredLine[] }> {
    const { carts } = db;
    const chosen = await this.choose(db, store, item);
    const qty = item.qty ?? saleQuantity(chosen.product, { min: 1, max: MAX_QUANTITY }).min;
    const errors = quantityErrors(chosen.product, qty);
    if (errors.length > 0) throw invalidInput(errors);
    const line: Omit<StoredLine, 'itemId'> = {
      sku: chosen.product.sku,
      parentSku: chosen.parent?.sku,
      qty,
      choice: chosen.choice,
    };
    const named = item.item_id === undefined ? undefined : lineOf(lines, itemNumber(item.item_id));
    const equal = lines.find(({ sku, choice }) => sku === line.sku && choice === line.choice);
    const target = named ?? equal;
    if (!target) {
      mustHaveRoom(lines);
      const isReserved = item.item_id === undefined;
      const itemId = isReserved ? nextItem - 1 : await carts.addLine(token, line);
      if (isReserved) await carts.insertLine(token, { ...line, itemId });
      return { itemId, lines: [...lines, { ...line, itemId }] };
    }
    const { itemId } = target;
    const joined = equal === undefined || equal.itemId === itemId ? undefined : equal.itemId;
    if (joined !== undefined) await carts.removeLine(token, joined);
    await carts.setLine(token, itemId, line);
    const left = lines.filter((one) => one.itemId !== joined);
    return { itemId, lines: left.map((one) => (one.itemId === itemId ? { ...line, itemId } : one)) };
  }

  /** @throws ApiError 400 naming the missing option or unavailable product */
  async choose(
    db: PricingDb,
    store: ShopperView,
    item: Pick<ClientCartItem, 'sku' | 'parentSku' | 'product_option'>,
  ): Promise<Chosen> {
    const resolution = resolveChoice(await this.#catalogued(db, item, store), item, this.parts.settings);
    if ('errors' in resolution) throw invalidInput(resolution.errors);
    return resolution.chosen;
  }

  async #catalogued(db: PricingDb, item: Pick<ClientCartItem, 'sku' | 'parentSku'>, store: StoreView) {
    const { reader } = this.parts;
    const parent = item.parentSku === undefined ? undefined : await reader.productBySku(db, item.parentSku, store);
    const isChild = parent?.configurable_children?.some((child) => child.sku === item.sku) === true;
    return isChild ? parent : reader.productBySku(db, item.sku, store);
  }

  async remove(db: CartDb, { cart, store }: OpenCart, item: ClientCartItem): Promise<OpenCart> {
    const id = item.item_id === undefined ? undefined : itemNumber(item.item_id);
    if (id === undefined) await db.carts.removeSku(cart.token, item.sku);
    else await db.carts.removeLine(cart.token, id);
    const lines = cart.lines.filter((line) => (id === undefined ? line.sku !== item.sku : line.itemId !== id));
    return { cart: { ...cart, lines }, store };
  }
}

function lineOf(lines: readonly StoredLine[], id: number): StoredLine | undefined {
  return lines.find(({ itemId }) => itemId === id);
}

/** @throws ApiError 400 if the cart is full */
function mustHaveRoom({ length }: readonly StoredLine[]): void {
  if (length < MAX_LINES) return;
  const message = `cartItem is one line too many: a cart has ${MAX_LINES} lines at most, as an order has`;
  throw invalidInput([{ field: 'cartItem', message }]);
}

function itemNumber(id: string | number): number {
  const value = Number(id);
  return Number.isSafeInteger(value) ? value : 0;
}
