CREATE TABLE meta (key TEXT PRIMARY KEY, value INTEGER NOT NULL) STRICT, WITHOUT ROWID;
CREATE TABLE product (
     id INTEGER PRIMARY KEY, sku TEXT NOT NULL UNIQUE, type_id TEXT NOT NULL, source TEXT NOT NULL,
     slug TEXT, url_key TEXT, url_path TEXT,
     hash TEXT NOT NULL, document TEXT NOT NULL, prices TEXT, texts TEXT, rating REAL, reviews_count INTEGER NOT NULL DEFAULT 0) STRICT;
CREATE TABLE variant (
     sku TEXT PRIMARY KEY, product_id INTEGER NOT NULL REFERENCES product (id) ON DELETE CASCADE) STRICT, WITHOUT ROWID;
CREATE TABLE part (
     sku TEXT NOT NULL, product_id INTEGER NOT NULL REFERENCES product (id) ON DELETE CASCADE,
     PRIMARY KEY (sku, product_id)) STRICT, WITHOUT ROWID;
CREATE TABLE stock (
     sku TEXT PRIMARY KEY, product_id INTEGER REFERENCES product (id) ON DELETE CASCADE,
     qty INTEGER NOT NULL, is_in_stock INTEGER NOT NULL, manage_stock INTEGER NOT NULL,
     version INTEGER NOT NULL) STRICT, WITHOUT ROWID;
CREATE TABLE category (
     id INTEGER PRIMARY KEY, slug TEXT NOT NULL, url_path TEXT, source TEXT NOT NULL, document TEXT NOT NULL, names TEXT,
     product_count INTEGER NOT NULL DEFAULT 0, promo_count INTEGER NOT NULL DEFAULT 0,
     approved_count INTEGER NOT NULL DEFAULT 0, new_count INTEGER NOT NULL DEFAULT 0) STRICT;
CREATE TABLE attribute (code TEXT PRIMARY KEY, document TEXT NOT NULL, labels TEXT) STRICT, WITHOUT ROWID;
CREATE TABLE tax_rule (id INTEGER PRIMARY KEY, document TEXT NOT NULL) STRICT;
CREATE TABLE review (
     id INTEGER PRIMARY KEY, product_sku TEXT NOT NULL, status INTEGER NOT NULL, created_at TEXT NOT NULL,
     document TEXT NOT NULL) STRICT;
CREATE TABLE cms_page (id INTEGER PRIMARY KEY, identifier TEXT NOT NULL UNIQUE, pages TEXT NOT NULL) STRICT;
CREATE TABLE cms_block (id INTEGER PRIMARY KEY, identifier TEXT NOT NULL UNIQUE, blocks TEXT NOT NULL) STRICT;
CREATE TABLE coupon (
     code TEXT PRIMARY KEY COLLATE NOCASE, kind TEXT NOT NULL CHECK (kind IN ('percent', 'fixed', 'free_delivery')),
     value TEXT NOT NULL, active INTEGER NOT NULL, source TEXT NOT NULL DEFAULT 'shop', uses_total INTEGER, uses_per_customer INTEGER, first_order_only INTEGER NOT NULL DEFAULT 0) STRICT, WITHOUT ROWID;
CREATE TABLE cart (
     token TEXT PRIMARY KEY, store_code TEXT NOT NULL, status TEXT NOT NULL CHECK (status IN ('open', 'ordered', 'closed')),
     coupon TEXT, shipping_method TEXT, shipping_carrier TEXT, payment_method TEXT, address TEXT, billing_address TEXT,
     next_item INTEGER NOT NULL DEFAULT 1, created_at INTEGER NOT NULL, updated_at INTEGER NOT NULL, customer_id INTEGER REFERENCES customer (id) ON DELETE SET NULL, spends_bonuses INTEGER NOT NULL DEFAULT 0, revision INTEGER NOT NULL DEFAULT 0, joined_into TEXT) STRICT, WITHOUT ROWID;
CREATE TABLE cart_line (
     cart_token TEXT NOT NULL REFERENCES cart (token) ON DELETE CASCADE, item_id INTEGER NOT NULL,
     sku TEXT NOT NULL, parent_sku TEXT, qty INTEGER NOT NULL CHECK (qty BETWEEN 1 AND 10000), choice TEXT NOT NULL,
     PRIMARY KEY (cart_token, item_id), UNIQUE (cart_token, sku, choice)) STRICT, WITHOUT ROWID;
CREATE TABLE shop_order (
     id INTEGER PRIMARY KEY AUTOINCREMENT, order_id TEXT NOT NULL UNIQUE, number TEXT NOT NULL UNIQUE, hash TEXT NOT NULL UNIQUE,
     cart_token TEXT NOT NULL, store_code TEXT NOT NULL, email TEXT NOT NULL,
     status TEXT NOT NULL CHECK (status IN ('new', 'paid', 'canceled')),
     currency TEXT NOT NULL, grand_total INTEGER NOT NULL, redirect INTEGER NOT NULL,
     units TEXT NOT NULL, document TEXT NOT NULL, result TEXT NOT NULL, created_at INTEGER NOT NULL, updated_at INTEGER NOT NULL, customer_id INTEGER REFERENCES customer (id) ON DELETE SET NULL, delivery_status TEXT, stage INTEGER, fulfilment TEXT, source TEXT, revision INTEGER NOT NULL DEFAULT 0, search TEXT, payment_method TEXT, shipping_method TEXT, has_returns INTEGER NOT NULL DEFAULT 0, coupon TEXT) STRICT;
CREATE TABLE outbox (
     id INTEGER PRIMARY KEY AUTOINCREMENT, kind TEXT NOT NULL, contact TEXT NOT NULL, subject TEXT NOT NULL,
     body_text TEXT NOT NULL, body_html TEXT, created_at INTEGER NOT NULL, uid TEXT NOT NULL DEFAULT '', channel TEXT CHECK (channel IN ('email', 'sms')), language TEXT, reply_to TEXT, expires_at INTEGER, state TEXT NOT NULL DEFAULT 'kept' CHECK (state IN ('kept', 'waiting', 'sent', 'failed')), queued_at INTEGER NOT NULL DEFAULT 0, attempts INTEGER NOT NULL DEFAULT 0 CHECK (attempts >= 0), next_at INTEGER NOT NULL DEFAULT 0, error TEXT, sent_at INTEGER, letter TEXT) STRICT;
CREATE TABLE newsletter (email TEXT PRIMARY KEY, store_code TEXT, created_at INTEGER NOT NULL, confirmed_at INTEGER, key TEXT NOT NULL DEFAULT '') STRICT, WITHOUT ROWID;
CREATE TABLE mail_token (token TEXT PRIMARY KEY, created_at INTEGER NOT NULL) STRICT, WITHOUT ROWID;
CREATE TABLE customer (
     id INTEGER PRIMARY KEY AUTOINCREMENT, login_phone TEXT UNIQUE, login_email TEXT UNIQUE,
     is_verified INTEGER NOT NULL DEFAULT 0, email TEXT, firstname TEXT NOT NULL DEFAULT '', lastname TEXT NOT NULL DEFAULT '',
     photo TEXT, city TEXT, postcode TEXT, country TEXT, addresses TEXT NOT NULL DEFAULT '[]', roles TEXT NOT NULL DEFAULT '[]',
     group_id INTEGER NOT NULL DEFAULT 1, bonus INTEGER NOT NULL DEFAULT 0 CHECK (bonus >= 0), currency TEXT NOT NULL,
     password TEXT, source TEXT NOT NULL, created_at INTEGER NOT NULL, updated_at INTEGER NOT NULL, own_roles TEXT NOT NULL DEFAULT '[]',
     CHECK (login_phone IS NOT NULL OR login_email IS NOT NULL)) STRICT;
CREATE TABLE session (
     id INTEGER PRIMARY KEY, customer_id INTEGER NOT NULL REFERENCES customer (id) ON DELETE CASCADE,
     actor_id INTEGER REFERENCES customer (id) ON DELETE CASCADE, expires_at INTEGER NOT NULL, created_at INTEGER NOT NULL, actor_session_id INTEGER, device TEXT, seen_at INTEGER, factor_at INTEGER) STRICT;
CREATE TABLE session_token (
     hash TEXT PRIMARY KEY, session_id INTEGER NOT NULL REFERENCES session (id) ON DELETE CASCADE,
     kind TEXT NOT NULL CHECK (kind IN ('access', 'refresh')), expires_at INTEGER NOT NULL, spent_at INTEGER) STRICT, WITHOUT ROWID;
CREATE TABLE proof (
     contact TEXT NOT NULL, kind TEXT NOT NULL CHECK (kind IN ('code', 'link', 'reset')), salt TEXT NOT NULL, hash TEXT NOT NULL,
     attempts INTEGER NOT NULL DEFAULT 0, expires_at INTEGER NOT NULL, PRIMARY KEY (contact, kind)) STRICT, WITHOUT ROWID;
