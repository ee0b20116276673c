import { inject, injectable } from '../di';
import { CART, sameAddress, segmentsOf, segmentsWithoutCoupon, type CartService } from '../cart';
import type { CartItem } from '../cart/cart';
import type { CartKind, CheckoutField, FieldErrors } from '../checkout/checkout';
import { CHECKOUT, deliveryOf, type CheckoutService } from '../checkout';
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
import { orderError } from './queue/order-error';
import { ORDER_STAMPS, type OrderStamp, type OrderStamps } from './order-stamps';
import type { MethodField } from './queue/plan-place';
import { queueEntry, type QueueEntry } from './queue/queue-entry';
import { refusedFields } from './refusal';
import type { Replaced } from './replaced-orders';
import { shownOf } from './queue/shown-of';

@injectable()
export class OrderDrafter {
  constructor(
    @inject(CART) private readonly cart: CartService,
    @inject(CHECKOUT) private readonly checkout: CheckoutService,
    @inject(SESSION) private readonly session: Session,
    @inject(ORDER_STAMPS) private readonly stamps: OrderStamps,
    @inject(CONFIG) private readonly config: ShopConfig,
  ) {}

  async ready(): Promise<void> {
    await this.cart.load();
    await this.cart.settled();
    await this.stamps.ready();
  }

  get cartId(): string {
    return this.cart.record.cartServerToken;
  }

  letGo(lines: QueueEntry['lines'], cartId: string): Promise<void> {
    return this.cart.release(lines, { of: cartId });
  }

  get storeCode(): string {
    return this.session.storeCode;
  }

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

  prepare(): Promise<boolean> {
    return this.cart.prepareOrder();
  }

  async refresh(given?: CartTotals): Promise<void> {
    this.cart.adoptTotals(given);
    await this.cart.sync({ force: true });
    await this.cart.syncTotals({ force: true });
  }

  /** Returns true if the order may be sent now: a user's order is sent only by that user. */
  isOurs(order: Pick<Order, 'user_id'>): boolean {
    return isSeenBy(this.session.userId, order);
  }

  get shown(): readonly TotalSegment[] {
    return segmentsOf(this.cart.record);
  }

  get withoutCoupon(): readonly TotalSegment[] | undefined {
    return segmentsWithoutCoupon(this.cart.record);
  }

  get methods(): HeldMethods {
    return heldMethods(this.checkout.snapshot);
  }

  /**
   * @param seen methods shown when the shopper ordered
   * @throws ShopError 'cart-empty', 'checkout-incomplete' naming each field
   */
  async check(seen: HeldMethods): Promise<void> {
    if (this.cart.record.cartItems.length === 0) throw orderError('cart-empty');
    const kind = this.#kind;
    await this.checkout.prepare(kind);
    await this.#deliver(kind);
    const problems = this.#methodProblems(seen);
    if (Object.keys(problems).length > 0) await this.#follow();
    this.#refuse({ ...this.checkout.validate(kind), ...problems });
  }

  checkMethods(seen: HeldMethods): void {
    this.#refuse(this.#methodProblems(seen));
  }

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

  rejection(code: 'order-invalid' | 'order-sold-out', fields: readonly FieldError[]): ShopError {
    const { useShippingAddress } = this.checkout.snapshot.paymentDetails;
    const params = { email: this.config.contactEmail };
    return orderError(code, { params, details: { fields: refusedFields(fields, !useShippingAddress) } });
  }

  /** The last totals may be an estimate for another address than that of the order. */
  async #deliver(kind: CartKind): Promise<void> {
    const delivery = deliveryOf(this.checkout.snapshot, kind === 'virtual');
    if (delivery.country_id === '' || sameAddress(this.cart.record.address, delivery)) return;
    await this.cart.deliverTo(delivery);
  }

  async #follow(): Promise<void> {
    const { shippingMethod, paymentMethod } = this.methods;
    if (shippingMethod !== '') await this.cart.chooseShipping(shippingMethod);
    if (paymentMethod !== '') await this.cart.choosePayment(paymentMethod);
  }

  get #kind(): CartKind {
    return isVirtualCart(this.cart.record.cartItems) ? 'virtual' : 'delivered';
  }

  #methodProblems(seen: HeldMethods): FieldErrors<CheckoutField> {
    return methodProblems(this.methods, seen, this.cart.record, this.#kind);
  }

  #refuse(errors: FieldErrors<CheckoutField>): void {
    if (Object.keys(errors).length > 0) throw incomplete(errors);
  }

  /**
   * @param replaced orders it replaces
   * @throws ShopError 'order-invalid' if a later visit could not read it and it would be lost
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
      // Rows of other totals carry other taxes; the bare price is correct for any address.
      totals: this.cart.totalsFit ? cart.totals : null,
      shipping: { method_code: shippingMethod, carrier_code: carrier },
      payment: paymentMethod,
      checkout: this.checkout.snapshot,
      optimize: this.config.orders.optimize,
    });
  }
}

function incomplete(errors: FieldErrors<CheckoutField>): ShopError {
  const fields = Object.entries(errors).map(([field, problem]) => ({ field, ...problem }));
  const names = fields.map(({ field }) => field).join(', ');
  return orderError('checkout-incomplete', { params: { fields: names }, details: { fields } });
}

export const ORDER_DRAFTER = token<OrderDrafter>('OrderDrafter');
