/** Files of a shop that keeps them in its database. Their size stands beside them, so that it is known without reading them. */
export const STATEMENTS: readonly string[] = [
  `CREATE TABLE file (
     key TEXT PRIMARY KEY, size INTEGER NOT NULL, sha256 TEXT NOT NULL, written_at INTEGER NOT NULL, bytes BLOB NOT NULL) STRICT`,
];
