import type { ConfigurableChild, Product, StockAnswer } from '../../../../core/contract';
import { isSold } from '../../../../core/contract/catalogue/listing';
import { hasOwnPrice } from '../../../../core/contract/catalogue/product-parts';
import type { PriceFacts } from '../../../../core/pricing/price-list';
import type { Repositories } from '../../ports/database';
import { pricesOf } from './product-document';

export interface KeptSkus {
  readonly documents: ReadonlyMap<number, Product>;
  readonly ids: ReadonlyMap<string, number>;
  readonly stock: ReadonlyMap<string, StockAnswer>;
}

export async function keptOf(db: Pick<Repositories, 'products' | 'stock'>, skus: readonly string[]): Promise<KeptSkus> {
  const ids = await db.products.idsOfSkus(skus);
  const documents = new Map<number, Product>();
  for (const id of new Set(ids.values())) {
    const stored = await db.products.byId(id);
    if (stored !== undefined) documents.set(id, stored.document);
  }
  return { documents, ids, stock: await db.stock.findAll(skus) };
}

export function priceFactsOf({ documents, ids, stock }: KeptSkus, sku: string): PriceFacts | string {
  const document = documents.get(ids.get(sku) ?? Number.NaN);
  return document === undefined ? `There is no product or variant ${sku}` : factsIn(document, sku, stock.get(sku));
}

export function factsIn(document: Product, sku: string, stock: StockAnswer | undefined): PriceFacts {
  const child = childOf(document, sku);
  const source = child ?? document;
  const isOfParts = child === undefined && !hasOwnPrice(document.type_id);
  return {
    ...(!isOfParts && pricesOf(source)),
    ...(!isOfParts && stock !== undefined && { stock: String(stock.qty) }),
    status: isSold(source) ? 'enabled' : 'disabled',
  };
}

export function childOf(document: Product, sku: string): ConfigurableChild | undefined {
  return document.sku === sku ? undefined : document.configurable_children?.find((child) => child.sku === sku);
}
