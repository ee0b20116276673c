import type { ConfigurableChild, Product, TaxRule } from '../../../core/contract';

export function aProduct(members: Partial<Product> = {}): Product {
  return { id: 1, sku: 'TEE', name: 'Tee', type_id: 'simple', status: 1, visibility: 4, price: 100, ...members };
}

export function aChild(sku: string, members: Partial<ConfigurableChild> = {}): ConfigurableChild {
  return { id: 10, sku, status: 1, price: 100, custom_attributes: [], ...members };
}

export function aTaxRule(rates: TaxRule['rates'], id = 1): TaxRule {
  return { id, product_tax_class_ids: [2], customer_tax_class_ids: [3], rates };
}
