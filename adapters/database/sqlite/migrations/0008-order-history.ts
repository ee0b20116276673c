/** Ordered lines carry their quantity under the name that histories know it by (A §3: count). */
export const COUNT_LINES = `UPDATE shop_order SET document = json_set(document, '$.products', (
     SELECT json_group_array(json_remove(json_set(line.value, '$.count', json_extract(line.value, '$.qty')), '$.qty'))
     FROM json_each(shop_order.document, '$.products') AS line))
   WHERE json_type(document, '$.products[0].qty') IS NOT NULL`;

/** History of placed orders: revision, changes with their author, files and refunds. */
export const STATEMENTS: readonly string[] = [
  `ALTER TABLE shop_order ADD COLUMN revision INTEGER NOT NULL DEFAULT 0`,
  `CREATE TABLE order_event (
     id INTEGER PRIMARY KEY AUTOINCREMENT, order_id INTEGER NOT NULL REFERENCES shop_order (id) ON DELETE CASCADE,
     at INTEGER NOT NULL, who TEXT NOT NULL, what TEXT NOT NULL) STRICT`,
  `CREATE INDEX order_event_order ON order_event (order_id, id)`,
  `CREATE TABLE order_file (
     order_id INTEGER NOT NULL REFERENCES shop_order (id) ON DELETE CASCADE,
     kind TEXT NOT NULL CHECK (kind IN ('invoice', 'receipt')), bytes BLOB NOT NULL, created_at INTEGER NOT NULL,
     PRIMARY KEY (order_id, kind)) STRICT`,
  // Money that goes back, each reason once: a cancelled order, a returned line.
  `CREATE TABLE order_refund (
     order_id INTEGER NOT NULL REFERENCES shop_order (id) ON DELETE CASCADE, reason TEXT NOT NULL,
     amount INTEGER NOT NULL CHECK (amount > 0), created_at INTEGER NOT NULL,
     PRIMARY KEY (order_id, reason)) STRICT, WITHOUT ROWID`,
  COUNT_LINES,
];
