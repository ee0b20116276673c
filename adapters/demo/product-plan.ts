import { sectionPath } from './categories/section-path';
import { createGoods } from './goods';
import type { Goods } from './goods';
import { createGarmentPlan } from './plan';
import type { GarmentPlan } from './plan';
import type { Traits } from './base/season';

const SHOP_SIZE = 600;
const SMALLEST_WITH_SPECIALS = 100;

export type ProductPlan =
  | { readonly type: 'garment'; readonly plan: GarmentPlan }
  | { readonly type: 'good' | 'special'; readonly number: number };

export function createProductPlan(
  world: { readonly seed: number; readonly total: number },
  goods: Goods = createGoods(),
): (index: number) => ProductPlan {
  const planOf = createGarmentPlan(world.seed);
  const goodsBefore = (index: number): number => Math.floor((index * goods.count) / SHOP_SIZE);
  const isGood = (index: number): boolean => goodsBefore(index + 1) > goodsBefore(index);
  const specials = specialPlaces(world.total, goods.specials, isGood);
  return (index) => {
    const before = goodsBefore(index);
    const special = specials.indexOf(index);
    if (special !== -1) return { type: 'special', number: special };
    if (isGood(index)) return { type: 'good', number: before };
    return { type: 'garment', plan: planOf(index - before) };
  };
}

/** Special goods replace the last garments, so earlier products keep their index. */
function specialPlaces(total: number, count: number, isGood: (index: number) => boolean): readonly number[] {
  const places: number[] = [];
  for (let index = total - 1; total >= SMALLEST_WITH_SPECIALS && places.length < count; index -= 1)
    if (!isGood(index)) places.unshift(index);
  return places;
}

export function traitsOf(plan: ProductPlan): Traits {
  if (plan.type !== 'garment') return { group: 'good', kind: '', genders: [], isSport: false };
  const { style, genders } = plan.plan;
  const section = sectionPath(genders[0] ?? 'men', style.section).split('/')[1];
  const group = section === 'clothing' ? 'clothing' : section === 'footwear' ? 'footwear' : 'accessory';
  return { group, kind: style.ptype, genders, isSport: style.sport !== undefined };
}
