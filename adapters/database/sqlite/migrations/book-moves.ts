const NOW = `CAST(unixepoch('subsec') * 1000 AS INTEGER)`;

/** Payments, gift cards and bonuses by time, for the books. Their balances when they begin are opening balances. */
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
  `INSERT INTO book_move (at, kind, currency, amount)
    SELECT ${NOW}, 'start', '', 0 WHERE EXISTS (SELECT 1 FROM shop_order)`,
  `INSERT INTO book_move (at, kind, card_id, order_id, store_code, currency, amount, goodwill)
    SELECT ${NOW}, 'card-opening', c.id, o.id, coalesce(o.store_code, c.store_code), c.currency, c.balance, c.goodwill_left
    FROM gift_card c LEFT JOIN shop_order o ON o.id = c.order_id
    WHERE c.granted_at IS NOT NULL AND c.taken_back_at IS NULL AND c.balance > 0
      AND (c.expires_at IS NULL OR c.expires_at > ${NOW})`,
  `INSERT INTO book_move (at, kind, reason, customer_id, currency, amount)
    SELECT ${NOW}, 'bonus', 'opening', id, currency, bonus FROM customer WHERE bonus > 0`,
  `INSERT INTO book_move (at, kind, order_id, store_code, currency, amount)
    SELECT ${NOW}, 'paid-before', o.id, o.store_code, o.currency,
      sum(f.gross - f.discounts - f.cancelled - f.refunded + f.shipping + f.tax + f.cards)
    FROM shop_order o JOIN sales_fact f ON f.order_id = o.id AND f.whole = 1
    WHERE o.status = 'paid' GROUP BY o.id, o.store_code, o.currency`,
];
