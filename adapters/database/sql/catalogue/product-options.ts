import type { Product } from '../../../../core/contract';
import type { SqlConnection } from '../base/connection';
import { numberOf, textOf } from '../base/columns';

/** Members that are not attributes. Migrations use this list to fill the table: change it only with a new migration. */
export const NO_ATTRIBUTES = [
  'id', 'sku', 'name', 'parentSku', 'parentId', 'slug', 'url_path', 'url_key', 'type_id', 'status', 'visibility', 'description',
  'short_description', 'meta_title', 'meta_description', 'meta_keyword', 'qty', 'min_sale_qty', 'max_sale_qty', 'qty_increments', 'price',
  'final_price', 'least_price', 'old_price', 'special_price', 'special_from_date', 'special_to_date', 'price_incl_tax', 'price_tax',
  'special_price_incl_tax', 'original_price', 'original_price_incl_tax', 'tax_class_id', 'thumbnail', 'image', 'price_type', 'base_price',
  'special_percent', 'category_ids', 'chosen_at', 'choose_status', 'brand_name', 'collection_name', 'product_type', 'promoted', 'cheapest_child',
  'price_refreshed_at', 'rating', 'reviews_count', 'created_at', 'updated_at', 'matched_sku', 'highest_price', 'matched_image', 'second_image',
] as const; // prettier-ignore

/** Longer values are prose. */
export const MAX_OPTION_VALUE_LENGTH = 128;

const EXCLUDED: ReadonlySet<string> = new Set(NO_ATTRIBUTES);

/** Attribute values of products and their variants, for counting and filtering. */
export class ProductOptions {
  constructor(private readonly connection: SqlConnection) {}

  /** Writes only if the values have changed: most saves concern prices or texts. */
  async write(document: Product): Promise<void> {
    const { connection } = this;
    const wanted = optionsOf(document);
    const rows = await connection.sql('SELECT code, value FROM product_option WHERE product_id = ?').all(document.id);
    const kept = new Set(rows.map((row) => keyOf(textOf(row, 'code'), textOf(row, 'value'))));
    if (kept.size === wanted.size && [...wanted.keys()].every((key) => kept.has(key))) return;
    await connection.sql('DELETE FROM product_option WHERE product_id = ?').run(document.id);
    if (wanted.size === 0) return;
    await connection.sql(INSERT[connection.dialect]).run(document.id, JSON.stringify([...wanted.values()]));
  }

  /** @returns products per option value */
  async use(code: string): Promise<ReadonlyMap<string, number>> {
    const rows = await this.connection
      .sql('SELECT value, count(*) AS n FROM product_option WHERE code = ? GROUP BY value')
      .all(code);
    return new Map(rows.map((row) => [textOf(row, 'value'), numberOf(row, 'n')]));
  }

  /** @returns product ids, ascending */
  async idsWith(code: string, value: string): Promise<readonly number[]> {
    const rows = await this.connection
      .sql('SELECT product_id AS id FROM product_option WHERE code = ? AND value = ? ORDER BY product_id')
      .all(code, value);
    return rows.map((row) => numberOf(row, 'id'));
  }
}

const INSERT: Readonly<Record<SqlConnection['dialect'], string>> = {
  sqlite: `INSERT INTO product_option (product_id, code, value)
    SELECT ?1, json_extract(value, '$[0]'), json_extract(value, '$[1]') FROM json_each(?2)`,
  postgres: `INSERT INTO product_option (product_id, code, value)
    SELECT ?1::bigint, e ->> 0, e ->> 1 FROM json_array_elements(?2::json) e`,
};

function optionsOf(document: Product): ReadonlyMap<string, readonly [code: string, value: string]> {
  const found = new Map<string, readonly [string, string]>();
  const add = (code: string, value: unknown): void => {
    const all: readonly unknown[] = Array.isArray(value) ? value : [value];
    for (const one of all) {
      const text = typeof one === 'number' && Number.isSafeInteger(one) ? String(one) : one;
      if (typeof text !== 'string' || text === '' || Array.from(text).length > MAX_OPTION_VALUE_LENGTH) continue;
      found.set(keyOf(code, text), [code, text]);
    }
  };
  for (const [code, value] of Object.entries(document)) if (!EXCLUDED.has(code)) add(code, value);
  for (const child of document.configurable_children ?? [])
    for (const { attribute_code: code, value } of child.custom_attributes) add(code, value);
  return found;
}

function keyOf(code: string, value: string): string {
  return `${code}\n${value}`;
}
