import type {
  AddressInformation,
  CartTotals,
  EstimateAddress,
  PaymentMethod,
  ShippingInformation,
  ShippingMethod,
} from '../../../../core/contract';
import { toDecimal } from '../../../../core/kernel/money';
import { paymentDiscountOf, type BonusRules, type TotalsCoupon } from '../../../../core/totals';
import { ApiError, type Caller, WithMeta, type Settings } from '../../foundation';
import {
  type PaymentOffers,
  type CatalogueReader,
  bonusesFor,
  findCoupon,
  estimateOf,
  findShipping,
  shippingMethodsTo,
  type PricedCart,
  type TotalsRequest,
  cartTotalsOf,
  shippingChargesOf,
} from '../../catalogue';
import type { DeliveryDates } from '../delivery/delivery-dates';
import type { ShippingQuotes } from '../quotes/shipping-quotes';
import type { TaxQuotes } from '../quotes/tax-quotes';
import type { Content } from '../../content';
import type { CartChange, StoredCart } from '../../ports/selling/carts';
import type { Customer } from '../../ports/people/customers';
import type { Repositories } from '../../ports/database';
import { shippingRequestOf } from '../quotes/shipping-request';
import { cardsOnCart } from '../gift-cards/cards-on-cart';
import { confirmedBuyerOf, judgeCoupon } from '../promotions/judge-coupon';
import { cartChanged, couponNotValid } from './cart-errors';
import type { CartDb, CartService, OpenCart } from './cart-service';
import { chosenShipping, namedShipping, selectPayment, selectShipping, type NamedShipping } from './select-methods';

export interface MethodChoice {
  readonly shipping?: NamedShipping | undefined;
  readonly payment?: string | undefined;
}

export type CostsDb = CartDb &
  Pick<
    Repositories,
    'bloggers' | 'cartQuotes' | 'commerce' | 'content' | 'coupons' | 'customers' | 'giftCards' | 'orders'
  >;

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

  async totals(db: CostsDb, open: OpenCart, inputs: MethodChoice = {}, known?: PricedCart): Promise<CartTotals> {
    const request = await this.#requested(db, open, inputs, known);
    return cartTotalsOf(await this.services.taxQuotes.taxed(db, open.cart.token, request, open.cart.address));
  }

  async foreseen(
    db: CostsDb,
    open: OpenCart,
    {
      wanted,
      inputs,
    }: { readonly wanted?: AddressInformation | undefined; readonly inputs?: MethodChoice | undefined },
  ): Promise<TotalsRequest> {
    if (wanted === undefined) return this.#requested(db, open, inputs);
    const { priced, shipping, payment } = await this.#select(db, open, wanted);
    return this.#request(db, open, priced, shipping, payment?.code);
  }

  async #requested(db: CostsDb, open: OpenCart, inputs: MethodChoice = {}, known?: PricedCart): Promise<TotalsRequest> {
    const priced = known ?? (await this.services.cartService.priced(db, open));
    const methods = await this.#methods(db, open, priced);
    const chosen = chosenShipping(open.cart);
    // A chosen method that no longer exists costs nothing until the shopper picks another.
    const shipping = inputs.shipping
      ? namedShipping(methods, inputs.shipping)
      : chosen && findShipping(methods, chosen.method, chosen.carrier);
    return this.#request(db, open, priced, shipping, inputs.payment);
  }

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
   * Sets or removes the coupon.
   * @param known expected cart revision
   * @throws ApiError 400 'coupon_not_valid', 'coupon_limit_reached'; 409 'cart_changed' on a stale revision
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

  /** @throws ApiError 401 for another customer's cart; 409 'cart_changed' */
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

  /** The revision prevents late or repeated changes from undoing newer ones. */
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
   * Stores the address for tax calculation.
   * @throws ApiError 409 'cart_changed'
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
   * Stores addresses and methods and returns totals; unavailable methods fall back to the first offered.
   * @returns with the cart revision in its meta
   * @throws ApiError 400 naming an unknown method; 409 'cart_changed'
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
      revision ?? open.cart.revision,
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

function withPrices(methods: readonly ShippingMethod[], request: TotalsRequest): ShippingMethod[] {
  if (request.priced.isVirtual) return [];
  const charges = shippingChargesOf(request, methods);
  return methods.map((shipping, at) => ({ ...shipping, price_incl_tax: toDecimal(charges[at] ?? 0) }));
}
