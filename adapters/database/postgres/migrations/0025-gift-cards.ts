/** Gift cards that were bought. Their codes are kept nowhere: a hash finds them. */
export const STATEMENTS: readonly string[] = [
  `CREATE TABLE gift_card (
     id TEXT COLLATE "C" PRIMARY KEY, order_id BIGINT NOT NULL, line BIGINT NOT NULL, unit BIGINT NOT NULL, currency TEXT COLLATE "C" NOT NULL,
     value BIGINT NOT NULL, balance BIGINT NOT NULL CHECK (balance BETWEEN 0 AND value), recipient TEXT COLLATE "C", email TEXT COLLATE "C",
     message TEXT COLLATE "C", send_on TEXT COLLATE "C", code_hash TEXT COLLATE "C" NOT NULL UNIQUE, tail TEXT COLLATE "C" NOT NULL,
     granted_at BIGINT, send_at BIGINT, sent_at BIGINT, expires_at BIGINT, blocked_at BIGINT, taken_back_at BIGINT,
     UNIQUE (order_id, line, unit))`,
  'CREATE INDEX gift_card_to_send ON gift_card (send_at) WHERE sent_at IS NULL',
];
