/** Tables of the catalogue module. */
export const TABLES: readonly string[] = [
  `CREATE TABLE product (
    id INTEGER PRIMARY KEY, sku TEXT NOT NULL UNIQUE, type_id TEXT NOT NULL, source TEXT NOT NULL, slug TEXT,
    url_key TEXT, url_path TEXT, hash TEXT NOT NULL, document TEXT NOT NULL, prices TEXT, texts TEXT, rating REAL,
    reviews_count INTEGER NOT NULL DEFAULT 0
  ) STRICT`,
  `CREATE TABLE variant (
    sku TEXT PRIMARY KEY, product_id INTEGER NOT NULL REFERENCES product (id) ON DELETE CASCADE
  ) STRICT, WITHOUT ROWID`,
  `CREATE TABLE part (
    sku TEXT NOT NULL, product_id INTEGER NOT NULL REFERENCES product (id) ON DELETE CASCADE,
    PRIMARY KEY (sku, product_id)
  ) STRICT, WITHOUT ROWID`,
  `CREATE TABLE stock (
    sku TEXT PRIMARY KEY, product_id INTEGER REFERENCES product (id) ON DELETE CASCADE, qty INTEGER NOT NULL,
    is_in_stock INTEGER NOT NULL, manage_stock INTEGER NOT NULL, version INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID`,
  `CREATE TABLE category (
    id INTEGER PRIMARY KEY, slug TEXT NOT NULL, url_path TEXT, source TEXT NOT NULL, document TEXT NOT NULL,
    names TEXT, product_count INTEGER NOT NULL DEFAULT 0, promo_count INTEGER NOT NULL DEFAULT 0,
    approved_count INTEGER NOT NULL DEFAULT 0, new_count INTEGER NOT NULL DEFAULT 0
  ) STRICT`,
  `CREATE TABLE attribute (
    code TEXT PRIMARY KEY, document TEXT NOT NULL, labels TEXT
  ) STRICT, WITHOUT ROWID`,
  `CREATE TABLE tax_rule (
    id INTEGER PRIMARY KEY, document TEXT NOT NULL
  ) STRICT`,
  `CREATE TABLE review (
    id INTEGER PRIMARY KEY, product_sku TEXT NOT NULL, status INTEGER NOT NULL, created_at TEXT NOT NULL,
    document TEXT NOT NULL
  ) STRICT`,
  `CREATE TABLE product_row (
    product_id INTEGER PRIMARY KEY REFERENCES product (id) ON DELETE CASCADE, sku TEXT NOT NULL,
    name TEXT NOT NULL, words TEXT NOT NULL, type TEXT NOT NULL, enabled INTEGER NOT NULL, price REAL,
    special_price REAL, special_from TEXT, special_to TEXT, in_stock INTEGER NOT NULL DEFAULT 0,
    priced INTEGER NOT NULL DEFAULT 0, part_in_stock INTEGER NOT NULL DEFAULT 0
  ) STRICT`,
  `CREATE TABLE product_place (
    category_id INTEGER NOT NULL, product_id INTEGER NOT NULL REFERENCES product (id) ON DELETE CASCADE,
    PRIMARY KEY (category_id, product_id)
  ) STRICT, WITHOUT ROWID`,
  `CREATE TABLE stock_alert (
    key TEXT PRIMARY KEY, email TEXT NOT NULL, sku TEXT NOT NULL, store_code TEXT NOT NULL,
    created_at INTEGER NOT NULL, next_at INTEGER NOT NULL, UNIQUE (email, sku)
  ) STRICT, WITHOUT ROWID`,
];

