import type { FieldError, Order } from '../../../../core/contract';
import { GIFT_CARD_PAYMENT, isPaidByGiftCards } from '../../../../core/contract/selling/methods';
import * as contract from '../../../../core/contract/orders/orders';
import type { Totals } from '../../../../core/totals';
import { ownAddressesOf, refuse, storeOf, type Settings } from '../../foundation';
import { cartClosed, isOfAnother, buyerOf, judgeCoupon, type TaxQuotes } from '../../selling';
import type { Content } from '../../content';
import type { Repositories } from '../../ports/database';
import { type PriceGroups, cartTotalsOf, totalsOf, type TotalsRequest } from '../../catalogue';
import { placeOf, type OrderCosts } from './order-costs';
import { byExchange, byGiftCard, invalidOrder, withoutPayment, type ReadyOrder } from './ready-order';
import { shownTotalsDiffer } from './shown-totals';

type Db = Repositories;

export class OrderPreparation {
  constructor(
    private readonly services: {
      readonly content: Content;
      readonly costs: OrderCosts;
      readonly groups: PriceGroups;
      readonly settings: Settings;
      readonly taxQuotes: TaxQuotes;
    },
  ) {}

  /** @throws ApiError 400 for an unusable cart; 'totals_changed'; 'coupon_limit_reached' */
  async prepare(
    db: Db,
    order: Order,
    hash: string,
    { customerId, exchange }: Pick<ReadyOrder, 'customerId' | 'exchange'>,
  ): Promise<Omit<ReadyOrder, 'address' | 'customerId' | 'exchange' | 'isByStaff' | 'renewed'>> {
    const { costs, settings, groups, taxQuotes } = this.services;
    const cart = await db.carts.find(order.cart_id);
    if (!cart || isOfAnother(cart, customerId)) {
      throw invalidOrder([{ field: 'cart_id', message: 'cart_id does not match any cart' }]);
    }
    if (cart.status !== 'open') throw cartClosed();
    if (order.store_code !== cart.storeCode) {
      throw invalidOrder([{ field: 'store_code', message: `store_code must be ${cart.storeCode}, that of the cart` }]);
    }
    // Locks bonuses and promo allowance against concurrent use.
    const customer = customerId === undefined ? undefined : await db.customers.lock(customerId);
    const store = groups.ofGroup(storeOf(cart.storeCode, settings), customer?.groupId);
    const buyer = buyerOf(customer, order.personalDetails.emailAddress);
    await judgeCoupon(db, this.services, { code: cart.coupon, buyer });
    // Locks the gift cards until the order is written.
    if (cart.hasGiftCards) await db.giftCards.lockOnCart(cart.token);
    const {
      priced,
      methods: named,
      request: untaxed,
      places,
    } = await costs.of(db, order, {
      ...{ cart, customer, store, exchange },
    });
    settings.onOrderStep('cart-read');
    const request = await taxQuotes.taxed(db, order.cart_id, untaxed, placeOf(order));
    const totals = totalsOf(request);
    if (shownTotalsDiffer(order, totals, priced)) {
      const now = { totals: cartTotalsOf(request) };
      throw refuse(contract.totalsChanged, 'The order costs something else than what was shown', now);
    }
    const isConfirmed = customer?.isVerified === true;
    const ready = {
      hash,
      cart,
      store,
      priced,
      places,
      totals,
      vat: request.vat,
      coupon: usedCoupon(request, totals),
      giftCards: untaxed.giftCards ?? [],
      isConfirmed,
      ownAddresses: customer === undefined ? [] : ownAddressesOf(customer),
      isTrusted: isConfirmed && (await db.orders.hasPaid(customer.id)),
    };
    if (isPaidByGiftCards(totals.segments))
      return {
        ...ready,
        order: paidBy(order, GIFT_CARD_PAYMENT),
        methods: { shipping: named.shipping, payment: exchange === undefined ? byGiftCard(store) : byExchange(store) },
      };
    if (named.payment === undefined) throw invalidOrder([cardsShort()]);
    return { ...ready, order, methods: totals.grandTotal === 0 ? withoutPayment(named) : named };
  }
}

function usedCoupon({ coupon }: TotalsRequest, { couponDiscount, couponFreeDelivery }: Totals): string | undefined {
  return couponFreeDelivery || couponDiscount > 0 ? coupon?.code : undefined;
}

function paidBy(order: Order, payment_method_code: string): Order {
  return { ...order, addressInformation: { ...order.addressInformation, payment_method_code } };
}

function cardsShort(): FieldError {
  const field = 'addressInformation.payment_method_code';
  return { field, message: `${field} must be a payment method for the amount left after gift cards` };
}
