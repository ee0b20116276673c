/** Tables of the catalogue module. */
export const TABLES: readonly string[] = [
  `CREATE TABLE attribute (
    code text NOT NULL COLLATE "C", document text NOT NULL COLLATE "C", labels text COLLATE "C",
    CONSTRAINT attribute_pkey PRIMARY KEY (code)
  )`,
  `CREATE TABLE category (
    id bigint NOT NULL, slug text NOT NULL COLLATE "C", url_path text COLLATE "C",
    source text NOT NULL COLLATE "C", document text NOT NULL COLLATE "C", names text COLLATE "C",
    product_count bigint DEFAULT 0 NOT NULL, promo_count bigint DEFAULT 0 NOT NULL,
    approved_count bigint DEFAULT 0 NOT NULL, new_count bigint DEFAULT 0 NOT NULL,
    CONSTRAINT category_pkey PRIMARY KEY (id)
  )`,
  `CREATE TABLE part (
    sku text NOT NULL COLLATE "C", product_id bigint NOT NULL, CONSTRAINT part_pkey PRIMARY KEY (sku, product_id)
  )`,
  `CREATE TABLE product (
    id bigint NOT NULL, sku text NOT NULL COLLATE "C", type_id text NOT NULL COLLATE "C",
    source text NOT NULL COLLATE "C", slug text COLLATE "C", url_key text COLLATE "C", url_path text COLLATE "C",
    hash text NOT NULL COLLATE "C", document text NOT NULL COLLATE "C", prices text COLLATE "C",
    texts text COLLATE "C", rating double precision, reviews_count bigint DEFAULT 0 NOT NULL,
    CONSTRAINT product_pkey PRIMARY KEY (id), CONSTRAINT product_sku_key UNIQUE (sku)
  )`,
  `CREATE TABLE product_place (
    category_id bigint NOT NULL, product_id bigint NOT NULL,
    CONSTRAINT product_place_pkey PRIMARY KEY (category_id, product_id)
  )`,
  `CREATE TABLE product_row (
    product_id bigint NOT NULL, sku text NOT NULL COLLATE "C", name text NOT NULL COLLATE "C",
    words text NOT NULL COLLATE "C", type text NOT NULL COLLATE "C", enabled bigint NOT NULL,
    price double precision, special_price double precision, special_from text COLLATE "C",
    special_to text COLLATE "C", in_stock bigint DEFAULT 0 NOT NULL, priced bigint DEFAULT 0 NOT NULL,
    part_in_stock bigint DEFAULT 0 NOT NULL, CONSTRAINT product_row_pkey PRIMARY KEY (product_id)
  )`,
  `CREATE TABLE review (
    id bigint NOT NULL, product_sku text NOT NULL COLLATE "C", status bigint NOT NULL,
    created_at text NOT NULL COLLATE "C", document text NOT NULL COLLATE "C",
    CONSTRAINT review_pkey PRIMARY KEY (id)
  )`,
  `CREATE TABLE stock (
    sku text NOT NULL COLLATE "C", product_id bigint, qty bigint NOT NULL, is_in_stock bigint NOT NULL,
    manage_stock bigint NOT NULL, version bigint NOT NULL, CONSTRAINT stock_pkey PRIMARY KEY (sku)
  )`,
  `CREATE TABLE stock_alert (
    key text NOT NULL COLLATE "C", email text NOT NULL COLLATE "C", sku text NOT NULL COLLATE "C",
    store_code text NOT NULL COLLATE "C", created_at bigint NOT NULL, next_at bigint NOT NULL,
    CONSTRAINT stock_alert_email_sku_key UNIQUE (email, sku), CONSTRAINT stock_alert_pkey PRIMARY KEY (key)
  )`,
  `CREATE TABLE tax_rule (
    id bigint NOT NULL, document text NOT NULL COLLATE "C", CONSTRAINT tax_rule_pkey PRIMARY KEY (id)
  )`,
  `CREATE TABLE variant (
    sku text NOT NULL COLLATE "C", product_id bigint NOT NULL, CONSTRAINT variant_pkey PRIMARY KEY (sku)
  )`,
];

