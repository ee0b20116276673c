import { sha3_224 } from 'js-sha3';
import type { EstimateAddress, Order, OrderResult, PlacedOrder } from '../../../core/contract';
import { readEmail } from '../../../core/contract/contact';
import * as contract from '../../../core/contract/orders';
import { cashbackOf } from '../../../core/orders/cashback';
import { orderHash } from '../../../core/orders/order-hash';
import type { StoreView } from '../../../core/store-views';
import { isVirtualCart, paymentDiscountOf } from '../../../core/totals';
import { bonusesFor } from '../pricing/bonus-rules';
import { cartClosed } from '../cart/cart-errors';
import type { CartService } from '../cart/cart-service';
import { findCoupon } from '../pricing/coupons';
import { estimateOf } from '../pricing/estimate-of';
import type { StoredCart, StoredLine } from '../ports/carts';
import type { Customer } from '../ports/customers';
import { isOfAnother } from '../cart/is-of-another';
import { sumUnits } from '../pricing/line-units';
import { shippingMethodsOf } from '../pricing/methods';
import type { PricedCart, TotalsRequest } from '../pricing/priced-cart';
import { cartTotalsOf, priceCart, totalsOf } from '../pricing/priced-cart';
import type { Chosen } from '../pricing/resolve-choice';
import type { ShopperView } from '../settings/price-group';
import { atOnce } from '../kernel/at-once';
import { ApiError, refuse } from '../http/api-error';
import { inTurn } from '../kernel/in-turn';
import { storeOf } from '../http/dispatch';
import { placedData } from '../events/order-event';
import { orderMail } from '../outbox/order-mail';
import type { Content } from '../content/content';
import type { EventLog } from '../events/event-log';
import type { MessageLog } from '../messages/message-log';
import type { PriceGroups } from '../price-groups/price-groups';
import type { PaymentOffers } from '../pricing/payment-offers';
import type { CatalogueReader } from '../catalogue/catalogue-reader';
import type { Settings } from '../settings/options';
import type { ShippingQuotes } from '../quotes/shipping-quotes';
import type { TaxQuotes } from '../quotes/tax-quotes';
import type { ShippingRequest } from '../ports/carrier';
import type { Repositories, Database } from '../ports/database';
import { shippingRequestOf } from '../quotes/shipping-request';
import type { PaymentService } from '../payments/payment-service';
import { checkOrder } from './check-order';
import { numberOf } from './number-of';
import { EarlierOrders, nothingAsked, ShortStock, UnaskedOrders, type Asked } from './earlier-orders';
import { shownTotalsDiffer } from './shown-totals';
import { awardRulesOf } from './award-rules';
import type { Fulfilment, StoredOrder } from '../ports/orders';
import type { OrderSettlement } from '../settlement/order-settlement';
import type { ReadyOrder } from './ready-order';
import { documentOf, invalidOrder, isPaidOnPage, methodsOf, outOfStock, resultOf } from './ready-order';

const DAY_MS = 24 * 60 * 60 * 1000;

/** All that an order touches: its own unit of work. */
type Db = Repositories;

/** Whose order it is, and of which cart. */
interface Ordered {
  readonly cart: StoredCart;
  readonly customer: Customer | undefined;
  readonly store: ShopperView;
}

/** What an order is placed with besides its own words. */
interface Placement {
  readonly hash: string;
  readonly customerId: number | undefined;
  readonly asked: Asked;
}

/** Placing orders: each exactly once, at the shop's own prices, with stock taken in the same transaction. */
export class OrderService {
  readonly #earlier: EarlierOrders;

  constructor(
    private readonly services: {
      readonly content: Content;
      readonly database: Database;
      readonly events: EventLog;
      readonly messages: MessageLog;
      readonly groups: PriceGroups;
      readonly paymentOffers: PaymentOffers;
      readonly reader: CatalogueReader;
      readonly settings: Settings;
      readonly shippingQuotes: ShippingQuotes;
      readonly taxQuotes: TaxQuotes;
      readonly cartService: CartService;
      readonly settlement: OrderSettlement;
      readonly payment: PaymentService;
    },
  ) {
    this.#earlier = new EarlierOrders(services);
  }

