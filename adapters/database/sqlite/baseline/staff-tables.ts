/** Tables of the staff module. */
export const TABLES: readonly string[] = [
  `CREATE TABLE staff_change (
    id INTEGER PRIMARY KEY AUTOINCREMENT, at INTEGER NOT NULL, who TEXT NOT NULL, kind TEXT NOT NULL,
    record TEXT NOT NULL, action TEXT NOT NULL CHECK (action IN ('created', 'changed', 'removed', 'restored')),
    before TEXT, after TEXT
  ) STRICT`,
  `CREATE TABLE staff_view (
    customer_id INTEGER NOT NULL REFERENCES customer (id) ON DELETE CASCADE, list TEXT NOT NULL,
    name TEXT NOT NULL, query TEXT NOT NULL, created_at INTEGER NOT NULL, PRIMARY KEY (customer_id, list, name)
  ) STRICT, WITHOUT ROWID`,
  `CREATE TABLE staff_presence (
    kind TEXT NOT NULL, record TEXT NOT NULL, page TEXT NOT NULL,
    customer_id INTEGER NOT NULL REFERENCES customer (id) ON DELETE CASCADE, editing INTEGER NOT NULL,
    since INTEGER NOT NULL, seen_at INTEGER NOT NULL, PRIMARY KEY (kind, record, page)
  ) STRICT, WITHOUT ROWID`,
  `CREATE TABLE import_map (
    id TEXT PRIMARY KEY, heading TEXT NOT NULL, map TEXT NOT NULL, kept_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID`,
];

/** Indexes and triggers of these tables. */
export const RULES: readonly string[] = [
  'CREATE INDEX staff_change_record ON staff_change (kind, record, id)',
  'CREATE INDEX staff_change_who ON staff_change (who, id)',
];
