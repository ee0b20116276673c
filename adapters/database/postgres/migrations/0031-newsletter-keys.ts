/** Who has confirmed the newsletter, and the key of the page that ends it. Who was welcomed by an earlier version counts as confirmed. */
export const STATEMENTS: readonly string[] = [
  'ALTER TABLE newsletter ADD COLUMN confirmed_at BIGINT',
  `ALTER TABLE newsletter ADD COLUMN key TEXT NOT NULL DEFAULT ''`,
  `UPDATE newsletter SET confirmed_at = created_at, key = replace(gen_random_uuid()::text, '-', '')`,
  'CREATE UNIQUE INDEX newsletter_key ON newsletter (key)',
];
