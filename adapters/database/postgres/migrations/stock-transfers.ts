/** Stock transfers between locations; units of sent ones are at neither location. */
export const STOCK_TRANSFERS: readonly string[] = [
  `CREATE TABLE stock_transfer (
    number text NOT NULL COLLATE "C", position bigint NOT NULL, state text NOT NULL COLLATE "C",
    from_place text NOT NULL COLLATE "C", to_place text NOT NULL COLLATE "C", note text NOT NULL COLLATE "C",
    lines text NOT NULL COLLATE "C", created_at bigint NOT NULL, sent_at bigint, received_at bigint,
    CONSTRAINT stock_transfer_pkey PRIMARY KEY (number), CONSTRAINT stock_transfer_position_key UNIQUE (position),
    CONSTRAINT stock_transfer_state_check CHECK (state IN ('draft', 'sent', 'received', 'canceled'))
  )`,
  `CREATE INDEX stock_transfer_sent ON stock_transfer (position) WHERE state = 'sent'`,
];
