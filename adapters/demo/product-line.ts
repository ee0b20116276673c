import type { ProductRecord } from '../platform/ports/catalogue-data';
import { makeGarment } from './garment';
import { createGoods } from './goods';
import { createGarmentPlan } from './plan';
import type { World } from './categories/world';

/** In a shop of this size every good is there once; smaller and larger ones keep the share. */
const SHOP_SIZE = 600;

/** Makes product number `index`: about every fifth is a good (racket, kit, gift card …), the others are garments. */
export function createProductLine(world: World): (index: number) => ProductRecord {
  const goods = createGoods();
  const planOf = createGarmentPlan(world.seed);
  const goodsBefore = (index: number): number => Math.floor((index * goods.count) / SHOP_SIZE);
  return (index) => {
    const before = goodsBefore(index);
    if (goodsBefore(index + 1) > before) return goods.make(before, index, world);
    return makeGarment(planOf(index - before), index, world);
  };
}
