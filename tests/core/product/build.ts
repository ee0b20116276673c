import type { ConfigurableChild, ConfigurableOption, Product, ProductWithAttributes } from '../../../core/contract';

export function aProduct(members: Partial<ProductWithAttributes> = {}): Product {
  return {
    id: 1,
    sku: 'TEE',
    name: 'Tee',
    slug: 'tee-1',
    type_id: 'simple',
    status: 1,
    visibility: 4,
    price: 100,
    image: '/tee.jpg',
    ...members,
  };
}

export function aChild(
  values: Readonly<Record<string, string>>,
  members: Partial<ConfigurableChild> = {},
): ConfigurableChild {
  return {
    id: 100,
    sku: ['TEE', ...Object.values(values)].join('-').toUpperCase(),
    status: 1,
    price: 100,
    stock: { qty: 5, is_in_stock: true },
    custom_attributes: Object.entries(values).map(([attribute_code, value]) => ({ attribute_code, value })),
    ...members,
  };
}

export function anOption(code: string, values: readonly string[]): ConfigurableOption {
  return {
    attribute_code: code,
    attribute_id: code.length,
    label: code,
    values: values.map((value) => ({ value_index: value, label: value.toUpperCase() })),
  };
}

export const SOLD_OUT = { stock: { qty: 0, is_in_stock: false } };

export function aConfigurable(members: Partial<ProductWithAttributes> = {}): Product {
  return aProduct({
    type_id: 'configurable',
    configurable_options: [anOption('color', ['black', 'red']), anOption('size', ['s', 'm'])],
    configurable_children: [
      aChild({ color: 'black', size: 's' }, { id: 101, price: 90, image: '/black.jpg' }),
      aChild({ color: 'black', size: 'm' }, { id: 102, price: 80 }),
      aChild({ color: 'red', size: 'm' }, { id: 103, price: 70, ...SOLD_OUT }),
    ],
    ...members,
  });
}
