/** Event outbox, subscriber cursors, undeliverable events, and leases of timed jobs. */
export const STATEMENTS: readonly string[] = [
  `CREATE TABLE shop_event (
     id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT NOT NULL, version INTEGER NOT NULL, at INTEGER NOT NULL, data TEXT NOT NULL) STRICT`,
  `CREATE TABLE event_subscription (
     name TEXT PRIMARY KEY, cursor_position INTEGER NOT NULL, attempts INTEGER NOT NULL, next_at INTEGER NOT NULL, error TEXT,
     seen_at INTEGER NOT NULL) STRICT, WITHOUT ROWID`,
  `CREATE TABLE event_dead_letter (
     id INTEGER PRIMARY KEY AUTOINCREMENT, subscriber TEXT NOT NULL, event_id TEXT NOT NULL, event TEXT NOT NULL,
     attempts INTEGER NOT NULL, error TEXT NOT NULL, failed_at INTEGER NOT NULL, UNIQUE (subscriber, event_id)) STRICT`,
  `CREATE TABLE lease (name TEXT PRIMARY KEY, holder TEXT NOT NULL, until INTEGER NOT NULL) STRICT, WITHOUT ROWID`,
];
