/** Views of lists that people of the staff keep. */
export const STATEMENTS: readonly string[] = [
  `CREATE TABLE staff_view (
     customer_id INTEGER NOT NULL REFERENCES customer (id) ON DELETE CASCADE, list TEXT NOT NULL, name TEXT NOT NULL,
     query TEXT NOT NULL, created_at INTEGER NOT NULL, PRIMARY KEY (customer_id, list, name)) STRICT, WITHOUT ROWID`,
];
