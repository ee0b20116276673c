import { inject, injectable } from '../di';
import { CART, segmentsOf, segmentsWithoutCoupon, type CartService } from '../cart';
import type { CartItem } from '../cart/cart';
import type { CartKind, FieldErrors } from '../checkout/checkout';
import { CHECKOUT, type CheckoutService } from '../checkout';
import type { ShopConfig } from '../config';
import type { CartTotals, FieldError, Order, TotalSegment } from '../contract';
import { CONFIG, token } from '../di';
import { fieldProblem } from '../kernel/field-problem';
import type { ShopError } from '../kernel/shop-error';
import { SESSION, type Session } from '../sync';
import { isVirtualCart } from '../totals';
import { buildOrder } from './build-order';
import { isSeenBy } from './is-seen-by';
import { heldMethods, methodProblems, type HeldMethods } from './method-problems';
import { orderError } from './order-error';
import { ORDER_STAMPS, type OrderStamp, type OrderStamps } from './order-stamps';
import type { MethodField } from './plan-place';
import { queueEntry, type QueueEntry } from './queue-entry';
import { refusedFields } from './refusal';
import type { Replaced } from './replaced-orders';
import { shownOf } from './shown-of';

/** Makes an order of what is in the cart and in checkout, or says what is still missing. */
@injectable()
export class OrderDrafter {
  constructor(
    @inject(CART) private readonly cart: CartService,
    @inject(CHECKOUT) private readonly checkout: CheckoutService,
    @inject(SESSION) private readonly session: Session,
    @inject(ORDER_STAMPS) private readonly stamps: OrderStamps,
    @inject(CONFIG) private readonly config: ShopConfig,
  ) {}

  /** Resolves when the cart is read and what was done to it has reached the server. */
  async ready(): Promise<void> {
    await this.cart.load();
    await this.cart.settled();
    await this.stamps.ready();
  }

  /** The server's token of the cart; empty while there is none. */
  get cartId(): string {
    return this.cart.record.cartServerToken;
  }

  /** Lets go of lines that were ordered already. */
  letGo(lines: QueueEntry['lines']): void {
    this.cart.release(lines);
  }

  get storeCode(): string {
    return this.session.storeCode;
  }

  /** What stands before paths of the store (S §2). */
  get pathPrefix(): string {
    const { multistore, views, available } = this.config.stores;
    const { storeCode } = this.session;
    const isPrefixed = views.some((view) => view.storeCode === storeCode && view.appendStoreCode);
    return multistore && isPrefixed && storeCode !== available[0] ? `/${storeCode}` : '';
  }

  get items(): readonly CartItem[] {
    return this.cart.record.cartItems;
  }

  get isEmpty(): boolean {
    return this.items.length === 0;
  }

  /** @returns whether cart and totals are now the server's */
  prepare(): Promise<boolean> {
    return this.cart.prepareOrder();
  }

  /**
   * Shows what the shop has and what it costs there.
   * @param given the totals that came with its answer, for a cart that it does not have itself
   */
  async refresh(given?: CartTotals): Promise<void> {
    this.cart.adoptTotals(given);
    await this.cart.sync({ force: true });
    await this.cart.syncTotals({ force: true });
  }

  /** Whether an order may be sent now: a user's only by that user, so that it never goes out in another's name. */
  isOurs(order: Pick<Order, 'user_id'>): boolean {
    return isSeenBy(this.session.userId, order);
  }

  /** What the shopper sees under the cart now. */
  get shown(): readonly TotalSegment[] {
    return segmentsOf(this.cart.record);
  }

  /** The same without the coupon; undefined where there is none, or only the shop can say. */
  get withoutCoupon(): readonly TotalSegment[] | undefined {
    return segmentsWithoutCoupon(this.cart.record);
  }

  /** The ways to ship and to pay that the shopper has before them. */
  get methods(): HeldMethods {
    return heldMethods(this.checkout.snapshot);
  }

  /**
   * @param seen the ways to ship and to pay that the shopper had before them when they ordered
   * @throws ShopError 'cart-empty', 'checkout-incomplete' naming each field
   */
  async check(seen: HeldMethods): Promise<void> {
    if (this.cart.record.cartItems.length === 0) throw orderError('cart-empty');
    const kind = this.#kind;
    await this.checkout.prepare(kind);
    const problems = this.#methodProblems(seen);
    if (Object.keys(problems).length > 0) await this.#follow(); // so that what is shown is what the next try costs
    this.#refuse({ ...this.checkout.validate(kind), ...problems });
  }

