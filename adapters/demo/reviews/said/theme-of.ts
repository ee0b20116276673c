import type { Product } from '../../../../core/contract';
import {
  BAGS,
  BOTTOMS,
  CHILDREN,
  CHILDREN_SHOES,
  DRESSES,
  FOOTWEAR,
  JACKETS,
  KNITS,
  OUTERWEAR,
  SMALL_WEAR,
  TOPS,
} from '../clothes-themes';
import { DOWNLOADS, GAME, GIFTS, RUN_AND_TRAIN, SERVICES, STUDIO, SWIMMING, THINGS } from '../other-themes';

export const THEMES = {
  BAGS,
  BOTTOMS,
  CHILDREN,
  CHILDREN_SHOES,
  DRESSES,
  FOOTWEAR,
  JACKETS,
  KNITS,
  OUTERWEAR,
  SMALL_WEAR,
  TOPS,
  DOWNLOADS,
  GAME,
  GIFTS,
  RUN_AND_TRAIN,
  SERVICES,
  STUDIO,
  SWIMMING,
  THINGS,
};
export type ThemeName = keyof typeof THEMES;

const THEME_NAMES: readonly (readonly [pattern: RegExp, name: ThemeName])[] = [
  [/shoe|boot|sandal|sneaker/, 'FOOTWEAR'],
  [/running|training|track|football|tennis|base-layer/, 'RUN_AND_TRAIN'],
  [/yoga-top|sports-bra|tights|leggings/, 'STUDIO'],
  [/swim/, 'SWIMMING'],
  [/parka|rain-jacket/, 'OUTERWEAR'],
  [/jacket|bomber|vest|fleece|blazer|overshirt/, 'JACKETS'],
  [/jumper|cardigan/, 'KNITS'],
  [/beanie|scarf|gloves|cap|socks/, 'SMALL_WEAR'],
  [/dress|skirt/, 'DRESSES'],
  [/jeans|chinos|trousers|joggers|shorts/, 'BOTTOMS'],
  [/bag|backpack/, 'BAGS'],
  [/gift-card/, 'GIFTS'],
  [/service/, 'SERVICES'],
  [/plan|e-book/, 'DOWNLOADS'],
  [/ball|racket/, 'GAME'],
  [/bottle|mat|watch|belt|kit/, 'THINGS'],
];

export function themeOf(product: Pick<Product, 'gender' | 'ptype' | 'type_id'>): ThemeName {
  const ptype = typeof product.ptype === 'string' ? product.ptype : '';
  const name = THEME_NAMES.find(([pattern]) => pattern.test(ptype))?.[1] ?? 'TOPS';
  const isForChildren = Array.isArray(product.gender) && product.gender.includes('children');
  if (!isForChildren || product.type_id !== 'configurable') return name;
  if (name === 'FOOTWEAR') return 'CHILDREN_SHOES';
  return name === 'SMALL_WEAR' || name === 'BAGS' ? name : 'CHILDREN';
}

export function isShipped(product: Product): boolean {
  return product.type_id !== 'virtual' && product.type_id !== 'downloadable';
}
