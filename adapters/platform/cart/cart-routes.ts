import * as contract from '../../../core/contract/cart';
import * as discounts from '../../../core/contract/cart-discounts';
import { unauthorized } from '../accounts/require-caller';
import type { Caller, Route } from '../http/route';
import { route } from '../http/route';
import type { Services } from '../services';
import { WithMeta } from '../http/with-meta';
import type { OpenCart } from './cart-service';
import { shippingMethodsOf } from './methods';
import type { PricedCart } from './priced-cart';

interface CartCall {
  readonly query: { readonly cartId: string };
  readonly url: URL;
  readonly caller: Caller;
}

/** What every route of a cart does with its call. */
interface CartCalls {
  readonly found: (call: CartCall) => OpenCart;
  readonly open: (call: CartCall) => OpenCart;
  readonly withTotals: <T>(call: CartCall, result: T, priced?: PricedCart) => WithMeta<T>;
}

/** S §7, cart. */
export function cartRoutes(services: Services): readonly Route[] {
  const { cartService, cartCosts, carts, groups, settings, sharedCarts } = services;
  const storeCode = (url: URL) => url.searchParams.get('storeCode');
  const found = ({ query, url, caller }: CartCall): OpenCart => cartService.find(query.cartId, storeCode(url), caller);
  const open = ({ query, url, caller }: CartCall): OpenCart => cartService.open(query.cartId, storeCode(url), caller);
  const now = () => settings.clock.now();
  /** What the cart costs after the change, so that the client need not ask, and the revision that it has now. */
  const withTotals = <T>(call: CartCall, result: T, priced?: PricedCart) => {
    const current = found(call);
    return new WithMeta(result, { totals: cartCosts.totals(current, {}, priced), revision: current.cart.revision });
  };
  return [
    createRoute(services),
    route(contract.shareCart, (call) => ({ code: sharedCarts.share(open(call)) })),
    route(contract.getCart, ({ query, store, caller }) => sharedCarts.find(query.code, groups.view(store, caller))),
    route(contract.pullCart, (call) => {
      const cart = open(call);
      return new WithMeta(cartService.items(cart), { revision: cart.cart.revision });
    }),
    route(contract.updateCart, (call) => {
      const { cartItem, revision } = call.body;
      const { item, priced } = cartService.update(open(call), cartItem, revision);
      return withTotals(call, item, priced);
    }),
    route(contract.deleteFromCart, (call) => {
      cartService.remove(open(call), call.body.cartItem, call.body.revision);
      return withTotals(call, true);
    }),
    route(contract.cartTotalsOf, (call) => cartCosts.totals(found(call))),
    route(contract.collectTotals, (call) => {
      const { shippingMethodCode: method, shippingCarrierCode: carrier, paymentMethod } = call.body.methods;
      const shipping = method ? { method, carrier } : undefined;
      return cartCosts.totals(found(call), { shipping, payment: paymentMethod?.method });
    }),
    route(contract.paymentMethods, (call) => cartCosts.paymentMethods(found(call))),
    route(contract.shippingMethods, (call) => {
      const { address, revision } = call.body;
      const methods = cartCosts.estimateShipping(found(call), address, revision);
      return new WithMeta(methods, { revision: found(call).cart.revision });
    }),
    route(contract.allShippingMethods, ({ store }) => shippingMethodsOf(store)),
    route(contract.shippingInformation, (call) => {
      const { addressInformation, revision } = call.body;
      return cartCosts.inform(open(call), addressInformation, revision);
    }),
    route(contract.closeCart, (call) => {
      carts.end(found(call).cart.token, 'closed', now());
      return true;
    }),
    ...discountRoutes(services, { found, open, withTotals }),
  ];
}

/** A new cart for a guest; for a customer their own, with what they had as a guest. */
function createRoute({ cartClaims, carts }: Services): Route {
  return route(contract.createCart, ({ store, caller, query }) => {
    // A token that no longer counts is refreshed first, or the cart is asked for as a guest (S §4, cart connect).
    if (caller.kind === 'refused') throw unauthorized();
    if (caller.kind === 'guest') return new WithMeta(cartClaims.create(store), { revision: 0 });
    const { token, joined, waiting, ordered } = cartClaims.claim(caller.customer.id, store, query);
    const revision = carts.find(token)?.revision ?? 0;
    return new WithMeta(token, { revision, joined, waiting, ...(ordered.length > 0 && { ordered }) });
  });
}

/** S §7, coupon and bonuses; the customer whose cart it is decides whether bonuses are spent on it. */
function discountRoutes({ cartCosts }: Services, { found, open, withTotals }: CartCalls): readonly Route[] {
  return [
    route(discounts.getCoupon, (call) => found(call).cart.coupon ?? null),
    route(discounts.applyCoupon, (call) => {
      cartCosts.setCoupon(open(call), call.query.coupon, call.query.revision);
      return withTotals(call, true);
    }),
    route(discounts.deleteCoupon, (call) => {
      cartCosts.setCoupon(open(call), null, call.query.revision);
      return withTotals(call, true);
    }),
    route(discounts.spendBonuses, (call) => {
      cartCosts.spendBonuses(open(call), call.caller, true, call.query.revision);
      return withTotals(call, true);
    }),
    route(discounts.skipBonuses, (call) => {
      const cart = open(call);
      // A guest has none, so nothing is spent already.
      if (call.caller.kind === 'user') cartCosts.spendBonuses(cart, call.caller, false, call.query.revision);
      return withTotals(call, true);
    }),
  ];
}
