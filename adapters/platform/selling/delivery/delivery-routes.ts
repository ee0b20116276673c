import * as contract from '../../../../core/contract/selling/delivery';
import { mayOweDuties } from '../../../../core/delivery';
import type { StoreView } from '../../../../core/store-views';
import { type CatalogueReader, shippingMethodsTo } from '../../catalogue';
import { type Commerce, type Route, route } from '../../foundation';
import type { Database } from '../../ports/database';
import type { DeliveryDates } from './delivery-dates';

interface Services {
  readonly database: Database;
  readonly deliveryDates: DeliveryDates;
  readonly reader: CatalogueReader;
}

export function deliveryRoutes({ database, deliveryDates, reader }: Services): readonly Route[] {
  return [
    route(contract.delivery, async ({ query, store }) => {
      const commerce = await database.read(async (db) => {
        await reader.refresh(db);
        return reader.commerce(db);
      });
      return offerOf(deliveryDates, commerce, { store, country: query.country });
    }),
  ];
}

export async function offerOf(
  dates: DeliveryDates,
  commerce: Commerce,
  { store, country }: { readonly store: StoreView; readonly country?: string | undefined },
): Promise<contract.DeliveryOffer> {
  const place = { store, country };
  const calendar = await dates.calendarOf(commerce, place);
  const to = dates.countryOf(place);
  return {
    country: to,
    ways: await dates.dated(shippingMethodsTo(commerce, place), commerce, place),
    may_owe_duties: mayOweDuties(to, store.tax.defaultCountry),
    valid_until: calendar === undefined ? null : new Date(dates.validUntil(calendar)).toISOString(),
  };
}
