import { expect } from 'vitest';
import type { Ledger } from './ledger';

export type Row = Readonly<Record<string, unknown>>;

export interface Books {
  readonly orders: readonly Row[];
  readonly carts: readonly Row[];
  readonly stock: ReadonlyMap<string, number>;
  readonly mails: readonly string[];
  readonly events: readonly string[];
}

export const ORDERS_SQL = 'SELECT order_id, number, hash, cart_token, status, units FROM shop_order ORDER BY id';
export const CARTS_SQL =
  'SELECT token, status, sku, qty FROM cart LEFT JOIN cart_line ON cart_token = token ORDER BY token, item_id';
export const STOCK_SQL = 'SELECT sku, qty FROM stock';
export const MAILS_SQL = "SELECT subject FROM outbox WHERE kind = 'order' ORDER BY id";
export const EVENTS_SQL = "SELECT data FROM shop_event WHERE name = 'order.placed' ORDER BY id";

export function booksOf(rows: readonly [Rows, Rows, Rows, Rows, Rows]): Books {
  const [orders, carts, stock, mails, events] = rows;
  return {
    orders,
    carts,
    stock: new Map(stock.map((row) => [String(row['sku']), Number(row['qty'])])),
    mails: mails.map((row) => String(row['subject'])),
    events: events.map((row) => {
      const data = JSON.parse(String(row['data'])) as { readonly order_id: string }; // sound: the shop wrote it
      return data.order_id;
    }),
  };
}

type Rows = readonly Row[];

export function checkBooks(books: Books, ledger: Ledger, initial: ReadonlyMap<string, number>): void {
  checkOrders(books, ledger);
  checkStock(books, initial);
  checkCarts(books, ledger);
}

function checkOrders({ orders, mails, events }: Books, { placed, refused, pending }: Ledger): void {
  const numbers = new Map(orders.map((row) => [String(row['order_id']), String(row['number'])]));
  for (const [id, number] of placed) expect(numbers.get(id), `${id} was answered with ${number}`).toBe(number);
  const unknown = [...numbers.keys()].filter((id) => !placed.has(id) && !pending.has(id));
  expect(unknown, 'nobody ordered these').toEqual([]);
  expect(
    [...refused].filter((id) => numbers.has(id)),
    'refused orders are in no book',
  ).toEqual([]);
  for (const member of ['order_id', 'hash', 'cart_token', 'number']) {
    expect(new Set(orders.map((row) => row[member])).size, `each ${member} once`).toBe(orders.length);
  }
  expect([...events].sort(), 'each order has its one event, and no event is of none').toEqual(
    [...numbers.values()].sort(),
  );
  const inTurn = orders.map((_, at) => String(100_001 + at));
  expect([...numbers.values()], 'numbers have no gaps').toEqual(inTurn);
  expect(
    mails.map((subject) => /\d{6,}/.exec(subject)?.[0]),
    'each order has its one mail',
  ).toEqual(inTurn);
}

function checkStock({ orders, stock }: Books, initial: ReadonlyMap<string, number>): void {
  const sold = new Map<string, number>();
  for (const row of orders) {
    const units = JSON.parse(String(row['units'])) as readonly { readonly sku: string; readonly qty: number }[]; // sound: the shop wrote it
    for (const { sku, qty } of units) sold.set(sku, (sold.get(sku) ?? 0) + qty);
  }
  for (const [sku, units] of initial) {
    expect((stock.get(sku) ?? 0) + (sold.get(sku) ?? 0), `stock and orders of ${sku} together`).toBe(units);
  }
}

function checkCarts({ carts, orders }: Books, ledger: Ledger): void {
  const ordered = new Set(orders.map((row) => String(row['cart_token'])));
  const rows = new Map<string, Row[]>();
  for (const row of carts) rows.set(String(row['token']), [...(rows.get(String(row['token'])) ?? []), row]);
  for (const [token, lines] of rows) {
    const [first] = lines;
    expect(first?.['status'], `cart ${token}`).toBe(ordered.has(token) ? 'ordered' : 'open');
  }
  for (const [token, { sku, quantities }] of ledger.carts) {
    const lines = rows.get(token) ?? [];
    expect(lines, `cart ${token} is there, with one line`).toHaveLength(1);
    const qty = Number(lines[0]?.['qty'] ?? 0);
    if (qty > 0) expect(lines[0]?.['sku']).toBe(sku);
    expect(quantities, `cart ${token} holds what was answered`).toContain(qty);
  }
}
