import { inject, injectable } from '../di';
import { CART, segmentsOf, type CartService } from '../cart';
import type { FieldErrors } from '../checkout/checkout';
import { CHECKOUT, type CheckoutService } from '../checkout';
import type { ShopConfig } from '../config';
import type { Order, TotalSegment } from '../contract';
import { CLOCK, CONFIG, IDS, token } from '../di';
import { fieldProblem } from '../kernel/field-problem';
import type { Clock, Ids } from '../ports';
import { SESSION, type Session } from '../sync';
import { isVirtualCart } from '../totals';
import { buildOrder } from './build-order';
import { orderError } from './order-error';
import { queueEntry, type QueueEntry } from './queue-entry';

/** Makes an order of what is in the cart and in checkout, or says what is still missing. */
@injectable()
export class OrderDrafter {
  constructor(
    @inject(CART) private readonly cart: CartService,
    @inject(CHECKOUT) private readonly checkout: CheckoutService,
    @inject(SESSION) private readonly session: Session,
    @inject(IDS) private readonly ids: Ids,
    @inject(CLOCK) private readonly clock: Clock,
    @inject(CONFIG) private readonly config: ShopConfig,
  ) {}

  /** Resolves when the cart is read and what was done to it has reached the server. */
  async ready(): Promise<void> {
    await this.cart.load();
    await this.cart.settled();
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

  get isEmpty(): boolean {
    return this.cart.record.cartItems.length === 0;
  }

  /** @returns whether cart and totals are now the server's */
  prepare(): Promise<boolean> {
    return this.cart.prepareOrder();
  }

  /**
   * Shows what the shop has and what it costs there.
   * @param told the totals that came with its answer, for a cart that it does not have itself
   */
  async refresh(told?: unknown): Promise<void> {
    this.cart.adoptTotals(told);
    await this.cart.sync({ force: true });
    await this.cart.syncTotals({ force: true });
  }

  /** Whether an order may be sent now: a user's only by that user, so that it never goes out in another's name. */
  isOurs({ user_id = '' }: Pick<Order, 'user_id'>): boolean {
    return user_id === '' || user_id === this.session.userId;
  }

  /** What the shopper sees under the cart now. */
  get shown(): readonly TotalSegment[] {
    return segmentsOf(this.cart.record);
  }

  /** @throws ShopError 'cart-empty', 'checkout-incomplete' naming each field */
  async check(): Promise<void> {
    if (this.cart.record.cartItems.length === 0) throw orderError('cart-empty');
    const kind = isVirtualCart(this.cart.record.cartItems) ? 'virtual' : 'delivered';
    await this.checkout.prepare(kind);
    const missing = this.#missing(this.checkout.validate(kind));
    const fields = Object.entries(missing).map(([field, problem]) => ({ field, ...problem }));
    if (fields.length === 0) return;
    const names = fields.map(({ field }) => field).join(', ');
    throw orderError('checkout-incomplete', { params: { fields: names }, details: { fields } });
  }

  /** The cart knows the chosen methods too. */
  #missing(errors: FieldErrors): FieldErrors {
    const { shipping, payment } = this.cart.record;
    const known = new Set<string>();
    if (shipping !== null) known.add('shipping.shippingMethod');
    if (payment !== null) known.add('payment.paymentMethod');
    const left = Object.entries(errors).filter(([field]) => !known.has(field));
    return { ...Object.fromEntries(left), ...this.#unknownMethods() };
  }

  /** A method that this cart does not have is told before the order is sent, not by its refusal. */
  #unknownMethods(): FieldErrors {
    const { shipping, payment, shippingMethods, paymentMethods } = this.cart.record;
    const ships = shippingMethods.map(({ method_code }) => method_code);
    const pays = paymentMethods.map(({ code }) => code);
    const isUnknown = (code: string | undefined, known: readonly string[]) =>
      code !== undefined && known.length > 0 && !known.includes(code);
    const choose = (code: string, known: readonly string[]) =>
      fieldProblem('not-offered', { code, offered: known.join(', ') });
    return {
      ...(shipping !== null &&
        isUnknown(shipping.method_code, ships) && {
          'shipping.shippingMethod': choose(shipping.method_code, ships),
        }),
      ...(payment !== null && isUnknown(payment, pays) && { 'payment.paymentMethod': choose(payment, pays) }),
    };
  }

  /**
   * The order as it will be kept and sent.
   * @param replaces orders, by their order_id, whose place it takes
   * @throws ShopError 'order-invalid' where no later visit could read it: it would wait on this device and never be heard of again
   */
  draft(replaces: readonly string[]): QueueEntry {
    const order = this.#order();
    const entry: QueueEntry = {
      order: replaces.length === 0 ? order : { ...order, replaces: [...replaces] },
      transmited: false,
      state: 'waiting',
      attempts: 0,
      lines: [...this.cart.record.cartItems],
      released: false,
      queued_at: this.clock.now(),
      ...(this.cart.record.coupon === null ? {} : { coupon: this.cart.record.coupon.code }),
    };
    const { error } = queueEntry.safeParse(entry);
    if (error === undefined) return entry;
    const params = { email: this.config.contactEmail };
    throw orderError('order-invalid', { params, cause: error });
  }

  #order(): Order {
    const cart = this.cart.record;
    const { shippingDetails, paymentDetails } = this.checkout.snapshot;
    return buildOrder({
      order_id: this.ids.uuid(),
      cart_id: cart.cartServerToken,
      store_code: this.session.storeCode,
      user_id: this.session.userId,
      items: cart.cartItems,
      segments: this.shown,
      // The rows of other totals hold other taxes: a line then says its bare price, which is right at any address.
      totals: this.cart.totalsFit ? cart.totals : null,
      shipping: cart.shipping ?? { method_code: shippingDetails.shippingMethod, carrier_code: '' },
      payment: cart.payment ?? paymentDetails.paymentMethod,
      checkout: this.checkout.snapshot,
      now: this.clock.now(),
      optimize: this.config.orders.optimize,
    });
  }
}

export const ORDER_DRAFTER = token<OrderDrafter>('OrderDrafter');
