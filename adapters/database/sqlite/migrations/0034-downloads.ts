/** Files that are sold as downloads, and who may download them. Their content lies in the file store. */
export const STATEMENTS: readonly string[] = [
  `CREATE TABLE download_file (
     id TEXT PRIMARY KEY, name TEXT NOT NULL, size INTEGER NOT NULL, sha256 TEXT NOT NULL, is_sample INTEGER NOT NULL,
     created_at INTEGER NOT NULL) STRICT, WITHOUT ROWID`,
  `CREATE TABLE order_download (
     id TEXT PRIMARY KEY, order_id INTEGER NOT NULL, line INTEGER NOT NULL, position INTEGER NOT NULL, title TEXT NOT NULL, file_id TEXT,
     most INTEGER, used INTEGER NOT NULL, serial INTEGER NOT NULL, granted_at INTEGER, expires_at INTEGER, last_at INTEGER,
     UNIQUE (order_id, line, position)) STRICT, WITHOUT ROWID`,
];
