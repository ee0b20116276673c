import { sha3_224 } from 'js-sha3';
import type { Order, OrderResult, PlacedOrder } from '../../../core/contract';
import { readEmail } from '../../../core/contract/contact';
import { cashbackOf } from '../../../core/orders/cashback';
import { orderHash } from '../../../core/orders/order-hash';
import type { StoreView } from '../../../core/store-views';
import { isVirtualCart, paymentDiscountOf } from '../../../core/totals';
import { bonusesFor } from '../cart/bonus-rules';
import { cartClosed } from '../cart/cart-errors';
import type { CartService } from '../cart/cart-service';
import { estimateOf } from '../cart/estimate-of';
import type { StoredLine } from '../cart/cart-repository';
import { isOfAnother } from '../cart/is-of-another';
import { sumUnits } from '../cart/line-units';
import type { PricedCart } from '../cart/priced-cart';
import { cartTotalsOf, priceCart, totalsOf } from '../cart/priced-cart';
import type { ShopperView } from '../catalogue/price-group';
import { ApiError } from '../http/api-error';
import { storeOf } from '../http/dispatch';
import { orderMail } from '../outbox/order-mail';
import type { Parts } from '../parts';
import type { PaymentService } from '../payments/payment-service';
import { checkOrder } from './check-order';
import { mayReplace } from './may-replace';
import { shownTotalsDiffer } from './shown-totals';
import { awardRulesOf } from './award-rules';
import type { Fulfilment, StoredOrder } from './order-repository';
import { PAYMENT_MS, type OrderSettlement } from './order-settlement';
import type { ReadyOrder } from './ready-order';
import { alreadyPaid, documentOf, invalidOrder, isPaidOnPage, methodsOf, outOfStock, resultOf } from './ready-order';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Placing orders: each exactly once, at the shop's own prices, with stock taken in the same transaction. */
export class OrderService {
  constructor(
    private readonly services: Parts & {
      readonly cartService: CartService;
      readonly settlement: OrderSettlement;
      readonly payment: PaymentService;
    },
  ) {}

  /**
   * Places an order, or gives the answer again when it was placed before (S §4, place order).
   * @param raw the order as it came: its hash is that of the sender's own words
   * @param customerId who is signed in: the order is theirs
   * @throws ApiError see `placeOrder` in the contract
   */
  async place(order: Order, raw: Order, customerId?: number): Promise<OrderResult> {
    const { database, settings } = this.services;
    const hash = orderHash(raw, sha3_224);
    if (order.hash !== undefined && order.hash !== hash) {
      throw invalidOrder([{ field: 'hash', message: 'hash is not that of the order' }]);
    }
    const errors = this.#faultsOf(order);
    if (errors.length > 0) throw invalidOrder(errors);
    settings.onOrderStep('begin');
    const result = await database
      .durably(() => this.#placeOnce(order, hash, customerId))
      .catch((error: unknown) => this.#refuse(error, order, customerId));
    settings.onOrderStep('committed');
    return result;
  }

  #faultsOf(order: Order): ReturnType<typeof checkOrder> {
    const errors = checkOrder(order);
    return errors.length > 0 && this.#isVirtual(order) ? checkOrder(order, 'virtual') : errors;
  }

  /** Whether nothing of it is delivered (S §4); what the shop does not have counts as delivered, and is refused later. */
  #isVirtual({ products, store_code }: Order): boolean {
    const { cartService, settings } = this.services;
    const store = settings.stores.find(({ storeCode }) => storeCode === store_code);
    if (store === undefined) return false;
    try {
      return isVirtualCart(products.map((product) => cartService.choose(store, product).product));
    } catch (error) {
      if (error instanceof ApiError) return false;
      throw error;
    }
  }

  /** Whatever was found to be paid on the way was forgotten with the order that was refused for it: now it is written down. */
  #refuse(error: unknown, order: Order, customerId: number | undefined): never {
    const { orders, payment } = this.services;
    const reason = error instanceof ApiError ? error.meta?.error : undefined;
    if (reason === 'cart_closed' || reason === 'already_paid') {
      const ofCart = orders.unpaidOfCart(order.cart_id) ?? [];
      const earlier = [this.#replacedBy(order, customerId), ofCart, orders.unpaidOfJoined(order.cart_id)].flat();
      for (const one of earlier) payment.reconcile(one);
    }
    throw error;
  }

