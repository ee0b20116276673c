import type {
  AddressInformation,
  CartTotals,
  ClientCartItem,
  EstimateAddress,
  PaymentMethod,
  ServerCartItem,
  ShippingInformation,
  ShippingMethod,
} from '../../../core/contract';
import { toDecimal } from '../../../core/kernel/money';
import type { StoreView } from '../../../core/store-views';
import { paymentDiscountOf, type BonusRules } from '../../../core/totals';
import type { ShopperView } from '../catalogue/price-group';
import { storeOf } from '../http/dispatch';
import type { Caller } from '../http/route';
import { ApiError, invalidInput, notFound } from '../http/api-error';
import type { Parts } from '../parts';
import { bonusesFor } from './bonus-rules';
import type { StoredCart, StoredLine } from './cart-repository';
import { findPayment, paymentMethodsOf, shippingMethodsOf } from './methods';
import type { PricedCart, TotalsRequest } from './priced-cart';
import { cartTotalsOf, priceCart, serverItem, totalsOf } from './priced-cart';
import type { Chosen } from './resolve-choice';
import { resolveChoice } from './resolve-choice';
import { chosenShipping, namedShipping, selectPayment, selectShipping, type NamedShipping } from './select-methods';

/** The most units that a line may have. */
const MOST_UNITS = 10_000;

/** The cart that a customer has now. */
interface ClaimedCart {
  readonly token: string;
  /** Whether it, or one that was ordered since, took the lines of the guest's cart. */
  readonly joined: boolean;
  /** Lines of the customer's that wait in another cart. */
  readonly waiting: number;
}

/** A cart with its store and what is in it now. */
export interface OpenCart {
  readonly cart: StoredCart;
  readonly store: ShopperView;
}

/** Carts of the shop: whoever holds a token may see and change the cart. Prices, stock and totals are always the shop's own. */
export class CartService {
  constructor(private readonly services: Parts) {}

  /** A new cart for a store; gives its token of 128 bits of chance twice over. */
  create(store: StoreView): string {
    const { carts, settings } = this.services;
    const token = `${settings.ids.uuid()}${settings.ids.uuid()}`.replaceAll('-', '');
    carts.create(token, store.storeCode, settings.clock.now());
    return token;
  }

  /**
   * The cart of whoever has just signed in: their own, the guest's, or all of theirs joined. Joining is one step, after which the other
   * carts are closed, so that doing it again adds nothing.
   * @param wish the cart they had as a guest, and what becomes of it beside others of their own; 'keep' goes on with it as it is
   */
  claim(
    customerId: number,
    store: StoreView,
    wish: { readonly guestCart?: string | undefined; readonly policy?: 'keep' | 'merge' | undefined },
  ): ClaimedCart {
    const { carts, database, settings } = this.services;
    const now = settings.clock.now();
    return database.transaction(() => {
      const own = carts.openOf(customerId, store.storeCode);
      const guest = this.#guestCart(wish.guestCart, customerId, store);
      const keeps = guest !== undefined && (wish.policy === 'keep' || own.includes(guest));
      const token = (keeps ? guest : own[0]) ?? guest ?? this.create(store);
      const others = [...new Set(guest === undefined ? own : [...own, guest])].filter((other) => other !== token);
      carts.own(token, customerId, now);
      if (wish.policy !== 'keep') for (const other of others) this.#join(other, token, now);
      const waiting = wish.policy === 'keep' ? others.flatMap((other) => carts.lines(other)).length : 0;
      return { token, joined: this.#wasJoined(wish.guestCart, customerId), waiting };
    });
  }

  /** Whether another cart of the same customer took the lines of this one, now or when they asked before. */
  #wasJoined(token: string | undefined, customerId: number): boolean {
    const { carts } = this.services;
    const into = token === undefined ? undefined : carts.find(token)?.joinedInto;
    return into !== undefined && carts.find(into)?.customerId === customerId;
  }

