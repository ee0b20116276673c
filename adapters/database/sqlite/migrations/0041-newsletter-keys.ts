/** Who has confirmed the newsletter, and the key of the page that ends it. Who was welcomed by an earlier version counts as confirmed. */
export const STATEMENTS: readonly string[] = [
  'ALTER TABLE newsletter ADD COLUMN confirmed_at INTEGER',
  `ALTER TABLE newsletter ADD COLUMN key TEXT NOT NULL DEFAULT ''`,
  'UPDATE newsletter SET confirmed_at = created_at, key = lower(hex(randomblob(16)))',
  'CREATE UNIQUE INDEX newsletter_key ON newsletter (key)',
];
