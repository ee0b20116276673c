import type {
  AddressInformation,
  CartTotals,
  EstimateAddress,
  PaymentMethod,
  ShippingInformation,
  ShippingMethod,
} from '../../../../core/contract';
import { isPickup } from '../../../../core/contract/selling/pickup';
import { toDecimal } from '../../../../core/kernel/money';
import { paymentDiscountOf, type BonusRules } from '../../../../core/totals';
import { WithMeta, type Settings } from '../../foundation';
import {
  type PaymentOffers,
  type CatalogueReader,
  bonusesFor,
  placeOfBuyer,
  findShipping,
  type PricedCart,
  type TotalsRequest,
  cartTotalsOf,
  shippingChargesOf,
} from '../../catalogue';
import type { ShippingOffers } from '../quotes/shipping-offers';
import type { TaxQuotes } from '../quotes/tax-quotes';
import type { StoredCart } from '../../ports/selling/carts';
import type { Repositories } from '../../ports/database';
import type { Customer } from '../../ports/people/customers';
import { cartOffers } from '../promotions/cart-offers';
import { cardsOnCart } from '../gift-cards/cards-on-cart';
import { changeCart, customerOf } from './change-cart';
import type { CartDb, CartService, OpenCart } from './cart-service';
import { chosenShipping, namedShipping, selectPayment, selectShipping, type NamedShipping } from './select-methods';

export interface MethodChoice {
  readonly shipping?: NamedShipping | undefined;
  readonly payment?: string | undefined;
}

export type CostsDb = CartDb &
  Pick<
    Repositories,
    | 'bloggers'
    | 'cartQuotes'
    | 'catalogue'
    | 'commerce'
    | 'content'
    | 'coupons'
    | 'customers'
    | 'giftCards'
    | 'orders'
    | 'royalties'
    | 'vatChecks'
  >;

export class CartCosts {
  constructor(
    private readonly services: {
      readonly paymentOffers: PaymentOffers;
      readonly reader: CatalogueReader;
      readonly settings: Settings;
      readonly shippingOffers: ShippingOffers;
      readonly taxQuotes: TaxQuotes;
      readonly cartService: CartService;
    },
  ) {}

  async totals(db: CostsDb, open: OpenCart, inputs: MethodChoice = {}, known?: PricedCart): Promise<CartTotals> {
    const request = await this.#requested(db, open, inputs, known);
    return cartTotalsOf(await this.#taxed(db, open, request));
  }

  #taxed(db: CostsDb, { cart }: OpenCart, request: TotalsRequest): Promise<TotalsRequest> {
    return this.services.taxQuotes.taxed(db, cart.token, request, cart.address);
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
    const priced = known ?? (await this.#priced(db, open, inputs.shipping?.method));
    const methods = await this.#methods(db, open, priced);
    const chosen = chosenShipping(open.cart);
    // A chosen method that no longer exists costs nothing until the shopper picks another.
    const shipping = inputs.shipping
      ? namedShipping(methods, inputs.shipping)
      : chosen && findShipping(methods, chosen.method, chosen.carrier);
    return this.#request(db, open, priced, shipping, inputs.payment);
  }

  /** @param method the cart's by default; pickup is taxed in the shop */
  #priced(db: CostsDb, { cart, store }: OpenCart, method = cart.shippingMethod): Promise<PricedCart> {
    return this.services.cartService.priced(db, { cart: { ...cart, shippingMethod: method }, store });
  }

  async #methods(db: CostsDb, { cart, store }: OpenCart, priced: PricedCart): Promise<ShippingMethod[]> {
    const { reader, shippingOffers } = this.services;
    const { token, address } = cart;
    return shippingOffers.of(db, await reader.commerce(db), { token, priced, store, address });
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
    const customer = await customerOf(db, cart);
    const { now } = this.#moment(open);
    const offered = { priced, store, customer, now, code: cart.coupon };
    return {
      ...{ priced, store, shipping },
      ...(await cartOffers(db, offered, this.services.reader)),
      bonuses: customer && (await this.#bonuses(db, open, customer)),
      giftCards: cart.hasGiftCards ? await cardsOnCart(db, cart, this.#moment(open)) : [],
      paymentDiscount: paymentDiscountOf(offer),
    };
  }

  #moment({ store }: OpenCart) {
    return { currency: store.i18n.currencyCode, now: this.services.settings.clock.now() };
  }

  async #bonuses(db: CostsDb, { cart, store }: OpenCart, customer: Customer): Promise<BonusRules | undefined> {
    const { bonuses } = await this.services.reader.commerce(db);
    return bonusesFor(cart, customer, store, bonuses);
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
    const { settings } = this.services;
    const isOpen = before.status === 'open';
    const cart = isOpen
      ? await changeCart(db, before.token, { address }, { now: settings.clock.now(), known })
      : { ...before, address };
    const open = { cart, store };
    const priced = await this.services.cartService.priced(db, open);
    const request = await this.#taxed(db, open, await this.#request(db, open, priced, undefined));
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
    const place = shippingAddress && placeOfBuyer({ ...wanted, shippingAddress });
    const address = place ?? open.cart.address;
    const there = { ...open, cart: { ...open.cart, address } };
    const { priced, methods, shipping, offered, payment } = await this.#select(db, there, wanted);
    const cart = await changeCart(
      db,
      open.cart.token,
      {
        ...(place && { address: place }),
        ...(shipping && { shippingMethod: shipping.method_code, shippingCarrier: shipping.carrier_code }),
        ...(payment && { paymentMethod: payment.code }),
      },
      { now: this.services.settings.clock.now(), known: revision ?? open.cart.revision },
    );
    const chosen = chosenShipping(cart);
    const way = chosen && findShipping(methods, chosen.method, chosen.carrier);
    const settled = { cart, store: open.store };
    const request = await this.#taxed(db, settled, await this.#request(db, settled, priced, way));
    const information = {
      payment_methods: offered,
      totals: cartTotalsOf(request),
      shipping_methods: withPrices(methods, request),
      shipping: shipping ? { method_code: shipping.method_code, carrier_code: shipping.carrier_code } : null,
      payment: payment?.code ?? null,
    };
    return new WithMeta(information, { revision: cart.revision });
  }

  async #select(db: CostsDb, open: OpenCart, wanted: AddressInformation) {
    const before = await this.#priced(db, open);
    const methods = await this.#methods(db, open, before);
    const shipping = selectShipping(open.cart, methods, before, wanted);
    const code = shipping?.method_code;
    const movesSale = isPickup(code ?? '') !== isPickup(open.cart.shippingMethod ?? '');
    const priced = movesSale ? await this.#priced(db, open, code) : before;
    const offered = await this.paymentMethods(db, open, priced);
    const known = (await this.services.reader.commerce(db)).payment.map(({ code }) => code);
    const payment = selectPayment(open.cart, { offers: offered, known }, wanted.paymentMethodCode);
    return { priced, methods, shipping, offered, payment };
  }
}

function withPrices(methods: readonly ShippingMethod[], request: TotalsRequest): ShippingMethod[] {
  if (request.priced.isVirtual) return [];
  const charges = shippingChargesOf({ ...request, taxes: undefined }, methods);
  return methods.map((shipping, at) => ({ ...shipping, price_incl_tax: toDecimal(charges[at] ?? 0) }));
}
