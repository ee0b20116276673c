import type { PrintedValue, Product } from '../contract';

export type SizeChart =
  | 'size-chart-women'
  | 'size-chart-men'
  | 'size-chart-unisex'
  | 'size-chart-trousers'
  | 'size-chart-shoes'
  | 'size-chart-small-shoes'
  | 'size-chart-socks'
  | 'size-chart-children'
  | 'size-chart-belts';

const LARGEST_SHOE = 50;
const LARGEST_SMALL_SHOE = 35;
const SHOES = /shoe|boot|sandal|sneaker|trainer/i;

function genders({ gender }: Product): readonly string[] {
  return typeof gender === 'string' ? [gender] : (gender ?? []);
}

function sizesOf(product: Product): readonly string[] {
  const option = (product.configurable_options ?? []).find(({ attribute_code: code }) => code === 'size');
  return (option?.values ?? []).map(({ label, own }: PrintedValue) => (typeof own === 'string' ? own : label).trim());
}

function words({ ptype, product_type: type, name }: Product): string {
  return [ptype, type, name].flat().join(' ');
}

/** Selects a chart by size labels, then product type and gender; defaults to unisex letters. */
export function sizeChartOf(product: Product): SizeChart {
  const sizes = sizesOf(product);
  const all = (pattern: RegExp) => sizes.length > 0 && sizes.every((size) => pattern.test(size));
  if (all(/^\d{2}\s*[-–]\s*\d{2}$/)) return 'size-chart-socks';
  if (/\bbelt/i.test(words(product)) && all(/^\d+$/)) return 'size-chart-belts';
  if (all(/^\d+([.,]5)?$/)) return numbered(product, sizes);
  if (all(/^W\s*\d+/i)) return 'size-chart-trousers';
  const whom = genders(product);
  if (whom.length === 1 && whom[0] === 'children') return 'size-chart-children';
  if (whom.length === 1 && whom[0] === 'women') return 'size-chart-women';
  return whom.length === 1 && whom[0] === 'men' ? 'size-chart-men' : 'size-chart-unisex';
}

function numbered(product: Product, sizes: readonly string[]): SizeChart {
  const largest = Math.max(...sizes.map((size) => Number(size.replace(',', '.'))));
  if (largest > LARGEST_SHOE) return 'size-chart-children';
  if (!SHOES.test(words(product))) return 'size-chart-trousers';
  return largest <= LARGEST_SMALL_SHOE ? 'size-chart-small-shoes' : 'size-chart-shoes';
}
