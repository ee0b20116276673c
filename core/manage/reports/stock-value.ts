import type { Minor } from '../../kernel/money';
import { DEFAULT_PLACE } from '../../contract/catalogue/stock-places';

/** Units of one SKU, or of several with the same cost. */
export interface ValuedStock {
  readonly units: number;
  /** Units at other locations, part of `units`. */
  readonly elsewhere: Readonly<Record<string, number>>;
  /** Cost of one unit in minor units; undefined if unknown. */
  readonly cost: Minor | undefined;
}

/** Stock of one location, in minor units. */
export interface PlaceValue {
  readonly place: string;
  readonly units: number;
  readonly value: Minor;
  /** Units without a known cost, which the value leaves out. */
  readonly uncosted: number;
}

/** Sums the stock value by location, sorted by its code. Pure. */
export function stockValue(stock: Iterable<ValuedStock>): readonly PlaceValue[] {
  const sums = new Map<string, PlaceValue>();
  for (const { units, elsewhere, cost } of stock) {
    const others = Object.entries(elsewhere);
    const main = others.reduce((left, [, qty]) => left - qty, units);
    for (const [place, qty] of [[DEFAULT_PLACE, main] as const, ...others]) {
      if (qty === 0) continue;
      const before = sums.get(place) ?? { place, units: 0, value: 0, uncosted: 0 };
      sums.set(place, {
        place,
        units: before.units + qty,
        value: before.value + qty * (cost ?? 0),
        uncosted: before.uncosted + (cost === undefined ? qty : 0),
      });
    }
  }
  return [...sums.values()].sort((one, other) => (one.place < other.place ? -1 : 1));
}
