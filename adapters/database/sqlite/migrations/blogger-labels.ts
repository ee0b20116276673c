/** Placement labels of bloggers' links, clicks by day, and the label of an order. */
export const BLOGGER_LABELS: readonly string[] = [
  'ALTER TABLE royalty ADD COLUMN label TEXT',
  `CREATE TABLE blogger_label (
    blogger_id INTEGER NOT NULL REFERENCES customer (id) ON DELETE CASCADE, label TEXT NOT NULL,
    created_at INTEGER NOT NULL, PRIMARY KEY (blogger_id, label)
  ) STRICT, WITHOUT ROWID`,
  `CREATE TABLE blogger_click (
    blogger_id INTEGER NOT NULL REFERENCES customer (id) ON DELETE CASCADE, label TEXT NOT NULL, day INTEGER NOT NULL,
    clicks INTEGER NOT NULL, PRIMARY KEY (blogger_id, label, day)
  ) STRICT, WITHOUT ROWID`,
];
