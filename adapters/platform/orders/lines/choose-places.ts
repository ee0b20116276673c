import { DEFAULT_PLACE } from '../../../../core/contract/catalogue/stock-places';
import { placesServing } from '../../../../core/stock/placed-stock';
import { routeUnits } from '../../../../core/stock/route-units';
import type { ChoosePlaces, Units } from '../../ports/catalogue/stock';
import type { StockPlaceRecord } from '../../ports/selling/commerce';

/** Routes units to as few locations as possible. @param places in order of preference */
export function choosePlaces(units: readonly Units[], places: readonly Pick<StockPlaceRecord, 'code'>[]): ChoosePlaces {
  return (stock) => {
    const route = routeUnits(units, stock, places);
    if (route.kind === 'short') return { short: route.sku };
    return {
      units: route.units.map(({ place, ...one }) => (place === DEFAULT_PLACE ? one : { ...one, place })),
    };
  };
}

/** Returns the locations that can ship an order, by preference; undefined if the only location serves every store. */
export function placesSending(
  places: readonly StockPlaceRecord[],
  order: { readonly store: string; readonly country?: string | undefined },
): readonly StockPlaceRecord[] | undefined {
  const [only] = places;
  const isPlain = places.length === 1 && only?.stores.length === 0;
  return isPlain ? undefined : placesServing(places, order);
}
