import { MAX_OPTION_VALUE_LENGTH, NO_ATTRIBUTES } from '../../sql/catalogue/product-options';

const EXCLUDED = NO_ATTRIBUTES.map((name) => `'${name}'`).join(', ');

const FILL = `INSERT OR IGNORE INTO product_option (code, value, product_id)
  SELECT f.code, CAST(v.value AS TEXT), f.id FROM (
    SELECT p.id, m.key AS code, CASE m.type WHEN 'array' THEN m.value ELSE json_array(m.value) END AS list
    FROM product p, json_each(p.document) m
    WHERE m.type IN ('array', 'text', 'integer') AND m.key NOT IN (${EXCLUDED})
    UNION ALL
    SELECT p.id, json_extract(a.value, '$.attribute_code'),
      CASE json_type(a.value, '$.value') WHEN 'array' THEN json_extract(a.value, '$.value')
      ELSE json_array(json_extract(a.value, '$.value')) END
    FROM product p, json_each(p.document, '$.configurable_children') c, json_each(c.value, '$.custom_attributes') a
  ) f, json_each(f.list) v
  WHERE v.type IN ('text', 'integer') AND length(CAST(v.value AS TEXT)) BETWEEN 1 AND ${String(MAX_OPTION_VALUE_LENGTH)}`;

/** Counts and filters products by attribute values, and stores removed attributes and staff changes. */
export const PRODUCT_OPTIONS: readonly string[] = [
  `CREATE TABLE product_option (
    code TEXT NOT NULL, value TEXT NOT NULL, product_id INTEGER NOT NULL REFERENCES product (id) ON DELETE CASCADE,
    PRIMARY KEY (code, value, product_id)
  ) STRICT, WITHOUT ROWID`,
  'CREATE INDEX product_option_product ON product_option (product_id)',
  `CREATE TRIGGER attribute_removed AFTER DELETE ON attribute
    BEGIN INSERT INTO change (kind, key, detail) VALUES ('attribute', old.code, NULL); END`,
  FILL,
  'ALTER TABLE attribute ADD COLUMN staff TEXT',
];
