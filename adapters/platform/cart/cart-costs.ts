import type {
  AddressInformation,
  CartTotals,
  EstimateAddress,
  PaymentMethod,
  ShippingInformation,
  ShippingMethod,
} from '../../../core/contract';
import { toDecimal } from '../../../core/kernel/money';
import { paymentDiscountOf, type BonusRules } from '../../../core/totals';
import { ApiError, invalidField } from '../http/api-error';
import type { Caller } from '../http/route';
import { WithMeta } from '../http/with-meta';
import type { Parts } from '../parts';
import { bonusesFor } from './bonus-rules';
import { cartChanged } from './cart-errors';
import type { CartRepository } from './cart-repository';
import type { CartService, OpenCart } from './cart-service';
import { estimateOf } from './estimate-of';
import { shippingMethodsOf } from './methods';
import type { PricedCart, TotalsRequest } from './priced-cart';
import { cartTotalsOf, totalsOf } from './priced-cart';
import { chosenShipping, namedShipping, selectPayment, selectShipping, type NamedShipping } from './select-methods';

/** Methods to compute with instead of those of the cart. */
interface MethodWishes {
  readonly shipping?: NamedShipping | undefined;
  readonly payment?: string | undefined;
}

/** What a cart costs, and how it may be shipped and paid. */
export class CartCosts {
  constructor(private readonly services: Parts & { readonly cartService: CartService }) {}

  /** What a cart costs, with the methods that were chosen for it unless others are given. */
  totals(open: OpenCart, wishes: MethodWishes = {}, priced = this.services.cartService.priced(open)): CartTotals {
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
    const paymentDiscount = paymentDiscountOf(this.services.paymentOffers.find(open.store, priced.isVirtual, payment));
    const { store } = open;
    return { priced, store, shipping, coupon: this.#coupon(open), bonuses: this.#bonuses(open), paymentDiscount };
  }

  #coupon({ cart, store }: OpenCart) {
    return cart.coupon === undefined ? undefined : this.services.coupons.find(cart.coupon, store);
  }

  /** How the customer whose cart it is may pay with bonuses. */
  #bonuses({ cart, store }: OpenCart): BonusRules | undefined {
    const customer = cart.customerId === undefined ? undefined : this.services.customers.byId(cart.customerId);
    return bonusesFor(cart, customer, store);
  }

  /**
   * Puts a coupon on the cart, or takes off the one that is there.
   * @param known the revision of the cart that the change is meant for, if the caller said so
   * @throws ApiError 400 naming a coupon that is not valid; 409 'cart_changed' when the cart is at another revision
   */
  setCoupon({ cart, store }: OpenCart, code: string | null, known?: number): void {
    const coupon = code === null ? null : this.services.coupons.find(code, store)?.code;
    if (coupon === undefined) throw invalidField('coupon', 'is not valid');
    this.#change(cart.token, { coupon }, known);
  }

  /**
   * Whether the customer wants to pay with bonuses.
   * @throws ApiError 401 where it is somebody else's cart; 409 'cart_changed' as for `setCoupon`
   */
  spendBonuses({ cart }: OpenCart, caller: Caller, spends: boolean, known?: number): void {
    if (caller.kind !== 'user' || caller.customer.id !== cart.customerId) {
      throw new ApiError(401, 'Bonuses belong to a customer: sign in to spend them', { error: 'unauthorized' });
    }
    this.#change(cart.token, { spendsBonuses: spends }, known);
  }

  /** A change that arrives late, or a second time, was meant for a cart that is no more: it must not undo what was done since. */
  #change(token: string, change: Parameters<CartRepository['change']>[1], known: number | undefined): void {
    const { carts, settings } = this.services;
    if (!carts.change(token, change, settings.clock.now(), known)) throw cartChanged();
  }

  paymentMethods(open: OpenCart, { isVirtual } = this.services.cartService.priced(open)): PaymentMethod[] {
    return this.services.paymentOffers.of(open.store, isVirtual);
  }

  /**
   * Ways to ship this cart to an address, which is kept for the taxes of the totals.
   * @throws ApiError 409 'cart_changed' as for `setCoupon`
   */
  estimateShipping(open: OpenCart, address: EstimateAddress, known?: number): ShippingMethod[] {
    if (open.cart.status === 'open') this.#change(open.cart.token, { address }, known);
    return this.shippingMethods({ ...open, cart: { ...open.cart, address } });
  }

  /** Ways to ship this cart, with what each would cost it now; none where nothing is delivered. */
  shippingMethods(open: OpenCart, priced = this.services.cartService.priced(open)): ShippingMethod[] {
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
   * @returns with the revision of the cart in its meta
   * @throws ApiError 400 naming a method that the shop does not have; 409 'cart_changed' as for `setCoupon`
   */
  inform(
    open: OpenCart,
    { shippingAddress, ...wanted }: AddressInformation,
    known?: number,
  ): WithMeta<ShippingInformation> {
    const address = shippingAddress ? estimateOf(shippingAddress) : open.cart.address;
    const priced = this.services.cartService.priced({ ...open, cart: { ...open.cart, address } });
    const shipping = selectShipping(open, priced, wanted);
    const offered = this.paymentMethods(open, priced);
    const payment = selectPayment(open, offered, wanted.paymentMethodCode);
    this.#change(
      open.cart.token,
      {
        ...(shippingAddress && { address: estimateOf(shippingAddress) }),
        ...(shipping && { shippingMethod: shipping.method_code, shippingCarrier: shipping.carrier_code }),
        ...(payment && { paymentMethod: payment.code }),
      },
      known,
    );
    const informed = { ...this.services.cartService.find(open.cart.token), store: open.store };
    const information = {
      payment_methods: offered,
      totals: this.totals(informed, {}, priced),
      shipping_methods: this.shippingMethods(informed, priced),
      shipping: shipping ? { method_code: shipping.method_code, carrier_code: shipping.carrier_code } : null,
      payment: payment?.code ?? null,
    };
    return new WithMeta(information, { revision: informed.cart.revision });
  }
}
