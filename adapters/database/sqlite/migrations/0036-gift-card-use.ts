/** Orders paid with gift cards, and the refunds of those payments. */
export const STATEMENTS: readonly string[] = [
  `CREATE TABLE gift_card_use (
     order_id INTEGER NOT NULL, card_id TEXT NOT NULL, amount INTEGER NOT NULL, returned INTEGER NOT NULL CHECK (returned BETWEEN 0 AND amount),
     PRIMARY KEY (order_id, card_id)) STRICT, WITHOUT ROWID`,
];
