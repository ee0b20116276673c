import { BRITISH } from '../../core/contract/foundation/text-languages';
import { lookUp } from '../../core/kernel/look-up';
import type { ProductRecord } from '../platform/ports/catalogue/catalogue-data';
import { britishMembers } from '../platform/starter/words/british';
import { makeGarment } from './garment';
import { createGoods } from './goods';
import { createProductPlan } from './product-plan';
import { titleTexts } from './goods/titles';
import type { World } from './categories/world';

export function createProductLine(world: World): (index: number) => ProductRecord {
  const goods = createGoods();
  const planOf = createProductPlan(world, goods);
  return (index) => {
    const plan = planOf(index);
    if (plan.type === 'garment') return inOtherWords(makeGarment(plan.plan, index, world));
    if (plan.type === 'special') return inOtherWords(goods.makeSpecial(plan.number, index, world));
    return inOtherWords(goods.make(plan.number, index, world));
  };
}

function inOtherWords(made: ProductRecord): ProductRecord {
  const record = inBritainToo(made);
  const titles = Object.entries(titleTexts(record.product));
  if (titles.length === 0) return record;
  const texts = new Map(Object.entries(record.texts ?? {}));
  for (const [tongue, said] of titles) {
    const own = texts.get(tongue);
    texts.set(tongue, { ...own, titles: { ...said.titles, ...own?.titles } });
  }
  return { ...record, texts: Object.fromEntries(texts) };
}

function inBritainToo(record: ProductRecord): ProductRecord {
  const { name, description, short_description } = record.product;
  const own = lookUp(record.product, 'care');
  const care = typeof own === 'string' ? own : undefined;
  const said = britishMembers({ name, description, short_description, care });
  return said === undefined
    ? record
    : { ...record, texts: { ...record.texts, [BRITISH]: { ...(care !== undefined && { care }), ...said } } };
}
