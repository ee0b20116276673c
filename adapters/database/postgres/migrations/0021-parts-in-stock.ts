const hasPartInStock = (product: string) => `CASE
  WHEN EXISTS (SELECT 1 FROM part p JOIN product_row o ON o.sku = p.sku WHERE p.product_id = ${product} AND o.in_stock = 1)
    OR EXISTS (SELECT 1 FROM part p JOIN stock s ON s.sku = p.sku WHERE p.product_id = ${product} AND s.is_in_stock = 1) THEN 1 ELSE 0 END`;
const counted = (which: string) =>
  `UPDATE product_row r SET part_in_stock = 1 - part_in_stock WHERE ${which} AND part_in_stock <> ${hasPartInStock('r.product_id')};`;
const containing = (sku: string) => counted(`r.product_id IN (SELECT product_id FROM part WHERE sku = ${sku})`);

/** Triggers of a table that has what parts are known by and whether there is any in stock, for each way that can change. */
const followed = (table: string, flag: string): readonly string[] => [
  `CREATE TRIGGER ${table}_part_added AFTER INSERT ON ${table} FOR EACH ROW WHEN (NEW.${flag} = 1) EXECUTE FUNCTION part_stock_changed()`,
  `CREATE TRIGGER ${table}_part_changed AFTER UPDATE OF ${flag}, sku ON ${table} FOR EACH ROW
   WHEN (OLD.${flag} <> NEW.${flag} OR OLD.sku <> NEW.sku) EXECUTE FUNCTION part_stock_changed()`,
  `CREATE TRIGGER ${table}_part_removed AFTER DELETE ON ${table} FOR EACH ROW WHEN (OLD.${flag} = 1) EXECUTE FUNCTION part_stock_changed()`,
];

/**
 * In-stock state of a product's parts, stored in the product row, kept up by the database (as SQLite does with its migration of that name): to look at the
 * parts while a list is made takes hundreds of milliseconds. Pages far down a list are found in indexes that have the id too.
 */
export const STATEMENTS: readonly string[] = [
  `ALTER TABLE product_row ADD COLUMN part_in_stock BIGINT NOT NULL DEFAULT 0`,
  counted('r.product_id IN (SELECT product_id FROM part)'),
  `CREATE FUNCTION part_stock_changed() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
     IF TG_OP <> 'DELETE' THEN ${containing('NEW.sku')} END IF;
     IF TG_OP <> 'INSERT' THEN ${containing('OLD.sku')} END IF;
     RETURN NULL;
   END $$`,
  ...followed('product_row', 'in_stock'),
  ...followed('stock', 'is_in_stock'),
  `CREATE FUNCTION parts_counted() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
     IF TG_OP = 'INSERT' THEN ${counted('r.product_id = NEW.product_id')} ELSE ${counted('r.product_id = OLD.product_id')} END IF;
     RETURN NULL;
   END $$`,
  `CREATE TRIGGER parts_counted AFTER INSERT OR DELETE ON part FOR EACH ROW EXECUTE FUNCTION parts_counted()`,
  ...['sku', 'name', 'price'].flatMap((column) => [
    `DROP INDEX product_row_${column}`,
    `CREATE INDEX product_row_${column} ON product_row (${column}, product_id)`,
  ]),
  `DROP INDEX product_place_product`,
  `CREATE INDEX product_place_product ON product_place (product_id, category_id)`,
];
