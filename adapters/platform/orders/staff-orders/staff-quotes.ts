import type { Order } from '../../../../core/contract';
import type { StaffOrder, StaffOrderQuote } from '../../../../core/contract/orders/manage-order-new';
import { toDecimal } from '../../../../core/kernel/money';
import { toTotalSegment } from '../../../../core/totals';
import { estimateOf, sumUnits, totalsOf } from '../../catalogue';
import { invalidField } from '../../foundation';
import type { CartQuotes, TaxQuotes } from '../../selling';
import type { Database } from '../../ports/database';
import type { OrderIntake } from '../lifecycle/order-intake';
import { placeOf, type OrderCosts } from '../lifecycle/order-costs';
import type { OrderedBy } from '../lifecycle/order-placement';
import { chargedPrices } from '../lifecycle/ready-order';
import { describeProducts } from '../lifecycle/describe-products';
import { missingOf } from '../edits/stock-delta';
import type { StaffCart } from './staff-carts';
import { isStaffPayment, orderOf, withMethods, withOffered, withTotals, type StaffOrderIds } from './staff-order-input';

export interface QuotedOrder {
  readonly order: Order;
  /** Part that the credit of exchanged items pays, in minor units. */
  readonly covered: number;
  readonly quote: StaffOrderQuote;
  /** First SKU without enough stock. */
  readonly missing: string | undefined;
}

/** Calculates orders that staff make, by the rules of the checkout. */
export class StaffQuotes {
  constructor(
    private readonly services: {
      readonly cartQuotes: CartQuotes;
      readonly costs: OrderCosts;
      readonly database: Database;
      readonly intake: Pick<OrderIntake, 'check'>;
      readonly taxQuotes: TaxQuotes;
    },
  ) {}

  /** @throws ApiError 400 in the fields of an order */
  async of(
    input: StaffOrder,
    {
      ids,
      cart,
      by,
      credit = 0,
    }: {
      readonly ids: StaffOrderIds;
      readonly cart: StaffCart;
      readonly by: OrderedBy;
      /** Paid for exchanged items, in minor units. */
      readonly credit?: number;
    },
  ): Promise<QuotedOrder> {
    const { cartQuotes, costs, database, intake } = this.services;
    const named = { token: ids.cartToken };
    const unpriced = orderOf(input, { ...ids, email: cart.email });
    await cartQuotes.prepare(named, { address: estimateOf(input.shipping_address), showsMethods: true });
    const offers = await database.read((db) => costs.offers(db, unpriced, cart));
    const order = withMethods(by.exchange ? withOffered(unpriced, offers) : unpriced, offers);
    await intake.check(order, by);
    return database.read(async (db) => {
      const stored = await db.carts.find(ids.cartToken);
      if (stored === undefined) throw invalidField('key', 'was used for a cart that is gone');
      const cost = await costs.of(db, order, { ...cart, cart: stored, exchange: by.exchange });
      if (cost.priced.lost.length > 0) throw invalidField('lines', 'is a product that is no longer sold');
      const request = await this.services.taxQuotes.taxed(db, order.cart_id, cost.request, placeOf(order));
      const giftCards = credit > 0 ? [{ id: 'exchange', code: '', balance: credit }] : [];
      const totals = totalsOf({ ...request, giftCards });
      const units = sumUnits(cost.priced.lines.flatMap((line) => line.units));
      const { shipping } = cost.methods;
      return {
        order: withTotals(order, cost.priced, totals),
        covered: totals.giftCards,
        missing: await missingOf(db, { take: units, giveBack: [] }),
        quote: {
          currency: cart.store.i18n.currencyCode,
          total: toDecimal(totals.grandTotal),
          totals: totals.segments.map(toTotalSegment),
          lines: describeProducts(chargedPrices(cost.priced, cart.store, totals)).map(
            ({ sku, name, count, price, row_total }) => ({
              ...{ sku, name, count, price, row_total },
            }),
          ),
          shippings: cost.offered.map(({ method_code, carrier_code, method_title }) => ({
            ...{ method: method_code, carrier: carrier_code, title: method_title },
          })),
          payments: offers.payment
            .filter(({ code }) => isStaffPayment(code))
            .map(({ code, title = code, redirect }) => ({ method: code, title, pays_on_page: redirect === true })),
          shipping: shipping === undefined ? null : { method: shipping.method_code, carrier: shipping.carrier_code },
          payment: order.addressInformation.payment_method_code,
        },
      };
    });
  }
}