  /**
   * Places an order, or gives the answer again when it was placed before (S §4, place order).
   * @param raw the order as it came: its hash is that of the sender's own words
   * @param customerId who is signed in: the order is theirs
   * @throws ApiError see `placeOrder` in the contract
   */
  async place(order: Order, raw: Order, customerId?: number): Promise<OrderResult> {
    const { settings } = this.services;
    const hash = orderHash(raw, sha3_224);
    if (order.hash !== undefined && order.hash !== hash) {
      throw invalidOrder([{ field: 'hash', message: 'hash is not that of the order' }]);
    }
    const errors = await this.#faultsOf(order);
    if (errors.length > 0) throw invalidOrder(errors);
    await this.#askOutside(order, customerId);
    settings.onOrderStep('begin');
    const result = await this.#placeAsking(order, hash, customerId);
    settings.onOrderStep('committed');
    return result;
  }

  async #faultsOf(order: Order): Promise<ReturnType<typeof checkOrder>> {
    const errors = checkOrder(order);
    return errors.length > 0 && (await this.#isVirtual(order)) ? checkOrder(order, 'virtual') : errors;
  }

  /** Whether nothing of it is delivered (S §4); what the shop does not have counts as delivered, and is refused later. */
  async #isVirtual({ products, store_code }: Order): Promise<boolean> {
    const { cartService, database, settings } = this.services;
    const store = settings.stores.find(({ storeCode }) => storeCode === store_code);
    if (store === undefined) return false;
    try {
      const chosen = await database.read((db) => inTurn(products, (product) => cartService.choose(db, store, product)));
      return isVirtualCart(chosen.map(({ product }) => product));
    } catch (error) {
      if (error instanceof ApiError) return false;
      throw error;
    }
  }

  /**
   * Before the unit of work, which waits for nobody outside: a carrier is asked whose quote for the order is old, or was never asked for, and the tax
   * calculator where it has not answered yet.
   */
  async #askOutside(order: Order, customerId: number | undefined): Promise<void> {
    const { shippingQuotes, taxQuotes } = this.services;
    const { shipping_method_code: method, shipping_carrier_code: code } = order.addressInformation;
    const carrier = shippingQuotes.carrierOf(method, code);
    if (carrier !== undefined) {
      const request = await this.#foresee(order, customerId, async (db, { store }) =>
        requestOf(order, await this.#price(db, order, store), store),
      );
      if (request !== undefined) await shippingQuotes.refresh(order.cart_id, request, { ordered: carrier });
    }
    if (!taxQuotes.hasCalculator) return;
    const costs = await this.#foresee(order, customerId, (db, of) => this.#costs(db, order, of));
    if (costs !== undefined) await taxQuotes.refresh(order.cart_id, costs.request, placeOf(order));
  }

  /** What an order is going to cost is looked at; undefined for one that is refused, or was placed before. */
  async #foresee<T>(
    order: Order,
    customerId: number | undefined,
    look: (db: Db, of: Ordered) => Promise<T>,
  ): Promise<T | undefined> {
    const { database, groups, settings } = this.services;
    try {
      return await database.read(async (db) => {
        const cart = await db.carts.find(order.cart_id);
        if (cart?.status !== 'open' || isOfAnother(cart, customerId)) return undefined;
        const customer = customerId === undefined ? undefined : await db.customers.byId(customerId);
        const store = groups.ofGroup(storeOf(cart.storeCode, settings), customer?.groupId);
        return look(db, { cart, customer, store });
      });
    } catch (error) {
      // What is wrong with the order is said where it is placed, unless it was placed before.
      if (error instanceof ApiError) return undefined;
      throw error;
    }
  }

  /**
   * The provider is asked about orders that this one ends before it does: a unit that meets one of which it was not asked begins anew, and so does
   * one for which the goods did not suffice.
   */
  async #placeAsking(order: Order, hash: string, customerId: number | undefined): Promise<OrderResult> {
    const asked = nothingAsked();
    for (;;) {
      try {
        const work = (db: Db) => this.#placeOnce(db, order, { hash, customerId, asked });
        return await this.services.database.write(work, 'power');
      } catch (error) {
        if (error instanceof UnaskedOrders) await this.#earlier.ask(error, asked);
        else if (!(error instanceof ShortStock)) throw error;
        else if (asked.short.has(error.sku)) throw outOfStock();
        else asked.short.add(error.sku);
      }
    }
  }

  async #placeOnce(db: Db, order: Order, { hash, customerId, asked }: Placement): Promise<OrderResult> {
    await db.orders.lock(order.cart_id);
    const [known, other] = await atOnce([db.orders.byHash(hash), db.orders.byOrderId(order.order_id)]);
    if (known) return { ...known.result, paid: known.status === 'paid' };
    if (other) {
      throw invalidOrder([{ field: 'order_id', message: 'order_id belongs to another order' }]);
    }
    await this.#earlier.end(db, { order, customerId }, asked);
    return this.#write(db, { ...(await this.#prepare(db, order, hash, customerId)), customerId });
  }

  async #prepare(
    db: Db,
    order: Order,
    hash: string,
    customerId: number | undefined,
  ): Promise<Omit<ReadyOrder, 'customerId'>> {
    const { settings, groups, taxQuotes } = this.services;
    const cart = await db.carts.find(order.cart_id);
    if (!cart || isOfAnother(cart, customerId)) {
      throw invalidOrder([{ field: 'cart_id', message: 'cart_id names no cart' }]);
    }
    if (cart.status !== 'open') throw cartClosed();
    if (order.store_code !== cart.storeCode) {
      throw invalidOrder([{ field: 'store_code', message: `store_code must be ${cart.storeCode}, that of the cart` }]);
    }
    // Nobody else spends their bonuses meanwhile.
    const customer = customerId === undefined ? undefined : await db.customers.lock(customerId);
    const store = groups.ofGroup(storeOf(cart.storeCode, settings), customer?.groupId);
    const { priced, methods, request: untaxed } = await this.#costs(db, order, { cart, customer, store });
    settings.onOrderStep('cart-read');
    const request = await taxQuotes.taxed(db, order.cart_id, untaxed, placeOf(order));
    const totals = totalsOf(request);
    if (shownTotalsDiffer(order, totals, priced)) {
      const costs = { totals: cartTotalsOf(request) };
      throw refuse(contract.totalsChanged, 'The order costs something else than what was shown', costs);
    }
    return { order, hash, cart, store, priced, totals, methods };
  }

  /** What an order costs, and with what, before its taxes are known. */
  async #costs(db: Db, order: Order, { cart, customer, store }: Ordered) {
    const { paymentOffers, reader, shippingQuotes } = this.services;
    const priced = await this.#price(db, order, store);
    const commerce = await reader.commerce(db);
    const quoted = await shippingQuotes.methods(db, order.cart_id, requestOf(order, priced, store));
    const offered = [...shippingMethodsOf(commerce, store), ...quoted];
    const methods = await methodsOf(db, order, { store, priced, methods: offered }, paymentOffers);
    const coupon = await findCoupon(db, cart.coupon, store, commerce.rates);
    const bonuses = bonusesFor(cart, customer, store);
    const paymentDiscount = paymentDiscountOf(methods.payment);
    const request: TotalsRequest = { priced, store, shipping: methods.shipping, coupon, bonuses, paymentDiscount };
    return { priced, methods, request };
  }

  /** The ordered products at the shop's prices; what the order says of prices is compared later and never used. */
  async #price(db: Db, order: Order, store: ShopperView): Promise<PricedCart> {
    const { cartService } = this.services;
    const lines = await inTurn(order.products, async (product, index): Promise<StoredLine> => {
      const chosen = await chooseProduct(db, cartService, store, { product, index });
      return {
        itemId: index + 1,
        sku: chosen.product.sku,
        parentSku: chosen.parent?.sku,
        qty: product.qty,
        choice: chosen.choice,
      };
    });
    return priceCart(db, lines, store, placeOf(order), this.services);
  }

  async #write(db: Db, ready: ReadyOrder): Promise<OrderResult> {
    const { settings } = this.services;
    const { order, cart, store, priced, totals } = ready;
    const redirect = isPaidOnPage(ready.methods);
    const now = settings.clock.now();
    const [fulfilment, owner] = await atOnce([
      this.#promises(db, ready, now),
      ready.customerId ?? ownerOf(db, order.personalDetails.emailAddress),
    ]);
    const units = sumUnits(priced.lines.flatMap((line) => line.units));
    // Other orders wait from here on. Stock before the number: earlier orders that this one ended have put theirs back already, and who takes the
    // two the other way round waits for somebody who waits for them.
    const short = await db.stock.take(units);
    if (short !== undefined) throw new ShortStock(short);
    settings.onOrderStep('stock-taken');
    const { id, number } = await numberOf(db, settings, store.storeCode);
    const result = resultOf(ready, { id, number }, settings.payByForm);
    const stored: StoredOrder = {
      id,
      number,
      orderId: order.order_id,
      cartToken: cart.token,
      storeCode: store.storeCode,
      email: order.personalDetails.emailAddress,
      status: 'new',
      redirect,
      currency: store.i18n.currencyCode,
      grandTotal: totals.grandTotal,
      units,
      document: documentOf(ready),
      result,
      createdAt: now,
      customerId: owner,
      deliveryStatus: redirect ? 'P' : 'N',
      stage: undefined,
      fulfilment,
    };
    await db.orders.insert({ ...stored, hash: ready.hash });
    settings.onOrderStep('order-written');
    await this.services.settlement.changeBonuses(db, stored, -totals.bonuses);
    // The cart of an order that has to be paid first stays as it is: a customer who does not pay still has it.
    if (!redirect) await db.carts.end(cart.token, 'ordered', now);
    settings.onOrderStep('cart-closed');
    await this.services.messages.write(db, orderMail(stored, store, settings.publicUrl));
    await this.services.events.record(db, { name: 'order.placed', data: placedData(stored) });
    settings.onOrderStep('mail-written');
    return result;
  }

  /** What the order is promised: when it arrives, by whom, and what it earns. An order must not change when the shop's rules do. */
  async #promises(db: Db, { totals, methods: { shipping } }: ReadyOrder, now: number): Promise<Fulfilment> {
    const goods = totals.grandTotal - totals.shippingInclTax;
    const cashback = cashbackOf(goods, await awardRulesOf(db, this.services));
    const days = shipping?.days_to_delivery;
    return {
      ...(totals.bonuses > 0 && { bonus: totals.bonuses }),
      ...(cashback > 0 && { cashback }),
      goods,
      carrier: shipping?.carrier_title ?? '',
      ...(days !== undefined && { expectedAt: now + days * DAY_MS }),
    };
  }

  /** An order as the device that made its id may see it. */
  async show(orderId: string): Promise<PlacedOrder | undefined> {
    const { database, payment } = this.services;
    const found = await database.read((db) => db.orders.byOrderId(orderId));
    if (!found) return undefined;
    const order = await payment.current(found);
    const standing = await database.read((db) => payment.standing(db, order));
    const { products, totals } = order.document;
    return {
      ...order.result,
      paid: order.status === 'paid',
      ...(standing !== undefined && { payment: standing }),
      order_id: order.orderId,
      order_status: order.deliveryStatus,
      canceled: order.status === 'canceled',
      created_at: new Date(order.createdAt).toISOString(),
      products,
      totals,
    };
  }
}

