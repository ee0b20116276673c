/** Blogger work: unique sets, idempotent posts, photographs, and the order of each product. */
export const STATEMENTS: readonly string[] = [
  'ALTER TABLE blogger_product ADD COLUMN order_id TEXT',
  `UPDATE blogger_product SET order_id = json_extract(document, '$.orderId')`,
  'CREATE INDEX blogger_product_order ON blogger_product (order_id) WHERE order_id IS NOT NULL',
  // The ids of the parts in ascending order with commas between them. Of sets that were made twice before the first is the one.
  'ALTER TABLE blogger_product ADD COLUMN parts_key TEXT',
  `UPDATE blogger_product SET parts_key = (
     SELECT group_concat(part_id, ',') FROM (
       SELECT part_id FROM blogger_set_part WHERE set_id = blogger_product.id ORDER BY part_id))`,
  `UPDATE blogger_product SET parts_key = NULL WHERE EXISTS (
     SELECT 1 FROM blogger_product AS other WHERE other.blogger_id = blogger_product.blogger_id
     AND other.parts_key = blogger_product.parts_key AND other.id < blogger_product.id)`,
  'CREATE UNIQUE INDEX blogger_set ON blogger_product (blogger_id, parts_key) WHERE parts_key IS NOT NULL',
  'ALTER TABLE blogger_post ADD COLUMN uid TEXT',
  'CREATE UNIQUE INDEX blogger_post_uid ON blogger_post (blogger_id, uid) WHERE uid IS NOT NULL',
  // hash: of the bytes as they were sent, so that the same picture again is the same photograph. post_id: the first post that shows it.
  `CREATE TABLE blogger_photo (
     id INTEGER PRIMARY KEY, blogger_id INTEGER NOT NULL REFERENCES customer (id) ON DELETE CASCADE, path TEXT NOT NULL UNIQUE,
     hash TEXT NOT NULL, product_id INTEGER REFERENCES blogger_product (id) ON DELETE SET NULL,
     post_id INTEGER REFERENCES blogger_post (id) ON DELETE SET NULL, created_at INTEGER NOT NULL) STRICT`,
  'CREATE INDEX blogger_photo_hash ON blogger_photo (blogger_id, hash)',
  'CREATE INDEX blogger_photo_unused ON blogger_photo (blogger_id, created_at) WHERE post_id IS NULL',
  'CREATE INDEX blogger_photo_product ON blogger_photo (product_id)',
  'CREATE INDEX blogger_photo_post ON blogger_photo (post_id)',
];
