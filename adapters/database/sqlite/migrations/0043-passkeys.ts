/** Passkeys of accounts; bytes as base64url. */
export const STATEMENTS: readonly string[] = [
  `CREATE TABLE passkey (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    customer_id INTEGER NOT NULL REFERENCES customer (id) ON DELETE CASCADE,
    credential_id TEXT NOT NULL UNIQUE,
    public_key TEXT NOT NULL,
    counter INTEGER NOT NULL,
    rp_id TEXT NOT NULL,
    name TEXT NOT NULL,
    is_synced INTEGER NOT NULL,
    created_at INTEGER NOT NULL,
    used_at INTEGER
  ) STRICT`,
  'CREATE INDEX passkey_customer ON passkey (customer_id)',
];
