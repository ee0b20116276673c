import type { Order, ShippingMethod } from '../../../../core/contract';
import type { OrderEdit } from '../../../../core/contract/orders/manage-order-edit';
import { currencyStep } from '../../../../core/kernel/currency';
import { earningOf, type Totals } from '../../../../core/totals';
import { cashbackOf } from '../../../../core/orders/rules/cashback';
import { totalsOf, type PriceGroups, type PricedCart, type TotalsRequest } from '../../catalogue';
import type { Content } from '../../content';
import { invalidField, storeOf, type Settings } from '../../foundation';
import type { TaxQuotes } from '../../selling';
import type { Repositories } from '../../ports/database';
import type { StoredOrder } from '../../ports/orders/orders';
import { awardRulesOf } from '../lifecycle/award-settings';
import { checkOrder } from '../lifecycle/check-order';
import { placeOf, type OrderCosts } from '../lifecycle/order-costs';
import { invalidOrder, type OrderedMethods, type ReadyOrder } from '../lifecycle/ready-order';
import { cartOfOrder, editedOrder, withOrderedPrices } from './edited-order';

export interface EditCost {
  readonly order: Order;
  readonly priced: PricedCart;
  readonly methods: OrderedMethods;
  readonly offered: readonly ShippingMethod[];
  readonly places: ReadyOrder['places'];
  readonly store: TotalsRequest['store'];
  /** Totals without gift cards. */
  readonly total: number;
  /** @param goodwill part of the gift cards that was not paid for */
  readonly cashbackWith: (goodwill: number) => number;
  readonly totalsWith: (giftCards: number) => Totals;
}

/**
 * Prices edited orders by the rules for new ones: kept lines keep their price, new lines get the current one, and tax
 * rates are those of the moment when the order was placed.
 */
export class EditCosts {
  constructor(
    private readonly services: {
      readonly content: Content;
      readonly costs: OrderCosts;
      readonly groups: PriceGroups;
      readonly settings: Settings;
      readonly taxQuotes: TaxQuotes;
    },
  ) {}

  /** @throws ApiError 400 naming the field */
  async of(db: Repositories, order: StoredOrder, edit: OrderEdit): Promise<EditCost> {
    const { edited, request: untaxed, methods, offered, places } = await this.request(db, order, edit);
    const request = await this.services.taxQuotes.taxed(db, order.cartToken, untaxed, placeOf(edited));
    const totals = totalsOf(request);
    const awards = await awardRulesOf(db, this.services);
    return {
      ...{ order: edited, priced: request.priced, methods, offered, places, store: request.store },
      total: totals.grandTotal,
      cashbackWith: (goodwill) =>
        cashbackOf(earningOf(totals, goodwill).goods, awards, currencyStep(request.store.i18n.currencyCode)),
      totalsWith: (balance) =>
        totalsOf(balance === 0 ? request : { ...request, giftCards: [{ id: 'order', code: '', balance }] }),
    };
  }

  /** Prices only the goods, for the request to carriers. */
  async price(db: Repositories, order: StoredOrder, edited: Order) {
    const store = await this.#storeOf(db, order);
    return { store, priced: await this.services.costs.price(db, edited, store, order.createdAt) };
  }

  /** Input of the totals, without gift cards. @throws ApiError 400 naming the field */
  async request(db: Repositories, order: StoredOrder, edit: OrderEdit) {
    const edited = editedOrder(order, edit);
    const errors = edit.shipping_address === undefined ? [] : checkOrder(edited);
    if (errors.length > 0) throw invalidOrder(errors);
    const { customerId } = order;
    const found = customerId === undefined ? undefined : await db.customers.byId(customerId);
    // An edit may spend the bonuses that the order spent, and no more.
    const customer = found && { ...found, bonus: order.fulfilment.bonus ?? 0 };
    const store = await this.#storeOf(db, order);
    const coupon = (await db.salesFacts.booked(order.id))?.coupon;
    const cost = await this.services.costs.of(db, edited, {
      ...{ cart: cartOfOrder(order, coupon), customer, store, placedAt: order.createdAt },
      // Offers of the original order still apply, even if ended, inactive or for other customers; later ones do not.
      keptPromotions: (order.document.promotions ?? []).map(({ code }) => code),
      reprice: (priced) => withOrderedPrices(order, edit, priced),
    });
    if (cost.priced.lost.length > 0) throw invalidField('lines', 'is a product that is no longer sold');
    const { taxes, vat } = order.document;
    const { country_id = '', vat_id = '' } = placeOf(edited);
    const taxExempt = taxes?.exempt === undefined ? null : { country_id, vat_id };
    return { edited, ...cost, request: { ...cost.request, vat, taxExempt } };
  }

  async #storeOf(db: Repositories, { customerId, storeCode }: StoredOrder): Promise<TotalsRequest['store']> {
    const { groups, settings } = this.services;
    const customer = customerId === undefined ? undefined : await db.customers.byId(customerId);
    return groups.ofGroup(storeOf(storeCode, settings), customer?.groupId);
  }
}
