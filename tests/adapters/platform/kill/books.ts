import { join } from 'node:path';
import Libsql from 'libsql';
import { expect } from 'vitest';
import type { Ledger } from './ledger';

type Row = Readonly<Record<string, unknown>>;

interface Books {
  readonly integrity: unknown;
  readonly orphans: readonly Row[];
  readonly orders: readonly Row[];
  readonly carts: readonly Row[];
  readonly stock: ReadonlyMap<string, number>;
  readonly mails: readonly string[];
}

/** What a dead shop left behind, read past the shop. Opening it recovers the log, as the shop's own start does. */
function read(data: string): Books {
  const database = new Libsql(join(data, 'shop.db'));
  const all = (text: string) => database.prepare(text).all([]) as readonly Row[]; // sound: rows are plain objects
  const books = {
    integrity: all('PRAGMA integrity_check').map((row) => row['integrity_check']),
    orphans: all('PRAGMA foreign_key_check'),
    orders: all('SELECT order_id, number, hash, cart_token, status, units FROM shop_order ORDER BY id'),
    carts: all(
      'SELECT token, status, sku, qty FROM cart LEFT JOIN cart_line ON cart_token = token ORDER BY token, item_id',
    ),
    stock: new Map(all('SELECT sku, qty FROM stock').map((row) => [String(row['sku']), Number(row['qty'])])),
    mails: all("SELECT subject FROM outbox WHERE kind = 'order' ORDER BY id").map((row) => String(row['subject'])),
  };
  database.close();
  return books;
}

/** Holds the books of a dead shop against what its shoppers were told. @param initial units by sku before the first order */
export function checkBooks(data: string, ledger: Ledger, initial: ReadonlyMap<string, number>): void {
  const books = read(data);
  expect(books.integrity, 'the file is whole').toEqual(['ok']);
  expect(books.orphans, 'every line has its cart').toEqual([]);
  checkOrders(books, ledger);
  checkStock(books, initial);
  checkCarts(books, ledger);
}

function checkOrders({ orders, mails }: Books, { placed, refused, pending }: Ledger): void {
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
