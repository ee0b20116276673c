/** Delivery state of each message. Earlier messages stay undelivered, because they are out of date. */
export const STATEMENTS: readonly string[] = [
  `ALTER TABLE outbox ADD COLUMN uid TEXT NOT NULL DEFAULT ''`,
  `ALTER TABLE outbox ADD COLUMN channel TEXT CHECK (channel IN ('email', 'sms'))`,
  `ALTER TABLE outbox ADD COLUMN language TEXT`,
  `ALTER TABLE outbox ADD COLUMN reply_to TEXT`,
  `ALTER TABLE outbox ADD COLUMN expires_at INTEGER`,
  `ALTER TABLE outbox ADD COLUMN state TEXT NOT NULL DEFAULT 'kept' CHECK (state IN ('kept', 'waiting', 'sent', 'failed'))`,
  `ALTER TABLE outbox ADD COLUMN queued_at INTEGER NOT NULL DEFAULT 0`,
  `ALTER TABLE outbox ADD COLUMN attempts INTEGER NOT NULL DEFAULT 0 CHECK (attempts >= 0)`,
  `ALTER TABLE outbox ADD COLUMN next_at INTEGER NOT NULL DEFAULT 0`,
  `ALTER TABLE outbox ADD COLUMN error TEXT`,
  `ALTER TABLE outbox ADD COLUMN sent_at INTEGER`,
  `UPDATE outbox SET uid = lower(hex(randomblob(16))), queued_at = created_at, next_at = created_at,
     channel = CASE WHEN contact LIKE '%@%' THEN 'email' WHEN contact LIKE '+%' THEN 'sms' END,
     expires_at = CASE kind WHEN 'code' THEN created_at + 600000 WHEN 'reset' THEN created_at + 3600000 WHEN 'account' THEN created_at + 3600000 END`,
  // A message to the shop that came by its form was kept under its writer's address: nothing may ever send it there.
  `UPDATE outbox SET reply_to = contact, contact = 'shop', channel = NULL WHERE kind = 'contact'`,
  `CREATE INDEX outbox_due ON outbox (next_at) WHERE state = 'waiting'`,
  `CREATE INDEX outbox_state ON outbox (state, id)`,
  `CREATE TABLE message_channel (channel TEXT PRIMARY KEY) STRICT, WITHOUT ROWID`,
];
