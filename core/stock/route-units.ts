import { unitsAt, type PlacedStock, type StockPlaceFacts } from './placed-stock';

/** Units of a SKU. */
export interface WantedUnits {
  readonly sku: string;
  readonly qty: number;
}

/** Units of a SKU shipped from a location. */
export interface RoutedUnits extends WantedUnits {
  readonly place: string;
}

/** Locations for all units, or a SKU without enough stock. */
export type Route =
  | { readonly kind: 'routed'; readonly units: readonly RoutedUnits[] }
  | { readonly kind: 'short'; readonly sku: string };

type Stock = ReadonlyMap<string, PlacedStock>;

/** Maximum number of location sets to try before the greedy choice. */
const MAX_TRIES = 5000;

/**
 * Routes the units of an order to one location that has them all, else to as few locations as possible, else refuses.
 * @param wanted each SKU once
 * @param places locations that can ship, in order of preference (`placesServing`)
 */
export function routeUnits(
  wanted: readonly WantedUnits[],
  stock: Stock,
  places: readonly Pick<StockPlaceFacts, 'code'>[],
): Route {
  const codes = places.map(({ code }) => code);
  const missing = wanted.find((units) => !isThere(units, stock, codes));
  if (missing !== undefined) return { kind: 'short', sku: missing.sku };
  const counted = wanted.filter(({ sku }) => stock.get(sku)?.manage_stock !== false);
  const chosen = fewestPlaces(counted, stock, codes);
  return { kind: 'routed', units: wanted.flatMap((units) => share(units, stock, chosen)) };
}

function isThere({ sku, qty }: WantedUnits, stock: Stock, places: readonly string[]): boolean {
  const found = stock.get(sku);
  if (found?.is_in_stock !== true || places.length === 0) return false;
  return found.manage_stock === false || sumAt(found, places) >= qty;
}

function sumAt(stock: PlacedStock, places: readonly string[]): number {
  return places.reduce((sum, place) => sum + Math.max(0, unitsAt(stock, place)), 0);
}

/** Smallest set of locations that has all units; ties by preference. */
function fewestPlaces(wanted: readonly WantedUnits[], stock: Stock, places: readonly string[]): readonly string[] {
  const useful = places.filter((place) => wanted.some(({ sku }) => has(stock, sku, place) > 0));
  const [first] = places;
  if (wanted.length === 0 || first === undefined) return places.slice(0, 1);
  const budget = { tries: MAX_TRIES };
  for (let size = 1; size < useful.length && budget.tries > 0; size += 1) {
    const found = setOf(size, [], useful, { wanted, stock, budget });
    if (found !== undefined) return found;
  }
  return budget.tries > 0 ? useful : greedyPlaces(wanted, stock, useful);
}

interface Search {
  readonly wanted: readonly WantedUnits[];
  readonly stock: Stock;
  readonly budget: { tries: number };
}

function setOf(
  size: number,
  chosen: readonly string[],
  left: readonly string[],
  search: Search,
): readonly string[] | undefined {
  if (size === 0) {
    search.budget.tries -= 1;
    return haveAll(search.wanted, search.stock, chosen) ? chosen : undefined;
  }
  for (const [at, place] of left.entries()) {
    if (left.length - at < size || search.budget.tries <= 0) return undefined;
    const found = setOf(size - 1, [...chosen, place], left.slice(at + 1), search);
    if (found !== undefined) return found;
  }
  return undefined;
}

function haveAll(wanted: readonly WantedUnits[], stock: Stock, places: readonly string[]): boolean {
  return wanted.every(({ sku, qty }) => {
    const found = stock.get(sku);
    return found !== undefined && sumAt(found, places) >= qty;
  });
}

/** Greedy: adds the location with most of the open units, then drops locations that are not needed. */
function greedyPlaces(wanted: readonly WantedUnits[], stock: Stock, places: readonly string[]): readonly string[] {
  const open = new Map(wanted.map(({ sku, qty }) => [sku, qty]));
  const covers = (place: string) =>
    [...open].reduce((sum, [sku, qty]) => sum + Math.min(qty, has(stock, sku, place)), 0);
  const chosen: string[] = [];
  while ([...open.values()].some((qty) => qty > 0)) {
    const left = places.filter((place) => !chosen.includes(place));
    const best = left.reduce((one, other) => (covers(other) > covers(one) ? other : one), left[0] ?? '');
    chosen.push(best);
    for (const [sku, qty] of open) open.set(sku, qty - Math.min(qty, has(stock, sku, best)));
  }
  const needed = chosen.filter((place) => {
    const others = chosen.filter((one) => one !== place);
    return !haveAll(wanted, stock, others);
  });
  const kept = haveAll(wanted, stock, needed) ? needed : chosen;
  return places.filter((place) => kept.includes(place));
}

function has(stock: Stock, sku: string, place: string): number {
  const found = stock.get(sku);
  return found === undefined ? 0 : Math.max(0, unitsAt(found, place));
}

/** Takes units from the locations in order. */
function share({ sku, qty }: WantedUnits, stock: Stock, places: readonly string[]): readonly RoutedUnits[] {
  const [first = ''] = places;
  if (stock.get(sku)?.manage_stock === false) return [{ sku, qty, place: first }];
  let open = qty;
  return places.flatMap((place) => {
    const taken = Math.min(open, has(stock, sku, place));
    open -= taken;
    return taken > 0 ? [{ sku, qty: taken, place }] : [];
  });
}

type TakenUnits = WantedUnits & { readonly place?: string | undefined };

/**
 * Distributes returned units over the locations they were taken from, the first one first.
 * @param before units of the SKUs returned earlier
 * @param unsent units cancelled before shipment, see `placesOfUnsent`
 */
export function placesOfReturn(
  taken: readonly TakenUnits[],
  before: readonly WantedUnits[],
  back: readonly WantedUnits[],
  unsent: readonly WantedUnits[] = [],
): readonly TakenUnits[] {
  const sent = skipping(taken.toReversed(), unsent).toReversed();
  return shared(skipping(sent, before), back);
}

/**
 * Distributes units cancelled before shipment over their locations. Parcels use the first location first, so these come
 * from the last.
 * @param before units of the SKUs cancelled earlier
 */
export function placesOfUnsent(
  taken: readonly TakenUnits[],
  before: readonly WantedUnits[],
  back: readonly WantedUnits[],
): readonly TakenUnits[] {
  return shared(skipping(taken.toReversed(), before), back);
}

function skipping(taken: readonly TakenUnits[], skipped: readonly WantedUnits[]): TakenUnits[] {
  const open = new Map<string, number>();
  for (const { sku, qty } of skipped) open.set(sku, (open.get(sku) ?? 0) + qty);
  return taken.map((units) => {
    const part = Math.min(units.qty, open.get(units.sku) ?? 0);
    open.set(units.sku, (open.get(units.sku) ?? 0) - part);
    return { ...units, qty: units.qty - part };
  });
}

function shared(taken: readonly TakenUnits[], back: readonly WantedUnits[]): readonly TakenUnits[] {
  const left = taken.map((units) => ({ ...units }));
  return back.flatMap(({ sku, qty }) => {
    let open = qty;
    const shares = left.flatMap((units) => {
      if (units.sku !== sku || open === 0) return [];
      const part = Math.min(open, units.qty);
      open -= part;
      units.qty -= part;
      return part > 0 ? [{ ...units, qty: part }] : [];
    });
    return open > 0 ? [...shares, { sku, qty: open }] : shares;
  });
}
