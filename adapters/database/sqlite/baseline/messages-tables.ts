/** Tables of the messages module. */
export const TABLES: readonly string[] = [
  `CREATE TABLE outbox (
    id INTEGER PRIMARY KEY AUTOINCREMENT, kind TEXT NOT NULL, contact TEXT NOT NULL, subject TEXT NOT NULL,
    body_text TEXT NOT NULL, body_html TEXT, created_at INTEGER NOT NULL, uid TEXT NOT NULL DEFAULT '',
    channel TEXT CHECK (channel IN ('email', 'sms')), language TEXT, reply_to TEXT, expires_at INTEGER,
    state TEXT NOT NULL DEFAULT 'kept' CHECK (state IN ('kept', 'waiting', 'sent', 'failed')),
    queued_at INTEGER NOT NULL DEFAULT 0, attempts INTEGER NOT NULL DEFAULT 0 CHECK (attempts >= 0),
    next_at INTEGER NOT NULL DEFAULT 0, error TEXT, sent_at INTEGER, letter TEXT
  ) STRICT`,
  `CREATE TABLE newsletter (
    email TEXT PRIMARY KEY, store_code TEXT, created_at INTEGER NOT NULL, confirmed_at INTEGER,
    key TEXT NOT NULL DEFAULT ''
  ) STRICT, WITHOUT ROWID`,
  `CREATE TABLE mail_token (
    token TEXT PRIMARY KEY, created_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID`,
  `CREATE TABLE message_channel (
    channel TEXT PRIMARY KEY
  ) STRICT, WITHOUT ROWID`,
];

/** Indexes and triggers of these tables. */
export const RULES: readonly string[] = [
  'CREATE INDEX outbox_contact ON outbox (contact, id)',
  `CREATE INDEX outbox_due ON outbox (next_at) WHERE state = 'waiting'`,
  'CREATE INDEX outbox_state ON outbox (state, id)',
  'CREATE UNIQUE INDEX newsletter_key ON newsletter (key)',
];