  #placeOnce(order: Order, hash: string, customerId: number | undefined): OrderResult {
    const { orders } = this.services;
    const known = orders.byHash(hash);
    if (known) return { ...known.result, paid: known.status === 'paid' };
    if (orders.byOrderId(order.order_id)) {
      throw invalidOrder([{ field: 'order_id', message: 'order_id belongs to another order' }]);
    }
    this.#cancelAbandoned();
    this.#giveWay(this.#replacedBy(order, customerId));
    this.#giveUpUnpaid(order.cart_id);
    if (customerId !== undefined) this.#giveUpJoined(order.cart_id);
    return this.#write({ ...this.#prepare(order, hash, customerId), customerId });
  }

  #prepare(order: Order, hash: string, customerId: number | undefined): Omit<ReadyOrder, 'customerId'> {
    const { carts, settings, coupons, customers, groups, paymentOffers } = this.services;
    const cart = carts.find(order.cart_id);
    if (!cart || isOfAnother(cart, customerId)) {
      throw invalidOrder([{ field: 'cart_id', message: 'cart_id names no cart' }]);
    }
    if (cart.status !== 'open') throw cartClosed();
    if (order.store_code !== cart.storeCode) {
      throw invalidOrder([{ field: 'store_code', message: `store_code must be ${cart.storeCode}, that of the cart` }]);
    }
    const customer = customerId === undefined ? undefined : customers.byId(customerId);
    const store = groups.ofGroup(storeOf(cart.storeCode, settings), customer?.groupId);
    const priced = this.#price(order, store);
    settings.onOrderStep('cart-read');
    const methods = methodsOf(order, { store, priced }, paymentOffers);
    const coupon = cart.coupon === undefined ? undefined : coupons.find(cart.coupon, store);
    const bonuses = bonusesFor(cart, customer, store);
    const paymentDiscount = paymentDiscountOf(methods.payment);
    const request = { priced, store, shipping: methods.shipping, coupon, bonuses, paymentDiscount };
    const totals = totalsOf(request);
    if (shownTotalsDiffer(order, totals, priced)) {
      throw new ApiError(400, 'The order costs something else than what was shown', {
        error: 'totals_changed',
        totals: cartTotalsOf(request),
      });
    }
    return { order, hash, cart, store, priced, totals, methods };
  }

  /** The ordered products at the shop's prices; what the order says of prices is compared later and never used. */
  #price(order: Order, store: ShopperView): PricedCart {
    const { cartService, reader, stock, settings } = this.services;
    const lines = order.products.map((product, index): StoredLine => {
      const chosen = chooseProduct(cartService, store, product, index);
      return {
        itemId: index + 1,
        sku: chosen.product.sku,
        parentSku: chosen.parent?.sku,
        qty: product.qty,
        choice: chosen.choice,
      };
    });
    return priceCart(lines, store, estimateOf(order.addressInformation.shippingAddress), { reader, stock, settings });
  }

  #write(ready: ReadyOrder): OrderResult {
    const { orders, stock, carts, settings, outbox } = this.services;
    const { order, cart, store, priced, totals } = ready;
    const redirect = isPaidOnPage(ready.methods);
    const now = settings.clock.now();
    const { id, number } = orders.next();
    const result = resultOf(ready, { id, number }, settings.payByForm);
    const units = sumUnits(priced.lines.flatMap((line) => line.units));
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
      customerId: ready.customerId ?? this.#ownerOf(order.personalDetails.emailAddress),
      deliveryStatus: redirect ? 'P' : 'N',
      stage: undefined,
      fulfilment: this.#promises(ready, now),
    };
    orders.insert({ ...stored, hash: ready.hash });
    settings.onOrderStep('order-written');
    if (stock.take(units) !== undefined) throw outOfStock();
    settings.onOrderStep('stock-taken');
    this.services.settlement.changeBonuses(stored, -totals.bonuses);
    // The cart of an order that has to be paid first stays as it is: a customer who does not pay still has it.
    if (!redirect) carts.end(cart.token, 'ordered', now);
    settings.onOrderStep('cart-closed');
    outbox.add({ ...orderMail(stored, store, settings.publicUrl), createdAt: now });
    settings.onOrderStep('mail-written');
    return result;
  }

  /** Whose order a guest's is: that of the customer who has shown the address to be theirs; nobody's where nobody has. */
  #ownerOf(address: string): number | undefined {
    const email = readEmail(address);
    const customer = email === undefined ? undefined : this.services.customers.byLogin(email);
    return customer?.isVerified === true ? customer.id : undefined;
  }

  /** What the order is promised: when it arrives, by whom, and what it earns. An order must not change when the shop's rules do. */
  #promises({ totals, methods: { shipping } }: ReadyOrder, now: number): Fulfilment {
    const goods = totals.grandTotal - totals.shippingInclTax;
    const cashback = cashbackOf(goods, awardRulesOf(this.services));
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
  show(orderId: string): PlacedOrder | undefined {
    const found = this.services.orders.byOrderId(orderId);
    if (!found) return undefined;
    const order = this.services.payment.reconcile(found);
    const { products, totals } = order.document;
    return {
      ...order.result,
      paid: order.status === 'paid',
      ...this.#payment(order),
      order_id: order.orderId,
      order_status: order.deliveryStatus,
      canceled: order.status === 'canceled',
      created_at: new Date(order.createdAt).toISOString(),
      products,
      totals,
    };
  }

  /** A customer who left the payment page a day ago does not keep others from buying. Only inside a transaction. */
  #cancelAbandoned(): void {
    const { orders, settings } = this.services;
    for (const order of orders.unpaidSince(settings.clock.now() - PAYMENT_MS)) this.#cancelUnpaid(order);
  }

  /** The orders that one names to take their place, as far as they are of who sends it. */
  #replacedBy(order: Order, customerId: number | undefined): readonly StoredOrder[] {
    const named = (order.replaces ?? []).flatMap((id) => this.services.orders.byOrderId(id) ?? []);
    return named.filter((earlier) => mayReplace(earlier, { ...order, customerId }));
  }

  /**
   * Orders whose place another one takes are given up with it, unless one was paid: then there is nothing to replace. Only inside a
   * transaction.
   */
  #giveWay(replaced: readonly StoredOrder[]): void {
    const { payment, settlement } = this.services;
    const found = replaced.map((order) => payment.reconcile(order));
    const paid = found.filter(({ status }) => status === 'paid');
    if (paid.length > 0) throw alreadyPaid(paid.map(({ orderId }) => orderId));
    for (const order of found.filter(({ redirect }) => redirect)) settlement.cancel(order);
  }

  /** A customer who orders a cart again, having come back from the payment page, has given up the unpaid order of it. Only inside a transaction. */
  #giveUpUnpaid(cartToken: string): void {
    const earlier = this.services.orders.unpaidOfCart(cartToken);
    if (earlier) this.#cancelUnpaid(earlier);
  }

  /**
   * The same for the orders of carts that were joined with this one when somebody signed in: their lines are among its lines.
   * @throws ApiError 400 'cart_closed' where one turns out to be paid: its lines have left the cart, and the customer decides again
   */
  #giveUpJoined(cartToken: string): void {
    for (const earlier of this.services.orders.unpaidOfJoined(cartToken)) {
      if (!this.#cancelUnpaid(earlier)) throw cartClosed();
    }
  }

  /** The payment may have been made and the shop not have heard of it: it asks before it cancels. @returns whether it is cancelled now */
  #cancelUnpaid(order: StoredOrder): boolean {
    const { payment, settlement } = this.services;
    return settlement.cancel(payment.reconcile(order));
  }

  #payment(order: StoredOrder): Pick<PlacedOrder, 'payment'> {
    const payment = this.services.payment.standing(order);
    return payment === undefined ? {} : { payment };
  }
}

function chooseProduct(
  cartService: CartService,
  store: StoreView,
  product: Order['products'][number],
  index: number,
): ReturnType<CartService['choose']> {
  try {
    return cartService.choose(store, product);
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
