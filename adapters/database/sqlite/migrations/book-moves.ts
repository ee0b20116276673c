import { bookOpening } from '../../sql/staff/book-opening';

const NOW = `CAST(unixepoch('subsec') * 1000 AS INTEGER)`;

/** Payments, gift cards and bonuses by time, for the books. In a shop that has sold before, they begin with opening balances. */
export const BOOK_MOVES: readonly string[] = [
  `CREATE TABLE book_move (
    id INTEGER PRIMARY KEY AUTOINCREMENT, at INTEGER NOT NULL, kind TEXT NOT NULL, reason TEXT,
    order_id INTEGER REFERENCES shop_order (id) ON DELETE CASCADE,
    customer_id INTEGER REFERENCES customer (id) ON DELETE CASCADE, card_id TEXT, store_code TEXT,
    currency TEXT NOT NULL, amount INTEGER NOT NULL, goodwill INTEGER NOT NULL DEFAULT 0, provider TEXT, reference TEXT
  ) STRICT`,
  'CREATE INDEX book_move_at ON book_move (at, id)',
  'CREATE INDEX book_move_order ON book_move (order_id) WHERE order_id IS NOT NULL',
  'CREATE INDEX book_move_customer ON book_move (customer_id) WHERE customer_id IS NOT NULL',
  'CREATE INDEX book_move_card ON book_move (card_id) WHERE card_id IS NOT NULL',
  'CREATE INDEX order_refund_at ON order_refund (created_at)',
  'CREATE INDEX ledger_transaction_at ON ledger_transaction (at)',
  ...bookOpening(NOW),
];
