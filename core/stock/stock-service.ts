import { inject, injectable } from '../di';
import type { ShopConfig } from '../config';
import type { Product, StockRecord } from '../contract';
import { checkEmail } from '../content';
import { checkStock, listStock } from '../contract/catalogue/stock';
import { createStockAlert, removeStockAlert } from '../contract/catalogue/stock-alerts';
import { CONFIG, NETWORK } from '../di';
import type { Network, ReadOptions } from '../ports';
import { STORE_VIEWS_AREA, type StoreViewsArea } from '../store-views';
import { GATEWAY, type Gateway } from '../sync';
import { planBatches } from './plan-batches';
import { planPrefetch, withStock } from './plan-prefetch';
import type { StockAlertsArea, StockArea, StockCheck } from './stock';
import { stockStatusOf } from './stock-status';

@injectable()
export class StockService implements StockArea {
  constructor(
    @inject(GATEWAY) private readonly gateway: Gateway,
    @inject(CONFIG) private readonly config: ShopConfig,
    @inject(NETWORK) private readonly network: Network,
    @inject(STORE_VIEWS_AREA) private readonly storeViews: StoreViewsArea,
  ) {}

  async check(sku: string, qty = 1, options: ReadOptions = {}): Promise<StockCheck> {
    // Unknown stock does not block: the platform decides at order time.
    if (!this.network.isOnline()) return { sku, status: 'volatile' };
    try {
      const { result } = await this.gateway.call(checkStock, { query: { sku } }, { silent: true, ...options });
      return { sku, ...stockStatusOf(result, qty) };
    } catch (error) {
      if (options.signal?.aborted === true) throw error;
      return { sku, status: 'volatile' };
    }
  }

  async list(
    skus: readonly string[],
    options: ReadOptions = {},
  ): Promise<readonly (StockRecord & { readonly sku: string })[]> {
    const batches = planBatches(skus, this.config.products.stockBatchSize);
    const answers = await Promise.all(
      batches.map((batch) =>
        this.gateway.call(listStock, { query: { skus: batch.join(',') } }, { silent: true, ...options }),
      ),
    );
    return answers.flatMap((answer) => answer.result);
  }

  async prefetch(products: readonly Product[], options: ReadOptions = {}): Promise<readonly Product[]> {
    if (!this.network.isOnline()) return products;
    try {
      const skus = planPrefetch(products, this.config.products.stockChildrenPrefetch);
      return withStock(products, await this.list(skus, options));
    } catch (error) {
      if (options.signal?.aborted === true) throw error;
      return products;
    }
  }

  alerts(): Promise<StockAlertsArea> {
    const { gateway, storeViews } = this;
    return Promise.resolve({
      add: async (sku, email) => {
        const body = { sku, email: checkEmail(email), store: storeViews.current.storeCode };
        await gateway.call(createStockAlert, { body }, { silent: true });
      },
      remove: async (key) => {
        await gateway.call(removeStockAlert, { body: { key } }, { silent: true });
      },
    });
  }
}