  /** What is offered may have changed with the last answer of the shop. @throws ShopError 'checkout-incomplete' naming each method */
  checkMethods(seen: HeldMethods): void {
    this.#refuse(this.#methodProblems(seen));
  }

  /** The shop has refused the ways to ship or to pay of an order: the shopper is to choose again. */
  refusal(fields: readonly MethodField[]): ShopError {
    const { shippingMethod, paymentMethod } = this.methods;
    const { shippingMethods, paymentMethods } = this.cart.record;
    const ships = shippingMethods.map(({ method_code }) => method_code).filter((code) => code !== shippingMethod);
    const pays = paymentMethods.map(({ code }) => code).filter((code) => code !== paymentMethod);
    const problems = {
      'shipping.shippingMethod': fieldProblem('not-offered', { code: shippingMethod, offered: ships.join(', ') }),
      'payment.paymentMethod': fieldProblem('not-offered', { code: paymentMethod, offered: pays.join(', ') }),
    };
    return incomplete(Object.fromEntries(fields.map((field) => [field, problems[field]])));
  }

  /** The shop has refused an order as it is. @param fields fields of the order that it named */
  rejection(code: 'order-invalid' | 'order-sold-out', fields: readonly FieldError[]): ShopError {
    const { useShippingAddress } = this.checkout.snapshot.paymentDetails;
    const params = { email: this.config.contactEmail };
    return orderError(code, { params, details: { fields: refusedFields(fields, !useShippingAddress) } });
  }

  /** Another tab may have chosen otherwise in the cart that they share: here counts what this one shows. */
  async #follow(): Promise<void> {
    const { shippingMethod, paymentMethod } = this.methods;
    if (shippingMethod !== '') await this.cart.chooseShipping(shippingMethod);
    if (paymentMethod !== '') await this.cart.choosePayment(paymentMethod);
  }

  get #kind(): CartKind {
    return isVirtualCart(this.cart.record.cartItems) ? 'virtual' : 'delivered';
  }

  #methodProblems(seen: HeldMethods): FieldErrors {
    return methodProblems(this.methods, seen, this.cart.record, this.#kind);
  }

  #refuse(errors: FieldErrors): void {
    if (Object.keys(errors).length > 0) throw incomplete(errors);
  }

  /**
   * The order as it will be kept and sent.
   * @param replaced orders whose place it takes
   * @throws ShopError 'order-invalid' where no later visit could read it: it would wait on this device and never be heard of again
   */
  draft(replaced: Replaced): QueueEntry {
    const stamp = this.stamps.next();
    const order = this.#order(stamp);
    const entry: QueueEntry = {
      order: { ...order, ...replaced },
      transmited: false,
      state: 'waiting',
      attempts: 0,
      lines: [...this.cart.record.cartItems],
      shown: shownOf({ cart: this.cart.record, segments: this.shown, taxIncluded: this.#taxIncluded }),
      released: false,
      queued_at: stamp.now,
      ...(this.cart.record.coupon === null ? {} : { coupon: this.cart.record.coupon.code }),
    };
    const { error } = queueEntry.safeParse(entry);
    if (error === undefined) return entry;
    const params = { email: this.config.contactEmail };
    throw orderError('order-invalid', { params, cause: error });
  }

  get #taxIncluded(): boolean {
    const { views } = this.config.stores;
    return views.find(({ storeCode }) => storeCode === this.session.storeCode)?.tax.sourcePriceIncludesTax === true;
  }

  #order(stamp: OrderStamp): Order {
    const cart = this.cart.record;
    const { shippingMethod, paymentMethod } = this.methods;
    const carrier = cart.shippingMethods.find(({ method_code }) => method_code === shippingMethod)?.carrier_code ?? '';
    return buildOrder({
      ...stamp,
      cart_id: cart.cartServerToken,
      store_code: this.session.storeCode,
      user_id: this.session.userId,
      items: cart.cartItems,
      segments: this.shown,
      // The rows of other totals hold other taxes: a line then says its bare price, which is right at any address.
      totals: this.cart.totalsFit ? cart.totals : null,
      shipping: { method_code: shippingMethod, carrier_code: carrier },
      payment: paymentMethod,
      checkout: this.checkout.snapshot,
      optimize: this.config.orders.optimize,
    });
  }
}

function incomplete(errors: FieldErrors): ShopError {
  const fields = Object.entries(errors).map(([field, problem]) => ({ field, ...problem }));
  const names = fields.map(({ field }) => field).join(', ');
  return orderError('checkout-incomplete', { params: { fields: names }, details: { fields } });
}

export const ORDER_DRAFTER = token<OrderDrafter>('OrderDrafter');
