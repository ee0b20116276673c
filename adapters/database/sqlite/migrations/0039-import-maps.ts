/** Column mappings of merchants' own tables, by a hash of the heading row. */
export const STATEMENTS: readonly string[] = [
  'CREATE TABLE import_map (id TEXT PRIMARY KEY, heading TEXT NOT NULL, map TEXT NOT NULL, kept_at INTEGER NOT NULL) STRICT, WITHOUT ROWID',
];
