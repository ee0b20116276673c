import { salesFacts, wholeFacts, type SalesFact } from '../../../../core/manage/reports/sales-facts';
import type { BookedOrder } from '../../../../core/manage/reports/sold-order';
import type { Fulfilment, InsertedOrder, OrderDocument } from '../../../platform/ports/orders/orders';
import { documentOf, numberOf, optionalDocumentOf, optionalNumberOf, optionalTextOf, textOf } from '../base/columns';
import type { Row, SqlConnection, SqlValue } from '../base/connection';
import { placeholders } from '../base/placeholders';
import { refundsOf } from './refunds-of';

const DAY_MS = 86_400_000;

const BOOKED =
  'id, store_code, currency, coupon, status, grand_total, document, fulfilment, created_at, updated_at, canceled_at';

const COLUMNS = [
  ...['whole', 'day', 'order_id', 'position', 'kind', 'store_code', 'currency', 'country', 'coupon', 'payment_method'],
  ...['shipping_method', 'sku', 'product', 'brand', 'tax_rate', 'reason', 'orders', 'units', 'gross', 'discounts'],
  ...['cancelled', 'refunded', 'shipping', 'tax', 'cards'],
];
/** Rows of one statement: SQLite takes 32,766 values at most. */
const ROWS = 500;

/** An order as its facts name it. */
interface Booked extends BookedOrder {
  readonly id: number;
  readonly storeCode: string;
  readonly currency: string;
  readonly coupon: string | undefined;
  readonly document: OrderDocument;
}

/** Keeps the sales facts of orders equal to the orders, in the unit of work that changes them. */
export class OrderFacts {
  constructor(private readonly connection: SqlConnection) {}

  /** Facts of an order that was just placed. */
  add(order: InsertedOrder): Promise<void> {
    const { createdAt, coupon, fulfilment = {} } = order;
    const placed = { status: 'new', updatedAt: createdAt, canceledAt: undefined } as const;
    return this.#insert(
      { ...order, ...placed, coupon, fulfilment },
      salesFacts({ ...order, ...placed, fulfilment }, []),
    );
  }

  /** Writes all facts of a changed order anew; those of earlier events come out the same. */
  async write(id: number): Promise<void> {
    const row = await this.connection.sql(`SELECT ${BOOKED} FROM shop_order WHERE id = ?`).first(id);
    if (row === undefined) return;
    const order = bookedOf(row);
    const facts = salesFacts(order, await refundsOf(this.connection, id));
    await this.connection.sql('DELETE FROM sales_fact WHERE order_id = ?').run(id);
    await this.#insert(order, facts);
  }

  async isFilled(): Promise<boolean> {
    const row = await this.connection.sql('SELECT id FROM shop_order WHERE has_facts = 0 LIMIT 1').first();
    return row === undefined;
  }

  /** Writes the facts of `max` orders that have none. */
  async fill(max: number): Promise<void> {
    const rows = await this.connection.sql('SELECT id FROM shop_order WHERE has_facts = 0 LIMIT ?').all(max);
    for (const row of rows) {
      const id = numberOf(row, 'id');
      await this.write(id);
      await this.connection.sql('UPDATE shop_order SET has_facts = 1 WHERE id = ?').run(id);
    }
  }

  async #insert(order: Booked, facts: readonly SalesFact[]): Promise<void> {
    const rows = [
      ...wholeFacts(facts).map((fact, position) => [1, ...valuesOf(order, fact, position)]),
      ...facts.map((fact, position) => [0, ...valuesOf(order, fact, position)]),
    ];
    for (let from = 0; from < rows.length; from += ROWS) {
      const some = rows.slice(from, from + ROWS);
      const values = some.map(() => `(${placeholders(COLUMNS.length)})`).join(', ');
      await this.connection.sql(`INSERT INTO sales_fact (${COLUMNS.join(', ')}) VALUES ${values}`).send(...some.flat());
    }
  }
}

function valuesOf(order: Booked, fact: SalesFact, position: number): readonly SqlValue[] {
  const { payment, shipping, country } = methodsOf(order.document.addressInformation);
  return [
    ...[Math.floor(fact.at / DAY_MS), order.id, position, fact.kind, order.storeCode, order.currency],
    ...[country, order.coupon ?? null, payment, shipping, fact.sku, fact.product, fact.brand],
    ...[fact.rate === null ? null : String(fact.rate), fact.reason],
    ...[fact.orders, fact.units, fact.gross, fact.discounts, fact.cancelled, fact.refunded],
    ...[fact.shipping, fact.tax, fact.cards],
  ];
}

/** Country that the goods go to, or of the bill if nothing is sent. */
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

function bookedOf(row: Row): Booked {
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
