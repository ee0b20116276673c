/** The highest id of what a blogger's list has lost: without it SQLite gives the id of a cancelled order's product to the next one. */
export const STATEMENTS: readonly string[] = [
  `CREATE TRIGGER blogger_product_gone AFTER DELETE ON blogger_product BEGIN
     INSERT INTO meta (key, value) VALUES ('blogger_product_gone', OLD.id)
     ON CONFLICT (key) DO UPDATE SET value = max(value, excluded.value); END`,
];
