/** Tags, notes and bonus history of people, contacts pending confirmation, and authors of reviews. */
export const PERSON_RECORDS: readonly string[] = [
  `ALTER TABLE customer ADD COLUMN tags TEXT NOT NULL DEFAULT '[]'`,
  'ALTER TABLE customer ADD COLUMN new_login TEXT',
  'ALTER TABLE review ADD COLUMN customer_id INTEGER REFERENCES customer (id) ON DELETE SET NULL',
  'CREATE INDEX review_customer ON review (customer_id) WHERE customer_id IS NOT NULL',
  `CREATE TABLE person_note (
    id INTEGER PRIMARY KEY AUTOINCREMENT, customer_id INTEGER NOT NULL REFERENCES customer (id) ON DELETE CASCADE,
    at INTEGER NOT NULL, who TEXT NOT NULL, text TEXT NOT NULL
  ) STRICT`,
  'CREATE INDEX person_note_customer ON person_note (customer_id, at)',
  `CREATE TABLE bonus_movement (
    id INTEGER PRIMARY KEY AUTOINCREMENT, customer_id INTEGER NOT NULL REFERENCES customer (id) ON DELETE CASCADE,
    at INTEGER NOT NULL, amount INTEGER NOT NULL, reason TEXT NOT NULL, order_id INTEGER, who TEXT, note TEXT,
    request TEXT, UNIQUE (customer_id, request)
  ) STRICT`,
  'CREATE INDEX bonus_movement_customer ON bonus_movement (customer_id, id)',
  `INSERT INTO bonus_movement (customer_id, at, amount, reason)
    SELECT id, updated_at, bonus, 'opening' FROM customer WHERE bonus > 0`,
];