  /** The open cart of a token in this store, unless it is another customer's. */
  #guestCart(token: string | undefined, customerId: number, store: StoreView): string | undefined {
    const cart = token === undefined ? undefined : this.services.carts.find(token);
    if (cart?.status !== 'open' || cart.storeCode !== store.storeCode) return undefined;
    return cart.customerId === undefined || cart.customerId === customerId ? cart.token : undefined;
  }

  /** Puts the lines of one cart into another: units of the same thing are added up, as far as a line may go. */
  #join(from: string, to: string, now: number): void {
    const { carts } = this.services;
    for (const { itemId: _id, ...line } of carts.lines(from)) {
      const equal = carts.lineLike(to, line.sku, line.choice);
      if (!equal) carts.addLine(to, line);
      else carts.setLine(to, equal.itemId, { ...line, qty: Math.min(MOST_UNITS, equal.qty + line.qty) });
    }
    const coupon = carts.find(to)?.coupon ?? carts.find(from)?.coupon;
    carts.countChange(to, undefined, now);
    carts.change(to, coupon === undefined ? {} : { coupon }, now);
    carts.endJoined(from, to, now);
  }

  /**
   * The cart of a token, whatever its state, with the prices of whoever asks.
   * @throws ApiError 404 when there is none, or none in the store that the call names
   */
  find(token: string, storeCode?: string | null, caller: Caller = { kind: 'guest' }): OpenCart {
    const cart = this.services.carts.find(token);
    if (!cart) throw notFound('cartId names no cart', 'cart_not_found');
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

  /** The lines. What is not sold any more is taken out of an open cart, so that it never stands in the way of an order. */
  items(open: OpenCart): ServerCartItem[] {
    const priced = this.priced(open);
    const gone = open.cart.status === 'open' ? priced.lost : [];
    for (const line of gone) this.services.carts.removeLine(open.cart.token, line.itemId);
    return priced.lines.map((line) => serverItem(line, open.cart, open.store, this.services.stock));
  }

  /**
   * Adds a line, or sets the quantity of one; the same again changes nothing. Lines that become equal are one line.
   * @param known the revision of the cart that the change is meant for, if whoever changes it said so
   * @throws ApiError 409 'cart_changed' when the cart is at another one
   */
  update(open: OpenCart, item: ClientCartItem, known?: number): ServerCartItem {
    const { database } = this.services;
    const itemId = database.transaction(() => {
      this.#count(open, known);
      return this.#write(open.cart.token, open.store, item);
    });
    const written = this.services.carts.line(open.cart.token, itemId);
    const [priced] = this.priced(open, written ? [written] : []).lines;
    if (!priced) throw new Error(`Cart line ${itemId} is missing after it was written`);
    return serverItem(priced, open.cart, open.store, this.services.stock);
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

  /** What a cart costs, with the methods that were chosen for it unless others are given. */
  totals(open: OpenCart, wishes: MethodWishes = {}, priced = this.priced(open)): CartTotals {
    const { cart, store } = open;
    const wanted = wishes.shipping ?? chosenShipping(cart);
    const shipping = wanted && namedShipping(store, wanted);
    return cartTotalsOf(this.#request(open, priced, shipping, wishes.payment));
  }

  #request(
    open: OpenCart,
    priced: PricedCart,
    shipping: ShippingMethod | undefined,
    payment = open.cart.paymentMethod,
  ): TotalsRequest {
    const paymentDiscount = paymentDiscountOf(findPayment(open.store, priced.isVirtual, payment));
    const { store } = open;
    return { priced, store, shipping, coupon: this.coupon(open), bonuses: this.bonuses(open), paymentDiscount };
  }

  coupon({ cart, store }: OpenCart) {
    return cart.coupon === undefined ? undefined : this.services.coupons.find(cart.coupon, store);
  }

  /** How the customer whose cart it is may pay with bonuses. */
  bonuses({ cart, store }: OpenCart): BonusRules | undefined {
    const customer = cart.customerId === undefined ? undefined : this.services.customers.byId(cart.customerId);
    return bonusesFor(cart, customer, store);
  }

  /** Whether the customer wants to pay with bonuses. @throws ApiError 401 for whoever's cart it is not */
  spendBonuses({ cart }: OpenCart, caller: Caller, spends: boolean): void {
    if (caller.kind !== 'user' || caller.customer.id !== cart.customerId) {
      throw new ApiError(401, 'Bonuses belong to a customer: sign in to spend them', { error: 'unauthorized' });
    }
    this.services.carts.spendBonuses(cart.token, spends);
  }

  paymentMethods(open: OpenCart, { isVirtual } = this.priced(open)): PaymentMethod[] {
    return paymentMethodsOf(isVirtual, open.store);
  }

  /** Ways to ship this cart to an address, which is noted for the taxes of the totals. */
  estimateShipping(open: OpenCart, address: EstimateAddress): ShippingMethod[] {
    const { carts, settings } = this.services;
    if (open.cart.status === 'open') carts.change(open.cart.token, { address }, settings.clock.now());
    return this.shippingMethods({ ...open, cart: { ...open.cart, address } });
  }

  /** Ways to ship this cart, with what each would cost it now; none where nothing is delivered. */
  shippingMethods(open: OpenCart, priced = this.priced(open)): ShippingMethod[] {
    if (priced.isVirtual) return [];
    const request = this.#request(open, priced, undefined);
    return shippingMethodsOf(open.store).map((shipping) => ({
      ...shipping,
      price_incl_tax: toDecimal(totalsOf({ ...request, shipping }).shippingInclTax),
    }));
  }

  /**
   * Notes addresses and methods, and says what the cart costs with them, and how it may be shipped and paid. Where none was chosen that
   * is offered, the first is selected (S §4, totals sync).
   * @throws ApiError 400 naming a method that the shop does not have
   */
  inform(open: OpenCart, { shippingAddress, ...told }: AddressInformation): ShippingInformation {
    const { carts, settings } = this.services;
    const address = shippingAddress ? estimateOf(shippingAddress) : open.cart.address;
    const priced = this.priced({ ...open, cart: { ...open.cart, address } });
    const shipping = selectShipping(open, priced, told);
    const payment = selectPayment(open, priced, told.paymentMethodCode);
    carts.change(
      open.cart.token,
      {
        ...(shippingAddress && { address: estimateOf(shippingAddress) }),
        ...(shipping && { shippingMethod: shipping.method_code, shippingCarrier: shipping.carrier_code }),
        ...(payment && { paymentMethod: payment.code }),
      },
      settings.clock.now(),
    );
    const informed = { ...this.find(open.cart.token), store: open.store };
    return {
      payment_methods: this.paymentMethods(informed, priced),
      totals: this.totals(informed, {}, priced),
      shipping_methods: this.shippingMethods(informed, priced),
      shipping: shipping ? { method_code: shipping.method_code, carrier_code: shipping.carrier_code } : null,
      payment: payment?.code ?? null,
    };
  }
}

/** Methods to compute with instead of those of the cart. */
interface MethodWishes {
  readonly shipping?: NamedShipping | undefined;
  readonly payment?: string | undefined;
}

export function cartClosed(): ApiError {
  return new ApiError(400, 'The cart was ordered or closed already', { error: 'cart_closed' });
}

function cartChanged(): ApiError {
  return new ApiError(409, 'The cart was changed since: fetch it and decide again', { error: 'cart_changed' });
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

/** The parts of an address that decide about taxes and methods. */
export function estimateOf(address: NonNullable<AddressInformation['shippingAddress']>): EstimateAddress {
  return {
    ...(address.countryId !== undefined && { country_id: address.countryId }),
    ...(address.region !== undefined && { region: address.region }),
    ...(address.region_id !== undefined && { region_id: address.region_id }),
    ...(address.region_code !== undefined && { region_code: address.region_code }),
    ...(address.postcode !== undefined && { postcode: address.postcode }),
    ...(address.city !== undefined && { city: address.city }),
  };
}
