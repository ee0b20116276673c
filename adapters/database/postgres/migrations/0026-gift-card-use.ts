/** Orders paid with gift cards, and the refunds of those payments. */
export const STATEMENTS: readonly string[] = [
  `CREATE TABLE gift_card_use (
     order_id BIGINT NOT NULL, card_id TEXT COLLATE "C" NOT NULL, amount BIGINT NOT NULL, returned BIGINT NOT NULL CHECK (returned BETWEEN 0 AND amount),
     PRIMARY KEY (order_id, card_id))`,
];
