import { describe, expect, it } from 'vitest';
import type { Product } from '../../../core/contract';
import { sizeChartOf } from '../../../core/product/size-chart';
import { aProduct, anOption } from './build';

const sized = (sizes: readonly string[], members: Partial<Product> = {}) =>
  aProduct({ configurable_options: [anOption('color', ['black']), anOption('size', sizes)], ...members });

describe('the size chart of a product', () => {
  it.each([
    ['letters for women', sized(['s', 'm'], { gender: ['women'] }), 'size-chart-women'],
    ['letters for men', sized(['s', 'm'], { gender: 'men' }), 'size-chart-men'],
    ['letters for everybody', sized(['s', 'm'], { gender: ['men', 'women'] }), 'size-chart-unisex'],
    ['letters without a gender', sized(['s']), 'size-chart-unisex'],
    ['waists with their letter', sized(['w30', 'w32'], { gender: ['men'] }), 'size-chart-trousers'],
    ['waists as bare numbers', sized(['30', '32'], { product_type: 'Jeans' }), 'size-chart-trousers'],
    ['shoes', sized(['41', '42.5'], { ptype: 'running-shoes' }), 'size-chart-shoes'],
    ['shoes of children', sized(['25', '35'], { ptype: 'boots' }), 'size-chart-small-shoes'],
    ['socks', sized(['36-38', '39–41'], { ptype: 'socks' }), 'size-chart-socks'],
    ['heights of children', sized(['92', '104'], { gender: ['children'] }), 'size-chart-children'],
    ['belts', sized(['85', '105'], { ptype: 'belts' }), 'size-chart-belts'],
    ['no sizes at all', aProduct(), 'size-chart-unisex'],
  ])('of %s', (_what, product, chart) => {
    expect(sizeChartOf(product)).toBe(chart);
  });
});