/** Where an order goes to, as far as it decides about its taxes and its shipping. */
function placeOf({ addressInformation }: Order): EstimateAddress {
  return estimateOf(addressInformation.shippingAddress);
}

/** What carriers were asked about the order's cart. */
function requestOf(order: Order, priced: PricedCart, store: StoreView): ShippingRequest | undefined {
  return shippingRequestOf(priced, store, placeOf(order));
}

/** Whose order a guest's is: that of the customer who has shown the address to be theirs; nobody's where nobody has. */
async function ownerOf({ customers }: Db, address: string): Promise<number | undefined> {
  const email = readEmail(address);
  const customer = email === undefined ? undefined : await customers.byLogin(email);
  return customer?.isVerified === true ? customer.id : undefined;
}

/** @throws ApiError 400 naming what was not chosen of the product at this place of the order */
async function chooseProduct(
  db: Db,
  cartService: CartService,
  store: StoreView,
  { product, index }: { readonly product: Order['products'][number]; readonly index: number },
): Promise<Chosen> {
  try {
    return await cartService.choose(db, store, product);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const errors = error.meta?.errors ?? [];
    throw invalidOrder(
      errors.map(({ field, message }) => ({
        field: `products.${index}.${field}`,
        message: `products.${index}.${message}`,
      })),
    );
  }
}
