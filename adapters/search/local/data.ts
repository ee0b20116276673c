import { addBit, emptyBitset, hasBit, setBit } from './text/bitset';
import { bytesOf, floatsOf, wordsOf } from './text/image';
import { readLists } from './text/lists';
import { readSkus } from './text/sku-table';
import type { Bitset } from './text/bitset';
import type { IndexImage } from './text/image';
import type { Lists } from './text/lists';
import type { SkuTable } from './text/sku-table';

export interface Attribute {
  readonly level: 'product' | 'unit';
  readonly values: readonly string[];
  readonly lists: Lists;
}

/**
 * Index columns. A unit is a variant, or a product without variants; product p has units unitStarts[p] … unitStarts[p +
 * 1] - 1. Ids descend.
 */
export interface CatalogueData {
  readonly products: number;
  readonly units: number;
  readonly ids: Float64Array;
  readonly configurable: Uint8Array;
  readonly unitStarts: Uint32Array;
  readonly unitProducts: Uint32Array;
  readonly unitPrices: Float64Array;
  readonly unitOwnStock: Bitset;
  readonly open: Uint8Array;
  readonly unitStock: Bitset;
  readonly productStock: Bitset;
  readonly shownPrices: Float64Array;
  readonly attributes: ReadonlyMap<string, Attribute>;
  readonly numbers: ReadonlyMap<string, Float64Array>;
  readonly priceField: string;
  readonly skus: SkuTable;
}

export function openData(image: IndexImage): CatalogueData {
  const { meta } = image;
  const unitStarts = wordsOf(image, 'unit.starts');
  const unitProducts = new Uint32Array(meta.units);
  for (let product = 0; product < meta.products; product += 1)
    unitProducts.fill(product, unitStarts[product], unitStarts[product + 1]);
  const data: CatalogueData = {
    products: meta.products,
    units: meta.units,
    ids: floatsOf(image, 'product.ids'),
    configurable: bytesOf(image, 'product.configurable'),
    unitStarts,
    unitProducts,
    unitPrices: floatsOf(image, 'unit.prices'),
    unitOwnStock: wordsOf(image, 'unit.stock'),
    open: bytesOf(image, 'product.open'),
    unitStock: emptyBitset(meta.units),
    productStock: emptyBitset(meta.products),
    shownPrices: new Float64Array(meta.products),
    attributes: new Map(
      meta.attributes.map(({ name, level, values }) => [
        name,
        { level, values, lists: readLists(image, `attribute.${name}`) },
      ]),
    ),
    numbers: new Map(meta.numbers.map((name) => [name, floatsOf(image, `number.${name}`)])),
    priceField: meta.options.priceField,
    skus: readSkus(image, unitProducts),
  };
  for (let product = 0; product < meta.products; product += 1) refreshProduct(data, product);
  return data;
}

export function refreshProduct(data: CatalogueData, product: number): void {
  const open = data.open[product] === 1;
  const end = data.unitStarts[product + 1] ?? 0;
  for (let unit = data.unitStarts[product] ?? 0; unit < end; unit += 1) {
    setBit(data.unitStock, unit, open && hasBit(data.unitOwnStock, unit));
  }
  const shown = shownUnit(data, product, null);
  data.shownPrices[product] = data.unitPrices[shown] ?? NaN;
  setBit(data.productStock, product, hasBit(data.unitStock, shown));
}

/** Best allowed unit (null allows all): by `preference`, stock, then price. At least one must be allowed. */
export function shownUnit(
  data: CatalogueData,
  product: number,
  allowed: Bitset | null,
  preference?: (unit: number) => number,
): number {
  let best = -1;
  let bestRank = -1;
  const end = data.unitStarts[product + 1] ?? 0;
  for (let unit = data.unitStarts[product] ?? 0; unit < end; unit += 1) {
    if (allowed !== null && !hasBit(allowed, unit)) continue;
    const rank = (preference === undefined ? 0 : preference(unit) * 2) + (hasBit(data.unitStock, unit) ? 1 : 0);
    if (
      best < 0 ||
      rank > bestRank ||
      (rank === bestRank && (data.unitPrices[unit] ?? NaN) < (data.unitPrices[best] ?? NaN))
    ) {
      best = unit;
      bestRank = rank;
    }
  }
  return best < 0 ? (data.unitStarts[product] ?? 0) : best;
}

export function isAvailable(data: CatalogueData, product: number, allowed: Bitset | null): boolean {
  if (allowed === null) return hasBit(data.productStock, product);
  const end = data.unitStarts[product + 1] ?? 0;
  for (let unit = data.unitStarts[product] ?? 0; unit < end; unit += 1)
    if (hasBit(allowed, unit) && hasBit(data.unitStock, unit)) return true;
  return false;
}

export function ownersOf(data: CatalogueData, units: Bitset): Bitset {
  if (data.units === data.products) return units.slice();
  const owners = emptyBitset(data.products);
  for (let at = 0; at < units.length; at += 1) {
    let word = units[at] ?? 0;
    while (word !== 0) {
      const lowest = word & -word;
      const product = data.unitProducts[(at << 5) + 31 - Math.clz32(lowest)] ?? 0;
      addBit(owners, product);
      const end = (data.unitStarts[product + 1] ?? 0) - (at << 5);
      word = end >= 32 ? 0 : word & (-1 << end);
    }
  }
  return owners;
}
