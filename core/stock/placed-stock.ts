import { DEFAULT_PLACE, type StockPlaceRecord } from '../contract/catalogue/stock-places';

/** Properties of a location that determine its stock. */
export type StockPlaceFacts = Pick<StockPlaceRecord, 'active' | 'code' | 'country' | 'preference' | 'ships' | 'stores'>;

/** Stock of a SKU: `qty` is the total of all locations. */
export interface PlacedStock {
  readonly qty: number;
  readonly is_in_stock: boolean;
  readonly manage_stock?: boolean | undefined;
  /** Units at other locations than the default one; absent if there are none. */
  readonly elsewhere?: Elsewhere | undefined;
}

/** Units by location code. */
export type Elsewhere = Readonly<Record<string, number>>;

/** Units at one location. */
export interface PlaceUnits {
  readonly place: string;
  readonly qty: number;
}

/** Returns the units at a location. */
export function unitsAt({ qty, elsewhere }: Pick<PlacedStock, 'elsewhere' | 'qty'>, place: string): number {
  const others = new Map(Object.entries(elsewhere ?? {}));
  if (place !== DEFAULT_PLACE) return others.get(place) ?? 0;
  return [...others.values()].reduce((left, units) => left - units, qty);
}

/** Returns the locations that ship for a store, by priority, then by whether they are in the destination country. */
export function placesServing<P extends StockPlaceFacts>(
  places: readonly P[],
  { store, country }: { readonly store: string; readonly country?: string | undefined },
): readonly P[] {
  const isFar = (place: P) => Number(place.country !== country);
  return places
    .filter(({ active, ships, stores }) => active && ships && (stores.length === 0 || stores.includes(store)))
    .toSorted((one, other) => one.preference - other.preference || isFar(one) - isFar(other));
}

/** Returns the stock that shoppers of a store can order: the total of the locations that serve it. */
export function servedStock<S extends PlacedStock>(
  { elsewhere, ...stock }: S,
  places: readonly StockPlaceFacts[],
  store: string,
): Omit<S, 'elsewhere'> {
  const [only] = places;
  const isPlain = elsewhere === undefined && places.length <= 1 && (only === undefined || serves(only, store));
  if (isPlain || stock.manage_stock === false) return stock;
  const served = placesServing(places, { store });
  const qty = served.reduce((sum, { code }) => sum + unitsAt({ qty: stock.qty, elsewhere }, code), 0);
  return { ...stock, qty, is_in_stock: stock.is_in_stock && qty > 0 };
}

function serves(place: StockPlaceFacts, store: string): boolean {
  return placesServing([place], { store }).length > 0;
}

/** Returns the units of all locations, the default one first. */
export function unitsByPlace(stock: Pick<PlacedStock, 'elsewhere' | 'qty'>): readonly PlaceUnits[] {
  const others = Object.entries(stock.elsewhere ?? {}).map(([place, qty]) => ({ place, qty }));
  return [{ place: DEFAULT_PLACE, qty: unitsAt(stock, DEFAULT_PLACE) }, ...others];
}

/** Returns the total and the other locations for units by location; the inverse of `unitsByPlace`. */
export function stockOfPlaces(units: readonly PlaceUnits[]): {
  readonly qty: number;
  readonly elsewhere: Elsewhere | undefined;
} {
  const others = units.filter(({ place, qty }) => place !== DEFAULT_PLACE && qty > 0);
  return {
    qty: units.reduce((sum, { qty }) => sum + qty, 0),
    elsewhere: others.length === 0 ? undefined : Object.fromEntries(others.map(({ place, qty }) => [place, qty])),
  };
}

/**
 * Applies a new total to the default location. If it has too few units, reduces the others, the last one first.
 * @param qty new total, at least 0
 */
export function withTotal(stock: Pick<PlacedStock, 'elsewhere' | 'qty'>, qty: number): readonly PlaceUnits[] {
  const [main, ...others] = unitsByPlace(stock);
  let open = stock.qty - qty;
  const given = Math.min(open, main?.qty ?? 0);
  open -= given;
  const left = others.toReversed().map((one) => {
    const taken = Math.min(open, one.qty);
    open -= taken;
    return { ...one, qty: one.qty - taken };
  });
  return [{ place: DEFAULT_PLACE, qty: (main?.qty ?? 0) - given }, ...left.toReversed()];
}
