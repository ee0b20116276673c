/** Views of lists that people of the staff keep. */
export const STATEMENTS: readonly string[] = [
  `CREATE TABLE staff_view (
     customer_id BIGINT NOT NULL REFERENCES customer (id) ON DELETE CASCADE, list TEXT COLLATE "C" NOT NULL,
     name TEXT COLLATE "C" NOT NULL, query TEXT NOT NULL, created_at BIGINT NOT NULL, PRIMARY KEY (customer_id, list, name))`,
];
