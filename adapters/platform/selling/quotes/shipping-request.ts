import type { EstimateAddress, Product } from '../../../../core/contract';
import { lookUp } from '../../../../core/kernel/look-up';
import type { StoreView } from '../../../../core/store-views';
import { isImmaterial, type PricedCart } from '../../catalogue';
import { languageOf } from '../../foundation';
import type { ShippedLine, ShippingRequest } from '../../ports/selling/carrier';
import { destinationOf } from './destination';

export function shippingRequestOf(
  { lines, isVirtual }: Pick<PricedCart, 'isVirtual' | 'lines'>,
  store: StoreView,
  address: EstimateAddress | undefined,
): ShippingRequest | undefined {
  const sent = lines
    .filter(({ product }) => !isImmaterial(product))
    .map(({ line, product, unit }): ShippedLine => ({
      sku: line.sku,
      name: product.name,
      qty: line.qty,
      unitPrice: unit,
      ...gramsOf(product),
    }));
  if (isVirtual || sent.length === 0) return undefined;
  return {
    store: store.storeCode,
    currency: store.i18n.currencyCode,
    language: languageOf(store),
    destination: destinationOf(address, store),
    // Sorted for a stable cache key.
    lines: sent.sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1)),
    subtotal: sent.reduce((sum, { qty, unitPrice }) => sum + qty * unitPrice, 0),
  };
}

function gramsOf(product: Product): Pick<ShippedLine, 'weight'> {
  const weight = lookUp(product, 'weight');
  return typeof weight === 'number' && weight > 0 ? { weight: Math.round(weight * 1000) } : {};
}
