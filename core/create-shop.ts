import { parseConfig } from './config';
import { ShopError } from './kernel/shop-error';
import { openShop } from './open-shop';
import type { Adapters, Shop, ShopOptions } from './shop';

const PORTS = ['http', 'storage', 'network', 'tabs', 'telemetry', 'clock', 'ids'] as const;

/** @throws ShopError 'invalid-input' naming the adapter that an untyped caller left out */
function checkAdapters(adapters: Partial<Adapters> | undefined): void {
  const missing = PORTS.find((port) => adapters?.[port] === undefined);
  if (missing === undefined) return;
  throw new ShopError('invalid-input', { params: { field: `adapters.${missing}`, message: 'is missing' } });
}

/**
 * Creates an isolated shop for one shopper, without requests or reads.
 * @throws ShopError 'invalid-input' for an invalid setting or store, or a missing adapter
 */
export function createShop(options: ShopOptions): Shop {
  checkAdapters(options.adapters);
  return openShop({ ...options, config: parseConfig(options.config) });
}
