import { MAX_OPTION_VALUE_LENGTH, NO_ATTRIBUTES } from '../../sql/catalogue/product-options';

const EXCLUDED = NO_ATTRIBUTES.map((name) => `'${name}'`).join(', ');

const FILL = `INSERT INTO product_option (code, value, product_id)
  SELECT f.code, v.value #>> '{}', f.id FROM (
    SELECT p.id, m.key AS code, CASE json_typeof(m.value) WHEN 'array' THEN m.value ELSE json_build_array(m.value) END AS list
    FROM product p, json_each(p.document::json) m
    WHERE json_typeof(m.value) IN ('array', 'string', 'number') AND m.key NOT IN (${EXCLUDED})
    UNION ALL
    SELECT p.id, a.value ->> 'attribute_code',
      CASE json_typeof(a.value -> 'value') WHEN 'array' THEN a.value -> 'value' ELSE json_build_array(a.value -> 'value') END
    FROM product p,
      json_array_elements(coalesce(p.document::json -> 'configurable_children', '[]'::json)) c,
      json_array_elements(coalesce(c.value -> 'custom_attributes', '[]'::json)) a
  ) f, json_array_elements(f.list) v
  WHERE (json_typeof(v.value) = 'string' OR (json_typeof(v.value) = 'number' AND v.value #>> '{}' ~ '^-?[0-9]+$'))
    AND length(v.value #>> '{}') BETWEEN 1 AND ${String(MAX_OPTION_VALUE_LENGTH)}
  ON CONFLICT DO NOTHING`;

/** Counts and filters products by attribute values, and stores removed attributes and staff changes. */
export const PRODUCT_OPTIONS: readonly string[] = [
  `CREATE TABLE product_option (
    code TEXT NOT NULL, value TEXT NOT NULL, product_id BIGINT NOT NULL REFERENCES product (id) ON DELETE CASCADE,
    PRIMARY KEY (code, value, product_id)
  )`,
  'CREATE INDEX product_option_product ON product_option (product_id)',
  `CREATE FUNCTION attribute_removed() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN PERFORM record_change('attribute', OLD.code::text); RETURN OLD; END $$`,
  'CREATE TRIGGER attribute_removed AFTER DELETE ON attribute FOR EACH ROW EXECUTE FUNCTION attribute_removed()',
  FILL,
  'ALTER TABLE attribute ADD COLUMN staff TEXT',
];
