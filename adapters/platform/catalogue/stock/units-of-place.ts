import { DEFAULT_PLACE } from '../../../../core/contract/catalogue/stock-places';
import { unitsAt } from '../../../../core/stock/placed-stock';
import type { ChoosePlaces, Units } from '../../ports/catalogue/stock';

/** Takes all units at one location, or none. */
export function unitsOfPlace(units: readonly Pick<Units, 'qty' | 'sku'>[], place: string): ChoosePlaces {
  return (stock) => {
    const short = units.find(({ sku, qty }) => {
      const found = stock.get(sku);
      return found === undefined || (found.manage_stock !== false && unitsAt(found, place) < qty);
    });
    if (short !== undefined) return { short: short.sku };
    return { units: units.map(({ sku, qty }) => ({ sku, qty, ...placeOf(place) })) };
  };
}

/** Units at the default location omit the location. */
export function placeOf(code: string): Pick<Units, 'place'> {
  return code === DEFAULT_PLACE ? {} : { place: code };
}
