import { urlMap } from '../../../../core/contract/catalogue/url-map';
import { trimming } from '../search/trim-document';
import { notFound, storeOf, type Route, route, type Settings } from '../../foundation';
import type { Database } from '../../ports/database';
import type { Content } from '../../content';
import type { CatalogueReader } from '../reading/catalogue-reader';
import { AddressMap } from './address-map';

interface Services {
  readonly content: Content;
  readonly database: Database;
  readonly reader: CatalogueReader;
  readonly settings: Settings;
}

export function urlMapRoutes(services: Services): readonly Route[] {
  return [
    route(urlMap, async ({ query, body, store }) => {
      const view = query.store === undefined ? store : storeOf(query.store, services.settings, 'store');
      const found = await services.database.read((db) =>
        new AddressMap(db, services, view).resolve(body.url, body.filters?.sku),
      );
      if (!found) throw notFound(`url ${body.url.slice(0, 200)} resolves to nothing`);
      if (found._type === 'redirect') return found;
      const trim = trimming(body.includeFields?.join(','), body.excludeFields?.join(','), [
        'id',
        'sku',
        'name',
        'type_id',
      ]);
      return { _type: found._type, _source: { ...trim.apply(found._source) } };
    }),
  ];
}
