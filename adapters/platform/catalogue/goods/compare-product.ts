import { jsonChanges, type JsonChange } from '../../../../core/kernel/json-changes';
import { lookUp } from '../../../../core/kernel/look-up';
import { toDecimal } from '../../../../core/kernel/money';
import type { AttributeRecord, ProductRecord } from '../../ports/catalogue/catalogue-data';
import type { Repositories } from '../../ports/database';
import { amountText, productDocumentOf } from './product-document';

export async function compareProduct(
  db: Repositories,
  { product, prices, texts, stock, costs = {} }: ProductRecord,
  table: readonly AttributeRecord[],
): Promise<readonly JsonChange[]> {
  const stored = await db.products.byId(product.id);
  if (stored === undefined) return [];
  const before = await productDocumentOf(stored, table);
  const after = await productDocumentOf({ document: product, prices, texts }, table);
  const kept = await db.stock.findAll(Object.keys(stock));
  const pieces = Object.fromEntries([...kept].map(([sku, { qty }]) => [sku, qty]));
  const given = Object.fromEntries(Object.entries(stock).map(([sku, { qty }]) => [sku, qty]));
  const own = await db.productCosts.ofProduct(product.id);
  const cost = (of: (sku: string) => number | undefined) =>
    Object.fromEntries(Object.keys(costs).map((sku) => [sku, amountText(decimalOf(of(sku)))]));
  const [costBefore, costAfter] = [cost((sku) => own.get(sku)), cost((sku) => lookUp(costs, sku))];
  return [
    ...jsonChanges(before, after),
    ...jsonChanges(pieces, given, 'stock'),
    ...jsonChanges(costBefore, costAfter, 'cost'),
  ];
}

function decimalOf(minor: number | undefined): number | undefined {
  return minor === undefined ? undefined : toDecimal(minor);
}
