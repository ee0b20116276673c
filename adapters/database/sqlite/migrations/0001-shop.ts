/** Everything the shop needs to open: catalogue, stock, carts, orders, content and outbox. */
export const STATEMENTS: readonly string[] = [
  `CREATE TABLE meta (key TEXT PRIMARY KEY, value INTEGER NOT NULL) STRICT, WITHOUT ROWID`,
  `INSERT INTO meta VALUES ('catalogue_version', 0), ('index_version', 0), ('stock_version', 0)`,

  `CREATE TABLE product (
     id INTEGER PRIMARY KEY, sku TEXT NOT NULL UNIQUE, type_id TEXT NOT NULL, source TEXT NOT NULL,
     slug TEXT, url_key TEXT, url_path TEXT,
     hash TEXT NOT NULL, document TEXT NOT NULL, prices TEXT, texts TEXT, rating REAL, reviews_count INTEGER NOT NULL DEFAULT 0) STRICT`,
  `CREATE INDEX product_slug ON product (slug)`,
  `CREATE INDEX product_url_key ON product (url_key)`,
  `CREATE INDEX product_url_path ON product (url_path)`,
  `CREATE INDEX product_source ON product (source)`,
  // A variant belongs to one configurable product; the same sku may also be a product of its own, not visible alone.
  `CREATE TABLE variant (
     sku TEXT PRIMARY KEY, product_id INTEGER NOT NULL REFERENCES product (id) ON DELETE CASCADE) STRICT, WITHOUT ROWID`,
  `CREATE INDEX variant_product ON variant (product_id)`,
  // Parts of bundles and groups, which determine their stock and price.
  `CREATE TABLE part (
     sku TEXT NOT NULL, product_id INTEGER NOT NULL REFERENCES product (id) ON DELETE CASCADE,
     PRIMARY KEY (sku, product_id)) STRICT, WITHOUT ROWID`,
  `CREATE INDEX part_product ON part (product_id)`,
  `CREATE TABLE stock (
     sku TEXT PRIMARY KEY, product_id INTEGER REFERENCES product (id) ON DELETE CASCADE,
     qty INTEGER NOT NULL, is_in_stock INTEGER NOT NULL, manage_stock INTEGER NOT NULL,
     version INTEGER NOT NULL) STRICT, WITHOUT ROWID`,
  `CREATE INDEX stock_product ON stock (product_id)`,
  `CREATE INDEX stock_version ON stock (version)`,

  `CREATE TABLE category (
     id INTEGER PRIMARY KEY, slug TEXT NOT NULL, url_path TEXT, source TEXT NOT NULL, document TEXT NOT NULL, names TEXT,
     product_count INTEGER NOT NULL DEFAULT 0, promo_count INTEGER NOT NULL DEFAULT 0,
     approved_count INTEGER NOT NULL DEFAULT 0, new_count INTEGER NOT NULL DEFAULT 0) STRICT`,
  `CREATE INDEX category_slug ON category (slug)`,
  `CREATE INDEX category_url_path ON category (url_path)`,
  `CREATE TABLE attribute (code TEXT PRIMARY KEY, document TEXT NOT NULL, labels TEXT) STRICT, WITHOUT ROWID`,
  `CREATE TABLE tax_rule (id INTEGER PRIMARY KEY, document TEXT NOT NULL) STRICT`,
  `CREATE TABLE review (
     id INTEGER PRIMARY KEY, product_sku TEXT NOT NULL, status INTEGER NOT NULL, created_at TEXT NOT NULL,
     document TEXT NOT NULL) STRICT`,
  `CREATE INDEX review_product ON review (product_sku, status, created_at)`,
  `CREATE TABLE cms_page (id INTEGER PRIMARY KEY, identifier TEXT NOT NULL UNIQUE, pages TEXT NOT NULL) STRICT`,
  `CREATE TABLE cms_block (id INTEGER PRIMARY KEY, identifier TEXT NOT NULL UNIQUE, blocks TEXT NOT NULL) STRICT`,

  `CREATE TABLE coupon (
     code TEXT PRIMARY KEY COLLATE NOCASE, kind TEXT NOT NULL CHECK (kind IN ('percent', 'fixed', 'free_delivery')),
     value TEXT NOT NULL, active INTEGER NOT NULL) STRICT, WITHOUT ROWID`,
  `CREATE TABLE cart (
     token TEXT PRIMARY KEY, store_code TEXT NOT NULL, status TEXT NOT NULL CHECK (status IN ('open', 'ordered', 'closed')),
     coupon TEXT, shipping_method TEXT, shipping_carrier TEXT, payment_method TEXT, address TEXT, billing_address TEXT,
     next_item INTEGER NOT NULL DEFAULT 1, created_at INTEGER NOT NULL, updated_at INTEGER NOT NULL) STRICT, WITHOUT ROWID`,
  `CREATE INDEX cart_abandoned ON cart (updated_at) WHERE status <> 'ordered'`,
  `CREATE TABLE cart_line (
     cart_token TEXT NOT NULL REFERENCES cart (token) ON DELETE CASCADE, item_id INTEGER NOT NULL,
     sku TEXT NOT NULL, parent_sku TEXT, qty INTEGER NOT NULL CHECK (qty BETWEEN 1 AND 10000), choice TEXT NOT NULL,
     PRIMARY KEY (cart_token, item_id), UNIQUE (cart_token, sku, choice)) STRICT, WITHOUT ROWID`,

  `CREATE TABLE shop_order (
     id INTEGER PRIMARY KEY AUTOINCREMENT, order_id TEXT NOT NULL UNIQUE, number TEXT NOT NULL UNIQUE, hash TEXT NOT NULL UNIQUE,
     cart_token TEXT NOT NULL, store_code TEXT NOT NULL, email TEXT NOT NULL,
     status TEXT NOT NULL CHECK (status IN ('new', 'paid', 'canceled')),
     currency TEXT NOT NULL, grand_total INTEGER NOT NULL, redirect INTEGER NOT NULL,
     units TEXT NOT NULL, document TEXT NOT NULL, result TEXT NOT NULL, created_at INTEGER NOT NULL, updated_at INTEGER NOT NULL) STRICT`,
  // A cart is ordered once; after a cancelled payment it may be ordered again.
  `CREATE UNIQUE INDEX shop_order_cart ON shop_order (cart_token) WHERE status <> 'canceled'`,
  `CREATE INDEX shop_order_unpaid ON shop_order (created_at) WHERE redirect = 1 AND status = 'new'`,
  `CREATE INDEX shop_order_email ON shop_order (email, created_at)`,
  `CREATE TABLE outbox (
     id INTEGER PRIMARY KEY AUTOINCREMENT, kind TEXT NOT NULL, contact TEXT NOT NULL, subject TEXT NOT NULL,
     body_text TEXT NOT NULL, body_html TEXT, created_at INTEGER NOT NULL) STRICT`,
  `CREATE INDEX outbox_contact ON outbox (contact, id)`,
  `CREATE TABLE newsletter (email TEXT PRIMARY KEY, store_code TEXT, created_at INTEGER NOT NULL) STRICT, WITHOUT ROWID`,
  `CREATE TABLE mail_token (token TEXT PRIMARY KEY, created_at INTEGER NOT NULL) STRICT, WITHOUT ROWID`,
];
