import { parseConfig } from './config';
import { openShop } from './open-shop';
import type { Shop, ShopOptions } from './shop';

/**
 * Opens a shop for one shopper: nothing of it is shared with another one in the same process. It makes no request and
 * reads nothing until it is told to.
 * @throws ShopError 'invalid-input' naming a setting, or a store that is not open
 */
export function createShop(options: ShopOptions): Shop {
  return openShop({ ...options, config: parseConfig(options.config) });
}
