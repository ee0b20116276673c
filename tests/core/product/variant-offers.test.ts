import { describe, expect, it } from 'vitest';
import { parseConfig } from '../../../core/config';
import { buildProductView, indexProduct } from '../../../core/product/product-view';
import { variantOffers } from '../../../core/product/variant-offers';
import { aConfigurable, aProduct } from './build';

const config = parseConfig();
function viewOf(selection: Readonly<Record<string, string>>, product = aConfigurable()) {
  return buildProductView({
    product,
    index: indexProduct(product, config.products),
    configuration: { selection, customOptions: {}, bundle: {}, qty: 1 },
    breadcrumbs: [],
    links: { prefix: '', useUrlDispatcher: false },
    rules: config,
    now: 0,
  });
}

describe('variant offers', () => {
  it('start with the selected one, at the price and with the stock shown on the page', () => {
    const view = viewOf({ color: 'black', size: 'm' });
    const [first] = variantOffers(view, config, 10);
    expect(first).toMatchObject({ child: { sku: 'TEE-BLACK-M' }, price: view.price.final, inStock: true });
  });
  it('are what the page shows when that variant is selected', () => {
    for (const { child, price, inStock } of variantOffers(viewOf({}), config, 10)) {
      const [color, size] = child.sku.toLowerCase().split('-').slice(1);
      const shown = viewOf({ color: color ?? '', size: size ?? '' });
      expect([child.sku, price]).toEqual([shown.current.sku, shown.price.final]);
      expect(inStock).toBe(shown.stock.status !== 'out_of_stock');
    }
  });
  it('are limited to the requested number, without unsold ones', () => {
    expect(variantOffers(viewOf({}), config, 2)).toHaveLength(2);
    const strict = parseConfig({ products: { listOutOfStockProducts: false } });
    const sold = variantOffers(viewOf({}), strict, 10).map(({ child }) => child.sku);
    expect(sold).toEqual(['TEE-BLACK-M', 'TEE-BLACK-S']);
  });
  it('are empty for a product without variants', () => {
    expect(variantOffers(viewOf({}, aProduct()), config, 10)).toEqual([]);
  });
});
