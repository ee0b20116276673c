import { BRITISH } from '../../core/contract/text-languages';
import type { ProductRecord } from '../platform/ports/catalogue-data';
import { britishMembers } from '../platform/starter/words/british';
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
    if (goodsBefore(index + 1) > before) return inBritainToo(goods.make(before, index, world));
    return inBritainToo(makeGarment(planOf(index - before), index, world));
  };
}

/** The product with what Britain calls it beside its other texts, where that is something else. */
function inBritainToo(record: ProductRecord): ProductRecord {
  const { name, description, short_description, care: own } = record.product;
  const care = typeof own === 'string' ? own : undefined;
  const said = britishMembers({ name, description, short_description, care });
  // A text with a name of its own speaks for the whole product, so the care stands in it even where it is the same.
  return said === undefined
    ? record
    : { ...record, texts: { ...record.texts, [BRITISH]: { ...(care !== undefined && { care }), ...said } } };
}
