/** Second factors of staff, their recovery codes, and the time at which a session passed one. */
export const STATEMENTS: readonly string[] = [
  `CREATE TABLE second_factor (
    customer_id BIGINT PRIMARY KEY REFERENCES customer (id) ON DELETE CASCADE,
    secret TEXT COLLATE "C" NOT NULL,
    created_at BIGINT NOT NULL,
    confirmed_at BIGINT,
    last_step BIGINT
  )`,
  `CREATE TABLE recovery_code (
    customer_id BIGINT NOT NULL REFERENCES second_factor (customer_id) ON DELETE CASCADE,
    hash TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (customer_id, hash)
  )`,
  'ALTER TABLE session ADD COLUMN factor_at BIGINT',
];
