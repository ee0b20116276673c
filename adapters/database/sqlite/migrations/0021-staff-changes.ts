/** Staff changes with the previous values, so that they can be shown and undone. */
export const STATEMENTS: readonly string[] = [
  `CREATE TABLE staff_change (
     id INTEGER PRIMARY KEY AUTOINCREMENT, at INTEGER NOT NULL, who TEXT NOT NULL, kind TEXT NOT NULL, record TEXT NOT NULL,
     action TEXT NOT NULL CHECK (action IN ('created', 'changed', 'removed', 'restored')), before TEXT, after TEXT) STRICT`,
  'CREATE INDEX staff_change_record ON staff_change (kind, record, id)',
  'CREATE INDEX staff_change_who ON staff_change (who, id)',
];
