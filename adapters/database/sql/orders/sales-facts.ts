import type { SalesFact } from '../../../../core/contract/staff/sales-sums';
import type { Fulfilment, OrderDocument } from '../../../platform/ports/orders/orders';
import type { BookedRow, FactOwner, Facts, SalesFactRepository } from '../../../platform/ports/orders/sales-facts';
import { documentOf, numberOf, optionalDocumentOf, optionalNumberOf, optionalTextOf, textOf } from '../base/columns';
import type { Row, SqlConnection, SqlValue } from '../base/connection';
import { DAY_MS } from '../base/local-day';
import { placeholders } from '../base/placeholders';

/** Value of the column `whole` for facts of promotions; 1 is for whole orders, 0 for their parts. */
export const OF_PROMOTIONS = 2;

const BOOKED =
  'id, store_code, currency, coupon, status, grand_total, document, fulfilment, created_at, updated_at, canceled_at';

const COLUMNS = [
  ...['whole', 'day', 'order_id', 'position', 'kind', 'store_code', 'currency', 'country', 'coupon', 'payment_method'],
  ...['shipping_method', 'sku', 'product', 'brand', 'tax_rate', 'reason', 'orders', 'units', 'gross', 'discounts'],
  ...['cancelled', 'refunded', 'shipping', 'tax', 'cards', 'at', 'vat_number', 'cost', 'uncosted', 'uncosted_net'],
];
/** Rows per statement: SQLite accepts at most 32,766 values. */
const ROWS = 500;

export class SqlSalesFacts implements SalesFactRepository {
  constructor(private readonly connection: SqlConnection) {}

  async booked(orderId: number): Promise<BookedRow | undefined> {
    // Another process may change the order while its facts are filled in. SQLite writers are exclusive.
    const lock = this.connection.dialect === 'postgres' ? ' FOR UPDATE' : '';
    const row = await this.connection.sql(`SELECT ${BOOKED} FROM shop_order WHERE id = ?${lock}`).first(orderId);
    return row && bookedOf(row);
  }

  add(order: FactOwner, facts: Facts): Promise<void> {
    return this.#insert(order, facts);
  }

  async replace(order: FactOwner, facts: Facts): Promise<void> {
    await this.connection.sql('DELETE FROM sales_fact WHERE order_id = ?').run(order.id);
    await this.#insert(order, facts);
    await this.connection.sql('UPDATE shop_order SET has_facts = 1 WHERE id = ? AND has_facts = 0').run(order.id);
  }

  async missing(max: number): Promise<readonly number[]> {
    const rows = await this.connection
      .sql(
        'SELECT id FROM shop_order WHERE has_facts = 0 UNION SELECT order_id FROM sales_fact WHERE at = 0 AND day > 0 LIMIT ?',
      )
      .all(max);
    return rows.map((row) => numberOf(row, 'id'));
  }

  async #insert(order: FactOwner, { wholes, parts, promotions }: Facts): Promise<void> {
    const rows = [
      ...wholes.map((fact, position) => [1, ...valuesOf(order, fact, position)]),
      ...parts.map((fact, position) => [0, ...valuesOf(order, fact, position)]),
      ...promotions.map((fact, position) => [OF_PROMOTIONS, ...valuesOf(order, fact, position)]),
    ];
    for (let from = 0; from < rows.length; from += ROWS) {
      const some = rows.slice(from, from + ROWS);
      const values = some.map(() => `(${placeholders(COLUMNS.length)})`).join(', ');
      await this.connection.sql(`INSERT INTO sales_fact (${COLUMNS.join(', ')}) VALUES ${values}`).send(...some.flat());
    }
  }
}

function valuesOf(order: FactOwner, fact: SalesFact, position: number): readonly SqlValue[] {
  const { payment, shipping, country } = methodsOf(order.document.addressInformation);
  return [
    ...[Math.floor(fact.at / DAY_MS), order.id, position, fact.kind, order.storeCode, order.currency],
    ...[country, order.coupon ?? null, payment, shipping, fact.sku, fact.product, fact.brand],
    ...[fact.rate === null ? null : String(fact.rate), fact.reason],
    ...[fact.orders, fact.units, fact.gross, fact.discounts, fact.cancelled, fact.refunded],
    ...[fact.shipping, fact.tax, fact.cards, fact.at],
    typeof fact.rate === 'string' ? (order.document.vat?.number ?? null) : null,
    ...[fact.cost, fact.uncosted, fact.uncostedNet],
  ];
}

/** Destination country of the goods, or the billing country if nothing is shipped. */
function methodsOf(information: unknown): {
  readonly payment: string;
  readonly shipping: string;
  readonly country: string;
} {
  const countryOf = (address: unknown) => text(memberOf(address, 'countryId'));
  const sent = countryOf(memberOf(information, 'shippingAddress'));
  return {
    payment: text(memberOf(information, 'payment_method_code')),
    shipping: text(memberOf(information, 'shipping_method_code')),
    country: sent === '' ? countryOf(memberOf(information, 'billingAddress')) : sent,
  };
}

function memberOf(document: unknown, name: string): unknown {
  return typeof document === 'object' && document !== null ? Reflect.get(document, name) : undefined;
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function bookedOf(row: Row): BookedRow {
  const status = textOf(row, 'status');
  return {
    id: numberOf(row, 'id'),
    storeCode: textOf(row, 'store_code'),
    currency: textOf(row, 'currency'),
    coupon: optionalTextOf(row, 'coupon'),
    status: status === 'paid' || status === 'canceled' ? status : 'new',
    grandTotal: numberOf(row, 'grand_total'),
    document: documentOf<OrderDocument>(row, 'document'),
    fulfilment: optionalDocumentOf<Fulfilment>(row, 'fulfilment') ?? {},
    createdAt: numberOf(row, 'created_at'),
    updatedAt: numberOf(row, 'updated_at'),
    canceledAt: optionalNumberOf(row, 'canceled_at'),
  };
}
