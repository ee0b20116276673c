import type { ConfigurableChild, Product, StockAnswer } from '../../../core/contract';
import { isSold } from '../../../core/contract/listing';
import type { PriceFacts } from '../../../core/pricing/price-list';
import type { Repositories } from '../ports/database';
import { pricesOf } from './product-document';

type Db = Pick<Repositories, 'products' | 'stock'>;

/** What a price list can set of a sku, as it is; why it can set nothing, as text. */
export async function priceFactsOf(db: Db, sku: string): Promise<PriceFacts | string> {
  const id = await db.products.idBySku(sku);
  const document = id === undefined ? undefined : (await db.products.byId(id))?.document;
  if (document === undefined) return `There is no product or variant ${sku}`;
  return factsIn(document, sku, await db.stock.find(sku));
}

/** The same of a document that was read. Pure. */
export function factsIn(document: Product, sku: string, stock: StockAnswer | undefined): PriceFacts {
  const child = childOf(document, sku);
  const source = child ?? document;
  const isOfParts = child === undefined && PUT_TOGETHER.has(document.type_id);
  return {
    ...(!isOfParts && pricesOf(source)),
    ...(!isOfParts && stock !== undefined && { stock: String(stock.qty) }),
    status: isSold(source) ? 'enabled' : 'disabled',
  };
}

/** What these cost, and how many there are, is a matter of their variants and parts. */
const PUT_TOGETHER: ReadonlySet<string> = new Set(['bundle', 'configurable', 'grouped']);

/** The variant that a sku names; undefined for the product itself. */
export function childOf(document: Product, sku: string): ConfigurableChild | undefined {
  return document.sku === sku ? undefined : document.configurable_children?.find((child) => child.sku === sku);
}
