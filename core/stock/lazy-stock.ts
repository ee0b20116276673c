import { inject, injectable } from '../di';
import type { Product, StockRecord } from '../contract';
import { token } from '../di';
import type { ReadOptions } from '../ports';
import type { StockAlertsArea, StockArea, StockCheck } from './stock';

export type StockLoader = () => Promise<StockArea>;
export const STOCK_LOADER = token<StockLoader>('StockLoader');

@injectable()
export class LazyStock implements StockArea {
  constructor(@inject(STOCK_LOADER) private readonly open: StockLoader) {}

  async check(sku: string, qty?: number): Promise<StockCheck> {
    return (await this.open()).check(sku, qty);
  }

  async list(
    skus: readonly string[],
    options?: ReadOptions,
  ): Promise<readonly (StockRecord & { readonly sku: string })[]> {
    return (await this.open()).list(skus, options);
  }

  async prefetch(products: readonly Product[]): Promise<readonly Product[]> {
    return (await this.open()).prefetch(products);
  }

  alerts(): Promise<StockAlertsArea> {
    return this.open().then((stock) => stock.alerts());
  }
}
