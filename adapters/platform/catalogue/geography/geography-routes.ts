import * as contract from '../../../../core/contract/catalogue/geography';
import type { TaxRule } from '../../../../core/contract';
import { taxRate } from '../../../../core/pricing';
import { type Route, route, type Settings } from '../../foundation';
import type { Database } from '../../ports/database';
import type { CatalogueReader } from '../reading/catalogue-reader';
import { countryOfCaller } from './geo-country';
import { countries, pickupShops, stateByPostcode, statesOf } from './geography';

interface Services {
  readonly database: Database;
  readonly reader: CatalogueReader;
  readonly settings: Settings;
}

export function geographyRoutes({ database, reader, settings }: Services): readonly Route[] {
  return [
    route(contract.countries, () => countries()),
    route(contract.states, ({ query }) => [...statesOf(query.country)]),
    route(contract.stores, ({ query }) => [...pickupShops(query.country)]),
    route(contract.taxByZip, async ({ query }) => {
      const state = stateByPostcode(query.country, query.zip);
      const rules = await database.read(async (db) => {
        await reader.refresh(db);
        return reader.taxRules(db);
      });
      const place = {
        country: query.country,
        postcode: query.zip,
        ...(state && { regionId: state.region_id, region: state.code }),
      };
      const at = settings.clock.now();
      const rates = classesOf(rules).map((productClassId) => taxRate({ rules, productClassId, place, at }));
      const rate = Math.max(0, ...rates);
      return { rate, region: state?.name ?? null, region_id: state?.region_id ?? null };
    }),
    route(contract.geoCountry, ({ request, store }) => ({
      country: countryOfCaller(request, store, settings.defaultStore),
    })),
  ];
}

function classesOf(rules: readonly TaxRule[]): readonly number[] {
  return [...new Set(rules.flatMap((rule) => rule.product_tax_class_ids))];
}