/** Indexes and triggers of these tables. */
export const RULES: readonly string[] = [
  'CREATE INDEX product_slug ON product (slug)',
  'CREATE INDEX product_url_key ON product (url_key)',
  'CREATE INDEX product_url_path ON product (url_path)',
  'CREATE INDEX product_source ON product (source)',
  'CREATE INDEX variant_product ON variant (product_id)',
  'CREATE INDEX part_product ON part (product_id)',
  'CREATE INDEX stock_product ON stock (product_id)',
  'CREATE INDEX stock_version ON stock (version)',
  'CREATE INDEX category_slug ON category (slug)',
  'CREATE INDEX category_url_path ON category (url_path)',
  'CREATE INDEX review_product ON review (product_sku, status, created_at)',
  `CREATE TRIGGER product_created AFTER INSERT ON product
    BEGIN INSERT INTO change (kind, key, detail) VALUES ('product', new.id, json_object('skus', json_array(new.sku), 'categories', json_array(json_extract(new.document, '$.category_ids')), 'moved', 1)); END`,
  `CREATE TRIGGER product_updated AFTER UPDATE OF hash ON product WHEN old.hash <> new.hash
    BEGIN INSERT INTO change (kind, key, detail) VALUES ('product', new.id, json_object('skus', json_array(old.sku, new.sku), 'categories', json_array(json_extract(old.document, '$.category_ids'), json_extract(new.document, '$.category_ids')), 'moved', json_extract(old.document, '$.status', '$.visibility', '$.category_ids', '$.promoted', '$.new', '$.sale', '$.only_promo', '$.is_promo', '$.approved', '$.chosen_at', '$.created_at', '$.brand', '$.collection', '$.top_brand', '$.top_collection', '$.gender', '$.set', '$.ptype') IS NOT json_extract(new.document, '$.status', '$.visibility', '$.category_ids', '$.promoted', '$.new', '$.sale', '$.only_promo', '$.is_promo', '$.approved', '$.chosen_at', '$.created_at', '$.brand', '$.collection', '$.top_brand', '$.top_collection', '$.gender', '$.set', '$.ptype'))); END`,
  `CREATE TRIGGER product_rated AFTER UPDATE OF rating, reviews_count ON product
    WHEN old.rating IS NOT new.rating OR old.reviews_count <> new.reviews_count
    BEGIN INSERT INTO change (kind, key, detail) VALUES ('rating', new.id, NULL); END`,
  `CREATE TRIGGER product_removed AFTER DELETE ON product
    BEGIN INSERT INTO change (kind, key, detail) VALUES ('product', old.id, json_object('skus', json_array(old.sku), 'categories', json_array(json_extract(old.document, '$.category_ids')), 'moved', 1)); END`,
  `CREATE TRIGGER stock_changed AFTER UPDATE ON stock
    WHEN old.is_in_stock <> new.is_in_stock OR CASE old.manage_stock WHEN 1 THEN min(old.qty, 20) ELSE 20 END <> CASE new.manage_stock WHEN 1 THEN min(new.qty, 20) ELSE 20 END
    BEGIN INSERT INTO change (kind, key, detail) VALUES ('stock', new.sku, json_object('flipped', old.is_in_stock <> new.is_in_stock)); END`,
  `CREATE TRIGGER category_created AFTER INSERT ON category BEGIN INSERT INTO change (kind, key, detail) VALUES ('category', new.id, NULL); END`,
  `CREATE TRIGGER category_updated AFTER UPDATE ON category
    WHEN old.document <> new.document OR old.names IS NOT new.names OR (old.product_count > 0, old.promo_count > 0, old.approved_count > 0, old.new_count > 0) <> (new.product_count > 0, new.promo_count > 0, new.approved_count > 0, new.new_count > 0)
    BEGIN INSERT INTO change (kind, key, detail) VALUES ('category', new.id, NULL); END`,
  `CREATE TRIGGER category_removed AFTER DELETE ON category BEGIN INSERT INTO change (kind, key, detail) VALUES ('category', old.id, NULL); END`,
  `CREATE TRIGGER attribute_written BEFORE INSERT ON attribute
    WHEN NOT EXISTS (SELECT 1 FROM attribute WHERE code = new.code AND document IS new.document AND labels IS new.labels)
    BEGIN INSERT INTO change (kind, key, detail) VALUES ('attribute', new.code, NULL); END`,
  `CREATE TRIGGER tax_rule_written BEFORE INSERT ON tax_rule
    WHEN NOT EXISTS (SELECT 1 FROM tax_rule WHERE id = new.id AND document IS new.document)
    BEGIN INSERT INTO change (kind, key, detail) VALUES ('tax', new.id, NULL); END`,
  `CREATE TRIGGER review_written BEFORE INSERT ON review
    WHEN NOT EXISTS (SELECT 1 FROM review WHERE id = new.id AND product_sku IS new.product_sku AND status IS new.status AND document IS new.document)
    BEGIN INSERT INTO change (kind, key, detail) VALUES ('review', new.product_sku, NULL); END`,
  `CREATE TRIGGER review_decided AFTER UPDATE OF status ON review WHEN old.status <> new.status
    BEGIN INSERT INTO change (kind, key, detail) VALUES ('review', new.product_sku, NULL); END`,
  'CREATE INDEX product_row_sku ON product_row (sku)',
  'CREATE INDEX product_row_name ON product_row (name)',
  'CREATE INDEX product_row_price ON product_row (price)',
  'CREATE INDEX product_row_priced ON product_row (priced) WHERE priced > 0',
  'CREATE INDEX product_place_product ON product_place (product_id)',
  `CREATE TRIGGER stock_row_added AFTER INSERT ON stock BEGIN UPDATE product_row SET in_stock =
    (SELECT count(*) > 0 FROM stock WHERE product_id = new.product_id AND is_in_stock = 1) WHERE product_id = new.product_id; END`,
  `CREATE TRIGGER stock_row_changed AFTER UPDATE ON stock
    WHEN old.is_in_stock <> new.is_in_stock OR old.product_id IS NOT new.product_id
    BEGIN UPDATE product_row SET in_stock =
    (SELECT count(*) > 0 FROM stock WHERE product_id = new.product_id AND is_in_stock = 1) WHERE product_id = new.product_id; UPDATE product_row SET in_stock =
    (SELECT count(*) > 0 FROM stock WHERE product_id = old.product_id AND is_in_stock = 1) WHERE product_id = old.product_id; END`,
  `CREATE TRIGGER stock_row_removed AFTER DELETE ON stock BEGIN UPDATE product_row SET in_stock =
    (SELECT count(*) > 0 FROM stock WHERE product_id = old.product_id AND is_in_stock = 1) WHERE product_id = old.product_id; END`,
  `CREATE TRIGGER product_row_part_added AFTER INSERT ON product_row WHEN new.in_stock = 1 BEGIN UPDATE product_row SET part_in_stock = 1 - part_in_stock WHERE product_id IN (SELECT product_id FROM part WHERE sku = new.sku) AND part_in_stock <> (
    EXISTS (SELECT 1 FROM part p JOIN product_row o ON o.sku = p.sku WHERE p.product_id = product_row.product_id AND o.in_stock = 1)
    OR EXISTS (SELECT 1 FROM part p JOIN stock s ON s.sku = p.sku WHERE p.product_id = product_row.product_id AND s.is_in_stock = 1)); END`,
  `CREATE TRIGGER product_row_part_changed AFTER UPDATE OF in_stock, sku ON product_row WHEN old.in_stock <> new.in_stock OR old.sku <> new.sku
    BEGIN UPDATE product_row SET part_in_stock = 1 - part_in_stock WHERE product_id IN (SELECT product_id FROM part WHERE sku = new.sku) AND part_in_stock <> (
    EXISTS (SELECT 1 FROM part p JOIN product_row o ON o.sku = p.sku WHERE p.product_id = product_row.product_id AND o.in_stock = 1)
    OR EXISTS (SELECT 1 FROM part p JOIN stock s ON s.sku = p.sku WHERE p.product_id = product_row.product_id AND s.is_in_stock = 1)); UPDATE product_row SET part_in_stock = 1 - part_in_stock WHERE product_id IN (SELECT product_id FROM part WHERE sku = old.sku) AND part_in_stock <> (
    EXISTS (SELECT 1 FROM part p JOIN product_row o ON o.sku = p.sku WHERE p.product_id = product_row.product_id AND o.in_stock = 1)
    OR EXISTS (SELECT 1 FROM part p JOIN stock s ON s.sku = p.sku WHERE p.product_id = product_row.product_id AND s.is_in_stock = 1)); END`,
  `CREATE TRIGGER product_row_part_removed AFTER DELETE ON product_row WHEN old.in_stock = 1 BEGIN UPDATE product_row SET part_in_stock = 1 - part_in_stock WHERE product_id IN (SELECT product_id FROM part WHERE sku = old.sku) AND part_in_stock <> (
    EXISTS (SELECT 1 FROM part p JOIN product_row o ON o.sku = p.sku WHERE p.product_id = product_row.product_id AND o.in_stock = 1)
    OR EXISTS (SELECT 1 FROM part p JOIN stock s ON s.sku = p.sku WHERE p.product_id = product_row.product_id AND s.is_in_stock = 1)); END`,
  `CREATE TRIGGER stock_part_added AFTER INSERT ON stock WHEN new.is_in_stock = 1 BEGIN UPDATE product_row SET part_in_stock = 1 - part_in_stock WHERE product_id IN (SELECT product_id FROM part WHERE sku = new.sku) AND part_in_stock <> (
    EXISTS (SELECT 1 FROM part p JOIN product_row o ON o.sku = p.sku WHERE p.product_id = product_row.product_id AND o.in_stock = 1)
    OR EXISTS (SELECT 1 FROM part p JOIN stock s ON s.sku = p.sku WHERE p.product_id = product_row.product_id AND s.is_in_stock = 1)); END`,
  `CREATE TRIGGER stock_part_changed AFTER UPDATE OF is_in_stock, sku ON stock WHEN old.is_in_stock <> new.is_in_stock OR old.sku <> new.sku
    BEGIN UPDATE product_row SET part_in_stock = 1 - part_in_stock WHERE product_id IN (SELECT product_id FROM part WHERE sku = new.sku) AND part_in_stock <> (
    EXISTS (SELECT 1 FROM part p JOIN product_row o ON o.sku = p.sku WHERE p.product_id = product_row.product_id AND o.in_stock = 1)
    OR EXISTS (SELECT 1 FROM part p JOIN stock s ON s.sku = p.sku WHERE p.product_id = product_row.product_id AND s.is_in_stock = 1)); UPDATE product_row SET part_in_stock = 1 - part_in_stock WHERE product_id IN (SELECT product_id FROM part WHERE sku = old.sku) AND part_in_stock <> (
    EXISTS (SELECT 1 FROM part p JOIN product_row o ON o.sku = p.sku WHERE p.product_id = product_row.product_id AND o.in_stock = 1)
    OR EXISTS (SELECT 1 FROM part p JOIN stock s ON s.sku = p.sku WHERE p.product_id = product_row.product_id AND s.is_in_stock = 1)); END`,
  `CREATE TRIGGER stock_part_removed AFTER DELETE ON stock WHEN old.is_in_stock = 1 BEGIN UPDATE product_row SET part_in_stock = 1 - part_in_stock WHERE product_id IN (SELECT product_id FROM part WHERE sku = old.sku) AND part_in_stock <> (
    EXISTS (SELECT 1 FROM part p JOIN product_row o ON o.sku = p.sku WHERE p.product_id = product_row.product_id AND o.in_stock = 1)
    OR EXISTS (SELECT 1 FROM part p JOIN stock s ON s.sku = p.sku WHERE p.product_id = product_row.product_id AND s.is_in_stock = 1)); END`,
  `CREATE TRIGGER part_added AFTER INSERT ON part BEGIN UPDATE product_row SET part_in_stock = 1 - part_in_stock WHERE product_id = new.product_id AND part_in_stock <> (
    EXISTS (SELECT 1 FROM part p JOIN product_row o ON o.sku = p.sku WHERE p.product_id = product_row.product_id AND o.in_stock = 1)
    OR EXISTS (SELECT 1 FROM part p JOIN stock s ON s.sku = p.sku WHERE p.product_id = product_row.product_id AND s.is_in_stock = 1)); END`,
  `CREATE TRIGGER part_removed AFTER DELETE ON part BEGIN UPDATE product_row SET part_in_stock = 1 - part_in_stock WHERE product_id = old.product_id AND part_in_stock <> (
    EXISTS (SELECT 1 FROM part p JOIN product_row o ON o.sku = p.sku WHERE p.product_id = product_row.product_id AND o.in_stock = 1)
    OR EXISTS (SELECT 1 FROM part p JOIN stock s ON s.sku = p.sku WHERE p.product_id = product_row.product_id AND s.is_in_stock = 1)); END`,
  'CREATE INDEX stock_alert_sku ON stock_alert (sku)',
];
