import { jsonChanges, type JsonChange } from '../../../../core/kernel/json-changes';
import type { AttributeRecord, ProductRecord } from '../../ports/catalogue/catalogue-data';
import type { Repositories } from '../../ports/database';
import { productDocumentOf } from './product-document';

export async function compareProduct(
  db: Repositories,
  { product, prices, texts, stock }: ProductRecord,
  table: readonly AttributeRecord[],
): Promise<readonly JsonChange[]> {
  const stored = await db.products.byId(product.id);
  if (stored === undefined) return [];
  const before = await productDocumentOf(stored, table);
  const after = await productDocumentOf({ document: product, prices, texts }, table);
  const kept = await db.stock.findAll(Object.keys(stock));
  const pieces = Object.fromEntries([...kept].map(([sku, { qty }]) => [sku, qty]));
  const given = Object.fromEntries(Object.entries(stock).map(([sku, { qty }]) => [sku, qty]));
  return [...jsonChanges(before, after), ...jsonChanges(pieces, given, 'stock')];
}
