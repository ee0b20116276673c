import { fullName } from '../../../../core/kernel/full-name';
import type { QueryOf, ResultOf } from '../../../../core/contract';
import type {
  managedOrders,
  OrderFilters,
  OrderRow,
  orderChoices,
} from '../../../../core/contract/orders/manage-order-list';
import { deliveryStep } from '../../../../core/contract/orders/order-status';
import { toDecimal } from '../../../../core/kernel/money';
import { amountDue, amountUnpaid } from '../../../../core/orders/rules/amount-due';
import { isLargeUnpaid } from '../../../../core/contract/orders/large-unpaid';
import { orderNeeds } from '../../../../core/orders/rules/order-needs';
import { paymentState } from '../../../../core/orders/rules/payment-state';
import { ORDERS_CSV_HEAD, orderCsvLine } from '../../../../core/manage/orders-csv';
import { formatPhone, TABLE_LINK_MS, timeZoneOf, type OrderFileLinks, type Settings } from '../../foundation';
import { addressOf, methodOf } from '../../messages';
import type { Database } from '../../ports/database';
import { isPartlySentOrder } from '../lines/returned-of';
import { hasReturned } from '../../ports/orders/has-returned';
import type { ListedOrder, OrderSort } from '../../ports/orders/order-list';
import type { Fulfilment } from '../../ports/orders/orders';
import { holdOf, sendFactsOf, sentOnlyPaidIn } from './send-facts';

const ROWS = 50;
const TABLE_ROWS = 500;
const TABLES = '/api/manage/orders-table';

export type OrdersQuery = Omit<QueryOf<typeof managedOrders>, 'token'>;

export class OrderLists {
  constructor(
    private readonly parts: {
      readonly database: Database;
      readonly fileLinks: OrderFileLinks;
      readonly settings: Settings;
    },
  ) {}

  list({ sort, page = 1, size = ROWS, ...filters }: OrdersQuery): Promise<ResultOf<typeof managedOrders>> {
    const wanted = { sort: sortOf(sort), limit: size, offset: (page - 1) * size };
    return this.parts.database.read(async (db) => {
      const { orderList } = db;
      const sentOnlyPaid = await sentOnlyPaidIn(db);
      const by = { ...filters, sentOnlyPaid, timeZone: await timeZoneOf(db) };
      const sums = await orderList.sums(by);
      return {
        items: (await orderList.list(by, wanted)).map((listed) => rowOf(listed, sentOnlyPaid)),
        total: sums.reduce((sum, { count }) => sum + count, 0),
        sums: sums.map((sum) => ({ ...sum, total: toDecimal(sum.total), refunded: toDecimal(sum.refunded) })),
      };
    });
  }

  count(filters: OrderFilters): Promise<number> {
    return this.parts.database.read(async (db) =>
      db.orderList.count({
        ...filters,
        sentOnlyPaid: await sentOnlyPaidIn(db),
        timeZone: await timeZoneOf(db),
      }),
    );
  }

  async choices(): Promise<ResultOf<typeof orderChoices>> {
    const { database, settings } = this.parts;
    const codes = await database.read(({ orderList }) => orderList.codes());
    const named = (values: readonly string[]) => values.map((value) => ({ value, label: value }));
    return {
      payments: named(codes.payments),
      shippings: named(codes.shippings),
      stores: codes.stores.map((value) => ({
        value,
        label: settings.stores.find(({ storeCode }) => storeCode === value)?.name ?? value,
      })),
      bloggers: codes.bloggers.map(({ id, name }) => ({ value: String(id), label: name })),
    };
  }

  async *table(filters: OrderFilters): AsyncGenerator<string, void, void> {
    // BOM, so that spreadsheets detect UTF-8.
    yield `\uFEFF${ORDERS_CSV_HEAD}`;
    let last: number | undefined;
    for (;;) {
      const behind = last;
      const { orders, sentOnlyPaid } = await this.parts.database.read(async (db) => {
        const by = await sentOnlyPaidIn(db);
        return {
          sentOnlyPaid: by,
          orders: await db.orderList.after(
            { ...filters, sentOnlyPaid: by, timeZone: await timeZoneOf(db) },
            behind,
            TABLE_ROWS,
          ),
        };
      });
      if (orders.length > 0) yield orders.map((listed) => orderCsvLine(rowOf(listed, sentOnlyPaid))).join('');
      last = orders.at(-1)?.order.id;
      if (orders.length < TABLE_ROWS) return;
    }
  }

  /** Returns a signed link, valid for two minutes without a token. */
  tableLink(filters: OrderFilters): string {
    const packed = Buffer.from(JSON.stringify(filters)).toString('base64url');
    return this.parts.fileLinks.sign(`${TABLES}/${packed}`, this.parts.settings.clock.now(), TABLE_LINK_MS);
  }
}

function sortOf(sort: OrdersQuery['sort']): OrderSort {
  const [by, direction] = sort?.split(':') ?? [];
  const known = (['created', 'number', 'total'] as const).find((name) => name === by);
  return known === undefined
    ? { by: 'created', isDescending: true }
    : { by: known, isDescending: direction === 'desc' };
}

export function rowOf(
  { order, revision, refunded, owesRefund }: ListedOrder,
  sentOnlyPaid: readonly string[],
): OrderRow {
  const { document, fulfilment, status } = order;
  const step = deliveryStep(order.deliveryStatus, order.stage);
  const payment = methodOf(document.addressInformation, 'payment_method_code');
  const facts = { paid: status === 'paid', canceled: status === 'canceled' };
  const sends = sendFactsOf(order, refunded, sentOnlyPaid);
  const { firstName, lastName } = document.personalDetails;
  const hasReturns = hasReturned(fulfilment);
  const isLarge = isLargeUnpaid({
    isOpen: status === 'new',
    paysFirst: order.redirect,
    step,
    units: order.units.reduce((sum, { qty }) => sum + qty, 0),
    due: amountDue(order),
    currency: order.currency,
  });
  return {
    id: order.number,
    created_at: new Date(order.createdAt).toISOString(),
    name: fullName(firstName, lastName),
    email: order.email,
    phone: phoneOf(order),
    store: order.storeCode,
    status: order.deliveryStatus,
    step,
    partly_sent: isPartlySentOrder(order),
    ...facts,
    payment_state: paymentState({ ...order, refunded }),
    send_hold: holdOf(order, sends),
    due: toDecimal(amountUnpaid(order)),
    needs: [...orderNeeds({ ...sends, canceled: facts.canceled, payment, step, owesRefund, hasReturns, isLarge })],
    currency: order.currency,
    total: toDecimal(order.grandTotal),
    refunded: toDecimal(refunded),
    count: document.products.reduce((sum, { count }) => sum + count, 0),
    payment,
    shipping: methodOf(document.addressInformation, 'shipping_method_code'),
    tracking: trackingOf(fulfilment),
    revision,
  };
}

function trackingOf({ parcels = [], trackingNumber }: Fulfilment): string | null {
  const numbers = parcels.flatMap(({ number }) => number ?? []);
  return numbers.length === 0 ? (trackingNumber ?? null) : [...new Set(numbers)].join(', ');
}

function phoneOf({ document }: ListedOrder['order']): string | null {
  for (const name of ['shippingAddress', 'billingAddress'] as const) {
    const { phone, countryId } = addressOf(document.addressInformation, name);
    if (phone !== undefined && phone.trim() !== '') return formatPhone(phone, countryId);
  }
  return null;
}
