const NOW = `CAST(unixepoch('subsec') * 1000 AS INTEGER)`;
const BY = `coalesce(new.moved_by, 'count'), new.moved_for, coalesce(new.moved_at, ${NOW})`;

/** Units at locations other than the default one, and a log of movements: its sum by SKU and location is the stock. */
export const STOCK_PLACES: readonly string[] = [
  'ALTER TABLE stock ADD COLUMN elsewhere TEXT',
  'ALTER TABLE stock ADD COLUMN moved_by TEXT',
  'ALTER TABLE stock ADD COLUMN moved_for TEXT',
  'ALTER TABLE stock ADD COLUMN moved_at INTEGER',
  `CREATE TABLE stock_move (
    id INTEGER PRIMARY KEY AUTOINCREMENT, sku TEXT NOT NULL, place TEXT NOT NULL, qty INTEGER NOT NULL,
    reason TEXT NOT NULL, ref TEXT, at INTEGER NOT NULL
  ) STRICT`,
  `INSERT INTO stock_move (sku, place, qty, reason, ref, at)
    SELECT sku, 'main', qty, 'opening', NULL, ${NOW} FROM stock WHERE qty <> 0`,
  'CREATE INDEX stock_move_sku ON stock_move (sku, id)',
  'CREATE INDEX stock_move_place ON stock_move (place, id)',
  'CREATE INDEX stock_move_ref ON stock_move (ref) WHERE ref IS NOT NULL',
  `CREATE TRIGGER stock_opened AFTER INSERT ON stock WHEN new.qty <> 0 AND new.elsewhere IS NULL
    BEGIN INSERT INTO stock_move (sku, place, qty, reason, ref, at) VALUES (new.sku, 'main', new.qty, ${BY}); END`,
  `CREATE TRIGGER stock_moved AFTER UPDATE OF qty ON stock
    WHEN old.qty <> new.qty AND old.elsewhere IS NULL AND new.elsewhere IS NULL
    BEGIN INSERT INTO stock_move (sku, place, qty, reason, ref, at) VALUES (new.sku, 'main', new.qty - old.qty, ${BY}); END`,
  `CREATE TRIGGER stock_moved_at_places AFTER UPDATE OF qty, elsewhere ON stock
    WHEN (old.elsewhere IS NOT NULL OR new.elsewhere IS NOT NULL) AND (old.qty <> new.qty OR old.elsewhere IS NOT new.elsewhere)
    BEGIN INSERT INTO stock_move (sku, place, qty, reason, ref, at)
      SELECT new.sku, m.place, sum(m.qty), ${BY} FROM (
        SELECT 'main' AS place, new.qty - old.qty AS qty
        UNION ALL SELECT key, value FROM json_each(coalesce(new.elsewhere, '{}'))
        UNION ALL SELECT 'main', -value FROM json_each(coalesce(new.elsewhere, '{}'))
        UNION ALL SELECT key, -value FROM json_each(coalesce(old.elsewhere, '{}'))
        UNION ALL SELECT 'main', value FROM json_each(coalesce(old.elsewhere, '{}'))
      ) m GROUP BY m.place HAVING sum(m.qty) <> 0; END`,
  `CREATE TRIGGER stock_removed AFTER DELETE ON stock WHEN old.qty <> 0
    BEGIN INSERT INTO stock_move (sku, place, qty, reason, ref, at)
      SELECT old.sku, m.place, -sum(m.qty), 'removed', NULL, ${NOW} FROM (
        SELECT 'main' AS place, old.qty AS qty
        UNION ALL SELECT key, value FROM json_each(coalesce(old.elsewhere, '{}'))
        UNION ALL SELECT 'main', -value FROM json_each(coalesce(old.elsewhere, '{}'))
      ) m GROUP BY m.place HAVING sum(m.qty) <> 0; END`,
  `CREATE TRIGGER stock_elsewhere_changed AFTER UPDATE OF elsewhere ON stock WHEN old.elsewhere IS NOT new.elsewhere
    BEGIN INSERT INTO change (kind, key, detail) VALUES ('stock', new.sku, json_object('flipped', 1)); END`,
];
