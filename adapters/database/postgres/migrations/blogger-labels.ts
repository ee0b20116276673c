/** Placement labels of bloggers' links, clicks by day, and the label of an order. */
export const BLOGGER_LABELS: readonly string[] = [
  'ALTER TABLE royalty ADD COLUMN label TEXT COLLATE "C"',
  `CREATE TABLE blogger_label (
    blogger_id BIGINT NOT NULL REFERENCES customer (id) ON DELETE CASCADE, label TEXT NOT NULL COLLATE "C",
    created_at BIGINT NOT NULL, PRIMARY KEY (blogger_id, label)
  )`,
  `CREATE TABLE blogger_click (
    blogger_id BIGINT NOT NULL REFERENCES customer (id) ON DELETE CASCADE, label TEXT NOT NULL COLLATE "C", day BIGINT NOT NULL,
    clicks BIGINT NOT NULL, PRIMARY KEY (blogger_id, label, day)
  )`,
];
