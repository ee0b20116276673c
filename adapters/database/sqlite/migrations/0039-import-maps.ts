/** What the columns of merchants' own tables mean, by a hash of their heading rows. */
export const STATEMENTS: readonly string[] = [
  'CREATE TABLE import_map (id TEXT PRIMARY KEY, heading TEXT NOT NULL, map TEXT NOT NULL, kept_at INTEGER NOT NULL) STRICT, WITHOUT ROWID',
];
