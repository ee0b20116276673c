import { countBits, fullBitset, intersectInto, subtractInto } from './text/bitset';
import { answerFilter, inStockToo, STOCK_ATTRIBUTE, stockFilter } from './conditions';
import { ownersOf } from './data';
import { Recent } from './recent';
import type { Bitset } from './text/bitset';
import type { Condition } from './conditions';
import type { CatalogueData } from './data';
import type { IndexFilter, IndexQuery } from './query';

export interface Match {
  readonly products: Bitset;
  readonly units: Bitset | null;
}

/** Caches cleared on stock and price changes. */
export interface AnswerCaches {
  readonly conditions: Recent<Condition>;
  readonly counts: Recent<Uint32Array>;
}

export function answerCaches(): AnswerCaches {
  return { conditions: new Recent(128), counts: new Recent(256) };
}

export class FilterPlan {
  readonly filters: readonly IndexFilter[];
  readonly stocked: ReadonlySet<string>;
  private readonly conditions: readonly Condition[];
  private readonly stock: 'in' | 'out' | 'any' | 'none';
  private readonly done = new Map<string | null, Match>();

  constructor(
    readonly data: CatalogueData,
    query: Pick<IndexQuery, 'filters' | 'listOutOfStock' | 'stocked'>,
    private readonly caches: AnswerCaches,
    private readonly text: Bitset | null,
  ) {
    const filters = query.filters ?? [];
    this.filters = filters.filter(({ attribute }) => attribute !== STOCK_ATTRIBUTE);
    const inputs = new Set(
      filters.filter(({ attribute }) => attribute === STOCK_ATTRIBUTE).map(({ value }) => stockFilter(value)),
    );
    if (query.listOutOfStock === false) inputs.add('in');
    inputs.delete('any');
    const [only] = inputs;
    this.stock = only === undefined ? 'any' : inputs.size > 1 ? 'none' : only;
    this.stocked = new Set(query.stocked);
    this.conditions = this.filters.map((filter) => {
      const isStocked = this.stocked.has(filter.attribute);
      return caches.conditions.get(keyOf([filter, isStocked]), () => {
        const condition = answerFilter(data, filter);
        return isStocked ? inStockToo(data, filter, condition) : condition;
      });
    });
  }

  match(without: string | null): Match {
    const key = without !== null && this.conditions.some(({ attribute }) => attribute === without) ? without : null;
    let match = this.done.get(key);
    if (match === undefined) this.done.set(key, (match = this.meet(key)));
    return match;
  }

  /** Cached without text; `variety` separates counts of one attribute. */
  counts(attribute: string, count: (match: Match) => Uint32Array, variety: unknown = null): Uint32Array {
    const others = this.filters.filter((filter) => filter.attribute !== attribute);
    return this.counted([attribute, variety, this.stock, [...this.stocked], others], () =>
      count(this.match(attribute)),
    );
  }

  inStock(): number {
    const [count = 0] = this.counted([STOCK_ATTRIBUTE, this.filters, [...this.stocked]], () =>
      Uint32Array.of(countBits(this.meet(null, 'in').products)),
    );
    return count;
  }

  private counted(key: unknown, make: () => Uint32Array): Uint32Array {
    return this.text === null ? this.caches.counts.get(keyOf(key), make) : make();
  }

  private meet(without: string | null, stock = this.stock): Match {
    const { data } = this;
    const products = this.text?.slice() ?? fullBitset(data.products);
    let units: Bitset | null = stock === 'in' ? data.unitStock.slice() : null;
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
    else if (stock === 'in') intersectInto(products, data.productStock);
    if (stock === 'out') subtractInto(products, data.productStock);
    if (stock === 'none') products.fill(0);
    return { products, units };
  }
}

function keyOf(asked: unknown): string {
  return JSON.stringify(asked, (_, value: unknown) =>
    typeof value === 'number' && !Number.isFinite(value) ? String(value) : value,
  );
}