CREATE TABLE rate (key TEXT PRIMARY KEY, count INTEGER NOT NULL, ends_at INTEGER NOT NULL) STRICT, WITHOUT ROWID;
CREATE TABLE secret (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;
CREATE TABLE impersonation (
     id INTEGER PRIMARY KEY, actor_id INTEGER NOT NULL, customer_id INTEGER NOT NULL, created_at INTEGER NOT NULL) STRICT;
CREATE TABLE blogger_product (
     id INTEGER PRIMARY KEY, blogger_id INTEGER NOT NULL REFERENCES customer (id) ON DELETE CASCADE, document TEXT NOT NULL, order_id TEXT, parts_key TEXT) STRICT;
CREATE TABLE blogger_set_part (
     set_id INTEGER NOT NULL REFERENCES blogger_product (id) ON DELETE CASCADE,
     part_id INTEGER NOT NULL REFERENCES blogger_product (id) ON DELETE CASCADE,
     PRIMARY KEY (set_id, part_id)) STRICT, WITHOUT ROWID;
CREATE TABLE blogger_post (
     id INTEGER PRIMARY KEY, blogger_id INTEGER NOT NULL REFERENCES customer (id) ON DELETE CASCADE,
     type TEXT NOT NULL CHECK (type IN ('post', 'profile', 'story')), promoted_at INTEGER NOT NULL, document TEXT NOT NULL, uid TEXT) STRICT;
CREATE TABLE blogger_post_product (
     post_id INTEGER NOT NULL REFERENCES blogger_post (id) ON DELETE CASCADE,
     product_id INTEGER NOT NULL REFERENCES blogger_product (id) ON DELETE CASCADE,
     PRIMARY KEY (post_id, product_id)) STRICT, WITHOUT ROWID;
CREATE TABLE blogger_payout (
     id INTEGER PRIMARY KEY, blogger_id INTEGER NOT NULL REFERENCES customer (id) ON DELETE CASCADE,
     sum INTEGER NOT NULL, bonus INTEGER NOT NULL, currency TEXT NOT NULL, created_at INTEGER NOT NULL, paid_at INTEGER, withdrawn_at INTEGER, up_to INTEGER) STRICT;
CREATE TABLE royalty (
     order_id INTEGER PRIMARY KEY REFERENCES shop_order (id) ON DELETE CASCADE,
     blogger_id INTEGER NOT NULL REFERENCES customer (id) ON DELETE CASCADE,
     sum INTEGER NOT NULL, bonus INTEGER NOT NULL, currency TEXT NOT NULL,
     payout_id INTEGER REFERENCES blogger_payout (id) ON DELETE SET NULL, rule TEXT CHECK (rule IN ('coupon', 'link')), code TEXT, base INTEGER NOT NULL DEFAULT 0, kept INTEGER NOT NULL DEFAULT 0, profit_percent REAL NOT NULL DEFAULT 10, bonus_percent REAL NOT NULL DEFAULT 2, return_days INTEGER NOT NULL DEFAULT 14, ordered_at INTEGER NOT NULL DEFAULT 0, order_total INTEGER NOT NULL DEFAULT 0, state TEXT NOT NULL DEFAULT 'pending' CHECK (state IN ('awaits-payment', 'pending', 'confirmed', 'rejected')), due_at INTEGER, confirmed_at INTEGER) STRICT;
CREATE TABLE change (
     id INTEGER PRIMARY KEY AUTOINCREMENT, kind TEXT NOT NULL, key TEXT NOT NULL, detail TEXT) STRICT;
CREATE TABLE payment_event (
     event_id TEXT PRIMARY KEY, order_id TEXT NOT NULL REFERENCES shop_order (order_id) ON DELETE CASCADE,
     status TEXT NOT NULL CHECK (status IN ('approved', 'declined', 'canceled')),
     outcome TEXT NOT NULL CHECK (outcome IN ('paid', 'declined', 'canceled', 'none', 'refund')),
     amount INTEGER NOT NULL, currency TEXT NOT NULL, created_at INTEGER NOT NULL) STRICT, WITHOUT ROWID;
CREATE TABLE test_payment (
     order_id TEXT PRIMARY KEY REFERENCES shop_order (order_id) ON DELETE CASCADE, event_id TEXT NOT NULL UNIQUE,
     status TEXT NOT NULL CHECK (status IN ('approved', 'declined', 'canceled'))) STRICT, WITHOUT ROWID;
CREATE TABLE order_event (
     id INTEGER PRIMARY KEY AUTOINCREMENT, order_id INTEGER NOT NULL REFERENCES shop_order (id) ON DELETE CASCADE,
     at INTEGER NOT NULL, who TEXT NOT NULL, what TEXT NOT NULL) STRICT;
CREATE TABLE order_file (
     order_id INTEGER NOT NULL REFERENCES shop_order (id) ON DELETE CASCADE,
     kind TEXT NOT NULL CHECK (kind IN ('invoice', 'receipt')), bytes BLOB NOT NULL, created_at INTEGER NOT NULL,
     PRIMARY KEY (order_id, kind)) STRICT;
CREATE TABLE order_refund (
     order_id INTEGER NOT NULL REFERENCES shop_order (id) ON DELETE CASCADE, reason TEXT NOT NULL,
     amount INTEGER NOT NULL CHECK (amount > 0), created_at INTEGER NOT NULL, who TEXT, note TEXT, detail TEXT,
     PRIMARY KEY (order_id, reason)) STRICT, WITHOUT ROWID;
CREATE TABLE cart_share (
     code TEXT PRIMARY KEY, cart_token TEXT NOT NULL REFERENCES cart (token) ON DELETE CASCADE,
     lines TEXT NOT NULL, shared_at INTEGER NOT NULL) STRICT, WITHOUT ROWID;
CREATE TABLE commerce (name TEXT PRIMARY KEY, document TEXT NOT NULL) STRICT, WITHOUT ROWID;
CREATE TABLE cart_quote (
     cart_token TEXT NOT NULL REFERENCES cart (token) ON DELETE CASCADE, kind TEXT NOT NULL CHECK (kind IN ('shipping', 'tax')),
     key TEXT NOT NULL, document TEXT NOT NULL, at INTEGER NOT NULL, PRIMARY KEY (cart_token, kind, key)) STRICT, WITHOUT ROWID;
CREATE TABLE shop_event (
     id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT NOT NULL, version INTEGER NOT NULL, at INTEGER NOT NULL, data TEXT NOT NULL) STRICT;
CREATE TABLE event_subscription (
     name TEXT PRIMARY KEY, cursor_position INTEGER NOT NULL, attempts INTEGER NOT NULL, next_at INTEGER NOT NULL, error TEXT,
     seen_at INTEGER NOT NULL) STRICT, WITHOUT ROWID;
CREATE TABLE event_dead_letter (
     id INTEGER PRIMARY KEY AUTOINCREMENT, subscriber TEXT NOT NULL, event_id TEXT NOT NULL, event TEXT NOT NULL,
     attempts INTEGER NOT NULL, error TEXT NOT NULL, failed_at INTEGER NOT NULL, UNIQUE (subscriber, event_id)) STRICT;
CREATE TABLE lease (name TEXT PRIMARY KEY, holder TEXT NOT NULL, until INTEGER NOT NULL) STRICT, WITHOUT ROWID;
CREATE TABLE file (
     key TEXT PRIMARY KEY, size INTEGER NOT NULL, sha256 TEXT NOT NULL, written_at INTEGER NOT NULL, bytes BLOB NOT NULL) STRICT;
CREATE TABLE payment_attempt (
     order_id TEXT NOT NULL REFERENCES shop_order (order_id) ON DELETE CASCADE, attempt INTEGER NOT NULL CHECK (attempt > 0),
     provider TEXT NOT NULL, reference TEXT,
     status TEXT NOT NULL CHECK (status IN ('open', 'approved', 'declined', 'canceled')),
     returns TEXT NOT NULL, page TEXT, created_at INTEGER NOT NULL, PRIMARY KEY (order_id, attempt)) STRICT, WITHOUT ROWID;
CREATE TABLE payment_refund (
     order_id TEXT NOT NULL REFERENCES shop_order (order_id) ON DELETE CASCADE, reason TEXT NOT NULL,
     provider TEXT NOT NULL, reference TEXT NOT NULL, amount INTEGER NOT NULL CHECK (amount > 0),
     state TEXT NOT NULL CHECK (state IN ('waiting', 'done', 'failed')), tries INTEGER NOT NULL, next_at INTEGER NOT NULL,
     error TEXT, created_at INTEGER NOT NULL, PRIMARY KEY (order_id, reason)) STRICT, WITHOUT ROWID;
CREATE TABLE message_channel (channel TEXT PRIMARY KEY) STRICT, WITHOUT ROWID;
CREATE TABLE blogger_code (
     blogger_id INTEGER PRIMARY KEY REFERENCES customer (id) ON DELETE CASCADE, code TEXT NOT NULL UNIQUE) STRICT;
CREATE TABLE blogger_payout_file (
     payout_id INTEGER PRIMARY KEY REFERENCES blogger_payout (id) ON DELETE CASCADE, bytes BLOB NOT NULL, created_at INTEGER NOT NULL) STRICT;
CREATE TABLE ledger_account (
     id INTEGER PRIMARY KEY, blogger_id INTEGER NOT NULL REFERENCES customer (id) ON DELETE CASCADE, currency TEXT NOT NULL,
     kind TEXT NOT NULL CHECK (kind IN ('profit', 'bonus')), name TEXT NOT NULL CHECK (name IN ('shop', 'pending', 'active', 'payout', 'paid')),
     balance INTEGER NOT NULL DEFAULT 0, UNIQUE (blogger_id, currency, kind, name)) STRICT;
CREATE TABLE ledger_transaction (
     id INTEGER PRIMARY KEY AUTOINCREMENT, blogger_id INTEGER NOT NULL REFERENCES customer (id) ON DELETE CASCADE, currency TEXT NOT NULL,
     at INTEGER NOT NULL, reason TEXT NOT NULL, source TEXT NOT NULL, target TEXT NOT NULL CHECK (target <> source),
     sum INTEGER NOT NULL CHECK (sum >= 0), bonus INTEGER NOT NULL CHECK (bonus >= 0),
     order_id INTEGER REFERENCES shop_order (id) ON DELETE SET NULL, payout_id INTEGER REFERENCES blogger_payout (id) ON DELETE SET NULL,
     sku TEXT) STRICT;
CREATE TABLE ledger_entry (
     transaction_id INTEGER NOT NULL REFERENCES ledger_transaction (id) ON DELETE CASCADE,
     account_id INTEGER NOT NULL REFERENCES ledger_account (id) ON DELETE CASCADE,
     amount INTEGER NOT NULL, PRIMARY KEY (transaction_id, account_id)) STRICT, WITHOUT ROWID;
CREATE TABLE blogger_photo (
     id INTEGER PRIMARY KEY, blogger_id INTEGER NOT NULL REFERENCES customer (id) ON DELETE CASCADE, path TEXT NOT NULL UNIQUE,
     hash TEXT NOT NULL, product_id INTEGER REFERENCES blogger_product (id) ON DELETE SET NULL,
     post_id INTEGER REFERENCES blogger_post (id) ON DELETE SET NULL, created_at INTEGER NOT NULL) STRICT;
CREATE TABLE staff_change (
     id INTEGER PRIMARY KEY AUTOINCREMENT, at INTEGER NOT NULL, who TEXT NOT NULL, kind TEXT NOT NULL, record TEXT NOT NULL,
     action TEXT NOT NULL CHECK (action IN ('created', 'changed', 'removed', 'restored')), before TEXT, after TEXT) STRICT;
CREATE TABLE staff_role (
     name TEXT PRIMARY KEY, title TEXT NOT NULL, permissions TEXT NOT NULL) STRICT, WITHOUT ROWID;
CREATE TABLE product_row (
     product_id INTEGER PRIMARY KEY REFERENCES product (id) ON DELETE CASCADE,
     sku TEXT NOT NULL, name TEXT NOT NULL, words TEXT NOT NULL, type TEXT NOT NULL, enabled INTEGER NOT NULL,
     price REAL, special_price REAL, special_from TEXT, special_to TEXT,
     in_stock INTEGER NOT NULL DEFAULT 0, priced INTEGER NOT NULL DEFAULT 0, part_in_stock INTEGER NOT NULL DEFAULT 0) STRICT;
CREATE TABLE product_place (
     category_id INTEGER NOT NULL, product_id INTEGER NOT NULL REFERENCES product (id) ON DELETE CASCADE,
     PRIMARY KEY (category_id, product_id)) STRICT, WITHOUT ROWID;
CREATE TABLE refund_task (
     order_id TEXT NOT NULL REFERENCES shop_order (order_id) ON DELETE CASCADE, reason TEXT NOT NULL,
     amount INTEGER NOT NULL CHECK (amount > 0), created_at INTEGER NOT NULL, done_at INTEGER, done_by TEXT,
     PRIMARY KEY (order_id, reason)) STRICT, WITHOUT ROWID;
CREATE TABLE staff_view (
     customer_id INTEGER NOT NULL REFERENCES customer (id) ON DELETE CASCADE, list TEXT NOT NULL, name TEXT NOT NULL,
     query TEXT NOT NULL, created_at INTEGER NOT NULL, PRIMARY KEY (customer_id, list, name)) STRICT, WITHOUT ROWID;
CREATE TABLE staff_presence (
     kind TEXT NOT NULL, record TEXT NOT NULL, page TEXT NOT NULL,
     customer_id INTEGER NOT NULL REFERENCES customer (id) ON DELETE CASCADE, editing INTEGER NOT NULL,
     since INTEGER NOT NULL, seen_at INTEGER NOT NULL, PRIMARY KEY (kind, record, page)) STRICT, WITHOUT ROWID;
CREATE TABLE stock_alert (
     key TEXT PRIMARY KEY, email TEXT NOT NULL, sku TEXT NOT NULL, store_code TEXT NOT NULL, created_at INTEGER NOT NULL,
     next_at INTEGER NOT NULL, UNIQUE (email, sku)) STRICT, WITHOUT ROWID;
CREATE TABLE download_file (
     id TEXT PRIMARY KEY, name TEXT NOT NULL, size INTEGER NOT NULL, sha256 TEXT NOT NULL, is_sample INTEGER NOT NULL,
     created_at INTEGER NOT NULL) STRICT, WITHOUT ROWID;
CREATE TABLE order_download (
     id TEXT PRIMARY KEY, order_id INTEGER NOT NULL, line INTEGER NOT NULL, position INTEGER NOT NULL, title TEXT NOT NULL, file_id TEXT,
     most INTEGER, used INTEGER NOT NULL, serial INTEGER NOT NULL, granted_at INTEGER, expires_at INTEGER, last_at INTEGER,
     UNIQUE (order_id, line, position)) STRICT, WITHOUT ROWID;
CREATE TABLE gift_card (
     id TEXT PRIMARY KEY, order_id INTEGER NOT NULL, line INTEGER NOT NULL, unit INTEGER NOT NULL, currency TEXT NOT NULL,
     value INTEGER NOT NULL, balance INTEGER NOT NULL CHECK (balance BETWEEN 0 AND value), recipient TEXT, email TEXT, message TEXT, send_on TEXT,
     code_hash TEXT NOT NULL UNIQUE, tail TEXT NOT NULL, granted_at INTEGER, send_at INTEGER, sent_at INTEGER, expires_at INTEGER,
     blocked_at INTEGER, taken_back_at INTEGER, UNIQUE (order_id, line, unit)) STRICT, WITHOUT ROWID;
CREATE TABLE gift_card_use (
     order_id INTEGER NOT NULL, card_id TEXT NOT NULL, amount INTEGER NOT NULL, returned INTEGER NOT NULL CHECK (returned BETWEEN 0 AND amount),
     PRIMARY KEY (order_id, card_id)) STRICT, WITHOUT ROWID;
CREATE TABLE cart_gift_card (
     cart_token TEXT NOT NULL REFERENCES cart (token) ON DELETE CASCADE, card_id TEXT NOT NULL,
     PRIMARY KEY (cart_token, card_id)) STRICT, WITHOUT ROWID;
CREATE TABLE import_map (id TEXT PRIMARY KEY, heading TEXT NOT NULL, map TEXT NOT NULL, kept_at INTEGER NOT NULL) STRICT, WITHOUT ROWID;
CREATE TABLE second_factor (
    customer_id INTEGER PRIMARY KEY REFERENCES customer (id) ON DELETE CASCADE,
    secret TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    confirmed_at INTEGER,
    last_step INTEGER
  );
CREATE TABLE recovery_code (
    customer_id INTEGER NOT NULL REFERENCES second_factor (customer_id) ON DELETE CASCADE,
    hash TEXT NOT NULL,
    PRIMARY KEY (customer_id, hash)
  );
CREATE TABLE passkey (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    customer_id INTEGER NOT NULL REFERENCES customer (id) ON DELETE CASCADE,
    credential_id TEXT NOT NULL UNIQUE,
    public_key TEXT NOT NULL,
    counter INTEGER NOT NULL,
    rp_id TEXT NOT NULL,
    name TEXT NOT NULL,
    is_synced INTEGER NOT NULL,
    created_at INTEGER NOT NULL,
    used_at INTEGER
  ) STRICT;
CREATE TABLE guest_hold (
    order_id INTEGER PRIMARY KEY REFERENCES shop_order (id) ON DELETE CASCADE,
    held_until INTEGER NOT NULL,
    network TEXT
  , mailbox TEXT) STRICT;
INSERT INTO "meta" ("key", "value") VALUES ('catalogue_version', 0);
INSERT INTO "meta" ("key", "value") VALUES ('index_version', 0);
INSERT INTO "meta" ("key", "value") VALUES ('meta key 0: Ключ 外套 𝄞 ''é'' "\"
	%_', 3);
INSERT INTO "meta" ("key", "value") VALUES ('meta key 1: Ключ 外套 𝄞 ''é'' "\"
	%_', 10);
INSERT INTO "meta" ("key", "value") VALUES ('meta key 2: Ключ 外套 𝄞 ''é'' "\"
	%_', 17);
INSERT INTO "meta" ("key", "value") VALUES ('stock_version', 0);
INSERT INTO "product" ("id", "sku", "type_id", "source", "slug", "url_key", "url_path", "hash", "document", "prices", "texts", "rating", "reviews_count") VALUES (3, 'product sku 0: Ключ 外套 𝄞 ''é'' "\"
	%_', 'product type_id 0: Ключ 外套 𝄞 ''é'' "\"
	%_', 'product source 0: Ключ 外套 𝄞 ''é'' "\"
	%_', 'product slug 0: Ключ 外套 𝄞 ''é'' "\"
	%_', 'product url_key 0: Ключ 外套 𝄞 ''é'' "\"
	%_', 'product url_path 0: Ключ 外套 𝄞 ''é'' "\"
	%_', 'product hash 0: Ключ 外套 𝄞 ''é'' "\"
	%_', '{"category_ids":[1],"name":"Jacke"}', '{"us":{"price":20,"special_price":15}}', '{"de":{"name":"Jacke"}}', 4, 3);
INSERT INTO "product" ("id", "sku", "type_id", "source", "slug", "url_key", "url_path", "hash", "document", "prices", "texts", "rating", "reviews_count") VALUES (10, 'product sku 1: Ключ 外套 𝄞 ''é'' "\"
	%_', 'product type_id 1: Ключ 外套 𝄞 ''é'' "\"
	%_', 'product source 1: Ключ 外套 𝄞 ''é'' "\"
	%_', NULL, NULL, NULL, 'product hash 1: Ключ 外套 𝄞 ''é'' "\"
	%_', '{"category_ids":[1],"name":"Jacke"}', NULL, NULL, NULL, 10);
INSERT INTO "product" ("id", "sku", "type_id", "source", "slug", "url_key", "url_path", "hash", "document", "prices", "texts", "rating", "reviews_count") VALUES (17, 'product sku 2: Ключ 外套 𝄞 ''é'' "\"
	%_', 'product type_id 2: Ключ 外套 𝄞 ''é'' "\"
	%_', 'product source 2: Ключ 外套 𝄞 ''é'' "\"
	%_', 'product slug 2: Ключ 外套 𝄞 ''é'' "\"
	%_', 'product url_key 2: Ключ 外套 𝄞 ''é'' "\"
	%_', 'product url_path 2: Ключ 外套 𝄞 ''é'' "\"
	%_', 'product hash 2: Ключ 外套 𝄞 ''é'' "\"
	%_', '{"category_ids":[1],"name":"Jacke"}', '{"us":{"price":20,"special_price":15}}', '{"de":{"name":"Jacke"}}', 4.5, 17);
INSERT INTO "variant" ("sku", "product_id") VALUES ('variant sku 0: Ключ 外套 𝄞 ''é'' "\"
	%_', 3);
INSERT INTO "variant" ("sku", "product_id") VALUES ('variant sku 1: Ключ 外套 𝄞 ''é'' "\"
	%_', 10);
INSERT INTO "variant" ("sku", "product_id") VALUES ('variant sku 2: Ключ 外套 𝄞 ''é'' "\"
	%_', 17);
INSERT INTO "part" ("sku", "product_id") VALUES ('part sku 0: Ключ 外套 𝄞 ''é'' "\"
	%_', 3);
INSERT INTO "part" ("sku", "product_id") VALUES ('part sku 1: Ключ 外套 𝄞 ''é'' "\"
	%_', 10);
INSERT INTO "part" ("sku", "product_id") VALUES ('part sku 2: Ключ 外套 𝄞 ''é'' "\"
	%_', 17);
INSERT INTO "stock" ("sku", "product_id", "qty", "is_in_stock", "manage_stock", "version") VALUES ('stock sku 0: Ключ 外套 𝄞 ''é'' "\"
	%_', 3, 3, 3, 3, 9007199254740992);
INSERT INTO "stock" ("sku", "product_id", "qty", "is_in_stock", "manage_stock", "version") VALUES ('stock sku 1: Ключ 外套 𝄞 ''é'' "\"
	%_', NULL, 10, 10, 10, 9007199254740994);
INSERT INTO "stock" ("sku", "product_id", "qty", "is_in_stock", "manage_stock", "version") VALUES ('stock sku 2: Ключ 外套 𝄞 ''é'' "\"
	%_', 17, 17, 17, 17, 9007199254740996);
INSERT INTO "category" ("id", "slug", "url_path", "source", "document", "names", "product_count", "promo_count", "approved_count", "new_count") VALUES (3, 'category slug 0: Ключ 外套 𝄞 ''é'' "\"
	%_', 'category url_path 0: Ключ 外套 𝄞 ''é'' "\"
	%_', 'category source 0: Ключ 外套 𝄞 ''é'' "\"
	%_', 'category document 0: Ключ 外套 𝄞 ''é'' "\"
	%_', 'category names 0: Ключ 外套 𝄞 ''é'' "\"
	%_', 3, 3, 3, 3);
INSERT INTO "category" ("id", "slug", "url_path", "source", "document", "names", "product_count", "promo_count", "approved_count", "new_count") VALUES (10, 'category slug 1: Ключ 外套 𝄞 ''é'' "\"
	%_', NULL, 'category source 1: Ключ 外套 𝄞 ''é'' "\"
	%_', 'category document 1: Ключ 外套 𝄞 ''é'' "\"
	%_', NULL, 10, 10, 10, 10);
INSERT INTO "category" ("id", "slug", "url_path", "source", "document", "names", "product_count", "promo_count", "approved_count", "new_count") VALUES (17, 'category slug 2: Ключ 外套 𝄞 ''é'' "\"
	%_', 'category url_path 2: Ключ 外套 𝄞 ''é'' "\"
	%_', 'category source 2: Ключ 外套 𝄞 ''é'' "\"
	%_', 'category document 2: Ключ 外套 𝄞 ''é'' "\"
	%_', 'category names 2: Ключ 外套 𝄞 ''é'' "\"
	%_', 17, 17, 17, 17);
INSERT INTO "attribute" ("code", "document", "labels") VALUES ('attribute code 0: Ключ 外套 𝄞 ''é'' "\"
	%_', 'attribute document 0: Ключ 外套 𝄞 ''é'' "\"
	%_', 'attribute labels 0: Ключ 外套 𝄞 ''é'' "\"
	%_');
INSERT INTO "attribute" ("code", "document", "labels") VALUES ('attribute code 1: Ключ 外套 𝄞 ''é'' "\"
	%_', 'attribute document 1: Ключ 外套 𝄞 ''é'' "\"
	%_', NULL);
INSERT INTO "attribute" ("code", "document", "labels") VALUES ('attribute code 2: Ключ 外套 𝄞 ''é'' "\"
	%_', 'attribute document 2: Ключ 外套 𝄞 ''é'' "\"
	%_', 'attribute labels 2: Ключ 外套 𝄞 ''é'' "\"
	%_');
INSERT INTO "tax_rule" ("id", "document") VALUES (3, 'tax_rule document 0: Ключ 外套 𝄞 ''é'' "\"
	%_');
INSERT INTO "tax_rule" ("id", "document") VALUES (10, 'tax_rule document 1: Ключ 外套 𝄞 ''é'' "\"
	%_');
INSERT INTO "tax_rule" ("id", "document") VALUES (17, 'tax_rule document 2: Ключ 外套 𝄞 ''é'' "\"
	%_');
INSERT INTO "review" ("id", "product_sku", "status", "created_at", "document") VALUES (3, 'review product_sku 0: Ключ 外套 𝄞 ''é'' "\"
	%_', 3, 'review created_at 0: Ключ 外套 𝄞 ''é'' "\"
	%_', 'review document 0: Ключ 外套 𝄞 ''é'' "\"
	%_');
INSERT INTO "review" ("id", "product_sku", "status", "created_at", "document") VALUES (10, 'review product_sku 1: Ключ 外套 𝄞 ''é'' "\"
	%_', 10, 'review created_at 1: Ключ 外套 𝄞 ''é'' "\"
	%_', 'review document 1: Ключ 外套 𝄞 ''é'' "\"
	%_');
INSERT INTO "review" ("id", "product_sku", "status", "created_at", "document") VALUES (17, 'review product_sku 2: Ключ 外套 𝄞 ''é'' "\"
	%_', 17, 'review created_at 2: Ключ 外套 𝄞 ''é'' "\"
	%_', 'review document 2: Ключ 外套 𝄞 ''é'' "\"
	%_');
INSERT INTO "cms_page" ("id", "identifier", "pages") VALUES (3, 'cms_page identifier 0: Ключ 外套 𝄞 ''é'' "\"
	%_', 'cms_page pages 0: Ключ 外套 𝄞 ''é'' "\"
	%_');
INSERT INTO "cms_page" ("id", "identifier", "pages") VALUES (10, 'cms_page identifier 1: Ключ 外套 𝄞 ''é'' "\"
	%_', 'cms_page pages 1: Ключ 外套 𝄞 ''é'' "\"
	%_');
INSERT INTO "cms_page" ("id", "identifier", "pages") VALUES (17, 'cms_page identifier 2: Ключ 外套 𝄞 ''é'' "\"
	%_', 'cms_page pages 2: Ключ 外套 𝄞 ''é'' "\"
	%_');
INSERT INTO "cms_block" ("id", "identifier", "blocks") VALUES (3, 'cms_block identifier 0: Ключ 外套 𝄞 ''é'' "\"
	%_', 'cms_block blocks 0: Ключ 外套 𝄞 ''é'' "\"
	%_');
INSERT INTO "cms_block" ("id", "identifier", "blocks") VALUES (10, 'cms_block identifier 1: Ключ 外套 𝄞 ''é'' "\"
	%_', 'cms_block blocks 1: Ключ 外套 𝄞 ''é'' "\"
	%_');
INSERT INTO "cms_block" ("id", "identifier", "blocks") VALUES (17, 'cms_block identifier 2: Ключ 外套 𝄞 ''é'' "\"
	%_', 'cms_block blocks 2: Ключ 外套 𝄞 ''é'' "\"
	%_');
INSERT INTO "coupon" ("code", "kind", "value", "active", "source", "uses_total", "uses_per_customer", "first_order_only") VALUES ('coupon code 0: Ключ 外套 𝄞 ''é'' "\"
	%_', 'percent', 'coupon value 0: Ключ 外套 𝄞 ''é'' "\"
	%_', 3, 'coupon source 0: Ключ 外套 𝄞 ''é'' "\"
	%_', 3, 3, 3);
INSERT INTO "coupon" ("code", "kind", "value", "active", "source", "uses_total", "uses_per_customer", "first_order_only") VALUES ('coupon code 1: Ключ 外套 𝄞 ''é'' "\"
	%_', 'percent', 'coupon value 1: Ключ 外套 𝄞 ''é'' "\"
	%_', 10, 'coupon source 1: Ключ 外套 𝄞 ''é'' "\"
	%_', NULL, NULL, 10);
INSERT INTO "coupon" ("code", "kind", "value", "active", "source", "uses_total", "uses_per_customer", "first_order_only") VALUES ('coupon code 2: Ключ 外套 𝄞 ''é'' "\"
	%_', 'percent', 'coupon value 2: Ключ 外套 𝄞 ''é'' "\"
	%_', 17, 'coupon source 2: Ключ 外套 𝄞 ''é'' "\"
	%_', 17, 17, 17);
INSERT INTO "cart" ("token", "store_code", "status", "coupon", "shipping_method", "shipping_carrier", "payment_method", "address", "billing_address", "next_item", "created_at", "updated_at", "customer_id", "spends_bonuses", "revision", "joined_into") VALUES ('cart token 0: Ключ 外套 𝄞 ''é'' "\"
	%_', 'cart store_code 0: Ключ 外套 𝄞 ''é'' "\"
	%_', 'open', 'cart coupon 0: Ключ 外套 𝄞 ''é'' "\"
	%_', 'cart shipping_method 0: Ключ 外套 𝄞 ''é'' "\"
	%_', 'cart shipping_carrier 0: Ключ 外套 𝄞 ''é'' "\"
	%_', 'cart payment_method 0: Ключ 外套 𝄞 ''é'' "\"
	%_', 'cart address 0: Ключ 外套 𝄞 ''é'' "\"
	%_', 'cart billing_address 0: Ключ 外套 𝄞 ''é'' "\"
	%_', 3, 3, 3, 3, 3, 3, 'cart joined_into 0: Ключ 外套 𝄞 ''é'' "\"
	%_');
INSERT INTO "cart" ("token", "store_code", "status", "coupon", "shipping_method", "shipping_carrier", "payment_method", "address", "billing_address", "next_item", "created_at", "updated_at", "customer_id", "spends_bonuses", "revision", "joined_into") VALUES ('cart token 1: Ключ 外套 𝄞 ''é'' "\"
	%_', 'cart store_code 1: Ключ 外套 𝄞 ''é'' "\"
	%_', 'open', NULL, NULL, NULL, NULL, NULL, NULL, 10, 10, 10, NULL, 10, 10, NULL);
INSERT INTO "cart" ("token", "store_code", "status", "coupon", "shipping_method", "shipping_carrier", "payment_method", "address", "billing_address", "next_item", "created_at", "updated_at", "customer_id", "spends_bonuses", "revision", "joined_into") VALUES ('cart token 2: Ключ 外套 𝄞 ''é'' "\"
	%_', 'cart store_code 2: Ключ 外套 𝄞 ''é'' "\"
	%_', 'open', 'cart coupon 2: Ключ 外套 𝄞 ''é'' "\"
	%_', 'cart shipping_method 2: Ключ 外套 𝄞 ''é'' "\"
	%_', 'cart shipping_carrier 2: Ключ 外套 𝄞 ''é'' "\"
	%_', 'cart payment_method 2: Ключ 外套 𝄞 ''é'' "\"
	%_', 'cart address 2: Ключ 外套 𝄞 ''é'' "\"
	%_', 'cart billing_address 2: Ключ 外套 𝄞 ''é'' "\"
	%_', 17, 17, 17, 17, 17, 17, 'cart joined_into 2: Ключ 外套 𝄞 ''é'' "\"
	%_');
INSERT INTO "cart_line" ("cart_token", "item_id", "sku", "parent_sku", "qty", "choice") VALUES ('cart token 0: Ключ 外套 𝄞 ''é'' "\"
	%_', 3, 'cart_line sku 0: Ключ 外套 𝄞 ''é'' "\"
	%_', 'cart_line parent_sku 0: Ключ 外套 𝄞 ''é'' "\"
	%_', 3, 'cart_line choice 0: Ключ 外套 𝄞 ''é'' "\"
	%_');
INSERT INTO "cart_line" ("cart_token", "item_id", "sku", "parent_sku", "qty", "choice") VALUES ('cart token 1: Ключ 外套 𝄞 ''é'' "\"
	%_', 10, 'cart_line sku 1: Ключ 外套 𝄞 ''é'' "\"
	%_', NULL, 10, 'cart_line choice 1: Ключ 外套 𝄞 ''é'' "\"
	%_');
INSERT INTO "cart_line" ("cart_token", "item_id", "sku", "parent_sku", "qty", "choice") VALUES ('cart token 2: Ключ 外套 𝄞 ''é'' "\"
	%_', 17, 'cart_line sku 2: Ключ 外套 𝄞 ''é'' "\"
	%_', 'cart_line parent_sku 2: Ключ 外套 𝄞 ''é'' "\"
	%_', 17, 'cart_line choice 2: Ключ 外套 𝄞 ''é'' "\"
	%_');
INSERT INTO "shop_order" ("id", "order_id", "number", "hash", "cart_token", "store_code", "email", "status", "currency", "grand_total", "redirect", "units", "document", "result", "created_at", "updated_at", "customer_id", "delivery_status", "stage", "fulfilment", "source", "revision", "search", "payment_method", "shipping_method", "has_returns", "coupon") VALUES (3, 'shop_order order_id 0: Ключ 外套 𝄞 ''é'' "\"
	%_', 'shop_order number 0: Ключ 外套 𝄞 ''é'' "\"
	%_', 'shop_order hash 0: Ключ 外套 𝄞 ''é'' "\"
	%_', 'shop_order cart_token 0: Ключ 外套 𝄞 ''é'' "\"
	%_', 'shop_order store_code 0: Ключ 外套 𝄞 ''é'' "\"
	%_', 'shop_order email 0: Ключ 外套 𝄞 ''é'' "\"
	%_', 'paid', 'shop_order currency 0: Ключ 外套 𝄞 ''é'' "\"
	%_', 3, 3, 'shop_order units 0: Ключ 外套 𝄞 ''é'' "\"
	%_', '{"products":[{"sku":"A","qty":2,"price":1.5}],"totals":[{"code":"grand_total","value":3}]}', 'shop_order result 0: Ключ 外套 𝄞 ''é'' "\"
	%_', 3, 3, 3, 'shop_order delivery_status 0: Ключ 外套 𝄞 ''é'' "\"
	%_', 3, 'shop_order fulfilment 0: Ключ 外套 𝄞 ''é'' "\"
	%_', 'shop_order source 0: Ключ 外套 𝄞 ''é'' "\"
	%_', 3, 'shop_order search 0: Ключ 外套 𝄞 ''é'' "\"
	%_', 'shop_order payment_method 0: Ключ 外套 𝄞 ''é'' "\"
	%_', 'shop_order shipping_method 0: Ключ 外套 𝄞 ''é'' "\"
	%_', 3, 'shop_order coupon 0: Ключ 外套 𝄞 ''é'' "\"
	%_');
INSERT INTO "shop_order" ("id", "order_id", "number", "hash", "cart_token", "store_code", "email", "status", "currency", "grand_total", "redirect", "units", "document", "result", "created_at", "updated_at", "customer_id", "delivery_status", "stage", "fulfilment", "source", "revision", "search", "payment_method", "shipping_method", "has_returns", "coupon") VALUES (10, 'shop_order order_id 1: Ключ 外套 𝄞 ''é'' "\"
	%_', 'shop_order number 1: Ключ 外套 𝄞 ''é'' "\"
	%_', 'shop_order hash 1: Ключ 外套 𝄞 ''é'' "\"
	%_', 'shop_order cart_token 1: Ключ 外套 𝄞 ''é'' "\"
	%_', 'shop_order store_code 1: Ключ 外套 𝄞 ''é'' "\"
	%_', 'shop_order email 1: Ключ 外套 𝄞 ''é'' "\"
	%_', 'paid', 'shop_order currency 1: Ключ 外套 𝄞 ''é'' "\"
	%_', 10, 10, 'shop_order units 1: Ключ 外套 𝄞 ''é'' "\"
	%_', '{"products":[{"sku":"A","qty":2,"price":1.5}],"totals":[{"code":"grand_total","value":3}]}', 'shop_order result 1: Ключ 外套 𝄞 ''é'' "\"
	%_', 10, 10, NULL, NULL, NULL, NULL, NULL, 10, NULL, NULL, NULL, 10, NULL);
INSERT INTO "shop_order" ("id", "order_id", "number", "hash", "cart_token", "store_code", "email", "status", "currency", "grand_total", "redirect", "units", "document", "result", "created_at", "updated_at", "customer_id", "delivery_status", "stage", "fulfilment", "source", "revision", "search", "payment_method", "shipping_method", "has_returns", "coupon") VALUES (17, 'shop_order order_id 2: Ключ 外套 𝄞 ''é'' "\"
	%_', 'shop_order number 2: Ключ 外套 𝄞 ''é'' "\"
	%_', 'shop_order hash 2: Ключ 外套 𝄞 ''é'' "\"
	%_', 'shop_order cart_token 2: Ключ 外套 𝄞 ''é'' "\"
	%_', 'shop_order store_code 2: Ключ 外套 𝄞 ''é'' "\"
	%_', 'shop_order email 2: Ключ 外套 𝄞 ''é'' "\"
	%_', 'paid', 'shop_order currency 2: Ключ 外套 𝄞 ''é'' "\"
	%_', 17, 17, 'shop_order units 2: Ключ 外套 𝄞 ''é'' "\"
	%_', '{"products":[{"sku":"A","qty":2,"price":1.5}],"totals":[{"code":"grand_total","value":3}]}', 'shop_order result 2: Ключ 外套 𝄞 ''é'' "\"
	%_', 17, 17, 17, 'shop_order delivery_status 2: Ключ 外套 𝄞 ''é'' "\"
	%_', 17, 'shop_order fulfilment 2: Ключ 外套 𝄞 ''é'' "\"
	%_', 'shop_order source 2: Ключ 外套 𝄞 ''é'' "\"
	%_', 17, 'shop_order search 2: Ключ 外套 𝄞 ''é'' "\"
	%_', 'shop_order payment_method 2: Ключ 外套 𝄞 ''é'' "\"
	%_', 'shop_order shipping_method 2: Ключ 外套 𝄞 ''é'' "\"
	%_', 17, 'shop_order coupon 2: Ключ 外套 𝄞 ''é'' "\"
	%_');
INSERT INTO "outbox" ("id", "kind", "contact", "subject", "body_text", "body_html", "created_at", "uid", "channel", "language", "reply_to", "expires_at", "state", "queued_at", "attempts", "next_at", "error", "sent_at", "letter") VALUES (3, 'outbox kind 0: Ключ 外套 𝄞 ''é'' "\"
	%_', 'outbox contact 0: Ключ 外套 𝄞 ''é'' "\"
	%_', 'outbox subject 0: Ключ 外套 𝄞 ''é'' "\"
	%_', 'outbox body_text 0: Ключ 外套 𝄞 ''é'' "\"
	%_', 'outbox body_html 0: Ключ 外套 𝄞 ''é'' "\"
	%_', 3, 'outbox uid 0: Ключ 外套 𝄞 ''é'' "\"
	%_', 'email', 'outbox language 0: Ключ 外套 𝄞 ''é'' "\"
	%_', 'outbox reply_to 0: Ключ 外套 𝄞 ''é'' "\"
	%_', 3, 'sent', 3, 3, 3, 'outbox error 0: Ключ 外套 𝄞 ''é'' "\"
	%_', 3, 'outbox letter 0: Ключ 外套 𝄞 ''é'' "\"
	%_');
INSERT INTO "outbox" ("id", "kind", "contact", "subject", "body_text", "body_html", "created_at", "uid", "channel", "language", "reply_to", "expires_at", "state", "queued_at", "attempts", "next_at", "error", "sent_at", "letter") VALUES (10, 'outbox kind 1: Ключ 外套 𝄞 ''é'' "\"
	%_', 'outbox contact 1: Ключ 外套 𝄞 ''é'' "\"
	%_', 'outbox subject 1: Ключ 外套 𝄞 ''é'' "\"
	%_', 'outbox body_text 1: Ключ 外套 𝄞 ''é'' "\"
	%_', NULL, 10, 'outbox uid 1: Ключ 外套 𝄞 ''é'' "\"
	%_', NULL, NULL, NULL, NULL, 'sent', 10, 10, 10, NULL, NULL, NULL);
INSERT INTO "outbox" ("id", "kind", "contact", "subject", "body_text", "body_html", "created_at", "uid", "channel", "language", "reply_to", "expires_at", "state", "queued_at", "attempts", "next_at", "error", "sent_at", "letter") VALUES (17, 'outbox kind 2: Ключ 外套 𝄞 ''é'' "\"
	%_', 'outbox contact 2: Ключ 外套 𝄞 ''é'' "\"
	%_', 'outbox subject 2: Ключ 外套 𝄞 ''é'' "\"
	%_', 'outbox body_text 2: Ключ 外套 𝄞 ''é'' "\"
	%_', 'outbox body_html 2: Ключ 外套 𝄞 ''é'' "\"
	%_', 17, 'outbox uid 2: Ключ 外套 𝄞 ''é'' "\"
	%_', 'email', 'outbox language 2: Ключ 外套 𝄞 ''é'' "\"
	%_', 'outbox reply_to 2: Ключ 外套 𝄞 ''é'' "\"
	%_', 17, 'sent', 17, 17, 17, 'outbox error 2: Ключ 外套 𝄞 ''é'' "\"
	%_', 17, 'outbox letter 2: Ключ 外套 𝄞 ''é'' "\"
	%_');
INSERT INTO "newsletter" ("email", "store_code", "created_at", "confirmed_at", "key") VALUES ('newsletter email 0: Ключ 外套 𝄞 ''é'' "\"
	%_', 'newsletter store_code 0: Ключ 外套 𝄞 ''é'' "\"
	%_', 3, 3, 'newsletter key 0: Ключ 外套 𝄞 ''é'' "\"
	%_');
INSERT INTO "newsletter" ("email", "store_code", "created_at", "confirmed_at", "key") VALUES ('newsletter email 1: Ключ 外套 𝄞 ''é'' "\"
	%_', NULL, 10, NULL, 'newsletter key 1: Ключ 外套 𝄞 ''é'' "\"
	%_');
INSERT INTO "newsletter" ("email", "store_code", "created_at", "confirmed_at", "key") VALUES ('newsletter email 2: Ключ 外套 𝄞 ''é'' "\"
	%_', 'newsletter store_code 2: Ключ 外套 𝄞 ''é'' "\"
	%_', 17, 17, 'newsletter key 2: Ключ 外套 𝄞 ''é'' "\"
	%_');
INSERT INTO "mail_token" ("token", "created_at") VALUES ('mail_token token 0: Ключ 外套 𝄞 ''é'' "\"
	%_', 3);
INSERT INTO "mail_token" ("token", "created_at") VALUES ('mail_token token 1: Ключ 外套 𝄞 ''é'' "\"
	%_', 10);
INSERT INTO "mail_token" ("token", "created_at") VALUES ('mail_token token 2: Ключ 外套 𝄞 ''é'' "\"
	%_', 17);
INSERT INTO "customer" ("id", "login_phone", "login_email", "is_verified", "email", "firstname", "lastname", "photo", "city", "postcode", "country", "addresses", "roles", "group_id", "bonus", "currency", "password", "source", "created_at", "updated_at", "own_roles") VALUES (3, 'customer login_phone 0: Ключ 外套 𝄞 ''é'' "\"
	%_', 'customer login_email 0: Ключ 外套 𝄞 ''é'' "\"
	%_', 3, 'customer email 0: Ключ 外套 𝄞 ''é'' "\"
	%_', 'customer firstname 0: Ключ 外套 𝄞 ''é'' "\"
	%_', 'customer lastname 0: Ключ 外套 𝄞 ''é'' "\"
	%_', 'customer photo 0: Ключ 外套 𝄞 ''é'' "\"
	%_', 'customer city 0: Ключ 外套 𝄞 ''é'' "\"
	%_', 'customer postcode 0: Ключ 外套 𝄞 ''é'' "\"
	%_', 'customer country 0: Ключ 外套 𝄞 ''é'' "\"
	%_', 'customer addresses 0: Ключ 外套 𝄞 ''é'' "\"
	%_', 'customer roles 0: Ключ 外套 𝄞 ''é'' "\"
	%_', 3, 3, 'customer currency 0: Ключ 外套 𝄞 ''é'' "\"
	%_', 'customer password 0: Ключ 外套 𝄞 ''é'' "\"
	%_', 'customer source 0: Ключ 外套 𝄞 ''é'' "\"
	%_', 3, 3, 'customer own_roles 0: Ключ 外套 𝄞 ''é'' "\"
	%_');
INSERT INTO "customer" ("id", "login_phone", "login_email", "is_verified", "email", "firstname", "lastname", "photo", "city", "postcode", "country", "addresses", "roles", "group_id", "bonus", "currency", "password", "source", "created_at", "updated_at", "own_roles") VALUES (10, NULL, 'customer login_email 1: Ключ 外套 𝄞 ''é'' "\"
	%_', 10, NULL, 'customer firstname 1: Ключ 外套 𝄞 ''é'' "\"
	%_', 'customer lastname 1: Ключ 外套 𝄞 ''é'' "\"
	%_', NULL, NULL, NULL, NULL, 'customer addresses 1: Ключ 外套 𝄞 ''é'' "\"
	%_', 'customer roles 1: Ключ 外套 𝄞 ''é'' "\"
	%_', 10, 10, 'customer currency 1: Ключ 外套 𝄞 ''é'' "\"
	%_', NULL, 'customer source 1: Ключ 外套 𝄞 ''é'' "\"
	%_', 10, 10, 'customer own_roles 1: Ключ 外套 𝄞 ''é'' "\"
	%_');
INSERT INTO "customer" ("id", "login_phone", "login_email", "is_verified", "email", "firstname", "lastname", "photo", "city", "postcode", "country", "addresses", "roles", "group_id", "bonus", "currency", "password", "source", "created_at", "updated_at", "own_roles") VALUES (17, 'customer login_phone 2: Ключ 外套 𝄞 ''é'' "\"
	%_', 'customer login_email 2: Ключ 外套 𝄞 ''é'' "\"
	%_', 17, 'customer email 2: Ключ 外套 𝄞 ''é'' "\"
	%_', 'customer firstname 2: Ключ 外套 𝄞 ''é'' "\"
	%_', 'customer lastname 2: Ключ 外套 𝄞 ''é'' "\"
	%_', 'customer photo 2: Ключ 外套 𝄞 ''é'' "\"
	%_', 'customer city 2: Ключ 外套 𝄞 ''é'' "\"
	%_', 'customer postcode 2: Ключ 外套 𝄞 ''é'' "\"
	%_', 'customer country 2: Ключ 外套 𝄞 ''é'' "\"
	%_', 'customer addresses 2: Ключ 外套 𝄞 ''é'' "\"
	%_', 'customer roles 2: Ключ 外套 𝄞 ''é'' "\"
	%_', 17, 17, 'customer currency 2: Ключ 外套 𝄞 ''é'' "\"
	%_', 'customer password 2: Ключ 外套 𝄞 ''é'' "\"
	%_', 'customer source 2: Ключ 外套 𝄞 ''é'' "\"
	%_', 17, 17, 'customer own_roles 2: Ключ 外套 𝄞 ''é'' "\"
	%_');
INSERT INTO "session" ("id", "customer_id", "actor_id", "expires_at", "created_at", "actor_session_id", "device", "seen_at", "factor_at") VALUES (3, 3, 3, 3, 3, 3, 'session device 0: Ключ 外套 𝄞 ''é'' "\"
	%_', 3, 3);
INSERT INTO "session" ("id", "customer_id", "actor_id", "expires_at", "created_at", "actor_session_id", "device", "seen_at", "factor_at") VALUES (10, 10, NULL, 10, 10, NULL, NULL, NULL, NULL);
INSERT INTO "session" ("id", "customer_id", "actor_id", "expires_at", "created_at", "actor_session_id", "device", "seen_at", "factor_at") VALUES (17, 17, 17, 17, 17, 17, 'session device 2: Ключ 外套 𝄞 ''é'' "\"
	%_', 17, 17);
INSERT INTO "session_token" ("hash", "session_id", "kind", "expires_at", "spent_at") VALUES ('session_token hash 0: Ключ 外套 𝄞 ''é'' "\"
	%_', 3, 'access', 3, 3);
INSERT INTO "session_token" ("hash", "session_id", "kind", "expires_at", "spent_at") VALUES ('session_token hash 1: Ключ 外套 𝄞 ''é'' "\"
	%_', 10, 'access', 10, NULL);
INSERT INTO "session_token" ("hash", "session_id", "kind", "expires_at", "spent_at") VALUES ('session_token hash 2: Ключ 外套 𝄞 ''é'' "\"
	%_', 17, 'access', 17, 17);
INSERT INTO "proof" ("contact", "kind", "salt", "hash", "attempts", "expires_at") VALUES ('proof contact 0: Ключ 外套 𝄞 ''é'' "\"
	%_', 'code', 'proof salt 0: Ключ 外套 𝄞 ''é'' "\"
	%_', 'proof hash 0: Ключ 外套 𝄞 ''é'' "\"
	%_', 3, 3);
INSERT INTO "proof" ("contact", "kind", "salt", "hash", "attempts", "expires_at") VALUES ('proof contact 1: Ключ 外套 𝄞 ''é'' "\"
	%_', 'code', 'proof salt 1: Ключ 外套 𝄞 ''é'' "\"
	%_', 'proof hash 1: Ключ 外套 𝄞 ''é'' "\"
	%_', 10, 10);
INSERT INTO "proof" ("contact", "kind", "salt", "hash", "attempts", "expires_at") VALUES ('proof contact 2: Ключ 外套 𝄞 ''é'' "\"
	%_', 'code', 'proof salt 2: Ключ 外套 𝄞 ''é'' "\"
	%_', 'proof hash 2: Ключ 外套 𝄞 ''é'' "\"
	%_', 17, 17);
INSERT INTO "rate" ("key", "count", "ends_at") VALUES ('rate key 0: Ключ 外套 𝄞 ''é'' "\"
	%_', 3, 3);
INSERT INTO "rate" ("key", "count", "ends_at") VALUES ('rate key 1: Ключ 外套 𝄞 ''é'' "\"
	%_', 10, 10);
INSERT INTO "rate" ("key", "count", "ends_at") VALUES ('rate key 2: Ключ 外套 𝄞 ''é'' "\"
	%_', 17, 17);
INSERT INTO "secret" ("name", "value") VALUES ('secret name 0: Ключ 外套 𝄞 ''é'' "\"
	%_', 'secret value 0: Ключ 外套 𝄞 ''é'' "\"
	%_');
INSERT INTO "secret" ("name", "value") VALUES ('secret name 1: Ключ 外套 𝄞 ''é'' "\"
	%_', 'secret value 1: Ключ 外套 𝄞 ''é'' "\"
	%_');
INSERT INTO "secret" ("name", "value") VALUES ('secret name 2: Ключ 外套 𝄞 ''é'' "\"
	%_', 'secret value 2: Ключ 外套 𝄞 ''é'' "\"
	%_');
INSERT INTO "impersonation" ("id", "actor_id", "customer_id", "created_at") VALUES (3, 3, 3, 3);
INSERT INTO "impersonation" ("id", "actor_id", "customer_id", "created_at") VALUES (10, 10, 10, 10);
INSERT INTO "impersonation" ("id", "actor_id", "customer_id", "created_at") VALUES (17, 17, 17, 17);
INSERT INTO "blogger_product" ("id", "blogger_id", "document", "order_id", "parts_key") VALUES (3, 3, '{"orderId":"7"}', 'blogger_product order_id 0: Ключ 外套 𝄞 ''é'' "\"
	%_', 'blogger_product parts_key 0: Ключ 外套 𝄞 ''é'' "\"
	%_');
INSERT INTO "blogger_product" ("id", "blogger_id", "document", "order_id", "parts_key") VALUES (10, 10, '{"orderId":"7"}', NULL, NULL);
INSERT INTO "blogger_product" ("id", "blogger_id", "document", "order_id", "parts_key") VALUES (17, 17, '{"orderId":"7"}', 'blogger_product order_id 2: Ключ 外套 𝄞 ''é'' "\"
	%_', 'blogger_product parts_key 2: Ключ 外套 𝄞 ''é'' "\"
	%_');
INSERT INTO "blogger_set_part" ("set_id", "part_id") VALUES (3, 3);
INSERT INTO "blogger_set_part" ("set_id", "part_id") VALUES (10, 10);
INSERT INTO "blogger_set_part" ("set_id", "part_id") VALUES (17, 17);
INSERT INTO "blogger_post" ("id", "blogger_id", "type", "promoted_at", "document", "uid") VALUES (3, 3, 'story', 3, 'blogger_post document 0: Ключ 外套 𝄞 ''é'' "\"
	%_', 'blogger_post uid 0: Ключ 外套 𝄞 ''é'' "\"
	%_');
INSERT INTO "blogger_post" ("id", "blogger_id", "type", "promoted_at", "document", "uid") VALUES (10, 10, 'story', 10, 'blogger_post document 1: Ключ 外套 𝄞 ''é'' "\"
	%_', NULL);
INSERT INTO "blogger_post" ("id", "blogger_id", "type", "promoted_at", "document", "uid") VALUES (17, 17, 'story', 17, 'blogger_post document 2: Ключ 外套 𝄞 ''é'' "\"
	%_', 'blogger_post uid 2: Ключ 外套 𝄞 ''é'' "\"
	%_');
INSERT INTO "blogger_post_product" ("post_id", "product_id") VALUES (3, 3);
INSERT INTO "blogger_post_product" ("post_id", "product_id") VALUES (10, 10);
INSERT INTO "blogger_post_product" ("post_id", "product_id") VALUES (17, 17);
INSERT INTO "blogger_payout" ("id", "blogger_id", "sum", "bonus", "currency", "created_at", "paid_at", "withdrawn_at", "up_to") VALUES (3, 3, 3, 3, 'blogger_payout currency 0: Ключ 外套 𝄞 ''é'' "\"
	%_', 3, 3, 3, 3);
INSERT INTO "blogger_payout" ("id", "blogger_id", "sum", "bonus", "currency", "created_at", "paid_at", "withdrawn_at", "up_to") VALUES (10, 10, 10, 10, 'blogger_payout currency 1: Ключ 外套 𝄞 ''é'' "\"
	%_', 10, NULL, NULL, NULL);
INSERT INTO "blogger_payout" ("id", "blogger_id", "sum", "bonus", "currency", "created_at", "paid_at", "withdrawn_at", "up_to") VALUES (17, 17, 17, 17, 'blogger_payout currency 2: Ключ 外套 𝄞 ''é'' "\"
	%_', 17, 17, 17, 17);
INSERT INTO "royalty" ("order_id", "blogger_id", "sum", "bonus", "currency", "payout_id", "rule", "code", "base", "kept", "profit_percent", "bonus_percent", "return_days", "ordered_at", "order_total", "state", "due_at", "confirmed_at") VALUES (3, 3, 3, 3, 'royalty currency 0: Ключ 外套 𝄞 ''é'' "\"
	%_', 3, 'link', 'royalty code 0: Ключ 外套 𝄞 ''é'' "\"
	%_', 3, 3, 4, 4, 3, 3, 3, 'confirmed', 3, 3);
INSERT INTO "royalty" ("order_id", "blogger_id", "sum", "bonus", "currency", "payout_id", "rule", "code", "base", "kept", "profit_percent", "bonus_percent", "return_days", "ordered_at", "order_total", "state", "due_at", "confirmed_at") VALUES (10, 10, 10, 10, 'royalty currency 1: Ключ 外套 𝄞 ''é'' "\"
	%_', NULL, NULL, NULL, 10, 10, 4.25, 4.25, 10, 10, 10, 'confirmed', NULL, NULL);
INSERT INTO "royalty" ("order_id", "blogger_id", "sum", "bonus", "currency", "payout_id", "rule", "code", "base", "kept", "profit_percent", "bonus_percent", "return_days", "ordered_at", "order_total", "state", "due_at", "confirmed_at") VALUES (17, 17, 17, 17, 'royalty currency 2: Ключ 外套 𝄞 ''é'' "\"
	%_', 17, 'link', 'royalty code 2: Ключ 外套 𝄞 ''é'' "\"
	%_', 17, 17, 4.5, 4.5, 17, 17, 17, 'confirmed', 17, 17);
INSERT INTO "change" ("id", "kind", "key", "detail") VALUES (1, 'product', '3', '{"skus":["product sku 0: Ключ 外套 𝄞 ''é'' \"\\\"\n\t%_"],"categories":[[1]],"moved":1}');
INSERT INTO "change" ("id", "kind", "key", "detail") VALUES (2, 'product', '10', '{"skus":["product sku 1: Ключ 外套 𝄞 ''é'' \"\\\"\n\t%_"],"categories":[[1]],"moved":1}');
INSERT INTO "change" ("id", "kind", "key", "detail") VALUES (3, 'change kind 0: Ключ 外套 𝄞 ''é'' "\"
	%_', 'change key 0: Ключ 外套 𝄞 ''é'' "\"
	%_', 'change detail 0: Ключ 外套 𝄞 ''é'' "\"
	%_');
INSERT INTO "change" ("id", "kind", "key", "detail") VALUES (4, 'category', '3', NULL);
INSERT INTO "change" ("id", "kind", "key", "detail") VALUES (5, 'category', '10', NULL);
INSERT INTO "change" ("id", "kind", "key", "detail") VALUES (6, 'category', '17', NULL);
INSERT INTO "change" ("id", "kind", "key", "detail") VALUES (7, 'attribute', 'attribute code 0: Ключ 外套 𝄞 ''é'' "\"
	%_', NULL);
INSERT INTO "change" ("id", "kind", "key", "detail") VALUES (8, 'attribute', 'attribute code 1: Ключ 外套 𝄞 ''é'' "\"
	%_', NULL);
INSERT INTO "change" ("id", "kind", "key", "detail") VALUES (9, 'attribute', 'attribute code 2: Ключ 外套 𝄞 ''é'' "\"
	%_', NULL);
INSERT INTO "change" ("id", "kind", "key", "detail") VALUES (10, 'change kind 1: Ключ 外套 𝄞 ''é'' "\"
	%_', 'change key 1: Ключ 外套 𝄞 ''é'' "\"
	%_', NULL);
INSERT INTO "change" ("id", "kind", "key", "detail") VALUES (11, 'tax', '10', NULL);
INSERT INTO "change" ("id", "kind", "key", "detail") VALUES (12, 'tax', '17', NULL);
INSERT INTO "change" ("id", "kind", "key", "detail") VALUES (13, 'review', 'review product_sku 0: Ключ 外套 𝄞 ''é'' "\"
	%_', NULL);
INSERT INTO "change" ("id", "kind", "key", "detail") VALUES (14, 'review', 'review product_sku 1: Ключ 外套 𝄞 ''é'' "\"
	%_', NULL);
INSERT INTO "change" ("id", "kind", "key", "detail") VALUES (15, 'review', 'review product_sku 2: Ключ 外套 𝄞 ''é'' "\"
	%_', NULL);
INSERT INTO "change" ("id", "kind", "key", "detail") VALUES (16, 'page', 'cms_page identifier 0: Ключ 外套 𝄞 ''é'' "\"
	%_', NULL);
INSERT INTO "change" ("id", "kind", "key", "detail") VALUES (17, 'change kind 2: Ключ 外套 𝄞 ''é'' "\"
	%_', 'change key 2: Ключ 外套 𝄞 ''é'' "\"
	%_', 'change detail 2: Ключ 外套 𝄞 ''é'' "\"
	%_');
INSERT INTO "change" ("id", "kind", "key", "detail") VALUES (18, 'page', 'cms_page identifier 2: Ключ 外套 𝄞 ''é'' "\"
	%_', NULL);
INSERT INTO "change" ("id", "kind", "key", "detail") VALUES (19, 'block', 'cms_block identifier 0: Ключ 外套 𝄞 ''é'' "\"
	%_', NULL);
INSERT INTO "change" ("id", "kind", "key", "detail") VALUES (20, 'block', 'cms_block identifier 1: Ключ 外套 𝄞 ''é'' "\"
	%_', NULL);
INSERT INTO "change" ("id", "kind", "key", "detail") VALUES (21, 'block', 'cms_block identifier 2: Ключ 外套 𝄞 ''é'' "\"
	%_', NULL);
INSERT INTO "change" ("id", "kind", "key", "detail") VALUES (22, 'commerce', 'commerce name 0: Ключ 外套 𝄞 ''é'' "\"
	%_', NULL);
INSERT INTO "change" ("id", "kind", "key", "detail") VALUES (23, 'commerce', 'commerce name 1: Ключ 外套 𝄞 ''é'' "\"
	%_', NULL);
INSERT INTO "change" ("id", "kind", "key", "detail") VALUES (24, 'commerce', 'commerce name 2: Ключ 外套 𝄞 ''é'' "\"
	%_', NULL);
INSERT INTO "payment_event" ("event_id", "order_id", "status", "outcome", "amount", "currency", "created_at") VALUES ('payment_event event_id 0: Ключ 外套 𝄞 ''é'' "\"
	%_', 'shop_order order_id 0: Ключ 外套 𝄞 ''é'' "\"
	%_', 'approved', 'none', 3, 'payment_event currency 0: Ключ 外套 𝄞 ''é'' "\"
	%_', 3);
INSERT INTO "payment_event" ("event_id", "order_id", "status", "outcome", "amount", "currency", "created_at") VALUES ('payment_event event_id 1: Ключ 外套 𝄞 ''é'' "\"
	%_', 'shop_order order_id 1: Ключ 外套 𝄞 ''é'' "\"
	%_', 'approved', 'none', 10, 'payment_event currency 1: Ключ 外套 𝄞 ''é'' "\"
	%_', 10);
INSERT INTO "payment_event" ("event_id", "order_id", "status", "outcome", "amount", "currency", "created_at") VALUES ('payment_event event_id 2: Ключ 外套 𝄞 ''é'' "\"
	%_', 'shop_order order_id 2: Ключ 外套 𝄞 ''é'' "\"
	%_', 'approved', 'none', 17, 'payment_event currency 2: Ключ 外套 𝄞 ''é'' "\"
	%_', 17);
INSERT INTO "test_payment" ("order_id", "event_id", "status") VALUES ('shop_order order_id 0: Ключ 外套 𝄞 ''é'' "\"
	%_', 'test_payment event_id 0: Ключ 外套 𝄞 ''é'' "\"
	%_', 'declined');
INSERT INTO "test_payment" ("order_id", "event_id", "status") VALUES ('shop_order order_id 1: Ключ 外套 𝄞 ''é'' "\"
	%_', 'test_payment event_id 1: Ключ 外套 𝄞 ''é'' "\"
	%_', 'declined');
INSERT INTO "test_payment" ("order_id", "event_id", "status") VALUES ('shop_order order_id 2: Ключ 外套 𝄞 ''é'' "\"
	%_', 'test_payment event_id 2: Ключ 外套 𝄞 ''é'' "\"
	%_', 'declined');
INSERT INTO "order_event" ("id", "order_id", "at", "who", "what") VALUES (3, 3, 3, 'order_event who 0: Ключ 外套 𝄞 ''é'' "\"
	%_', 'order_event what 0: Ключ 外套 𝄞 ''é'' "\"
	%_');
INSERT INTO "order_event" ("id", "order_id", "at", "who", "what") VALUES (10, 10, 10, 'order_event who 1: Ключ 外套 𝄞 ''é'' "\"
	%_', 'order_event what 1: Ключ 外套 𝄞 ''é'' "\"
	%_');
INSERT INTO "order_event" ("id", "order_id", "at", "who", "what") VALUES (17, 17, 17, 'order_event who 2: Ключ 外套 𝄞 ''é'' "\"
	%_', 'order_event what 2: Ключ 外套 𝄞 ''é'' "\"
	%_');
INSERT INTO "order_file" ("order_id", "kind", "bytes", "created_at") VALUES (3, 'invoice', x'', 3);
INSERT INTO "order_file" ("order_id", "kind", "bytes", "created_at") VALUES (10, 'invoice', x'000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f202122232425262728292a2b2c2d2e2f303132333435363738393a3b3c3d3e3f404142434445464748494a4b4c4d4e4f505152535455565758595a5b5c5d5e5f606162636465666768696a6b6c6d6e6f707172737475767778797a7b7c7d7e7f808182838485868788898a8b8c8d8e8f909192939495969798999a9b9c9d9e9fa0a1a2a3a4a5a6a7a8a9aaabacadaeafb0b1b2b3b4b5b6b7b8b9babbbcbdbebfc0c1c2c3c4c5c6c7c8c9cacbcccdcecfd0d1d2d3d4d5d6d7d8d9dadbdcdddedfe0e1e2e3e4e5e6e7e8e9eaebecedeeeff0f1f2f3f4f5f6f7f8f9fafbfcfdfeff', 10);
INSERT INTO "order_file" ("order_id", "kind", "bytes", "created_at") VALUES (17, 'invoice', x'000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f202122232425262728292a2b2c2d2e2f303132333435363738393a3b3c3d3e3f404142434445464748494a4b4c4d4e4f505152535455565758595a5b5c5d5e5f606162636465666768696a6b6c6d6e6f707172737475767778797a7b7c7d7e7f808182838485868788898a8b8c8d8e8f909192939495969798999a9b9c9d9e9fa0a1a2a3a4a5a6a7a8a9aaabacadaeafb0b1b2b3b4b5b6b7b8b9babbbcbdbebfc0c1c2c3c4c5c6c7c8c9cacbcccdcecfd0d1d2d3d4d5d6d7d8d9dadbdcdddedfe0e1e2e3e4e5e6e7e8e9eaebecedeeeff0f1f2f3f4f5f6f7f8f9fafbfcfdfeff000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f202122232425262728292a2b2c2d2e2f303132333435363738393a3b3c3d3e3f404142434445464748494a4b4c4d4e4f505152535455565758595a5b5c5d5e5f606162636465666768696a6b6c6d6e6f707172737475767778797a7b7c7d7e7f808182838485868788898a8b8c8d8e8f909192939495969798999a9b9c9d9e9fa0a1a2a3a4a5a6a7a8a9aaabacadaeafb0b1b2b3b4b5b6b7b8b9babbbcbdbebfc0c1c2c3c4c5c6c7c8c9cacbcccdcecfd0d1d2d3d4d5d6d7d8d9dadbdcdddedfe0e1e2e3e4e5e6e7e8e9eaebecedeeeff0f1f2f3f4f5f6f7f8f9fafbfcfdfeff', 17);
INSERT INTO "order_refund" ("order_id", "reason", "amount", "created_at", "who", "note", "detail") VALUES (3, 'order_refund reason 0: Ключ 外套 𝄞 ''é'' "\"
	%_', 3, 3, 'order_refund who 0: Ключ 外套 𝄞 ''é'' "\"
	%_', 'order_refund note 0: Ключ 外套 𝄞 ''é'' "\"
	%_', 'order_refund detail 0: Ключ 外套 𝄞 ''é'' "\"
	%_');
INSERT INTO "order_refund" ("order_id", "reason", "amount", "created_at", "who", "note", "detail") VALUES (10, 'order_refund reason 1: Ключ 外套 𝄞 ''é'' "\"
	%_', 10, 10, NULL, NULL, NULL);
INSERT INTO "order_refund" ("order_id", "reason", "amount", "created_at", "who", "note", "detail") VALUES (17, 'order_refund reason 2: Ключ 外套 𝄞 ''é'' "\"
	%_', 17, 17, 'order_refund who 2: Ключ 外套 𝄞 ''é'' "\"
	%_', 'order_refund note 2: Ключ 外套 𝄞 ''é'' "\"
	%_', 'order_refund detail 2: Ключ 外套 𝄞 ''é'' "\"
	%_');
INSERT INTO "cart_share" ("code", "cart_token", "lines", "shared_at") VALUES ('cart_share code 0: Ключ 外套 𝄞 ''é'' "\"
	%_', 'cart token 0: Ключ 外套 𝄞 ''é'' "\"
	%_', 'cart_share lines 0: Ключ 外套 𝄞 ''é'' "\"
	%_', 3);
INSERT INTO "cart_share" ("code", "cart_token", "lines", "shared_at") VALUES ('cart_share code 1: Ключ 外套 𝄞 ''é'' "\"
	%_', 'cart token 1: Ключ 外套 𝄞 ''é'' "\"
	%_', 'cart_share lines 1: Ключ 外套 𝄞 ''é'' "\"
	%_', 10);
INSERT INTO "cart_share" ("code", "cart_token", "lines", "shared_at") VALUES ('cart_share code 2: Ключ 外套 𝄞 ''é'' "\"
	%_', 'cart token 2: Ключ 外套 𝄞 ''é'' "\"
	%_', 'cart_share lines 2: Ключ 外套 𝄞 ''é'' "\"
	%_', 17);
INSERT INTO "commerce" ("name", "document") VALUES ('commerce name 0: Ключ 外套 𝄞 ''é'' "\"
	%_', 'commerce document 0: Ключ 外套 𝄞 ''é'' "\"
	%_');
INSERT INTO "commerce" ("name", "document") VALUES ('commerce name 1: Ключ 外套 𝄞 ''é'' "\"
	%_', 'commerce document 1: Ключ 外套 𝄞 ''é'' "\"
	%_');
INSERT INTO "commerce" ("name", "document") VALUES ('commerce name 2: Ключ 外套 𝄞 ''é'' "\"
	%_', 'commerce document 2: Ключ 外套 𝄞 ''é'' "\"
	%_');
INSERT INTO "cart_quote" ("cart_token", "kind", "key", "document", "at") VALUES ('cart token 0: Ключ 外套 𝄞 ''é'' "\"
	%_', 'tax', 'cart_quote key 0: Ключ 外套 𝄞 ''é'' "\"
	%_', 'cart_quote document 0: Ключ 外套 𝄞 ''é'' "\"
	%_', 3);
INSERT INTO "cart_quote" ("cart_token", "kind", "key", "document", "at") VALUES ('cart token 1: Ключ 外套 𝄞 ''é'' "\"
	%_', 'tax', 'cart_quote key 1: Ключ 外套 𝄞 ''é'' "\"
	%_', 'cart_quote document 1: Ключ 外套 𝄞 ''é'' "\"
	%_', 10);
INSERT INTO "cart_quote" ("cart_token", "kind", "key", "document", "at") VALUES ('cart token 2: Ключ 外套 𝄞 ''é'' "\"
	%_', 'tax', 'cart_quote key 2: Ключ 外套 𝄞 ''é'' "\"
	%_', 'cart_quote document 2: Ключ 外套 𝄞 ''é'' "\"
	%_', 17);
INSERT INTO "shop_event" ("id", "name", "version", "at", "data") VALUES (3, 'order.placed', 3, 3, 'shop_event data 0: Ключ 外套 𝄞 ''é'' "\"
	%_');
INSERT INTO "shop_event" ("id", "name", "version", "at", "data") VALUES (10, 'order.placed', 10, 10, 'shop_event data 1: Ключ 外套 𝄞 ''é'' "\"
	%_');
INSERT INTO "shop_event" ("id", "name", "version", "at", "data") VALUES (17, 'order.placed', 17, 17, 'shop_event data 2: Ключ 外套 𝄞 ''é'' "\"
	%_');
INSERT INTO "event_subscription" ("name", "cursor_position", "attempts", "next_at", "error", "seen_at") VALUES ('event_subscription name 0: Ключ 外套 𝄞 ''é'' "\"
	%_', 3, 3, 3, 'event_subscription error 0: Ключ 外套 𝄞 ''é'' "\"
	%_', 3);
INSERT INTO "event_subscription" ("name", "cursor_position", "attempts", "next_at", "error", "seen_at") VALUES ('event_subscription name 1: Ключ 外套 𝄞 ''é'' "\"
	%_', 10, 10, 10, NULL, 10);
INSERT INTO "event_subscription" ("name", "cursor_position", "attempts", "next_at", "error", "seen_at") VALUES ('event_subscription name 2: Ключ 外套 𝄞 ''é'' "\"
	%_', 17, 17, 17, 'event_subscription error 2: Ключ 外套 𝄞 ''é'' "\"
	%_', 17);
INSERT INTO "event_dead_letter" ("id", "subscriber", "event_id", "event", "attempts", "error", "failed_at") VALUES (3, 'event_dead_letter subscriber 0: Ключ 外套 𝄞 ''é'' "\"
	%_', 'event_dead_letter event_id 0: Ключ 外套 𝄞 ''é'' "\"
	%_', '{"id":"1","name":"order.placed"}', 3, 'event_dead_letter error 0: Ключ 外套 𝄞 ''é'' "\"
	%_', 3);
INSERT INTO "event_dead_letter" ("id", "subscriber", "event_id", "event", "attempts", "error", "failed_at") VALUES (10, 'event_dead_letter subscriber 1: Ключ 外套 𝄞 ''é'' "\"
	%_', 'event_dead_letter event_id 1: Ключ 外套 𝄞 ''é'' "\"
	%_', '{"id":"1","name":"order.placed"}', 10, 'event_dead_letter error 1: Ключ 外套 𝄞 ''é'' "\"
	%_', 10);
INSERT INTO "event_dead_letter" ("id", "subscriber", "event_id", "event", "attempts", "error", "failed_at") VALUES (17, 'event_dead_letter subscriber 2: Ключ 外套 𝄞 ''é'' "\"
	%_', 'event_dead_letter event_id 2: Ключ 外套 𝄞 ''é'' "\"
	%_', '{"id":"1","name":"order.placed"}', 17, 'event_dead_letter error 2: Ключ 外套 𝄞 ''é'' "\"
	%_', 17);
INSERT INTO "lease" ("name", "holder", "until") VALUES ('lease name 0: Ключ 外套 𝄞 ''é'' "\"
	%_', 'lease holder 0: Ключ 外套 𝄞 ''é'' "\"
	%_', 3);
INSERT INTO "lease" ("name", "holder", "until") VALUES ('lease name 1: Ключ 外套 𝄞 ''é'' "\"
	%_', 'lease holder 1: Ключ 外套 𝄞 ''é'' "\"
	%_', 10);
INSERT INTO "lease" ("name", "holder", "until") VALUES ('lease name 2: Ключ 外套 𝄞 ''é'' "\"
	%_', 'lease holder 2: Ключ 外套 𝄞 ''é'' "\"
	%_', 17);
INSERT INTO "file" ("key", "size", "sha256", "written_at", "bytes") VALUES ('file key 0: Ключ 外套 𝄞 ''é'' "\"
	%_', 3, 'file sha256 0: Ключ 外套 𝄞 ''é'' "\"
	%_', 3, x'');
INSERT INTO "file" ("key", "size", "sha256", "written_at", "bytes") VALUES ('file key 1: Ключ 外套 𝄞 ''é'' "\"
	%_', 10, 'file sha256 1: Ключ 外套 𝄞 ''é'' "\"
	%_', 10, x'000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f202122232425262728292a2b2c2d2e2f303132333435363738393a3b3c3d3e3f404142434445464748494a4b4c4d4e4f505152535455565758595a5b5c5d5e5f606162636465666768696a6b6c6d6e6f707172737475767778797a7b7c7d7e7f808182838485868788898a8b8c8d8e8f909192939495969798999a9b9c9d9e9fa0a1a2a3a4a5a6a7a8a9aaabacadaeafb0b1b2b3b4b5b6b7b8b9babbbcbdbebfc0c1c2c3c4c5c6c7c8c9cacbcccdcecfd0d1d2d3d4d5d6d7d8d9dadbdcdddedfe0e1e2e3e4e5e6e7e8e9eaebecedeeeff0f1f2f3f4f5f6f7f8f9fafbfcfdfeff');
INSERT INTO "file" ("key", "size", "sha256", "written_at", "bytes") VALUES ('file key 2: Ключ 外套 𝄞 ''é'' "\"
	%_', 17, 'file sha256 2: Ключ 外套 𝄞 ''é'' "\"
	%_', 17, x'000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f202122232425262728292a2b2c2d2e2f303132333435363738393a3b3c3d3e3f404142434445464748494a4b4c4d4e4f505152535455565758595a5b5c5d5e5f606162636465666768696a6b6c6d6e6f707172737475767778797a7b7c7d7e7f808182838485868788898a8b8c8d8e8f909192939495969798999a9b9c9d9e9fa0a1a2a3a4a5a6a7a8a9aaabacadaeafb0b1b2b3b4b5b6b7b8b9babbbcbdbebfc0c1c2c3c4c5c6c7c8c9cacbcccdcecfd0d1d2d3d4d5d6d7d8d9dadbdcdddedfe0e1e2e3e4e5e6e7e8e9eaebecedeeeff0f1f2f3f4f5f6f7f8f9fafbfcfdfeff000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f202122232425262728292a2b2c2d2e2f303132333435363738393a3b3c3d3e3f404142434445464748494a4b4c4d4e4f505152535455565758595a5b5c5d5e5f606162636465666768696a6b6c6d6e6f707172737475767778797a7b7c7d7e7f808182838485868788898a8b8c8d8e8f909192939495969798999a9b9c9d9e9fa0a1a2a3a4a5a6a7a8a9aaabacadaeafb0b1b2b3b4b5b6b7b8b9babbbcbdbebfc0c1c2c3c4c5c6c7c8c9cacbcccdcecfd0d1d2d3d4d5d6d7d8d9dadbdcdddedfe0e1e2e3e4e5e6e7e8e9eaebecedeeeff0f1f2f3f4f5f6f7f8f9fafbfcfdfeff');
INSERT INTO "payment_attempt" ("order_id", "attempt", "provider", "reference", "status", "returns", "page", "created_at") VALUES ('shop_order order_id 0: Ключ 外套 𝄞 ''é'' "\"
	%_', 3, 'payment_attempt provider 0: Ключ 外套 𝄞 ''é'' "\"
	%_', 'payment_attempt reference 0: Ключ 外套 𝄞 ''é'' "\"
	%_', 'open', 'payment_attempt returns 0: Ключ 外套 𝄞 ''é'' "\"
	%_', 'payment_attempt page 0: Ключ 外套 𝄞 ''é'' "\"
	%_', 3);
INSERT INTO "payment_attempt" ("order_id", "attempt", "provider", "reference", "status", "returns", "page", "created_at") VALUES ('shop_order order_id 1: Ключ 外套 𝄞 ''é'' "\"
	%_', 10, 'payment_attempt provider 1: Ключ 外套 𝄞 ''é'' "\"
	%_', NULL, 'open', 'payment_attempt returns 1: Ключ 外套 𝄞 ''é'' "\"
	%_', NULL, 10);
INSERT INTO "payment_attempt" ("order_id", "attempt", "provider", "reference", "status", "returns", "page", "created_at") VALUES ('shop_order order_id 2: Ключ 外套 𝄞 ''é'' "\"
	%_', 17, 'payment_attempt provider 2: Ключ 外套 𝄞 ''é'' "\"
	%_', 'payment_attempt reference 2: Ключ 外套 𝄞 ''é'' "\"
	%_', 'open', 'payment_attempt returns 2: Ключ 外套 𝄞 ''é'' "\"
	%_', 'payment_attempt page 2: Ключ 外套 𝄞 ''é'' "\"
	%_', 17);
INSERT INTO "payment_refund" ("order_id", "reason", "provider", "reference", "amount", "state", "tries", "next_at", "error", "created_at") VALUES ('shop_order order_id 0: Ключ 外套 𝄞 ''é'' "\"
	%_', 'payment_refund reason 0: Ключ 外套 𝄞 ''é'' "\"
	%_', 'payment_refund provider 0: Ключ 外套 𝄞 ''é'' "\"
	%_', 'payment_refund reference 0: Ключ 外套 𝄞 ''é'' "\"
	%_', 3, 'failed', 3, 3, 'payment_refund error 0: Ключ 外套 𝄞 ''é'' "\"
	%_', 3);
INSERT INTO "payment_refund" ("order_id", "reason", "provider", "reference", "amount", "state", "tries", "next_at", "error", "created_at") VALUES ('shop_order order_id 1: Ключ 外套 𝄞 ''é'' "\"
	%_', 'payment_refund reason 1: Ключ 外套 𝄞 ''é'' "\"
	%_', 'payment_refund provider 1: Ключ 外套 𝄞 ''é'' "\"
	%_', 'payment_refund reference 1: Ключ 外套 𝄞 ''é'' "\"
	%_', 10, 'failed', 10, 10, NULL, 10);
INSERT INTO "payment_refund" ("order_id", "reason", "provider", "reference", "amount", "state", "tries", "next_at", "error", "created_at") VALUES ('shop_order order_id 2: Ключ 外套 𝄞 ''é'' "\"
	%_', 'payment_refund reason 2: Ключ 外套 𝄞 ''é'' "\"
	%_', 'payment_refund provider 2: Ключ 外套 𝄞 ''é'' "\"
	%_', 'payment_refund reference 2: Ключ 外套 𝄞 ''é'' "\"
	%_', 17, 'failed', 17, 17, 'payment_refund error 2: Ключ 外套 𝄞 ''é'' "\"
	%_', 17);
INSERT INTO "message_channel" ("channel") VALUES ('message_channel channel 0: Ключ 外套 𝄞 ''é'' "\"
	%_');
INSERT INTO "message_channel" ("channel") VALUES ('message_channel channel 1: Ключ 外套 𝄞 ''é'' "\"
	%_');
INSERT INTO "message_channel" ("channel") VALUES ('message_channel channel 2: Ключ 外套 𝄞 ''é'' "\"
	%_');
INSERT INTO "blogger_code" ("blogger_id", "code") VALUES (3, 'blogger_code code 0: Ключ 外套 𝄞 ''é'' "\"
	%_');
INSERT INTO "blogger_code" ("blogger_id", "code") VALUES (10, 'blogger_code code 1: Ключ 外套 𝄞 ''é'' "\"
	%_');
INSERT INTO "blogger_code" ("blogger_id", "code") VALUES (17, 'blogger_code code 2: Ключ 外套 𝄞 ''é'' "\"
	%_');
INSERT INTO "blogger_payout_file" ("payout_id", "bytes", "created_at") VALUES (3, x'', 3);
INSERT INTO "blogger_payout_file" ("payout_id", "bytes", "created_at") VALUES (10, x'000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f202122232425262728292a2b2c2d2e2f303132333435363738393a3b3c3d3e3f404142434445464748494a4b4c4d4e4f505152535455565758595a5b5c5d5e5f606162636465666768696a6b6c6d6e6f707172737475767778797a7b7c7d7e7f808182838485868788898a8b8c8d8e8f909192939495969798999a9b9c9d9e9fa0a1a2a3a4a5a6a7a8a9aaabacadaeafb0b1b2b3b4b5b6b7b8b9babbbcbdbebfc0c1c2c3c4c5c6c7c8c9cacbcccdcecfd0d1d2d3d4d5d6d7d8d9dadbdcdddedfe0e1e2e3e4e5e6e7e8e9eaebecedeeeff0f1f2f3f4f5f6f7f8f9fafbfcfdfeff', 10);
INSERT INTO "blogger_payout_file" ("payout_id", "bytes", "created_at") VALUES (17, x'000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f202122232425262728292a2b2c2d2e2f303132333435363738393a3b3c3d3e3f404142434445464748494a4b4c4d4e4f505152535455565758595a5b5c5d5e5f606162636465666768696a6b6c6d6e6f707172737475767778797a7b7c7d7e7f808182838485868788898a8b8c8d8e8f909192939495969798999a9b9c9d9e9fa0a1a2a3a4a5a6a7a8a9aaabacadaeafb0b1b2b3b4b5b6b7b8b9babbbcbdbebfc0c1c2c3c4c5c6c7c8c9cacbcccdcecfd0d1d2d3d4d5d6d7d8d9dadbdcdddedfe0e1e2e3e4e5e6e7e8e9eaebecedeeeff0f1f2f3f4f5f6f7f8f9fafbfcfdfeff000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f202122232425262728292a2b2c2d2e2f303132333435363738393a3b3c3d3e3f404142434445464748494a4b4c4d4e4f505152535455565758595a5b5c5d5e5f606162636465666768696a6b6c6d6e6f707172737475767778797a7b7c7d7e7f808182838485868788898a8b8c8d8e8f909192939495969798999a9b9c9d9e9fa0a1a2a3a4a5a6a7a8a9aaabacadaeafb0b1b2b3b4b5b6b7b8b9babbbcbdbebfc0c1c2c3c4c5c6c7c8c9cacbcccdcecfd0d1d2d3d4d5d6d7d8d9dadbdcdddedfe0e1e2e3e4e5e6e7e8e9eaebecedeeeff0f1f2f3f4f5f6f7f8f9fafbfcfdfeff', 17);
INSERT INTO "ledger_account" ("id", "blogger_id", "currency", "kind", "name", "balance") VALUES (3, 3, 'ledger_account currency 0: Ключ 外套 𝄞 ''é'' "\"
	%_', 'bonus', 'active', 3);
INSERT INTO "ledger_account" ("id", "blogger_id", "currency", "kind", "name", "balance") VALUES (10, 10, 'ledger_account currency 1: Ключ 外套 𝄞 ''é'' "\"
	%_', 'bonus', 'active', 10);
INSERT INTO "ledger_account" ("id", "blogger_id", "currency", "kind", "name", "balance") VALUES (17, 17, 'ledger_account currency 2: Ключ 外套 𝄞 ''é'' "\"
	%_', 'bonus', 'active', 17);
INSERT INTO "ledger_transaction" ("id", "blogger_id", "currency", "at", "reason", "source", "target", "sum", "bonus", "order_id", "payout_id", "sku") VALUES (3, 3, 'ledger_transaction currency 0: Ключ 外套 𝄞 ''é'' "\"
	%_', 3, 'ledger_transaction reason 0: Ключ 外套 𝄞 ''é'' "\"
	%_', 'ledger_transaction source 0: Ключ 外套 𝄞 ''é'' "\"
	%_', 'ledger_transaction target 0: Ключ 外套 𝄞 ''é'' "\"
	%_', 3, 3, 3, 3, 'ledger_transaction sku 0: Ключ 外套 𝄞 ''é'' "\"
	%_');
INSERT INTO "ledger_transaction" ("id", "blogger_id", "currency", "at", "reason", "source", "target", "sum", "bonus", "order_id", "payout_id", "sku") VALUES (10, 10, 'ledger_transaction currency 1: Ключ 外套 𝄞 ''é'' "\"
	%_', 10, 'ledger_transaction reason 1: Ключ 外套 𝄞 ''é'' "\"
	%_', 'ledger_transaction source 1: Ключ 外套 𝄞 ''é'' "\"
	%_', 'ledger_transaction target 1: Ключ 外套 𝄞 ''é'' "\"
	%_', 10, 10, NULL, NULL, NULL);
INSERT INTO "ledger_transaction" ("id", "blogger_id", "currency", "at", "reason", "source", "target", "sum", "bonus", "order_id", "payout_id", "sku") VALUES (17, 17, 'ledger_transaction currency 2: Ключ 外套 𝄞 ''é'' "\"
	%_', 17, 'ledger_transaction reason 2: Ключ 外套 𝄞 ''é'' "\"
	%_', 'ledger_transaction source 2: Ключ 外套 𝄞 ''é'' "\"
	%_', 'ledger_transaction target 2: Ключ 外套 𝄞 ''é'' "\"
	%_', 17, 17, 17, 17, 'ledger_transaction sku 2: Ключ 外套 𝄞 ''é'' "\"
	%_');
INSERT INTO "ledger_entry" ("transaction_id", "account_id", "amount") VALUES (3, 3, 3);
INSERT INTO "ledger_entry" ("transaction_id", "account_id", "amount") VALUES (10, 10, 10);
INSERT INTO "ledger_entry" ("transaction_id", "account_id", "amount") VALUES (17, 17, 17);
INSERT INTO "blogger_photo" ("id", "blogger_id", "path", "hash", "product_id", "post_id", "created_at") VALUES (3, 3, 'blogger_photo path 0: Ключ 外套 𝄞 ''é'' "\"
	%_', 'blogger_photo hash 0: Ключ 外套 𝄞 ''é'' "\"
	%_', 3, 3, 3);
INSERT INTO "blogger_photo" ("id", "blogger_id", "path", "hash", "product_id", "post_id", "created_at") VALUES (10, 10, 'blogger_photo path 1: Ключ 外套 𝄞 ''é'' "\"
	%_', 'blogger_photo hash 1: Ключ 外套 𝄞 ''é'' "\"
	%_', NULL, NULL, 10);
INSERT INTO "blogger_photo" ("id", "blogger_id", "path", "hash", "product_id", "post_id", "created_at") VALUES (17, 17, 'blogger_photo path 2: Ключ 外套 𝄞 ''é'' "\"
	%_', 'blogger_photo hash 2: Ключ 外套 𝄞 ''é'' "\"
	%_', 17, 17, 17);
INSERT INTO "staff_change" ("id", "at", "who", "kind", "record", "action", "before", "after") VALUES (3, 3, 'staff_change who 0: Ключ 外套 𝄞 ''é'' "\"
	%_', 'staff_change kind 0: Ключ 外套 𝄞 ''é'' "\"
	%_', 'staff_change record 0: Ключ 外套 𝄞 ''é'' "\"
	%_', 'changed', 'staff_change before 0: Ключ 外套 𝄞 ''é'' "\"
	%_', 'staff_change after 0: Ключ 外套 𝄞 ''é'' "\"
	%_');
INSERT INTO "staff_change" ("id", "at", "who", "kind", "record", "action", "before", "after") VALUES (10, 10, 'staff_change who 1: Ключ 外套 𝄞 ''é'' "\"
	%_', 'staff_change kind 1: Ключ 外套 𝄞 ''é'' "\"
	%_', 'staff_change record 1: Ключ 外套 𝄞 ''é'' "\"
	%_', 'changed', NULL, NULL);
INSERT INTO "staff_change" ("id", "at", "who", "kind", "record", "action", "before", "after") VALUES (17, 17, 'staff_change who 2: Ключ 外套 𝄞 ''é'' "\"
	%_', 'staff_change kind 2: Ключ 外套 𝄞 ''é'' "\"
	%_', 'staff_change record 2: Ключ 外套 𝄞 ''é'' "\"
	%_', 'changed', 'staff_change before 2: Ключ 外套 𝄞 ''é'' "\"
	%_', 'staff_change after 2: Ключ 外套 𝄞 ''é'' "\"
	%_');
INSERT INTO "staff_role" ("name", "title", "permissions") VALUES ('staff_role name 0: Ключ 外套 𝄞 ''é'' "\"
	%_', 'staff_role title 0: Ключ 外套 𝄞 ''é'' "\"
	%_', 'staff_role permissions 0: Ключ 外套 𝄞 ''é'' "\"
	%_');
INSERT INTO "staff_role" ("name", "title", "permissions") VALUES ('staff_role name 1: Ключ 外套 𝄞 ''é'' "\"
	%_', 'staff_role title 1: Ключ 外套 𝄞 ''é'' "\"
	%_', 'staff_role permissions 1: Ключ 外套 𝄞 ''é'' "\"
	%_');
INSERT INTO "staff_role" ("name", "title", "permissions") VALUES ('staff_role name 2: Ключ 外套 𝄞 ''é'' "\"
	%_', 'staff_role title 2: Ключ 外套 𝄞 ''é'' "\"
	%_', 'staff_role permissions 2: Ключ 外套 𝄞 ''é'' "\"
	%_');
INSERT INTO "product_row" ("product_id", "sku", "name", "words", "type", "enabled", "price", "special_price", "special_from", "special_to", "in_stock", "priced", "part_in_stock") VALUES (3, 'product_row sku 0: Ключ 外套 𝄞 ''é'' "\"
	%_', 'product_row name 0: Ключ 外套 𝄞 ''é'' "\"
	%_', 'product_row words 0: Ключ 外套 𝄞 ''é'' "\"
	%_', 'product_row type 0: Ключ 外套 𝄞 ''é'' "\"
	%_', 3, 4, 4, 'product_row special_from 0: Ключ 外套 𝄞 ''é'' "\"
	%_', 'product_row special_to 0: Ключ 外套 𝄞 ''é'' "\"
	%_', 3, 3, 3);
INSERT INTO "product_row" ("product_id", "sku", "name", "words", "type", "enabled", "price", "special_price", "special_from", "special_to", "in_stock", "priced", "part_in_stock") VALUES (10, 'product_row sku 1: Ключ 外套 𝄞 ''é'' "\"
	%_', 'product_row name 1: Ключ 外套 𝄞 ''é'' "\"
	%_', 'product_row words 1: Ключ 外套 𝄞 ''é'' "\"
	%_', 'product_row type 1: Ключ 外套 𝄞 ''é'' "\"
	%_', 10, NULL, NULL, NULL, NULL, 10, 10, 10);
INSERT INTO "product_row" ("product_id", "sku", "name", "words", "type", "enabled", "price", "special_price", "special_from", "special_to", "in_stock", "priced", "part_in_stock") VALUES (17, 'product_row sku 2: Ключ 外套 𝄞 ''é'' "\"
	%_', 'product_row name 2: Ключ 外套 𝄞 ''é'' "\"
	%_', 'product_row words 2: Ключ 外套 𝄞 ''é'' "\"
	%_', 'product_row type 2: Ключ 外套 𝄞 ''é'' "\"
	%_', 17, 4.5, 4.5, 'product_row special_from 2: Ключ 外套 𝄞 ''é'' "\"
	%_', 'product_row special_to 2: Ключ 外套 𝄞 ''é'' "\"
	%_', 17, 17, 17);
INSERT INTO "product_place" ("category_id", "product_id") VALUES (3, 3);
INSERT INTO "product_place" ("category_id", "product_id") VALUES (10, 10);
INSERT INTO "product_place" ("category_id", "product_id") VALUES (17, 17);
INSERT INTO "refund_task" ("order_id", "reason", "amount", "created_at", "done_at", "done_by") VALUES ('shop_order order_id 0: Ключ 外套 𝄞 ''é'' "\"
	%_', 'refund_task reason 0: Ключ 外套 𝄞 ''é'' "\"
	%_', 3, 3, 3, 'refund_task done_by 0: Ключ 外套 𝄞 ''é'' "\"
	%_');
INSERT INTO "refund_task" ("order_id", "reason", "amount", "created_at", "done_at", "done_by") VALUES ('shop_order order_id 1: Ключ 外套 𝄞 ''é'' "\"
	%_', 'refund_task reason 1: Ключ 外套 𝄞 ''é'' "\"
	%_', 10, 10, NULL, NULL);
INSERT INTO "refund_task" ("order_id", "reason", "amount", "created_at", "done_at", "done_by") VALUES ('shop_order order_id 2: Ключ 外套 𝄞 ''é'' "\"
	%_', 'refund_task reason 2: Ключ 外套 𝄞 ''é'' "\"
	%_', 17, 17, 17, 'refund_task done_by 2: Ключ 外套 𝄞 ''é'' "\"
	%_');
INSERT INTO "staff_view" ("customer_id", "list", "name", "query", "created_at") VALUES (3, 'staff_view list 0: Ключ 外套 𝄞 ''é'' "\"
	%_', 'staff_view name 0: Ключ 外套 𝄞 ''é'' "\"
	%_', 'staff_view query 0: Ключ 外套 𝄞 ''é'' "\"
	%_', 3);
INSERT INTO "staff_view" ("customer_id", "list", "name", "query", "created_at") VALUES (10, 'staff_view list 1: Ключ 外套 𝄞 ''é'' "\"
	%_', 'staff_view name 1: Ключ 外套 𝄞 ''é'' "\"
	%_', 'staff_view query 1: Ключ 外套 𝄞 ''é'' "\"
	%_', 10);
INSERT INTO "staff_view" ("customer_id", "list", "name", "query", "created_at") VALUES (17, 'staff_view list 2: Ключ 外套 𝄞 ''é'' "\"
	%_', 'staff_view name 2: Ключ 外套 𝄞 ''é'' "\"
	%_', 'staff_view query 2: Ключ 外套 𝄞 ''é'' "\"
	%_', 17);
INSERT INTO "staff_presence" ("kind", "record", "page", "customer_id", "editing", "since", "seen_at") VALUES ('staff_presence kind 0: Ключ 外套 𝄞 ''é'' "\"
	%_', 'staff_presence record 0: Ключ 外套 𝄞 ''é'' "\"
	%_', 'staff_presence page 0: Ключ 外套 𝄞 ''é'' "\"
	%_', 3, 3, 3, 3);
INSERT INTO "staff_presence" ("kind", "record", "page", "customer_id", "editing", "since", "seen_at") VALUES ('staff_presence kind 1: Ключ 外套 𝄞 ''é'' "\"
	%_', 'staff_presence record 1: Ключ 外套 𝄞 ''é'' "\"
	%_', 'staff_presence page 1: Ключ 外套 𝄞 ''é'' "\"
	%_', 10, 10, 10, 10);
INSERT INTO "staff_presence" ("kind", "record", "page", "customer_id", "editing", "since", "seen_at") VALUES ('staff_presence kind 2: Ключ 外套 𝄞 ''é'' "\"
	%_', 'staff_presence record 2: Ключ 外套 𝄞 ''é'' "\"
	%_', 'staff_presence page 2: Ключ 外套 𝄞 ''é'' "\"
	%_', 17, 17, 17, 17);
INSERT INTO "stock_alert" ("key", "email", "sku", "store_code", "created_at", "next_at") VALUES ('stock_alert key 0: Ключ 外套 𝄞 ''é'' "\"
	%_', 'stock_alert email 0: Ключ 外套 𝄞 ''é'' "\"
	%_', 'stock_alert sku 0: Ключ 外套 𝄞 ''é'' "\"
	%_', 'stock_alert store_code 0: Ключ 外套 𝄞 ''é'' "\"
	%_', 3, 3);
INSERT INTO "stock_alert" ("key", "email", "sku", "store_code", "created_at", "next_at") VALUES ('stock_alert key 1: Ключ 外套 𝄞 ''é'' "\"
	%_', 'stock_alert email 1: Ключ 外套 𝄞 ''é'' "\"
	%_', 'stock_alert sku 1: Ключ 外套 𝄞 ''é'' "\"
	%_', 'stock_alert store_code 1: Ключ 外套 𝄞 ''é'' "\"
	%_', 10, 10);
INSERT INTO "stock_alert" ("key", "email", "sku", "store_code", "created_at", "next_at") VALUES ('stock_alert key 2: Ключ 外套 𝄞 ''é'' "\"
	%_', 'stock_alert email 2: Ключ 外套 𝄞 ''é'' "\"
	%_', 'stock_alert sku 2: Ключ 外套 𝄞 ''é'' "\"
	%_', 'stock_alert store_code 2: Ключ 外套 𝄞 ''é'' "\"
	%_', 17, 17);
INSERT INTO "download_file" ("id", "name", "size", "sha256", "is_sample", "created_at") VALUES ('download_file id 0: Ключ 外套 𝄞 ''é'' "\"
	%_', 'download_file name 0: Ключ 外套 𝄞 ''é'' "\"
	%_', 3, 'download_file sha256 0: Ключ 外套 𝄞 ''é'' "\"
	%_', 3, 3);
INSERT INTO "download_file" ("id", "name", "size", "sha256", "is_sample", "created_at") VALUES ('download_file id 1: Ключ 外套 𝄞 ''é'' "\"
	%_', 'download_file name 1: Ключ 外套 𝄞 ''é'' "\"
	%_', 10, 'download_file sha256 1: Ключ 外套 𝄞 ''é'' "\"
	%_', 10, 10);
INSERT INTO "download_file" ("id", "name", "size", "sha256", "is_sample", "created_at") VALUES ('download_file id 2: Ключ 外套 𝄞 ''é'' "\"
	%_', 'download_file name 2: Ключ 外套 𝄞 ''é'' "\"
	%_', 17, 'download_file sha256 2: Ключ 外套 𝄞 ''é'' "\"
	%_', 17, 17);
INSERT INTO "order_download" ("id", "order_id", "line", "position", "title", "file_id", "most", "used", "serial", "granted_at", "expires_at", "last_at") VALUES ('order_download id 0: Ключ 外套 𝄞 ''é'' "\"
	%_', 3, 3, 3, 'order_download title 0: Ключ 外套 𝄞 ''é'' "\"
	%_', 'order_download file_id 0: Ключ 外套 𝄞 ''é'' "\"
	%_', 3, 3, 3, 3, 3, 3);
INSERT INTO "order_download" ("id", "order_id", "line", "position", "title", "file_id", "most", "used", "serial", "granted_at", "expires_at", "last_at") VALUES ('order_download id 1: Ключ 外套 𝄞 ''é'' "\"
	%_', 10, 10, 10, 'order_download title 1: Ключ 外套 𝄞 ''é'' "\"
	%_', NULL, NULL, 10, 10, NULL, NULL, NULL);
INSERT INTO "order_download" ("id", "order_id", "line", "position", "title", "file_id", "most", "used", "serial", "granted_at", "expires_at", "last_at") VALUES ('order_download id 2: Ключ 外套 𝄞 ''é'' "\"
	%_', 17, 17, 17, 'order_download title 2: Ключ 外套 𝄞 ''é'' "\"
	%_', 'order_download file_id 2: Ключ 外套 𝄞 ''é'' "\"
	%_', 17, 17, 17, 17, 17, 17);
INSERT INTO "gift_card" ("id", "order_id", "line", "unit", "currency", "value", "balance", "recipient", "email", "message", "send_on", "code_hash", "tail", "granted_at", "send_at", "sent_at", "expires_at", "blocked_at", "taken_back_at") VALUES ('gift_card id 0: Ключ 外套 𝄞 ''é'' "\"
	%_', 3, 3, 3, 'gift_card currency 0: Ключ 外套 𝄞 ''é'' "\"
	%_', 3, 3, 'gift_card recipient 0: Ключ 外套 𝄞 ''é'' "\"
	%_', 'gift_card email 0: Ключ 外套 𝄞 ''é'' "\"
	%_', 'gift_card message 0: Ключ 外套 𝄞 ''é'' "\"
	%_', 'gift_card send_on 0: Ключ 外套 𝄞 ''é'' "\"
	%_', 'gift_card code_hash 0: Ключ 外套 𝄞 ''é'' "\"
	%_', 'gift_card tail 0: Ключ 外套 𝄞 ''é'' "\"
	%_', 3, 3, 3, 3, 3, 3);
INSERT INTO "gift_card" ("id", "order_id", "line", "unit", "currency", "value", "balance", "recipient", "email", "message", "send_on", "code_hash", "tail", "granted_at", "send_at", "sent_at", "expires_at", "blocked_at", "taken_back_at") VALUES ('gift_card id 1: Ключ 外套 𝄞 ''é'' "\"
	%_', 10, 10, 10, 'gift_card currency 1: Ключ 外套 𝄞 ''é'' "\"
	%_', 10, 10, NULL, NULL, NULL, NULL, 'gift_card code_hash 1: Ключ 外套 𝄞 ''é'' "\"
	%_', 'gift_card tail 1: Ключ 外套 𝄞 ''é'' "\"
	%_', NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO "gift_card" ("id", "order_id", "line", "unit", "currency", "value", "balance", "recipient", "email", "message", "send_on", "code_hash", "tail", "granted_at", "send_at", "sent_at", "expires_at", "blocked_at", "taken_back_at") VALUES ('gift_card id 2: Ключ 外套 𝄞 ''é'' "\"
	%_', 17, 17, 17, 'gift_card currency 2: Ключ 外套 𝄞 ''é'' "\"
	%_', 17, 17, 'gift_card recipient 2: Ключ 外套 𝄞 ''é'' "\"
	%_', 'gift_card email 2: Ключ 外套 𝄞 ''é'' "\"
	%_', 'gift_card message 2: Ключ 外套 𝄞 ''é'' "\"
	%_', 'gift_card send_on 2: Ключ 外套 𝄞 ''é'' "\"
	%_', 'gift_card code_hash 2: Ключ 外套 𝄞 ''é'' "\"
	%_', 'gift_card tail 2: Ключ 外套 𝄞 ''é'' "\"
	%_', 17, 17, 17, 17, 17, 17);
INSERT INTO "gift_card_use" ("order_id", "card_id", "amount", "returned") VALUES (3, 'gift_card_use card_id 0: Ключ 外套 𝄞 ''é'' "\"
	%_', 3, 3);
INSERT INTO "gift_card_use" ("order_id", "card_id", "amount", "returned") VALUES (10, 'gift_card_use card_id 1: Ключ 外套 𝄞 ''é'' "\"
	%_', 10, 10);
INSERT INTO "gift_card_use" ("order_id", "card_id", "amount", "returned") VALUES (17, 'gift_card_use card_id 2: Ключ 外套 𝄞 ''é'' "\"
	%_', 17, 17);
INSERT INTO "cart_gift_card" ("cart_token", "card_id") VALUES ('cart token 0: Ключ 外套 𝄞 ''é'' "\"
	%_', 'cart_gift_card card_id 0: Ключ 外套 𝄞 ''é'' "\"
	%_');
INSERT INTO "cart_gift_card" ("cart_token", "card_id") VALUES ('cart token 1: Ключ 外套 𝄞 ''é'' "\"
	%_', 'cart_gift_card card_id 1: Ключ 外套 𝄞 ''é'' "\"
	%_');
INSERT INTO "cart_gift_card" ("cart_token", "card_id") VALUES ('cart token 2: Ключ 外套 𝄞 ''é'' "\"
	%_', 'cart_gift_card card_id 2: Ключ 外套 𝄞 ''é'' "\"
	%_');
INSERT INTO "import_map" ("id", "heading", "map", "kept_at") VALUES ('import_map id 0: Ключ 外套 𝄞 ''é'' "\"
	%_', 'import_map heading 0: Ключ 外套 𝄞 ''é'' "\"
	%_', 'import_map map 0: Ключ 外套 𝄞 ''é'' "\"
	%_', 3);
INSERT INTO "import_map" ("id", "heading", "map", "kept_at") VALUES ('import_map id 1: Ключ 外套 𝄞 ''é'' "\"
	%_', 'import_map heading 1: Ключ 外套 𝄞 ''é'' "\"
	%_', 'import_map map 1: Ключ 外套 𝄞 ''é'' "\"
	%_', 10);
INSERT INTO "import_map" ("id", "heading", "map", "kept_at") VALUES ('import_map id 2: Ключ 外套 𝄞 ''é'' "\"
	%_', 'import_map heading 2: Ключ 外套 𝄞 ''é'' "\"
	%_', 'import_map map 2: Ключ 外套 𝄞 ''é'' "\"
	%_', 17);
INSERT INTO "second_factor" ("customer_id", "secret", "created_at", "confirmed_at", "last_step") VALUES (3, 'second_factor secret 0: Ключ 外套 𝄞 ''é'' "\"
	%_', 3, 3, 3);
INSERT INTO "second_factor" ("customer_id", "secret", "created_at", "confirmed_at", "last_step") VALUES (10, 'second_factor secret 1: Ключ 外套 𝄞 ''é'' "\"
	%_', 10, NULL, NULL);
INSERT INTO "second_factor" ("customer_id", "secret", "created_at", "confirmed_at", "last_step") VALUES (17, 'second_factor secret 2: Ключ 外套 𝄞 ''é'' "\"
	%_', 17, 17, 17);
INSERT INTO "recovery_code" ("customer_id", "hash") VALUES (3, 'recovery_code hash 0: Ключ 外套 𝄞 ''é'' "\"
	%_');
INSERT INTO "recovery_code" ("customer_id", "hash") VALUES (10, 'recovery_code hash 1: Ключ 外套 𝄞 ''é'' "\"
	%_');
INSERT INTO "recovery_code" ("customer_id", "hash") VALUES (17, 'recovery_code hash 2: Ключ 外套 𝄞 ''é'' "\"
	%_');
INSERT INTO "passkey" ("id", "customer_id", "credential_id", "public_key", "counter", "rp_id", "name", "is_synced", "created_at", "used_at") VALUES (3, 3, 'passkey credential_id 0: Ключ 外套 𝄞 ''é'' "\"
	%_', 'passkey public_key 0: Ключ 外套 𝄞 ''é'' "\"
	%_', 3, 'passkey rp_id 0: Ключ 外套 𝄞 ''é'' "\"
	%_', 'passkey name 0: Ключ 外套 𝄞 ''é'' "\"
	%_', 3, 3, 3);
INSERT INTO "passkey" ("id", "customer_id", "credential_id", "public_key", "counter", "rp_id", "name", "is_synced", "created_at", "used_at") VALUES (10, 10, 'passkey credential_id 1: Ключ 外套 𝄞 ''é'' "\"
	%_', 'passkey public_key 1: Ключ 外套 𝄞 ''é'' "\"
	%_', 10, 'passkey rp_id 1: Ключ 外套 𝄞 ''é'' "\"
	%_', 'passkey name 1: Ключ 外套 𝄞 ''é'' "\"
	%_', 10, 10, NULL);
INSERT INTO "passkey" ("id", "customer_id", "credential_id", "public_key", "counter", "rp_id", "name", "is_synced", "created_at", "used_at") VALUES (17, 17, 'passkey credential_id 2: Ключ 外套 𝄞 ''é'' "\"
	%_', 'passkey public_key 2: Ключ 外套 𝄞 ''é'' "\"
	%_', 17, 'passkey rp_id 2: Ключ 外套 𝄞 ''é'' "\"
	%_', 'passkey name 2: Ключ 外套 𝄞 ''é'' "\"
	%_', 17, 17, 17);
INSERT INTO "guest_hold" ("order_id", "held_until", "network", "mailbox") VALUES (3, 3, 'guest_hold network 0: Ключ 外套 𝄞 ''é'' "\"
	%_', 'guest_hold mailbox 0: Ключ 外套 𝄞 ''é'' "\"
	%_');
INSERT INTO "guest_hold" ("order_id", "held_until", "network", "mailbox") VALUES (10, 10, NULL, NULL);
INSERT INTO "guest_hold" ("order_id", "held_until", "network", "mailbox") VALUES (17, 17, 'guest_hold network 2: Ключ 外套 𝄞 ''é'' "\"
	%_', 'guest_hold mailbox 2: Ключ 外套 𝄞 ''é'' "\"
	%_');
UPDATE sqlite_sequence SET seq = 117 WHERE name = 'ledger_transaction';
UPDATE sqlite_sequence SET seq = 124 WHERE name = 'change';
UPDATE sqlite_sequence SET seq = 117 WHERE name = 'shop_order';
UPDATE sqlite_sequence SET seq = 117 WHERE name = 'outbox';
UPDATE sqlite_sequence SET seq = 117 WHERE name = 'customer';
UPDATE sqlite_sequence SET seq = 117 WHERE name = 'order_event';
UPDATE sqlite_sequence SET seq = 117 WHERE name = 'shop_event';
UPDATE sqlite_sequence SET seq = 117 WHERE name = 'event_dead_letter';
UPDATE sqlite_sequence SET seq = 117 WHERE name = 'staff_change';
UPDATE sqlite_sequence SET seq = 117 WHERE name = 'passkey';
CREATE INDEX product_slug ON product (slug);
CREATE INDEX product_url_key ON product (url_key);
CREATE INDEX product_url_path ON product (url_path);
CREATE INDEX product_source ON product (source);
CREATE INDEX variant_product ON variant (product_id);
CREATE INDEX part_product ON part (product_id);
CREATE INDEX stock_product ON stock (product_id);
CREATE INDEX stock_version ON stock (version);
CREATE INDEX category_slug ON category (slug);
CREATE INDEX category_url_path ON category (url_path);
CREATE INDEX review_product ON review (product_sku, status, created_at);
CREATE INDEX cart_abandoned ON cart (updated_at) WHERE status <> 'ordered';
CREATE UNIQUE INDEX shop_order_cart ON shop_order (cart_token) WHERE status <> 'canceled';
CREATE INDEX shop_order_unpaid ON shop_order (created_at) WHERE redirect = 1 AND status = 'new';
CREATE INDEX shop_order_email ON shop_order (email, created_at);
CREATE INDEX outbox_contact ON outbox (contact, id);
CREATE INDEX session_customer ON session (customer_id);
CREATE INDEX session_actor ON session (actor_id);
CREATE INDEX session_expiry ON session (expires_at);
CREATE INDEX session_token_session ON session_token (session_id);
CREATE INDEX rate_end ON rate (ends_at);
CREATE INDEX cart_customer ON cart (customer_id, store_code, updated_at) WHERE customer_id IS NOT NULL;
CREATE INDEX shop_order_customer ON shop_order (customer_id, created_at) WHERE customer_id IS NOT NULL;
CREATE INDEX blogger_product_blogger ON blogger_product (blogger_id);
CREATE INDEX blogger_set_part_part ON blogger_set_part (part_id);
CREATE INDEX blogger_post_blogger ON blogger_post (blogger_id, promoted_at);
CREATE INDEX blogger_post_product_product ON blogger_post_product (product_id);
CREATE INDEX blogger_payout_blogger ON blogger_payout (blogger_id);
CREATE INDEX royalty_payout ON royalty (payout_id);
CREATE INDEX payment_event_order ON payment_event (order_id, created_at);
CREATE UNIQUE INDEX payment_once ON payment_event (order_id) WHERE outcome = 'paid';
CREATE INDEX cart_joined ON cart (joined_into) WHERE joined_into IS NOT NULL;
CREATE INDEX order_event_order ON order_event (order_id, id);
CREATE INDEX cart_share_cart ON cart_share (cart_token, shared_at);
CREATE INDEX shop_order_guest ON shop_order (lower(trim(email))) WHERE customer_id IS NULL;
CREATE UNIQUE INDEX payment_attempt_reference ON payment_attempt (provider, reference) WHERE reference IS NOT NULL;
CREATE INDEX payment_refund_due ON payment_refund (next_at) WHERE state = 'waiting';
CREATE INDEX payment_refund_payment ON payment_refund (provider, reference);
CREATE INDEX outbox_due ON outbox (next_at) WHERE state = 'waiting';
CREATE INDEX outbox_state ON outbox (state, id);
CREATE INDEX shop_order_store ON shop_order (store_code, id);
CREATE INDEX royalty_blogger ON royalty (blogger_id, ordered_at, order_id);
CREATE INDEX royalty_due ON royalty (due_at) WHERE state = 'pending' AND due_at IS NOT NULL;
CREATE UNIQUE INDEX blogger_payout_list ON blogger_payout (blogger_id, currency, up_to) WHERE withdrawn_at IS NULL;
CREATE INDEX ledger_transaction_blogger ON ledger_transaction (blogger_id, id);
CREATE INDEX ledger_transaction_order ON ledger_transaction (order_id) WHERE order_id IS NOT NULL;
CREATE INDEX ledger_transaction_payout ON ledger_transaction (payout_id) WHERE payout_id IS NOT NULL;
CREATE INDEX ledger_transaction_open ON ledger_transaction (blogger_id, currency) WHERE payout_id IS NULL AND (source = 'active' OR target = 'active');
CREATE INDEX ledger_entry_account ON ledger_entry (account_id);
CREATE INDEX blogger_product_order ON blogger_product (order_id) WHERE order_id IS NOT NULL;
CREATE UNIQUE INDEX blogger_set ON blogger_product (blogger_id, parts_key) WHERE parts_key IS NOT NULL;
CREATE UNIQUE INDEX blogger_post_uid ON blogger_post (blogger_id, uid) WHERE uid IS NOT NULL;
CREATE INDEX blogger_photo_hash ON blogger_photo (blogger_id, hash);
CREATE INDEX blogger_photo_unused ON blogger_photo (blogger_id, created_at) WHERE post_id IS NULL;
CREATE INDEX blogger_photo_product ON blogger_photo (product_id);
CREATE INDEX blogger_photo_post ON blogger_photo (post_id);
CREATE INDEX staff_change_record ON staff_change (kind, record, id);
CREATE INDEX staff_change_who ON staff_change (who, id);
CREATE INDEX product_row_sku ON product_row (sku);
CREATE INDEX product_row_name ON product_row (name);
CREATE INDEX product_row_price ON product_row (price);
CREATE INDEX product_row_priced ON product_row (priced) WHERE priced > 0;
CREATE INDEX product_place_product ON product_place (product_id);
CREATE INDEX shop_order_unread ON shop_order (id) WHERE search IS NULL;
CREATE INDEX refund_task_open ON refund_task (created_at) WHERE done_at IS NULL;
CREATE INDEX shop_order_list ON shop_order (created_at, status, redirect, stage, delivery_status, store_code, currency, grand_total, payment_method, shipping_method, has_returns, order_id, search);
CREATE INDEX shop_order_payment_method ON shop_order (payment_method) WHERE payment_method > '';
CREATE INDEX shop_order_shipping_method ON shop_order (shipping_method) WHERE shipping_method > '';
CREATE INDEX stock_alert_sku ON stock_alert (sku);
CREATE INDEX gift_card_to_send ON gift_card (send_at) WHERE sent_at IS NULL;
CREATE INDEX shop_order_coupon ON shop_order (coupon) WHERE coupon IS NOT NULL;
CREATE INDEX shop_order_buyer ON shop_order (lower(trim(email)));
CREATE UNIQUE INDEX newsletter_key ON newsletter (key);
CREATE INDEX passkey_customer ON passkey (customer_id);
CREATE INDEX guest_hold_until ON guest_hold (held_until);
CREATE INDEX guest_hold_network ON guest_hold (network) WHERE network IS NOT NULL;
CREATE INDEX guest_hold_mailbox ON guest_hold (mailbox) WHERE mailbox IS NOT NULL;
CREATE TRIGGER change_kept AFTER INSERT ON change WHEN new.id % 100 = 0
   BEGIN DELETE FROM change WHERE id <= new.id - 5000; END;
CREATE TRIGGER product_created AFTER INSERT ON product
   BEGIN INSERT INTO change (kind, key, detail) VALUES ('product', new.id, json_object('skus', json_array(new.sku), 'categories', json_array(json_extract(new.document, '$.category_ids')), 'moved', 1)); END;
CREATE TRIGGER product_updated AFTER UPDATE OF hash ON product WHEN old.hash <> new.hash
   BEGIN INSERT INTO change (kind, key, detail) VALUES ('product', new.id, json_object('skus', json_array(old.sku, new.sku), 'categories', json_array(json_extract(old.document, '$.category_ids'), json_extract(new.document, '$.category_ids')), 'moved', json_extract(old.document, '$.status', '$.visibility', '$.category_ids', '$.promoted', '$.new', '$.sale', '$.only_promo', '$.is_promo', '$.approved', '$.chosen_at', '$.created_at', '$.brand', '$.collection', '$.top_brand', '$.top_collection', '$.gender', '$.set', '$.ptype') IS NOT json_extract(new.document, '$.status', '$.visibility', '$.category_ids', '$.promoted', '$.new', '$.sale', '$.only_promo', '$.is_promo', '$.approved', '$.chosen_at', '$.created_at', '$.brand', '$.collection', '$.top_brand', '$.top_collection', '$.gender', '$.set', '$.ptype'))); END;
CREATE TRIGGER product_rated AFTER UPDATE OF rating, reviews_count ON product
   WHEN old.rating IS NOT new.rating OR old.reviews_count <> new.reviews_count
   BEGIN INSERT INTO change (kind, key, detail) VALUES ('rating', new.id, NULL); END;
CREATE TRIGGER product_removed AFTER DELETE ON product
   BEGIN INSERT INTO change (kind, key, detail) VALUES ('product', old.id, json_object('skus', json_array(old.sku), 'categories', json_array(json_extract(old.document, '$.category_ids')), 'moved', 1)); END;
CREATE TRIGGER stock_changed AFTER UPDATE ON stock
   WHEN old.is_in_stock <> new.is_in_stock OR CASE old.manage_stock WHEN 1 THEN min(old.qty, 20) ELSE 20 END <> CASE new.manage_stock WHEN 1 THEN min(new.qty, 20) ELSE 20 END
   BEGIN INSERT INTO change (kind, key, detail) VALUES ('stock', new.sku, json_object('flipped', old.is_in_stock <> new.is_in_stock)); END;
CREATE TRIGGER category_created AFTER INSERT ON category BEGIN INSERT INTO change (kind, key, detail) VALUES ('category', new.id, NULL); END;
CREATE TRIGGER category_updated AFTER UPDATE ON category
   WHEN old.document <> new.document OR old.names IS NOT new.names OR (old.product_count > 0, old.promo_count > 0, old.approved_count > 0, old.new_count > 0) <> (new.product_count > 0, new.promo_count > 0, new.approved_count > 0, new.new_count > 0)
   BEGIN INSERT INTO change (kind, key, detail) VALUES ('category', new.id, NULL); END;
CREATE TRIGGER category_removed AFTER DELETE ON category BEGIN INSERT INTO change (kind, key, detail) VALUES ('category', old.id, NULL); END;
CREATE TRIGGER attribute_written BEFORE INSERT ON attribute
   WHEN NOT EXISTS (SELECT 1 FROM attribute WHERE code = new.code AND document IS new.document AND labels IS new.labels)
   BEGIN INSERT INTO change (kind, key, detail) VALUES ('attribute', new.code, NULL); END;
CREATE TRIGGER tax_rule_written BEFORE INSERT ON tax_rule
   WHEN NOT EXISTS (SELECT 1 FROM tax_rule WHERE id = new.id AND document IS new.document)
   BEGIN INSERT INTO change (kind, key, detail) VALUES ('tax', new.id, NULL); END;
CREATE TRIGGER review_written BEFORE INSERT ON review
   WHEN NOT EXISTS (SELECT 1 FROM review WHERE id = new.id AND product_sku IS new.product_sku AND status IS new.status AND document IS new.document)
   BEGIN INSERT INTO change (kind, key, detail) VALUES ('review', new.product_sku, NULL); END;
CREATE TRIGGER review_decided AFTER UPDATE OF status ON review WHEN old.status <> new.status
   BEGIN INSERT INTO change (kind, key, detail) VALUES ('review', new.product_sku, NULL); END;
CREATE TRIGGER cms_page_written BEFORE INSERT ON cms_page
   WHEN NOT EXISTS (SELECT 1 FROM cms_page WHERE id = new.id AND identifier IS new.identifier AND pages IS new.pages)
   BEGIN INSERT INTO change (kind, key, detail) VALUES ('page', new.identifier, NULL); END;
CREATE TRIGGER cms_block_written BEFORE INSERT ON cms_block
   WHEN NOT EXISTS (SELECT 1 FROM cms_block WHERE id = new.id AND identifier IS new.identifier AND blocks IS new.blocks)
   BEGIN INSERT INTO change (kind, key, detail) VALUES ('block', new.identifier, NULL); END;
CREATE TRIGGER index_made_anew AFTER UPDATE ON meta WHEN new.key = 'index_version' AND old.value <> new.value
   BEGIN INSERT INTO change (kind, key, detail) VALUES ('index', '', NULL); END;
CREATE TRIGGER commerce_written BEFORE INSERT ON commerce
   WHEN NOT EXISTS (SELECT 1 FROM commerce WHERE name = new.name AND document = new.document)
   BEGIN INSERT INTO change (kind, key) VALUES ('commerce', new.name); END;
CREATE TRIGGER blogger_product_gone AFTER DELETE ON blogger_product BEGIN
     INSERT INTO meta (key, value) VALUES ('blogger_product_gone', OLD.id)
     ON CONFLICT (key) DO UPDATE SET value = max(value, excluded.value); END;
CREATE TRIGGER cms_page_removed AFTER DELETE ON cms_page
   BEGIN INSERT INTO change (kind, key, detail) VALUES ('page', old.identifier, NULL); END;
CREATE TRIGGER cms_block_removed AFTER DELETE ON cms_block
   BEGIN INSERT INTO change (kind, key, detail) VALUES ('block', old.identifier, NULL); END;
CREATE TRIGGER stock_row_added AFTER INSERT ON stock BEGIN UPDATE product_row SET in_stock =
  (SELECT count(*) > 0 FROM stock WHERE product_id = new.product_id AND is_in_stock = 1) WHERE product_id = new.product_id; END;
CREATE TRIGGER stock_row_changed AFTER UPDATE ON stock
   WHEN old.is_in_stock <> new.is_in_stock OR old.product_id IS NOT new.product_id
   BEGIN UPDATE product_row SET in_stock =
  (SELECT count(*) > 0 FROM stock WHERE product_id = new.product_id AND is_in_stock = 1) WHERE product_id = new.product_id; UPDATE product_row SET in_stock =
  (SELECT count(*) > 0 FROM stock WHERE product_id = old.product_id AND is_in_stock = 1) WHERE product_id = old.product_id; END;
CREATE TRIGGER stock_row_removed AFTER DELETE ON stock BEGIN UPDATE product_row SET in_stock =
  (SELECT count(*) > 0 FROM stock WHERE product_id = old.product_id AND is_in_stock = 1) WHERE product_id = old.product_id; END;
CREATE TRIGGER product_row_part_added AFTER INSERT ON product_row WHEN new.in_stock = 1 BEGIN UPDATE product_row SET part_in_stock = 1 - part_in_stock WHERE product_id IN (SELECT product_id FROM part WHERE sku = new.sku) AND part_in_stock <> (
  EXISTS (SELECT 1 FROM part p JOIN product_row o ON o.sku = p.sku WHERE p.product_id = product_row.product_id AND o.in_stock = 1)
    OR EXISTS (SELECT 1 FROM part p JOIN stock s ON s.sku = p.sku WHERE p.product_id = product_row.product_id AND s.is_in_stock = 1)); END;
CREATE TRIGGER product_row_part_changed AFTER UPDATE OF in_stock, sku ON product_row WHEN old.in_stock <> new.in_stock OR old.sku <> new.sku
   BEGIN UPDATE product_row SET part_in_stock = 1 - part_in_stock WHERE product_id IN (SELECT product_id FROM part WHERE sku = new.sku) AND part_in_stock <> (
  EXISTS (SELECT 1 FROM part p JOIN product_row o ON o.sku = p.sku WHERE p.product_id = product_row.product_id AND o.in_stock = 1)
    OR EXISTS (SELECT 1 FROM part p JOIN stock s ON s.sku = p.sku WHERE p.product_id = product_row.product_id AND s.is_in_stock = 1)); UPDATE product_row SET part_in_stock = 1 - part_in_stock WHERE product_id IN (SELECT product_id FROM part WHERE sku = old.sku) AND part_in_stock <> (
  EXISTS (SELECT 1 FROM part p JOIN product_row o ON o.sku = p.sku WHERE p.product_id = product_row.product_id AND o.in_stock = 1)
    OR EXISTS (SELECT 1 FROM part p JOIN stock s ON s.sku = p.sku WHERE p.product_id = product_row.product_id AND s.is_in_stock = 1)); END;
CREATE TRIGGER product_row_part_removed AFTER DELETE ON product_row WHEN old.in_stock = 1 BEGIN UPDATE product_row SET part_in_stock = 1 - part_in_stock WHERE product_id IN (SELECT product_id FROM part WHERE sku = old.sku) AND part_in_stock <> (
  EXISTS (SELECT 1 FROM part p JOIN product_row o ON o.sku = p.sku WHERE p.product_id = product_row.product_id AND o.in_stock = 1)
    OR EXISTS (SELECT 1 FROM part p JOIN stock s ON s.sku = p.sku WHERE p.product_id = product_row.product_id AND s.is_in_stock = 1)); END;
CREATE TRIGGER stock_part_added AFTER INSERT ON stock WHEN new.is_in_stock = 1 BEGIN UPDATE product_row SET part_in_stock = 1 - part_in_stock WHERE product_id IN (SELECT product_id FROM part WHERE sku = new.sku) AND part_in_stock <> (
  EXISTS (SELECT 1 FROM part p JOIN product_row o ON o.sku = p.sku WHERE p.product_id = product_row.product_id AND o.in_stock = 1)
    OR EXISTS (SELECT 1 FROM part p JOIN stock s ON s.sku = p.sku WHERE p.product_id = product_row.product_id AND s.is_in_stock = 1)); END;
CREATE TRIGGER stock_part_changed AFTER UPDATE OF is_in_stock, sku ON stock WHEN old.is_in_stock <> new.is_in_stock OR old.sku <> new.sku
   BEGIN UPDATE product_row SET part_in_stock = 1 - part_in_stock WHERE product_id IN (SELECT product_id FROM part WHERE sku = new.sku) AND part_in_stock <> (
  EXISTS (SELECT 1 FROM part p JOIN product_row o ON o.sku = p.sku WHERE p.product_id = product_row.product_id AND o.in_stock = 1)
    OR EXISTS (SELECT 1 FROM part p JOIN stock s ON s.sku = p.sku WHERE p.product_id = product_row.product_id AND s.is_in_stock = 1)); UPDATE product_row SET part_in_stock = 1 - part_in_stock WHERE product_id IN (SELECT product_id FROM part WHERE sku = old.sku) AND part_in_stock <> (
  EXISTS (SELECT 1 FROM part p JOIN product_row o ON o.sku = p.sku WHERE p.product_id = product_row.product_id AND o.in_stock = 1)
    OR EXISTS (SELECT 1 FROM part p JOIN stock s ON s.sku = p.sku WHERE p.product_id = product_row.product_id AND s.is_in_stock = 1)); END;
CREATE TRIGGER stock_part_removed AFTER DELETE ON stock WHEN old.is_in_stock = 1 BEGIN UPDATE product_row SET part_in_stock = 1 - part_in_stock WHERE product_id IN (SELECT product_id FROM part WHERE sku = old.sku) AND part_in_stock <> (
  EXISTS (SELECT 1 FROM part p JOIN product_row o ON o.sku = p.sku WHERE p.product_id = product_row.product_id AND o.in_stock = 1)
    OR EXISTS (SELECT 1 FROM part p JOIN stock s ON s.sku = p.sku WHERE p.product_id = product_row.product_id AND s.is_in_stock = 1)); END;
CREATE TRIGGER part_added AFTER INSERT ON part BEGIN UPDATE product_row SET part_in_stock = 1 - part_in_stock WHERE product_id = new.product_id AND part_in_stock <> (
  EXISTS (SELECT 1 FROM part p JOIN product_row o ON o.sku = p.sku WHERE p.product_id = product_row.product_id AND o.in_stock = 1)
    OR EXISTS (SELECT 1 FROM part p JOIN stock s ON s.sku = p.sku WHERE p.product_id = product_row.product_id AND s.is_in_stock = 1)); END;
CREATE TRIGGER part_removed AFTER DELETE ON part BEGIN UPDATE product_row SET part_in_stock = 1 - part_in_stock WHERE product_id = old.product_id AND part_in_stock <> (
  EXISTS (SELECT 1 FROM part p JOIN product_row o ON o.sku = p.sku WHERE p.product_id = product_row.product_id AND o.in_stock = 1)
    OR EXISTS (SELECT 1 FROM part p JOIN stock s ON s.sku = p.sku WHERE p.product_id = product_row.product_id AND s.is_in_stock = 1)); END;
PRAGMA user_version = 45;
