/** Second factors of staff, their recovery codes, and the time at which a session passed one. */
export const STATEMENTS: readonly string[] = [
  `CREATE TABLE second_factor (
    customer_id INTEGER PRIMARY KEY REFERENCES customer (id) ON DELETE CASCADE,
    secret TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    confirmed_at INTEGER,
    last_step INTEGER
  )`,
  `CREATE TABLE recovery_code (
    customer_id INTEGER NOT NULL REFERENCES second_factor (customer_id) ON DELETE CASCADE,
    hash TEXT NOT NULL,
    PRIMARY KEY (customer_id, hash)
  )`,
  'ALTER TABLE session ADD COLUMN factor_at INTEGER',
];
