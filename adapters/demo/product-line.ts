import { BRITISH } from '../../core/contract/text-languages';
import { lookUp } from '../../core/kernel/look-up';
import type { ProductRecord } from '../platform/ports/catalogue-data';
import { britishMembers } from '../platform/starter/words/british';
import { makeGarment } from './garment';
import { createGoods } from './goods';
import { createGarmentPlan } from './plan';
import type { World } from './categories/world';

/** In a shop of this size every good is there once; smaller and larger ones keep the share. */
const SHOP_SIZE = 600;
/** Smaller shops do not have the parts of which special goods are made. */
const SMALLEST_WITH_SPECIALS = 100;

/** Makes product number `index`: about every fifth is a good (racket, kit, gift card …), the others are garments. */
export function createProductLine(world: World): (index: number) => ProductRecord {
  const goods = createGoods();
  const planOf = createGarmentPlan(world.seed);
  const goodsBefore = (index: number): number => Math.floor((index * goods.count) / SHOP_SIZE);
  const isGood = (index: number): boolean => goodsBefore(index + 1) > goodsBefore(index);
  const specials = specialPlaces(world.total, goods.specials, isGood);
  return (index) => {
    const before = goodsBefore(index);
    const special = specials.indexOf(index);
    if (special !== -1) return inBritainToo(goods.makeSpecial(special, index, world));
    if (isGood(index)) return inBritainToo(goods.make(before, index, world));
    return inBritainToo(makeGarment(planOf(index - before), index, world));
  };
}

/** Special goods stand in the place of the last garments: what comes before them stays what it is. */
function specialPlaces(total: number, count: number, isGood: (index: number) => boolean): readonly number[] {
  const places: number[] = [];
  for (let index = total - 1; total >= SMALLEST_WITH_SPECIALS && places.length < count; index -= 1)
    if (!isGood(index)) places.unshift(index);
  return places;
}

/** The product with what Britain calls it beside its other texts, where that is something else. */
function inBritainToo(record: ProductRecord): ProductRecord {
  const { name, description, short_description } = record.product;
  const own = lookUp(record.product, 'care');
  const care = typeof own === 'string' ? own : undefined;
  const said = britishMembers({ name, description, short_description, care });
  // A text with a name of its own speaks for the whole product, so the care stands in it even where it is the same.
  return said === undefined
    ? record
    : { ...record, texts: { ...record.texts, [BRITISH]: { ...(care !== undefined && { care }), ...said } } };
}
