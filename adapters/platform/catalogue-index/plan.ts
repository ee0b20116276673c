import { fullBitset, intersectInto, subtractInto } from './bitset';
import { answerFilter, STOCK_ATTRIBUTE, stockWish } from './conditions';
import { ownersOf } from './data';
import type { Bitset } from './bitset';
import type { Condition } from './conditions';
import type { CatalogueData } from './data';
import type { IndexFilter, IndexQuery } from './query';

/** Products that meet a query, and the units they meet it with (null: every unit). */
export interface Match {
  readonly products: Bitset;
  readonly units: Bitset | null;
}

/** Answers to filters, kept because shops ask the same ones over and over (status, visibility, the popular sizes). */
export class ConditionCache {
  private readonly kept = new Map<string, Condition>();

  constructor(private readonly most = 128) {}

  answer(data: CatalogueData, filter: IndexFilter): Condition {
    const key = JSON.stringify([filter.attribute, filter.value]);
    const known = this.kept.get(key);
    this.kept.delete(key);
    const condition = known ?? answerFilter(data, filter);
    this.kept.set(key, condition);
    const oldest = this.kept.keys().next();
    if (this.kept.size > this.most && oldest.done !== true) this.kept.delete(oldest.value);
    return condition;
  }

  clear(): void {
    this.kept.clear();
  }
}

/** A query's filters and text, ready to be met with or without the filters of one attribute. */
export class FilterPlan {
  private readonly conditions: readonly Condition[];
  private readonly stock: 'in' | 'out' | 'any' | 'none';
  private readonly done = new Map<string | null, Match>();

  constructor(
    private readonly data: CatalogueData,
    query: Pick<IndexQuery, 'filters' | 'listOutOfStock'>,
    cache: ConditionCache,
    /** Products that meet the text; null without text. */
    private readonly text: Bitset | null,
  ) {
    const filters = query.filters ?? [];
    const wishes = new Set(
      filters.filter(({ attribute }) => attribute === STOCK_ATTRIBUTE).map(({ value }) => stockWish(value)),
    );
    if (query.listOutOfStock === false) wishes.add('in');
    wishes.delete('any');
    const [only] = wishes;
    this.stock = only === undefined ? 'any' : wishes.size > 1 ? 'none' : only;
    this.conditions = filters
      .filter(({ attribute }) => attribute !== STOCK_ATTRIBUTE)
      .map((filter) => cache.answer(data, filter));
  }

  /** What meets the query when the filters on `without` are left out (null: none is). */
  match(without: string | null): Match {
    const key = without !== null && this.conditions.some(({ attribute }) => attribute === without) ? without : null;
    let match = this.done.get(key);
    if (match === undefined) this.done.set(key, (match = this.meet(key)));
    return match;
  }

  /** True when some filter is on this attribute. */
  filters(attribute: string): boolean {
    return this.conditions.some((condition) => condition.attribute === attribute);
  }

  private meet(without: string | null): Match {
    const { data } = this;
    const products = this.text?.slice() ?? fullBitset(data.products);
    let units: Bitset | null = this.stock === 'in' ? data.unitStock.slice() : null;
    let judgedByUnit = false;
    for (const { attribute, level, bits } of this.conditions) {
      if (attribute === without) continue;
      if (level === 'product') intersectInto(products, bits);
      else {
        judgedByUnit = true;
        if (units === null) units = bits.slice();
        else intersectInto(units, bits);
      }
    }
    if (units !== null && judgedByUnit) intersectInto(products, ownersOf(data, units));
    else if (this.stock === 'in') intersectInto(products, data.productStock);
    if (this.stock === 'out') subtractInto(products, data.productStock);
    if (this.stock === 'none') products.fill(0);
    return { products, units };
  }
}
