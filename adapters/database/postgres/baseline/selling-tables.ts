/** Tables of the selling module. */
export const TABLES: readonly string[] = [
  `CREATE TABLE cart (
    token text NOT NULL COLLATE "C", store_code text NOT NULL COLLATE "C", status text NOT NULL COLLATE "C",
    coupon text COLLATE "C", shipping_method text COLLATE "C", shipping_carrier text COLLATE "C",
    payment_method text COLLATE "C", address text COLLATE "C", billing_address text COLLATE "C",
    next_item bigint DEFAULT 1 NOT NULL, created_at bigint NOT NULL, updated_at bigint NOT NULL,
    customer_id bigint, spends_bonuses bigint DEFAULT 0 NOT NULL, revision bigint DEFAULT 0 NOT NULL,
    joined_into text COLLATE "C",
    CONSTRAINT cart_status_check CHECK ((status = ANY (ARRAY['open'::text, 'ordered'::text, 'closed'::text]))),
    CONSTRAINT cart_pkey PRIMARY KEY (token)
  )`,
  `CREATE TABLE cart_gift_card (
    cart_token text NOT NULL COLLATE "C", card_id text NOT NULL COLLATE "C",
    CONSTRAINT cart_gift_card_pkey PRIMARY KEY (cart_token, card_id)
  )`,
  `CREATE TABLE cart_line (
    cart_token text NOT NULL COLLATE "C", item_id bigint NOT NULL, sku text NOT NULL COLLATE "C",
    parent_sku text COLLATE "C", qty bigint NOT NULL, choice text NOT NULL COLLATE "C",
    CONSTRAINT cart_line_qty_check CHECK (((qty >= 1) AND (qty <= 10000))),
    CONSTRAINT cart_line_cart_token_sku_choice_key UNIQUE (cart_token, sku, choice),
    CONSTRAINT cart_line_pkey PRIMARY KEY (cart_token, item_id)
  )`,
  `CREATE TABLE cart_quote (
    cart_token text NOT NULL COLLATE "C", kind text NOT NULL COLLATE "C", key text NOT NULL COLLATE "C",
    document text NOT NULL COLLATE "C", at bigint NOT NULL,
    CONSTRAINT cart_quote_kind_check CHECK ((kind = ANY (ARRAY['shipping'::text, 'tax'::text]))),
    CONSTRAINT cart_quote_pkey PRIMARY KEY (cart_token, kind, key)
  )`,
  `CREATE TABLE cart_share (
    code text NOT NULL COLLATE "C", cart_token text NOT NULL COLLATE "C", lines text NOT NULL COLLATE "C",
    shared_at bigint NOT NULL, CONSTRAINT cart_share_pkey PRIMARY KEY (code)
  )`,
  `CREATE TABLE coupon (
    code text NOT NULL COLLATE "C", kind text NOT NULL COLLATE "C", value text NOT NULL COLLATE "C",
    active bigint NOT NULL, source text DEFAULT 'shop'::text NOT NULL COLLATE "C", uses_total bigint,
    uses_per_customer bigint, first_order_only bigint DEFAULT 0 NOT NULL,
    CONSTRAINT coupon_kind_check CHECK ((kind = ANY (ARRAY['percent'::text, 'fixed'::text, 'free_delivery'::text]))),
    CONSTRAINT coupon_pkey PRIMARY KEY (code)
  )`,
  `CREATE TABLE gift_card (
    id text NOT NULL COLLATE "C", order_id bigint NOT NULL, line bigint NOT NULL, unit bigint NOT NULL,
    currency text NOT NULL COLLATE "C", value bigint NOT NULL, balance bigint NOT NULL,
    recipient text COLLATE "C", email text COLLATE "C", message text COLLATE "C", send_on text COLLATE "C",
    code_hash text NOT NULL COLLATE "C", tail text NOT NULL COLLATE "C", granted_at bigint, send_at bigint,
    sent_at bigint, expires_at bigint, blocked_at bigint, taken_back_at bigint,
    CONSTRAINT gift_card_check CHECK (((balance >= 0) AND (balance <= value))),
    CONSTRAINT gift_card_code_hash_key UNIQUE (code_hash),
    CONSTRAINT gift_card_order_id_line_unit_key UNIQUE (order_id, line, unit),
    CONSTRAINT gift_card_pkey PRIMARY KEY (id)
  )`,
  `CREATE TABLE gift_card_use (
    order_id bigint NOT NULL, card_id text NOT NULL COLLATE "C", amount bigint NOT NULL, returned bigint NOT NULL,
    CONSTRAINT gift_card_use_check CHECK (((returned >= 0) AND (returned <= amount))),
    CONSTRAINT gift_card_use_pkey PRIMARY KEY (order_id, card_id)
  )`,
];

/** Indexes, constraints, functions and triggers of these tables. */
export const RULES: readonly string[] = [
  'ALTER TABLE cart ADD CONSTRAINT cart_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customer(id) ON DELETE SET NULL',
  'ALTER TABLE cart_gift_card ADD CONSTRAINT cart_gift_card_cart_token_fkey FOREIGN KEY (cart_token) REFERENCES cart(token) ON DELETE CASCADE',
  'ALTER TABLE cart_line ADD CONSTRAINT cart_line_cart_token_fkey FOREIGN KEY (cart_token) REFERENCES cart(token) ON DELETE CASCADE',
  'ALTER TABLE cart_quote ADD CONSTRAINT cart_quote_cart_token_fkey FOREIGN KEY (cart_token) REFERENCES cart(token) ON DELETE CASCADE',
  'ALTER TABLE cart_share ADD CONSTRAINT cart_share_cart_token_fkey FOREIGN KEY (cart_token) REFERENCES cart(token) ON DELETE CASCADE',
  `CREATE INDEX cart_abandoned ON cart (updated_at) WHERE (status <> 'ordered'::text)`,
  'CREATE INDEX cart_customer ON cart (customer_id, store_code, updated_at) WHERE (customer_id IS NOT NULL)',
  'CREATE INDEX cart_joined ON cart (joined_into) WHERE (joined_into IS NOT NULL)',
  'CREATE INDEX cart_share_cart ON cart_share (cart_token, shared_at)',
  'CREATE INDEX gift_card_to_send ON gift_card (send_at) WHERE (sent_at IS NULL)',
];
