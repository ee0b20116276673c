import type { Product, StockRecord } from '../contract';
import { token } from '../di';
import type { ReadOptions } from '../ports';

/** ok: enough; volatile: fewer, or unknown; out_of_stock: none. */
export type StockStatus = 'ok' | 'volatile' | 'out_of_stock';

/** Stock status and quantity of a SKU. */
export interface StockCheck {
  readonly sku: string;
  readonly status: StockStatus;
  readonly qty?: number | undefined;
}

/** Reads the stock of products. */
export interface StockArea {
  check(sku: string, qty?: number, options?: ReadOptions): Promise<StockCheck>;
  /** Batches of 15; omits unknown SKUs. */
  list(skus: readonly string[], options?: ReadOptions): Promise<readonly (StockRecord & { readonly sku: string })[]>;
  prefetch(products: readonly Product[], options?: ReadOptions): Promise<readonly Product[]>;
  alerts(): Promise<StockAlertsArea>;
}

export interface StockAlertsArea {
  /**
   * Requests one email, in the store's language, when a SKU is back in stock.
   * @throws ShopError 'invalid-input' for an invalid address; 'request-rejected' if not sold out; 'offline'
   */
  add(sku: string, email: string): Promise<void>;
  remove(key: string): Promise<void>;
}

export const STOCK = token<StockArea>('StockArea');
