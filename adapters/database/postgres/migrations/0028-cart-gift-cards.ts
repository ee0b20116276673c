/** Gift cards that pay for carts, as far as they go. */
export const STATEMENTS: readonly string[] = [
  `CREATE TABLE cart_gift_card (
     cart_token TEXT COLLATE "C" NOT NULL REFERENCES cart (token) ON DELETE CASCADE, card_id TEXT COLLATE "C" NOT NULL,
     PRIMARY KEY (cart_token, card_id))`,
];
