import { DEFAULT_PLACE } from '../../../../core/contract/catalogue/stock-places';
import { routeUnits } from '../../../../core/stock/route-units';
import type { ChoosePlaces, Units } from '../../ports/catalogue/stock';
import type { StockPlaceRecord } from '../../ports/selling/commerce';

/** Routes units to the fewest places that have them. @param places in order of preference */
export function choosePlaces(units: readonly Units[], places: readonly Pick<StockPlaceRecord, 'code'>[]): ChoosePlaces {
  return (stock) => {
    const route = routeUnits(units, stock, places);
    if (route.kind === 'short') return { short: route.sku };
    return {
      units: route.units.map(({ place, ...one }) => (place === DEFAULT_PLACE ? one : { ...one, place })),
    };
  };
}
