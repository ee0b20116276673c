import { join } from 'node:path';
import Libsql from 'libsql';
import { expect } from 'vitest';
import { booksOf, CARTS_SQL, EVENTS_SQL, MAILS_SQL, ORDERS_SQL, STOCK_SQL, type Books, type Row } from './books';

/** Opening the database recovers its log, as the shop's start does. */
export function readSqliteBooks(data: string): Books {
  const database = new Libsql(join(data, 'shop.db'));
  const all = (text: string) => database.prepare(text).all([]) as readonly Row[]; // sound: rows are plain objects
  const integrity = all('PRAGMA integrity_check').map((row) => row['integrity_check']);
  expect(integrity, 'the file is whole').toEqual(['ok']);
  expect(all('PRAGMA foreign_key_check'), 'every line has its cart').toEqual([]);
  const books = booksOf([all(ORDERS_SQL), all(CARTS_SQL), all(STOCK_SQL), all(MAILS_SQL), all(EVENTS_SQL)]);
  database.close();
  return books;
}
