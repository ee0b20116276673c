/** Delivery state of each message. Earlier messages stay undelivered, because they are out of date. */
export const STATEMENTS: readonly string[] = [
  `ALTER TABLE outbox ADD COLUMN uid TEXT COLLATE "C" NOT NULL DEFAULT '',
     ADD COLUMN channel TEXT COLLATE "C" CHECK (channel IN ('email', 'sms')),
     ADD COLUMN language TEXT COLLATE "C",
     ADD COLUMN reply_to TEXT COLLATE "C",
     ADD COLUMN expires_at BIGINT,
     ADD COLUMN state TEXT COLLATE "C" NOT NULL DEFAULT 'kept' CHECK (state IN ('kept', 'waiting', 'sent', 'failed')),
     ADD COLUMN queued_at BIGINT NOT NULL DEFAULT 0,
     ADD COLUMN attempts BIGINT NOT NULL DEFAULT 0 CHECK (attempts >= 0),
     ADD COLUMN next_at BIGINT NOT NULL DEFAULT 0,
     ADD COLUMN error TEXT COLLATE "C",
     ADD COLUMN sent_at BIGINT`,
  `UPDATE outbox SET uid = replace(gen_random_uuid()::text, '-', ''), queued_at = created_at, next_at = created_at,
     channel = CASE WHEN contact LIKE '%@%' THEN 'email' WHEN contact LIKE '+%' THEN 'sms' END,
     expires_at = CASE kind WHEN 'code' THEN created_at + 600000 WHEN 'reset' THEN created_at + 3600000 WHEN 'account' THEN created_at + 3600000 END`,
  // A message to the shop that came by its form was kept under its writer's address: nothing may ever send it there.
  `UPDATE outbox SET reply_to = contact, contact = 'shop', channel = NULL WHERE kind = 'contact'`,
  `CREATE INDEX outbox_due ON outbox (next_at) WHERE state = 'waiting'`,
  `CREATE INDEX outbox_state ON outbox (state, id)`,
  `CREATE TABLE message_channel (channel TEXT COLLATE "C" PRIMARY KEY)`,
];
