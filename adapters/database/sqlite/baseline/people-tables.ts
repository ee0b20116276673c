/** Tables of the people module. */
export const TABLES: readonly string[] = [
  `CREATE TABLE customer (
    id INTEGER PRIMARY KEY AUTOINCREMENT, login_phone TEXT UNIQUE, login_email TEXT UNIQUE,
    is_verified INTEGER NOT NULL DEFAULT 0, email TEXT, firstname TEXT NOT NULL DEFAULT '',
    lastname TEXT NOT NULL DEFAULT '', photo TEXT, city TEXT, postcode TEXT, country TEXT,
    addresses TEXT NOT NULL DEFAULT '[]', roles TEXT NOT NULL DEFAULT '[]', group_id INTEGER NOT NULL DEFAULT 1,
    bonus INTEGER NOT NULL DEFAULT 0 CHECK (bonus >= 0), currency TEXT NOT NULL, password TEXT,
    source TEXT NOT NULL, created_at INTEGER NOT NULL, updated_at INTEGER NOT NULL,
    own_roles TEXT NOT NULL DEFAULT '[]', CHECK (login_phone IS NOT NULL OR login_email IS NOT NULL)
  ) STRICT`,
  `CREATE TABLE session (
    id INTEGER PRIMARY KEY, customer_id INTEGER NOT NULL REFERENCES customer (id) ON DELETE CASCADE,
    actor_id INTEGER REFERENCES customer (id) ON DELETE CASCADE, expires_at INTEGER NOT NULL,
    created_at INTEGER NOT NULL, actor_session_id INTEGER, device TEXT, seen_at INTEGER, factor_at INTEGER
  ) STRICT`,
  `CREATE TABLE session_token (
    hash TEXT PRIMARY KEY, session_id INTEGER NOT NULL REFERENCES session (id) ON DELETE CASCADE,
    kind TEXT NOT NULL CHECK (kind IN ('access', 'refresh')), expires_at INTEGER NOT NULL, spent_at INTEGER
  ) STRICT, WITHOUT ROWID`,
  `CREATE TABLE proof (
    contact TEXT NOT NULL, kind TEXT NOT NULL CHECK (kind IN ('code', 'link', 'reset')), salt TEXT NOT NULL,
    hash TEXT NOT NULL, attempts INTEGER NOT NULL DEFAULT 0, expires_at INTEGER NOT NULL,
    PRIMARY KEY (contact, kind)
  ) STRICT, WITHOUT ROWID`,
  `CREATE TABLE impersonation (
    id INTEGER PRIMARY KEY, actor_id INTEGER NOT NULL, customer_id INTEGER NOT NULL, created_at INTEGER NOT NULL
  ) STRICT`,
  `CREATE TABLE staff_role (
    name TEXT PRIMARY KEY, title TEXT NOT NULL, permissions TEXT NOT NULL
  ) STRICT, WITHOUT ROWID`,
  `CREATE TABLE second_factor (
    customer_id INTEGER PRIMARY KEY REFERENCES customer (id) ON DELETE CASCADE, secret TEXT NOT NULL,
    created_at INTEGER NOT NULL, confirmed_at INTEGER, last_step INTEGER
  )`,
  `CREATE TABLE recovery_code (
    customer_id INTEGER NOT NULL REFERENCES second_factor (customer_id) ON DELETE CASCADE, hash TEXT NOT NULL,
    PRIMARY KEY (customer_id, hash)
  )`,
  `CREATE TABLE passkey (
    id INTEGER PRIMARY KEY AUTOINCREMENT, customer_id INTEGER NOT NULL REFERENCES customer (id) ON DELETE CASCADE,
    credential_id TEXT NOT NULL UNIQUE, public_key TEXT NOT NULL, counter INTEGER NOT NULL, rp_id TEXT NOT NULL,
    name TEXT NOT NULL, is_synced INTEGER NOT NULL, created_at INTEGER NOT NULL, used_at INTEGER
  ) STRICT`,
];

/** Indexes and triggers of these tables. */
export const RULES: readonly string[] = [
  'CREATE INDEX session_customer ON session (customer_id)',
  'CREATE INDEX session_actor ON session (actor_id)',
  'CREATE INDEX session_expiry ON session (expires_at)',
  'CREATE INDEX session_token_session ON session_token (session_id)',
  'CREATE INDEX passkey_customer ON passkey (customer_id)',
];
