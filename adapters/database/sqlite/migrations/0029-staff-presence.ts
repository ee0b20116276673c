/** Who of the staff has which record open; a page is forgotten a minute after it was heard of last. */
export const STATEMENTS: readonly string[] = [
  `CREATE TABLE staff_presence (
     kind TEXT NOT NULL, record TEXT NOT NULL, page TEXT NOT NULL,
     customer_id INTEGER NOT NULL REFERENCES customer (id) ON DELETE CASCADE, editing INTEGER NOT NULL,
     since INTEGER NOT NULL, seen_at INTEGER NOT NULL, PRIMARY KEY (kind, record, page)) STRICT, WITHOUT ROWID`,
];
