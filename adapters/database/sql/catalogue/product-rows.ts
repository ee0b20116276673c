import type { Product } from '../../../../core/contract';
import { isSold } from '../../../../core/contract/catalogue/listing';
import { foldLine } from '../../../../core/kernel/words/fold';
import type { TextsByLanguage } from '../../../platform/ports/catalogue/products';
import { numberOf } from '../base/columns';
import type { SqlConnection } from '../base/connection';

export class ProductRows {
  constructor(private readonly connection: SqlConnection) {}

  async write(document: Product, texts: TextsByLanguage | undefined): Promise<void> {
    const { id, sku, name, type_id: type } = document;
    const words = foldLine([sku, name, ...Object.values(texts ?? {}).map((text) => text.name ?? '')].join(' '));
    const { price, special, from, to } = pricesOf(document);
    await this.connection
      .sql(
        `INSERT INTO product_row (product_id, sku, name, words, type, enabled, price, special_price, special_from, special_to, in_stock)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
         ON CONFLICT (product_id) DO UPDATE SET sku = excluded.sku, name = excluded.name, words = excluded.words, type = excluded.type,
           enabled = excluded.enabled, price = excluded.price, special_price = excluded.special_price,
           special_from = excluded.special_from, special_to = excluded.special_to`,
      )
      .run(id, sku, name, words, type, isSold(document) ? 1 : 0, price, special, from, to, isNoThing(type) ? 1 : 0);
  }

  async place(document: Product): Promise<void> {
    await this.connection.sql('DELETE FROM product_place WHERE product_id = ?').run(document.id);
    const insert = this.connection.sql('INSERT INTO product_place (category_id, product_id) VALUES (?, ?)');
    const categories = new Set((document.category_ids ?? []).map(Number).filter((id) => Number.isSafeInteger(id)));
    for (const category of categories) await insert.run(category, document.id);
  }

  async markPriced(id: number, version: number): Promise<void> {
    await this.connection.sql('UPDATE product_row SET priced = ? WHERE product_id = ?').run(version, id);
  }

  async pricedSince(version: number): Promise<readonly number[]> {
    const rows = await this.connection
      // This order uses the index; ordering by id would read every product.
      .sql('SELECT product_id FROM product_row WHERE priced > ? AND priced > 0 ORDER BY priced, product_id')
      .all(version);
    return rows.map((row) => numberOf(row, 'product_id'));
  }
}

interface RowPrices {
  readonly price: number | null;
  readonly special: number | null;
  readonly from: string | null;
  readonly to: string | null;
}

function pricesOf(document: Product): RowPrices {
  const children = document.configurable_children ?? [];
  const min = (amounts: readonly (number | null | undefined)[]) => {
    const known = amounts.filter((amount) => typeof amount === 'number');
    return known.length === 0 ? null : Math.min(...known);
  };
  const special = [document, ...children].find((one) => (one.special_price ?? 0) > 0);
  const ofVariants = min(children.map((child) => child.original_price ?? child.price));
  return {
    price: ofVariants ?? document.original_price ?? document.price ?? null,
    special: special === undefined ? null : min([document, ...children].map((one) => one.special_price || null)),
    from: special?.special_from_date || null,
    to: special?.special_to_date || null,
  };
}

function isNoThing(type: string): boolean {
  return type === 'virtual' || type === 'downloadable';
}
