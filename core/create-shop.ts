import { parseConfig } from './config';
import { openShop } from './open-shop';
import type { Shop, ShopOptions } from './shop';

/**
 * Creates an isolated shop for one shopper, without requests or reads.
 * @throws ShopError 'invalid-input' for an invalid setting or store
 */
export function createShop(options: ShopOptions): Shop {
  return openShop({ ...options, config: parseConfig(options.config) });
}
