import type { ProductRecord } from '../../platform/ports/catalogue/catalogue-data';
import type { World } from '../categories/world';
import { goodContext } from './good-context';
import type { GoodContext } from './good-context';
import { makeIntangible } from './make-intangible';
import { makeBundle, makeGrouped } from './make-set';
import { makeSimple } from './make-simple';
import { goodsInOrder, SPECIALS } from './order';
import type { Good } from './order';

export interface Goods {
  readonly count: number;
  make(number: number, index: number, world: World): ProductRecord;
  readonly specials: number;
  makeSpecial(number: number, index: number, world: World): ProductRecord;
}

export function createGoods(): Goods {
  const goods = goodsInOrder();
  return {
    count: goods.length,
    make: (number, index, world) => {
      const good = goods[number % goods.length];
      if (good === undefined) throw new RangeError('There are no goods');
      return made(good, goodContext(world, index, Math.floor(number / goods.length) + 1));
    },
    specials: SPECIALS.length,
    makeSpecial: (number, index, world) => {
      const good = SPECIALS[number];
      if (good === undefined) throw new RangeError(`There is no special good ${String(number)}`);
      return made(good, goodContext(world, index, 1));
    },
  };
}

function made(good: Good, context: GoodContext): ProductRecord {
  if (good.type === 'simple') return makeSimple(good.kind, good.number, context);
  if (good.type === 'grouped') return makeGrouped(good.plan, context);
  if (good.type === 'bundle') return makeBundle(good.plan, context);
  return makeIntangible(good.plan, good.type, context);
}
