import type {
  AddressInformation,
  CartTotals,
  EstimateAddress,
  PaymentMethod,
  ShippingInformation,
  ShippingMethod,
} from '../../../core/contract';
import { toDecimal } from '../../../core/kernel/money';
import { paymentDiscountOf, type BonusRules, type TotalsCoupon } from '../../../core/totals';
import { ApiError } from '../http/api-error';
import type { Caller } from '../http/route';
import { WithMeta } from '../http/with-meta';
import type { PaymentOffers } from '../pricing/payment-offers';
import type { CatalogueReader } from '../catalogue/catalogue-reader';
import type { DeliveryDates } from '../delivery/delivery-dates';
import type { Settings } from '../settings/options';
import type { ShippingQuotes } from '../quotes/shipping-quotes';
import type { TaxQuotes } from '../quotes/tax-quotes';
import type { Content } from '../content/content';
import type { CartChange, StoredCart } from '../ports/carts';
import type { Customer } from '../ports/customers';
import type { Repositories } from '../ports/database';
import { shippingRequestOf } from '../quotes/shipping-request';
import { cardsOnCart } from '../gift-cards/cards-on-cart';
import { bonusesFor } from '../pricing/bonus-rules';
import { confirmedBuyerOf, judgeCoupon } from '../promotions/judge-coupon';
import { cartChanged, couponNotValid } from './cart-errors';
import type { CartDb, CartService, OpenCart } from './cart-service';
import { findCoupon } from '../pricing/coupons';
import { estimateOf } from '../pricing/estimate-of';
import { findShipping, shippingMethodsTo } from '../pricing/methods';
import type { PricedCart, TotalsRequest } from '../pricing/priced-cart';
import { cartTotalsOf, totalsOf } from '../pricing/priced-cart';
import { chosenShipping, namedShipping, selectPayment, selectShipping, type NamedShipping } from './select-methods';

/** Methods to compute with instead of those of the cart. */
export interface MethodWishes {
  readonly shipping?: NamedShipping | undefined;
  readonly payment?: string | undefined;
}

/** What costs are worked out with. */
export type CostsDb = CartDb &
  Pick<
    Repositories,
    'bloggers' | 'cartQuotes' | 'commerce' | 'content' | 'coupons' | 'customers' | 'giftCards' | 'orders'
  >;

/** What a cart costs, and how it may be shipped and paid. */
export class CartCosts {
  constructor(
    private readonly services: {
      readonly content: Content;
      readonly paymentOffers: PaymentOffers;
      readonly reader: CatalogueReader;
      readonly settings: Settings;
      readonly shippingQuotes: ShippingQuotes;
      readonly taxQuotes: TaxQuotes;
      readonly cartService: CartService;
      readonly deliveryDates: DeliveryDates;
    },
  ) {}

  /** What a cart costs, with the methods that were chosen for it unless others are given. */
  async totals(db: CostsDb, open: OpenCart, wishes: MethodWishes = {}, known?: PricedCart): Promise<CartTotals> {
    const request = await this.#wished(db, open, wishes, known);
    return cartTotalsOf(await this.services.taxQuotes.taxed(db, open.cart.token, request, open.cart.address));
  }

  /**
   * What the totals of a cart will be worked out with, before its taxes are known.
   * @param wanted what `inform` is going to be given, if it is
   */
  async foreseen(
    db: CostsDb,
    open: OpenCart,
    {
      wanted,
      wishes,
    }: { readonly wanted?: AddressInformation | undefined; readonly wishes?: MethodWishes | undefined },
  ): Promise<TotalsRequest> {
    if (wanted === undefined) return this.#wished(db, open, wishes);
    const { priced, shipping, payment } = await this.#select(db, open, wanted);
    return this.#request(db, open, priced, shipping, payment?.code);
  }

