import type { Product, StockRecord } from '../contract';
import { token } from '../di';

/** ok: as many as asked for; volatile: fewer, or unknown; out_of_stock: none (S §4, stock check). */
export type StockStatus = 'ok' | 'volatile' | 'out_of_stock';

/** What is known of the stock of a sku: its status, and how many there are. */
export interface StockCheck {
  readonly sku: string;
  readonly status: StockStatus;
  /** How many there are; left out where stock is not managed or not known. */
  readonly qty?: number | undefined;
}

/** How many there are of what is sold (S §4). */
export interface StockArea {
  /** Stock of a sku for a quantity. Offline or on failure: 'volatile', never an error (S §4). */
  check(sku: string, qty?: number): Promise<StockCheck>;
  /** Stock of many skus, in batches of 15 (S §9). Unknown skus are left out. */
  list(skus: readonly string[]): Promise<readonly (StockRecord & { readonly sku: string })[]>;
  /**
   * Products with the stock that they, and the first 8 variants of each, have now (S §9, stock prefetch). Those that nothing is
   * known of, and all of them offline or on failure, stay as they are.
   */
  prefetch(products: readonly Product[]): Promise<readonly Product[]>;
  /** Wishes to be written to once something sold out is back; the code comes with the first one. */
  alerts(): Promise<StockAlertsArea>;
}

/** Wishes to be written to once something is back. */
export interface StockAlertsArea {
  /**
   * Asks the shop to write to an address once a sku that is sold out is back: once, in the language of the store.
   * @throws ShopError 'invalid-input' for an address that is none; 'request-rejected' where there is nothing to wait for; 'offline'
   */
  add(sku: string, email: string): Promise<void>;
  /** Takes such a wish back. @param key the last part of the address in the mail */
  remove(key: string): Promise<void>;
}

export const STOCK = token<StockArea>('StockArea');
