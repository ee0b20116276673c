import * as contract from '../../../core/contract/cart';
import { ApiError, invalidField } from '../http/api-error';
import type { Caller, Route } from '../http/route';
import { route } from '../http/route';
import type { Services } from '../services';
import type { OpenCart } from './cart-service';
import { shippingMethodsOf } from './methods';

interface CartCall {
  readonly query: { readonly cartId: string };
  readonly request: Request;
  readonly caller: Caller;
}

/** S §7, cart. */
export function cartRoutes(services: Services): readonly Route[] {
  const { cartService, carts, settings } = services;
  const storeCode = (request: Request) => new URL(request.url).searchParams.get('storeCode');
  const found = ({ query, request, caller }: CartCall): OpenCart =>
    cartService.find(query.cartId, storeCode(request), caller);
  const open = ({ query, request, caller }: CartCall): OpenCart =>
    cartService.open(query.cartId, storeCode(request), caller);
  const now = () => settings.clock.now();
  return [
    route(contract.createCart, ({ store }) => cartService.create(store)),
    route(contract.getCart, ({ query, caller }) => {
      const cart = cartService.find(query.code, undefined, caller);
      return { cartId: query.code, items: cartService.items(cart) };
    }),
    route(contract.pullCart, (call) => cartService.items(open(call))),
    route(contract.updateCart, (call) => cartService.update(open(call), call.body.cartItem)),
    route(contract.deleteFromCart, (call) => {
      cartService.remove(open(call), call.body.cartItem);
      return true;
    }),
    route(contract.cartTotalsOf, (call) => cartService.totals(found(call))),
    route(contract.collectTotals, (call) => {
      const { shippingMethodCode: method, shippingCarrierCode: carrier } = call.body.methods;
      return cartService.totals(found(call), method ? { method, carrier } : undefined);
    }),
    route(contract.paymentMethods, (call) => cartService.paymentMethods(found(call))),
    route(contract.shippingMethods, (call) => cartService.shippingMethods(found(call), call.body.address)),
    route(contract.allShippingMethods, ({ store }) => shippingMethodsOf(store)),
    route(contract.shippingInformation, (call) => {
      const cart = cartService.setInformation(open(call), call.body.addressInformation);
      return { payment_methods: cartService.paymentMethods(cart), totals: cartService.totals(cart) };
    }),
    route(contract.closeCart, (call) => {
      carts.end(found(call).cart.token, 'closed', now());
      return true;
    }),
    route(contract.getCoupon, (call) => found(call).cart.coupon ?? null),
    route(contract.applyCoupon, (call) => {
      const { cart, store } = open(call);
      const coupon = services.coupons.find(call.query.coupon, store);
      if (!coupon) throw invalidField('coupon', 'is not valid');
      carts.change(cart.token, { coupon: coupon.code }, now());
      return true;
    }),
    route(contract.deleteCoupon, (call) => {
      carts.change(open(call).cart.token, { coupon: null }, now());
      return true;
    }),
    route(contract.spendBonuses, (call) => {
      open(call);
      throw new ApiError(401, 'Bonuses belong to a customer: sign in to spend them', { error: 'unauthorized' });
    }),
    route(contract.skipBonuses, (call) => {
      open(call);
      return true; // a guest has none, so nothing is spent already
    }),
  ];
}
