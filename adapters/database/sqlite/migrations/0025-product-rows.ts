import { lowering } from '../../sql/lowered';

const member = (name: string) => `json_extract(p.document, '$.${name}')`;
const nameIn = (language: string) => `coalesce(json_extract(p.texts, '$.${language}.name'), '')`;
const ofVariants = (name: string, how: 'min' | 'max') =>
  `(SELECT ${how}(json_extract(c.value, '$.${name}')) FROM json_each(coalesce(json_extract(p.document, '$.configurable_children'), '[]')) c)`;
const counted = (product: string) => `UPDATE product_row SET in_stock =
  (SELECT count(*) > 0 FROM stock WHERE product_id = ${product} AND is_in_stock = 1) WHERE product_id = ${product};`;

/**
 * Product columns that staff lists show and search, beside the documents: to look through 100,000 documents takes seconds. Whether something is in stock is
 * kept up by the database, so that no way of changing stock can forget it.
 */
export const STATEMENTS: readonly string[] = [
  `CREATE TABLE product_row (
     product_id INTEGER PRIMARY KEY REFERENCES product (id) ON DELETE CASCADE,
     sku TEXT NOT NULL, name TEXT NOT NULL, words TEXT NOT NULL, type TEXT NOT NULL, enabled INTEGER NOT NULL,
     price REAL, special_price REAL, special_from TEXT, special_to TEXT,
     in_stock INTEGER NOT NULL DEFAULT 0, priced INTEGER NOT NULL DEFAULT 0) STRICT`,
  `CREATE INDEX product_row_sku ON product_row (sku)`,
  `CREATE INDEX product_row_name ON product_row (name)`,
  `CREATE INDEX product_row_price ON product_row (price)`,
  `CREATE INDEX product_row_priced ON product_row (priced) WHERE priced > 0`,
  `CREATE TABLE product_place (
     category_id INTEGER NOT NULL, product_id INTEGER NOT NULL REFERENCES product (id) ON DELETE CASCADE,
     PRIMARY KEY (category_id, product_id)) STRICT, WITHOUT ROWID`,
  `CREATE INDEX product_place_product ON product_place (product_id)`,
  `INSERT INTO product_row (product_id, sku, name, words, type, enabled, price, special_price, special_from, special_to, in_stock)
     SELECT p.id, p.sku, coalesce(${member('name')}, ''),
       p.sku || ' ' || coalesce(${member('name')}, '') || ' ' || ${['de', 'ru', 'uk', 'zh'].map(nameIn).join(` || ' ' || `)},
       p.type_id, coalesce(${member('status')}, 1) < 2,
       coalesce(${member('original_price')}, ${member('price')}, ${ofVariants('price', 'min')}),
       coalesce(${member('special_price')}, ${ofVariants('special_price', 'min')}),
       coalesce(${member('special_from_date')}, ${ofVariants('special_from_date', 'min')}),
       coalesce(${member('special_to_date')}, ${ofVariants('special_to_date', 'max')}),
       CASE WHEN EXISTS (SELECT 1 FROM stock s WHERE s.product_id = p.id)
         THEN EXISTS (SELECT 1 FROM stock s WHERE s.product_id = p.id AND s.is_in_stock = 1)
         ELSE p.type_id IN ('virtual', 'downloadable') END
     FROM product p`,
  ...lowering('product_row', 'words'),
  `INSERT OR IGNORE INTO product_place (category_id, product_id)
     SELECT CAST(c.value AS INTEGER), p.id FROM product p, json_each(coalesce(json_extract(p.document, '$.category_ids'), '[]')) c`,
  `CREATE TRIGGER stock_row_added AFTER INSERT ON stock BEGIN ${counted('new.product_id')} END`,
  `CREATE TRIGGER stock_row_changed AFTER UPDATE ON stock
   WHEN old.is_in_stock <> new.is_in_stock OR old.product_id IS NOT new.product_id
   BEGIN ${counted('new.product_id')} ${counted('old.product_id')} END`,
  `CREATE TRIGGER stock_row_removed AFTER DELETE ON stock BEGIN ${counted('old.product_id')} END`,
];
