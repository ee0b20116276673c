import type { Product } from '../../../core/contract';
import type { Voice } from '../data';

export type ThemeName = keyof Voice['themes'];

const THEME_NAMES: readonly (readonly [pattern: RegExp, name: ThemeName])[] = [
  [/shoe|boot|sandal|sneaker/, 'footwear'],
  [/running|training|track|football|tennis|base-layer/, 'run-and-train'],
  [/yoga-top|sports-bra|tights|leggings/, 'studio'],
  [/swim/, 'swimming'],
  [/parka|rain-jacket/, 'outerwear'],
  [/jacket|bomber|vest|fleece|blazer|overshirt/, 'jackets'],
  [/jumper|cardigan/, 'knits'],
  [/beanie|scarf|gloves|cap|socks/, 'small-wear'],
  [/dress|skirt/, 'dresses'],
  [/jeans|chinos|trousers|joggers|shorts/, 'bottoms'],
  [/bag|backpack/, 'bags'],
  [/gift-card/, 'gifts'],
  [/service/, 'services'],
  [/plan|e-book/, 'downloads'],
  [/ball|racket/, 'game'],
  [/bottle|mat|watch|belt|kit/, 'things'],
];

export function themeOf(product: Pick<Product, 'gender' | 'ptype' | 'type_id'>): ThemeName {
  const ptype = typeof product.ptype === 'string' ? product.ptype : '';
  const name = THEME_NAMES.find(([pattern]) => pattern.test(ptype))?.[1] ?? 'tops';
  const isForChildren = Array.isArray(product.gender) && product.gender.includes('children');
  if (!isForChildren || product.type_id !== 'configurable') return name;
  if (name === 'footwear') return 'children-shoes';
  return name === 'small-wear' || name === 'bags' ? name : 'children';
}

export function isShipped(product: Product): boolean {
  return product.type_id !== 'virtual' && product.type_id !== 'downloadable';
}
