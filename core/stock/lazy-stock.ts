import { inject, injectable } from '../di';
import { token } from '../di';
import type { StockAlertsArea, StockArea } from './stock';

export type StockLoader = () => Promise<StockArea>;
export const STOCK_LOADER = token<StockLoader>('StockLoader');

@injectable()
export class LazyStock implements StockArea {
  constructor(@inject(STOCK_LOADER) private readonly open: StockLoader) {}

  readonly check: StockArea['check'] = async (...call) => (await this.open()).check(...call);
  readonly list: StockArea['list'] = async (...call) => (await this.open()).list(...call);
  readonly prefetch: StockArea['prefetch'] = async (...call) => (await this.open()).prefetch(...call);

  alerts(): Promise<StockAlertsArea> {
    return this.open().then((stock) => stock.alerts());
  }
}
