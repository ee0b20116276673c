import type { Catalogue } from '../catalogue/catalogue';
import { compareRows } from './compare-table';
import { KeptList, type KeptListDependencies } from './kept-list';
import { refreshed } from './listed-product';
import type { CompareTable } from './lists';

export interface CompareDependencies extends KeptListDependencies {
  readonly catalogue: Pick<Catalogue, 'attributes'>;
}

export class KeptCompareList extends KeptList {
  constructor(private readonly compared: CompareDependencies) {
    super(compared);
  }

  async table(): Promise<CompareTable> {
    await this.load();
    const { product, catalogue, shown } = this.compared;
    // Oldest first, so that columns keep their position.
    const items = shown.items.toReversed();
    if (items.length === 0) return { products: [], rows: [] };
    const [answer, attributes] = await Promise.all([
      product.bySkus(items.map(({ sku }) => sku)),
      catalogue.attributes(),
    ]);
    const today = new Map(answer.map((found) => [found.sku, found]));
    const { storeCode } = shown;
    return {
      products: answer.length === 0 ? items : items.map((item) => refreshed(item, today.get(item.sku), storeCode)),
      rows: compareRows(
        items.map((item) => today.get(item.sku) ?? item),
        attributes,
      ),
    };
  }
}
