import { lowering } from '../../sql/lowered';

const member = (name: string) => `(p.document::json ->> '${name}')`;
const amount = (name: string) => `${member(name)}::float8`;
const nameIn = (language: string) => `coalesce(p.texts::json -> '${language}' ->> 'name', '')`;
const ofVariants = (name: string, how: 'max' | 'min', type = '') =>
  `(SELECT ${how}((c ->> '${name}')${type}) FROM json_array_elements(coalesce(p.document::json -> 'configurable_children', '[]'::json)) c)`;
const counted = (product: string) => `UPDATE product_row SET in_stock =
  (SELECT CASE WHEN count(*) > 0 THEN 1 ELSE 0 END FROM stock WHERE product_id = ${product} AND is_in_stock = 1) WHERE product_id = ${product};`;

/** Product columns that staff lists show and search, as in SQLite's migration of this name. */
export const STATEMENTS: readonly string[] = [
  `CREATE TABLE product_row (
     product_id BIGINT PRIMARY KEY REFERENCES product (id) ON DELETE CASCADE,
     sku TEXT COLLATE "C" NOT NULL, name TEXT COLLATE "C" NOT NULL, words TEXT COLLATE "C" NOT NULL, type TEXT COLLATE "C" NOT NULL,
     enabled BIGINT NOT NULL, price DOUBLE PRECISION, special_price DOUBLE PRECISION, special_from TEXT COLLATE "C", special_to TEXT COLLATE "C",
     in_stock BIGINT NOT NULL DEFAULT 0, priced BIGINT NOT NULL DEFAULT 0)`,
  `CREATE INDEX product_row_sku ON product_row (sku)`,
  `CREATE INDEX product_row_name ON product_row (name)`,
  `CREATE INDEX product_row_price ON product_row (price)`,
  `CREATE INDEX product_row_priced ON product_row (priced) WHERE priced > 0`,
  `CREATE TABLE product_place (
     category_id BIGINT NOT NULL, product_id BIGINT NOT NULL REFERENCES product (id) ON DELETE CASCADE,
     PRIMARY KEY (category_id, product_id))`,
  `CREATE INDEX product_place_product ON product_place (product_id)`,
  `INSERT INTO product_row (product_id, sku, name, words, type, enabled, price, special_price, special_from, special_to, in_stock)
     SELECT p.id, p.sku, coalesce(${member('name')}, ''),
       p.sku || ' ' || coalesce(${member('name')}, '') || ' ' || ${['de', 'ru', 'uk', 'zh'].map(nameIn).join(` || ' ' || `)},
       p.type_id, CASE WHEN coalesce(${amount('status')}, 1) < 2 THEN 1 ELSE 0 END,
       coalesce(${amount('original_price')}, ${amount('price')}, ${ofVariants('price', 'min', '::float8')}),
       coalesce(${amount('special_price')}, ${ofVariants('special_price', 'min', '::float8')}),
       coalesce(${member('special_from_date')}, ${ofVariants('special_from_date', 'min')}),
       coalesce(${member('special_to_date')}, ${ofVariants('special_to_date', 'max')}),
       CASE WHEN EXISTS (SELECT 1 FROM stock s WHERE s.product_id = p.id AND s.is_in_stock = 1) THEN 1
         WHEN p.type_id IN ('virtual', 'downloadable') AND NOT EXISTS (SELECT 1 FROM stock s WHERE s.product_id = p.id) THEN 1
         ELSE 0 END
     FROM product p`,
  ...lowering('product_row', 'words'),
  `INSERT INTO product_place (category_id, product_id)
     SELECT DISTINCT (c #>> '{}')::bigint, p.id FROM product p, json_array_elements(coalesce(p.document::json -> 'category_ids', '[]'::json)) c`,
  `CREATE FUNCTION stock_row_counted() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
     IF TG_OP = 'UPDATE' AND OLD.is_in_stock = NEW.is_in_stock AND OLD.product_id IS NOT DISTINCT FROM NEW.product_id THEN RETURN NULL; END IF;
     IF TG_OP <> 'DELETE' THEN ${counted('NEW.product_id')} END IF;
     IF TG_OP <> 'INSERT' THEN ${counted('OLD.product_id')} END IF;
     RETURN NULL;
   END $$`,
  `CREATE TRIGGER stock_row_counted AFTER INSERT OR UPDATE OR DELETE ON stock FOR EACH ROW EXECUTE FUNCTION stock_row_counted()`,
];
