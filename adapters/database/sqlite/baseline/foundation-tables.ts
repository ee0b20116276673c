/** Tables of the foundation module. */
export const TABLES: readonly string[] = [
  `CREATE TABLE meta (
    key TEXT PRIMARY KEY, value INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID`,
  `CREATE TABLE rate (
    key TEXT PRIMARY KEY, count INTEGER NOT NULL, ends_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID`,
  `CREATE TABLE secret (
    name TEXT PRIMARY KEY, value TEXT NOT NULL
  ) STRICT, WITHOUT ROWID`,
  `CREATE TABLE change (
    id INTEGER PRIMARY KEY AUTOINCREMENT, kind TEXT NOT NULL, key TEXT NOT NULL, detail TEXT
  ) STRICT`,
  `CREATE TABLE commerce (
    name TEXT PRIMARY KEY, document TEXT NOT NULL
  ) STRICT, WITHOUT ROWID`,
  `CREATE TABLE shop_event (
    id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT NOT NULL, version INTEGER NOT NULL, at INTEGER NOT NULL,
    data TEXT NOT NULL
  ) STRICT`,
  `CREATE TABLE event_subscription (
    name TEXT PRIMARY KEY, cursor_position INTEGER NOT NULL, attempts INTEGER NOT NULL, next_at INTEGER NOT NULL,
    error TEXT, seen_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID`,
  `CREATE TABLE event_dead_letter (
    id INTEGER PRIMARY KEY AUTOINCREMENT, subscriber TEXT NOT NULL, event_id TEXT NOT NULL, event TEXT NOT NULL,
    attempts INTEGER NOT NULL, error TEXT NOT NULL, failed_at INTEGER NOT NULL, UNIQUE (subscriber, event_id)
  ) STRICT`,
  `CREATE TABLE lease (
    name TEXT PRIMARY KEY, holder TEXT NOT NULL, until INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID`,
  `CREATE TABLE file (
    key TEXT PRIMARY KEY, size INTEGER NOT NULL, sha256 TEXT NOT NULL, written_at INTEGER NOT NULL,
    bytes BLOB NOT NULL
  ) STRICT`,
  `INSERT INTO "meta" VALUES ('catalogue_version', 0)`,
  `INSERT INTO "meta" VALUES ('index_version', 0)`,
  `INSERT INTO "meta" VALUES ('stock_version', 0)`,
];

/** Indexes and triggers of these tables. */
export const RULES: readonly string[] = [
  'CREATE INDEX rate_end ON rate (ends_at)',
  `CREATE TRIGGER change_kept AFTER INSERT ON change WHEN new.id % 100 = 0
    BEGIN DELETE FROM change WHERE id <= new.id - 5000; END`,
  `CREATE TRIGGER index_made_anew AFTER UPDATE ON meta WHEN new.key = 'index_version' AND old.value <> new.value
    BEGIN INSERT INTO change (kind, key, detail) VALUES ('index', '', NULL); END`,
  `CREATE TRIGGER commerce_written BEFORE INSERT ON commerce
    WHEN NOT EXISTS (SELECT 1 FROM commerce WHERE name = new.name AND document = new.document)
    BEGIN INSERT INTO change (kind, key) VALUES ('commerce', new.name); END`,
];