  async #wished(db: CostsDb, open: OpenCart, wishes: MethodWishes = {}, known?: PricedCart): Promise<TotalsRequest> {
    const priced = known ?? (await this.services.cartService.priced(db, open));
    const methods = await this.#methods(db, open, priced);
    const chosen = chosenShipping(open.cart);
    // One that was chosen and is gone costs nothing until the shopper chooses another.
    const shipping = wishes.shipping
      ? namedShipping(methods, wishes.shipping)
      : chosen && findShipping(methods, chosen.method, chosen.carrier);
    return this.#request(db, open, priced, shipping, wishes.payment);
  }

  /** The ways to ship of the cart's store, and those that carriers quoted for the cart. */
  async #methods(db: CostsDb, { cart, store }: OpenCart, priced: PricedCart): Promise<ShippingMethod[]> {
    const { deliveryDates, reader, shippingQuotes } = this.services;
    const commerce = await reader.commerce(db);
    const request = shippingQuotes.carriers.length === 0 ? undefined : shippingRequestOf(priced, store, cart.address);
    const quoted = request === undefined ? [] : await shippingQuotes.methods(db, cart.token, request);
    const place = { store, country: cart.address?.country_id };
    return deliveryDates.dated([...shippingMethodsTo(commerce, place), ...quoted], commerce, place);
  }

  async #request(
    db: CostsDb,
    open: OpenCart,
    priced: PricedCart,
    shipping: ShippingMethod | undefined,
    payment = open.cart.paymentMethod,
  ): Promise<TotalsRequest> {
    const { cart, store } = open;
    const { paymentOffers } = this.services;
    // Each question is a promise or more, and this is asked several times for an order: what a cart does not have is not asked about.
    const payable = { priced, customerId: cart.customerId };
    const offer = payment === undefined ? undefined : await paymentOffers.find(db, store, payable, payment);
    return {
      priced,
      store,
      shipping,
      coupon: cart.coupon === undefined ? undefined : await this.#coupon(db, open, cart.coupon),
      bonuses: cart.customerId === undefined ? undefined : await this.#bonuses(db, open),
      giftCards: cart.hasGiftCards ? await cardsOnCart(db, cart, this.#moment(open)) : [],
      paymentDiscount: paymentDiscountOf(offer),
    };
  }

  #moment({ store }: OpenCart) {
    return { currency: store.i18n.currencyCode, now: this.services.settings.clock.now() };
  }

  /** How the customer whose cart it is may pay with bonuses. */
  async #bonuses(db: CostsDb, { cart, store }: OpenCart): Promise<BonusRules | undefined> {
    const customer = await this.#customer(db, { cart });
    if (customer === undefined) return undefined;
    const { bonuses } = await this.services.reader.commerce(db);
    return bonusesFor(cart, customer, store, bonuses);
  }

  async #customer(db: CostsDb, { cart }: Pick<OpenCart, 'cart'>): Promise<Customer | undefined> {
    return cart.customerId === undefined ? undefined : db.customers.byId(cart.customerId);
  }

  /**
   * Puts a coupon on the cart, or takes off the one that is there.
   * @param known the revision of the cart that the change is meant for, if the caller said so
   * @throws ApiError 400 'coupon_not_valid', or 'coupon_limit_reached' by what the customer of the cart has ordered; 409 'cart_changed' when the cart is at another revision
   */
  async setCoupon(db: CostsDb, open: OpenCart, code: string | null, known?: number): Promise<OpenCart> {
    if (code !== null) await this.services.reader.refresh(db);
    const coupon = code === null ? null : (await this.#coupon(db, open, code))?.code;
    if (coupon === undefined) throw couponNotValid();
    if (coupon !== null) {
      const buyer = confirmedBuyerOf(await this.#customer(db, open));
      await judgeCoupon(db, this.services, { code: coupon, buyer });
    }
    return { ...open, cart: await this.#change(db, open.cart.token, { coupon }, known) };
  }

  async #coupon(db: CostsDb, { store }: OpenCart, code: string | undefined): Promise<TotalsCoupon | undefined> {
    return findCoupon(db, code, store, (await this.services.reader.commerce(db)).rates);
  }

  /**
   * Whether the customer wants to pay with bonuses.
   * @throws ApiError 401 where it is somebody else's cart; 409 'cart_changed' as for `setCoupon`
   */
  async spendBonuses(
    db: CostsDb,
    { cart, store }: OpenCart,
    caller: Caller,
    { spends, known }: { readonly spends: boolean; readonly known: number | undefined },
  ): Promise<OpenCart> {
    if (caller.kind !== 'user' || caller.customer.id !== cart.customerId) {
      throw new ApiError(401, 'Bonuses belong to a customer: sign in to spend them', { error: 'unauthorized' });
    }
    return { cart: await this.#change(db, cart.token, { spendsBonuses: spends }, known), store };
  }

  /** A change that arrives late, or a second time, was meant for a cart that is no more: it must not undo what was done since. */
  async #change(db: CostsDb, token: string, change: CartChange, known: number | undefined): Promise<StoredCart> {
    const changed = await db.carts.change(token, change, this.services.settings.clock.now(), known);
    if (changed === undefined) throw cartChanged();
    return changed;
  }

  async paymentMethods(db: CostsDb, open: OpenCart, known?: PricedCart): Promise<PaymentMethod[]> {
    const priced = known ?? (await this.services.cartService.priced(db, open));
    return this.services.paymentOffers.of(db, open.store, { priced, customerId: open.cart.customerId });
  }

  /**
   * Ways to ship this cart to an address, which is kept for the taxes of the totals.
   * @throws ApiError 409 'cart_changed' as for `setCoupon`
   */
  async estimateShipping(
    db: CostsDb,
    { cart: before, store }: OpenCart,
    address: EstimateAddress,
    known?: number,
  ): Promise<{ readonly methods: ShippingMethod[]; readonly cart: StoredCart }> {
    const isOpen = before.status === 'open';
    const cart = isOpen ? await this.#change(db, before.token, { address }, known) : { ...before, address };
    const open = { cart, store };
    const priced = await this.services.cartService.priced(db, open);
    const request = await this.#request(db, open, priced, undefined);
    return { methods: withPrices(await this.#methods(db, open, priced), request), cart };
  }

  /**
   * Notes addresses and methods, and says what the cart costs with them, and how it may be shipped and paid. Where none was chosen that
   * is offered, the first is selected (S §4, totals sync).
   * @returns with the revision of the cart in its meta
   * @throws ApiError 400 naming a method that the shop does not have; 409 'cart_changed' as for `setCoupon`
   */
  async inform(
    db: CostsDb,
    open: OpenCart,
    { shippingAddress, ...wanted }: AddressInformation,
    revision?: number,
  ): Promise<WithMeta<ShippingInformation, { readonly revision: number }>> {
    const address = shippingAddress ? estimateOf(shippingAddress) : open.cart.address;
    const there = { ...open, cart: { ...open.cart, address } };
    const { priced, methods, shipping, offered, payment } = await this.#select(db, there, wanted);
    const cart = await this.#change(
      db,
      open.cart.token,
      {
        ...(shippingAddress && { address: estimateOf(shippingAddress) }),
        ...(shipping && { shippingMethod: shipping.method_code, shippingCarrier: shipping.carrier_code }),
        ...(payment && { paymentMethod: payment.code }),
      },
      revision,
    );
    const chosen = chosenShipping(cart);
    const way = chosen && findShipping(methods, chosen.method, chosen.carrier);
    const request = await this.#request(db, { cart, store: open.store }, priced, way);
    const information = {
      payment_methods: offered,
      totals: cartTotalsOf(await this.services.taxQuotes.taxed(db, cart.token, request, cart.address)),
      shipping_methods: withPrices(methods, request),
      shipping: shipping ? { method_code: shipping.method_code, carrier_code: shipping.carrier_code } : null,
      payment: payment?.code ?? null,
    };
    return new WithMeta(information, { revision: cart.revision });
  }

  /** The ways that a cart is shipped and paid after these were sent. */
  async #select(db: CostsDb, open: OpenCart, wanted: AddressInformation) {
    const priced = await this.services.cartService.priced(db, open);
    const methods = await this.#methods(db, open, priced);
    const shipping = selectShipping(open.cart, methods, priced, wanted);
    const offered = await this.paymentMethods(db, open, priced);
    const known = (await this.services.reader.commerce(db)).payment.map(({ code }) => code);
    const payment = selectPayment(open.cart, { offers: offered, known }, wanted.paymentMethodCode);
    return { priced, methods, shipping, offered, payment };
  }
}

/** Ways to ship a cart, with what each would cost it; none where nothing is delivered. Pure. */
function withPrices(methods: readonly ShippingMethod[], request: TotalsRequest): ShippingMethod[] {
  if (request.priced.isVirtual) return [];
  return methods.map((shipping) => ({
    ...shipping,
    price_incl_tax: toDecimal(totalsOf({ ...request, shipping }).shippingInclTax),
  }));
}