/** Indexes, constraints, functions and triggers of these tables. */
export const RULES: readonly string[] = [
  'ALTER TABLE part ADD CONSTRAINT part_product_id_fkey FOREIGN KEY (product_id) REFERENCES product(id) ON DELETE CASCADE',
  'ALTER TABLE product_place ADD CONSTRAINT product_place_product_id_fkey FOREIGN KEY (product_id) REFERENCES product(id) ON DELETE CASCADE',
  'ALTER TABLE product_row ADD CONSTRAINT product_row_product_id_fkey FOREIGN KEY (product_id) REFERENCES product(id) ON DELETE CASCADE',
  'ALTER TABLE stock ADD CONSTRAINT stock_product_id_fkey FOREIGN KEY (product_id) REFERENCES product(id) ON DELETE CASCADE',
  'ALTER TABLE variant ADD CONSTRAINT variant_product_id_fkey FOREIGN KEY (product_id) REFERENCES product(id) ON DELETE CASCADE',
  'CREATE INDEX category_slug ON category (slug)',
  'CREATE INDEX category_url_path ON category (url_path)',
  'CREATE INDEX part_product ON part (product_id)',
  'CREATE INDEX product_place_product ON product_place (product_id, category_id)',
  'CREATE INDEX product_row_name ON product_row (name, product_id)',
  'CREATE INDEX product_row_price ON product_row (price, product_id)',
  'CREATE INDEX product_row_priced ON product_row (priced) WHERE (priced > 0)',
  'CREATE INDEX product_row_sku ON product_row (sku, product_id)',
  'CREATE INDEX product_slug ON product (slug)',
  'CREATE INDEX product_source ON product (source)',
  'CREATE INDEX product_url_key ON product (url_key)',
  'CREATE INDEX product_url_path ON product (url_path)',
  'CREATE INDEX review_product ON review (product_sku, status, created_at)',
  'CREATE INDEX stock_alert_sku ON stock_alert (sku)',
  'CREATE INDEX stock_product ON stock (product_id)',
  'CREATE INDEX stock_version ON stock (version)',
  'CREATE INDEX variant_product ON variant (product_id)',
  `CREATE FUNCTION attribute_written() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
    IF NOT EXISTS (SELECT 1 FROM attribute t WHERE t.code = NEW.code
    AND t.document IS NOT DISTINCT FROM NEW.document AND t.labels IS NOT DISTINCT FROM NEW.labels) THEN
    PERFORM record_change('attribute', NEW.code::text);
    END IF;
    RETURN NEW;
    END $$`,
  `CREATE FUNCTION category_created() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN PERFORM record_change('category', NEW.id::text); RETURN NEW; END $$`,
  `CREATE FUNCTION category_removed() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN PERFORM record_change('category', OLD.id::text); RETURN OLD; END $$`,
  `CREATE FUNCTION category_updated() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN PERFORM record_change('category', NEW.id::text); RETURN NEW; END $$`,
  `CREATE FUNCTION part_stock_changed() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
    IF TG_OP <> 'DELETE' THEN UPDATE product_row r SET part_in_stock = 1 - part_in_stock WHERE r.product_id IN (SELECT product_id FROM part WHERE sku = NEW.sku) AND part_in_stock <> CASE
    WHEN EXISTS (SELECT 1 FROM part p JOIN product_row o ON o.sku = p.sku WHERE p.product_id = r.product_id AND o.in_stock = 1)
    OR EXISTS (SELECT 1 FROM part p JOIN stock s ON s.sku = p.sku WHERE p.product_id = r.product_id AND s.is_in_stock = 1) THEN 1 ELSE 0 END; END IF;
    IF TG_OP <> 'INSERT' THEN UPDATE product_row r SET part_in_stock = 1 - part_in_stock WHERE r.product_id IN (SELECT product_id FROM part WHERE sku = OLD.sku) AND part_in_stock <> CASE
    WHEN EXISTS (SELECT 1 FROM part p JOIN product_row o ON o.sku = p.sku WHERE p.product_id = r.product_id AND o.in_stock = 1)
    OR EXISTS (SELECT 1 FROM part p JOIN stock s ON s.sku = p.sku WHERE p.product_id = r.product_id AND s.is_in_stock = 1) THEN 1 ELSE 0 END; END IF;
    RETURN NULL;
    END $$`,
  `CREATE FUNCTION parts_counted() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
    IF TG_OP = 'INSERT' THEN UPDATE product_row r SET part_in_stock = 1 - part_in_stock WHERE r.product_id = NEW.product_id AND part_in_stock <> CASE
    WHEN EXISTS (SELECT 1 FROM part p JOIN product_row o ON o.sku = p.sku WHERE p.product_id = r.product_id AND o.in_stock = 1)
    OR EXISTS (SELECT 1 FROM part p JOIN stock s ON s.sku = p.sku WHERE p.product_id = r.product_id AND s.is_in_stock = 1) THEN 1 ELSE 0 END; ELSE UPDATE product_row r SET part_in_stock = 1 - part_in_stock WHERE r.product_id = OLD.product_id AND part_in_stock <> CASE
    WHEN EXISTS (SELECT 1 FROM part p JOIN product_row o ON o.sku = p.sku WHERE p.product_id = r.product_id AND o.in_stock = 1)
    OR EXISTS (SELECT 1 FROM part p JOIN stock s ON s.sku = p.sku WHERE p.product_id = r.product_id AND s.is_in_stock = 1) THEN 1 ELSE 0 END; END IF;
    RETURN NULL;
    END $$`,
  `CREATE FUNCTION product_created() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN PERFORM record_change('product', NEW.id::text, jsonb_build_object('skus', jsonb_build_array(NEW.sku), 'categories', jsonb_build_array((NEW.document::jsonb -> 'category_ids')), 'moved', 1)::text); RETURN NEW; END $$`,
  `CREATE FUNCTION product_rated() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN PERFORM record_change('rating', NEW.id::text); RETURN NEW; END $$`,
  `CREATE FUNCTION product_removed() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN PERFORM record_change('product', OLD.id::text, jsonb_build_object('skus', jsonb_build_array(OLD.sku), 'categories', jsonb_build_array((OLD.document::jsonb -> 'category_ids')), 'moved', 1)::text); RETURN OLD; END $$`,
  `CREATE FUNCTION product_updated() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN PERFORM record_change('product', NEW.id::text, jsonb_build_object('skus', jsonb_build_array(OLD.sku, NEW.sku),
    'categories', jsonb_build_array((OLD.document::jsonb -> 'category_ids'), (NEW.document::jsonb -> 'category_ids')),
    'moved', CASE WHEN jsonb_build_array((OLD.document::jsonb -> 'status'), (OLD.document::jsonb -> 'visibility'), (OLD.document::jsonb -> 'category_ids'), (OLD.document::jsonb -> 'promoted'), (OLD.document::jsonb -> 'new'), (OLD.document::jsonb -> 'sale'), (OLD.document::jsonb -> 'only_promo'), (OLD.document::jsonb -> 'is_promo'), (OLD.document::jsonb -> 'approved'), (OLD.document::jsonb -> 'chosen_at'), (OLD.document::jsonb -> 'created_at'), (OLD.document::jsonb -> 'brand'), (OLD.document::jsonb -> 'collection'), (OLD.document::jsonb -> 'top_brand'), (OLD.document::jsonb -> 'top_collection'), (OLD.document::jsonb -> 'gender'), (OLD.document::jsonb -> 'set'), (OLD.document::jsonb -> 'ptype')) IS DISTINCT FROM jsonb_build_array((NEW.document::jsonb -> 'status'), (NEW.document::jsonb -> 'visibility'), (NEW.document::jsonb -> 'category_ids'), (NEW.document::jsonb -> 'promoted'), (NEW.document::jsonb -> 'new'), (NEW.document::jsonb -> 'sale'), (NEW.document::jsonb -> 'only_promo'), (NEW.document::jsonb -> 'is_promo'), (NEW.document::jsonb -> 'approved'), (NEW.document::jsonb -> 'chosen_at'), (NEW.document::jsonb -> 'created_at'), (NEW.document::jsonb -> 'brand'), (NEW.document::jsonb -> 'collection'), (NEW.document::jsonb -> 'top_brand'), (NEW.document::jsonb -> 'top_collection'), (NEW.document::jsonb -> 'gender'), (NEW.document::jsonb -> 'set'), (NEW.document::jsonb -> 'ptype')) THEN 1 ELSE 0 END)::text); RETURN NEW; END $$`,
  `CREATE FUNCTION review_decided() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN PERFORM record_change('review', NEW.product_sku); RETURN NEW; END $$`,
  `CREATE FUNCTION review_written() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
    IF NOT EXISTS (SELECT 1 FROM review t WHERE t.id = NEW.id
    AND t.product_sku IS NOT DISTINCT FROM NEW.product_sku AND t.status IS NOT DISTINCT FROM NEW.status AND t.document IS NOT DISTINCT FROM NEW.document) THEN
    PERFORM record_change('review', NEW.product_sku::text);
    END IF;
    RETURN NEW;
    END $$`,
  `CREATE FUNCTION stock_changed() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN PERFORM record_change('stock', NEW.sku, jsonb_build_object('flipped', CASE WHEN OLD.is_in_stock <> NEW.is_in_stock THEN 1 ELSE 0 END)::text); RETURN NEW; END $$`,
  `CREATE FUNCTION stock_row_counted() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
    IF TG_OP = 'UPDATE' AND OLD.is_in_stock = NEW.is_in_stock AND OLD.product_id IS NOT DISTINCT FROM NEW.product_id THEN RETURN NULL; END IF;
    IF TG_OP <> 'DELETE' THEN UPDATE product_row SET in_stock =
    (SELECT CASE WHEN count(*) > 0 THEN 1 ELSE 0 END FROM stock WHERE product_id = NEW.product_id AND is_in_stock = 1) WHERE product_id = NEW.product_id; END IF;
    IF TG_OP <> 'INSERT' THEN UPDATE product_row SET in_stock =
    (SELECT CASE WHEN count(*) > 0 THEN 1 ELSE 0 END FROM stock WHERE product_id = OLD.product_id AND is_in_stock = 1) WHERE product_id = OLD.product_id; END IF;
    RETURN NULL;
    END $$`,
  `CREATE FUNCTION tax_rule_written() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
    IF NOT EXISTS (SELECT 1 FROM tax_rule t WHERE t.id = NEW.id
    AND t.document IS NOT DISTINCT FROM NEW.document) THEN
    PERFORM record_change('tax', NEW.id::text);
    END IF;
    RETURN NEW;
    END $$`,
  'CREATE TRIGGER attribute_written BEFORE INSERT ON attribute FOR EACH ROW EXECUTE FUNCTION attribute_written()',
  'CREATE TRIGGER category_created AFTER INSERT ON category FOR EACH ROW EXECUTE FUNCTION category_created()',
  'CREATE TRIGGER category_removed AFTER DELETE ON category FOR EACH ROW EXECUTE FUNCTION category_removed()',
  'CREATE TRIGGER category_updated AFTER UPDATE ON category FOR EACH ROW WHEN (((old.document <> new.document) OR (old.names IS DISTINCT FROM new.names) OR (((((old.product_count > 0) IS DISTINCT FROM (new.product_count > 0)) OR ((old.promo_count > 0) IS DISTINCT FROM (new.promo_count > 0))) OR ((old.approved_count > 0) IS DISTINCT FROM (new.approved_count > 0))) OR ((old.new_count > 0) IS DISTINCT FROM (new.new_count > 0))))) EXECUTE FUNCTION category_updated()',
  'CREATE TRIGGER parts_counted AFTER INSERT OR DELETE ON part FOR EACH ROW EXECUTE FUNCTION parts_counted()',
  'CREATE TRIGGER product_created AFTER INSERT ON product FOR EACH ROW EXECUTE FUNCTION product_created()',
  'CREATE TRIGGER product_rated AFTER UPDATE OF rating, reviews_count ON product FOR EACH ROW WHEN (((old.rating IS DISTINCT FROM new.rating) OR (old.reviews_count <> new.reviews_count))) EXECUTE FUNCTION product_rated()',
  'CREATE TRIGGER product_removed AFTER DELETE ON product FOR EACH ROW EXECUTE FUNCTION product_removed()',
  'CREATE TRIGGER product_row_part_added AFTER INSERT ON product_row FOR EACH ROW WHEN ((new.in_stock = 1)) EXECUTE FUNCTION part_stock_changed()',
  'CREATE TRIGGER product_row_part_changed AFTER UPDATE OF in_stock, sku ON product_row FOR EACH ROW WHEN (((old.in_stock <> new.in_stock) OR (old.sku <> new.sku))) EXECUTE FUNCTION part_stock_changed()',
  'CREATE TRIGGER product_row_part_removed AFTER DELETE ON product_row FOR EACH ROW WHEN ((old.in_stock = 1)) EXECUTE FUNCTION part_stock_changed()',
  'CREATE TRIGGER product_updated AFTER UPDATE OF hash ON product FOR EACH ROW WHEN ((old.hash <> new.hash)) EXECUTE FUNCTION product_updated()',
  'CREATE TRIGGER review_decided AFTER UPDATE OF status ON review FOR EACH ROW WHEN ((old.status <> new.status)) EXECUTE FUNCTION review_decided()',
  'CREATE TRIGGER review_written BEFORE INSERT ON review FOR EACH ROW EXECUTE FUNCTION review_written()',
  `CREATE TRIGGER stock_changed AFTER UPDATE ON stock FOR EACH ROW WHEN (((old.is_in_stock <> new.is_in_stock) OR (
          CASE old.manage_stock
              WHEN 1 THEN LEAST(old.qty, (20)::bigint)
              ELSE (20)::bigint
          END <>
          CASE new.manage_stock
              WHEN 1 THEN LEAST(new.qty, (20)::bigint)
              ELSE (20)::bigint
          END))) EXECUTE FUNCTION stock_changed()`,
  'CREATE TRIGGER stock_part_added AFTER INSERT ON stock FOR EACH ROW WHEN ((new.is_in_stock = 1)) EXECUTE FUNCTION part_stock_changed()',
  'CREATE TRIGGER stock_part_changed AFTER UPDATE OF is_in_stock, sku ON stock FOR EACH ROW WHEN (((old.is_in_stock <> new.is_in_stock) OR (old.sku <> new.sku))) EXECUTE FUNCTION part_stock_changed()',
  'CREATE TRIGGER stock_part_removed AFTER DELETE ON stock FOR EACH ROW WHEN ((old.is_in_stock = 1)) EXECUTE FUNCTION part_stock_changed()',
  'CREATE TRIGGER stock_row_counted AFTER INSERT OR DELETE OR UPDATE ON stock FOR EACH ROW EXECUTE FUNCTION stock_row_counted()',
  'CREATE TRIGGER tax_rule_written BEFORE INSERT ON tax_rule FOR EACH ROW EXECUTE FUNCTION tax_rule_written()',
];
