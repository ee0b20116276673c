import type { ClientCartItem, ServerCartItem } from '../../../core/contract';
import type { StoreView } from '../../../core/store-views';
import type { ShopperView } from '../catalogue/price-group';
import { storeOf } from '../http/dispatch';
import type { Caller } from '../http/route';
import { invalidInput, notFound } from '../http/api-error';
import type { Parts } from '../parts';
import { cartChanged, cartClosed } from './cart-errors';
import type { StoredCart, StoredLine } from './cart-repository';
import { isOfAnother } from './is-of-another';
import type { PricedCart } from './priced-cart';
import { priceCart, serverItem } from './priced-cart';
import type { Chosen } from './resolve-choice';
import { resolveChoice } from './resolve-choice';

/** A cart with its store and what is in it now. */
export interface OpenCart {
  readonly cart: StoredCart;
  readonly store: ShopperView;
}

/** A line that was written, and the cart that it is in. */
interface UpdatedCart {
  readonly item: ServerCartItem;
  readonly priced: PricedCart;
}

/**
 * Carts of the shop and their lines: the holder of a token may see and change the cart, except one customer that of another. Prices and
 * stock are always the shop's own.
 */
export class CartService {
  constructor(private readonly services: Parts) {}

  /**
   * The cart of a token, whatever its state, with the prices of the caller.
   * @throws ApiError 404 when there is none, or none in the store that the call names, or it is another customer's
   */
  find(token: string, storeCode?: string | null, caller: Caller = { kind: 'guest' }): OpenCart {
    const cart = this.services.carts.find(token);
    if (!cart || isOfAnother(cart, caller.kind === 'user' ? caller.customer.id : undefined)) {
      throw notFound('cartId names no cart', 'cart_not_found');
    }
    // Prices and taxes are a store's own, so a cart is not carried from one to another: the client makes a new one there.
    if (storeCode && storeCode !== cart.storeCode) {
      throw notFound(
        `cartId names no cart of the store ${storeCode}; it belongs to ${cart.storeCode}`,
        'cart_not_found',
      );
    }
    return { cart, store: this.services.groups.view(storeOf(cart.storeCode, this.services.settings), caller) };
  }

  /** The same for a change. @throws ApiError 400 'cart_closed' when it was ordered or closed */
  open(token: string, storeCode?: string | null, caller?: Caller): OpenCart {
    const found = this.find(token, storeCode, caller);
    if (found.cart.status !== 'open') throw cartClosed();
    return found;
  }

  priced({ cart, store }: OpenCart, lines = this.services.carts.lines(cart.token)): PricedCart {
    const { reader, stock, settings } = this.services;
    return priceCart(lines, store, cart.address, { reader, stock, settings });
  }

  /** The lines. What is no longer sold is taken out of an open cart, so that it never stands in the way of an order. */
  items(open: OpenCart): ServerCartItem[] {
    const priced = this.priced(open);
    const gone = open.cart.status === 'open' ? priced.lost : [];
    for (const line of gone) this.services.carts.removeLine(open.cart.token, line.itemId);
    return priced.lines.map((line) => serverItem(line, open.cart, open.store, this.services.stock));
  }

  /**
   * Adds a line, or sets the quantity of one; the same again changes nothing. Lines that become equal are one line.
   * @param known the revision of the cart that the change is meant for, if the caller said so
   * @returns the line, and the whole cart as it is priced now
   * @throws ApiError 409 'cart_changed' when the cart is at another one
   */
  update(open: OpenCart, item: ClientCartItem, known?: number): UpdatedCart {
    const { database } = this.services;
    const itemId = database.transaction(() => {
      this.#count(open, known);
      return this.#write(open.cart.token, open.store, item);
    });
    const priced = this.priced(open);
    const written = priced.lines.find(({ line }) => line.itemId === itemId);
    if (!written) throw new Error(`Cart line ${itemId} is missing after it was written`);
    return { item: serverItem(written, open.cart, open.store, this.services.stock), priced };
  }

  /** A change that arrives late, or a second time, was meant for a cart that is no more: it must not undo what was done since. */
  #count({ cart }: OpenCart, known: number | undefined): void {
    const { carts, settings } = this.services;
    if (!carts.countChange(cart.token, known, settings.clock.now())) throw cartChanged();
  }

  #write(token: string, store: ShopperView, item: ClientCartItem): number {
    const { carts } = this.services;
    const chosen = this.choose(store, item);
    const line: Omit<StoredLine, 'itemId'> = {
      sku: chosen.product.sku,
      parentSku: chosen.parent?.sku,
      qty: item.qty ?? 1,
      choice: chosen.choice,
    };
    const named = item.item_id === undefined ? undefined : carts.line(token, itemNumber(item.item_id));
    const equal = carts.lineLike(token, line.sku, line.choice);
    if (named && equal && named.itemId !== equal.itemId) carts.removeLine(token, equal.itemId);
    const target = named ?? equal;
    if (!target) return carts.addLine(token, line);
    carts.setLine(token, target.itemId, line);
    return target.itemId;
  }

  /** @throws ApiError 400 naming what was not chosen or cannot be bought */
  choose(store: ShopperView, item: Pick<ClientCartItem, 'sku' | 'parentSku' | 'product_option'>): Chosen {
    const { reader } = this.services;
    const product = catalogued(item, store, reader);
    const resolution = resolveChoice(product, item);
    if ('errors' in resolution) throw invalidInput(resolution.errors);
    return resolution.chosen;
  }

  /** @throws ApiError 409 'cart_changed' when the cart is not at the revision that the removal is meant for */
  remove(open: OpenCart, item: ClientCartItem, known?: number): void {
    const { carts, database } = this.services;
    database.transaction(() => {
      this.#count(open, known);
      if (item.item_id !== undefined) carts.removeLine(open.cart.token, itemNumber(item.item_id));
      else carts.removeSku(open.cart.token, item.sku);
    });
  }
}

/** A variant may be named together with its parent; then the parent is what the catalogue has to have. */
function catalogued(
  item: Pick<ClientCartItem, 'sku' | 'parentSku'>,
  store: StoreView,
  reader: Parts['reader'],
): ReturnType<Parts['reader']['productBySku']> {
  const parent = item.parentSku === undefined ? undefined : reader.productBySku(item.parentSku, store);
  const isChild = parent?.configurable_children?.some((child) => child.sku === item.sku) === true;
  return isChild ? parent : reader.productBySku(item.sku, store);
}

/** Item ids are numbers; a client may send one as text. What is no number names no line. */
function itemNumber(id: string | number): number {
  const value = Number(id);
  return Number.isSafeInteger(value) ? value : 0;
}
