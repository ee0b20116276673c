import { inject, injectable } from '../di';
import { token } from '../di';
import { lazyArea } from '../kernel/async/lazy-area';
import type { StockArea } from './stock';

export type StockLoader = () => Promise<StockArea>;
export const STOCK_LOADER = token<StockLoader>('StockLoader');

@injectable()
export class LazyStock extends lazyArea<StockArea>()('check', 'list', 'prefetch', 'alerts') implements StockArea {
  constructor(@inject(STOCK_LOADER) override readonly open: StockLoader) {
    super();
  }
}
