const hasPartInStock = (product: string) => `(
  EXISTS (SELECT 1 FROM part p JOIN product_row o ON o.sku = p.sku WHERE p.product_id = ${product} AND o.in_stock = 1)
    OR EXISTS (SELECT 1 FROM part p JOIN stock s ON s.sku = p.sku WHERE p.product_id = ${product} AND s.is_in_stock = 1))`;
const counted = (which: string) =>
  `UPDATE product_row SET part_in_stock = 1 - part_in_stock WHERE ${which} AND part_in_stock <> ${hasPartInStock('product_row.product_id')};`;
const containing = (sku: string) => counted(`product_id IN (SELECT product_id FROM part WHERE sku = ${sku})`);

/** Triggers of a table that has what parts are known by and whether there is any in stock, for each way that can change. */
const followed = (table: string, flag: string): readonly string[] => [
  `CREATE TRIGGER ${table}_part_added AFTER INSERT ON ${table} WHEN new.${flag} = 1 BEGIN ${containing('new.sku')} END`,
  `CREATE TRIGGER ${table}_part_changed AFTER UPDATE OF ${flag}, sku ON ${table} WHEN old.${flag} <> new.${flag} OR old.sku <> new.sku
   BEGIN ${containing('new.sku')} ${containing('old.sku')} END`,
  `CREATE TRIGGER ${table}_part_removed AFTER DELETE ON ${table} WHEN old.${flag} = 1 BEGIN ${containing('old.sku')} END`,
];

/**
 * In-stock state of a product's parts, stored in the product row, kept up by the database: a list of staff does not look at the parts of every product that it
 * leaves out.
 */
export const STATEMENTS: readonly string[] = [
  `ALTER TABLE product_row ADD COLUMN part_in_stock INTEGER NOT NULL DEFAULT 0`,
  counted('product_id IN (SELECT product_id FROM part)'),
  ...followed('product_row', 'in_stock'),
  ...followed('stock', 'is_in_stock'),
  `CREATE TRIGGER part_added AFTER INSERT ON part BEGIN ${counted('product_id = new.product_id')} END`,
  `CREATE TRIGGER part_removed AFTER DELETE ON part BEGIN ${counted('product_id = old.product_id')} END`,
];
