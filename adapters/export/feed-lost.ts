import { isListed, isSold } from '../../core/contract/catalogue/listing';
import { lookUp } from '../../core/kernel/look-up';
import type { CatalogueGoods, KeptProduct } from '../platform/ports/catalogue/catalogue-goods';
import type { Lost } from './export-report';
import { partsOf } from './lost-parts';

const LEFT_OUT: Readonly<Record<string, string>> = { grouped: 'a group: its parts are in the file by themselves' };

/** Streams what a product feed cannot represent. */
export async function* lostByFeed(goods: Pick<CatalogueGoods, 'products'>): AsyncGenerator<Lost, void, void> {
  for await (const kept of goods.products()) {
    const lost = lostOf(kept);
    if (lost !== undefined) yield lost;
  }
}

function lostOf(kept: KeptProduct): Lost | undefined {
  const { sku, type_id: type } = kept.product;
  const why =
    lookUp(LEFT_OUT, type) ??
    (!isSold(kept.product) ? 'it is disabled' : !isListed(kept.product) ? 'it is not listed' : undefined);
  if (why !== undefined) return { sku, what: 'product', reasons: [why] };
  const reasons = [
    ...(type === 'bundle' ? ['the choice of its parts: it has its default price there'] : []),
    ...(type === 'downloadable' ? ['its files'] : []),
    ...partsOf(kept, [
      'custom options',
      'links to other products',
      'order quantity limits',
      'stock',
      'prices for groups of customers',
      'films',
      'marks of the shop',
    ]),
  ];
  return reasons.length === 0 ? undefined : { sku, what: 'part', reasons };
}
