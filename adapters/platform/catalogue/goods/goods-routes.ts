import { attributeUse } from '../../../../core/contract/catalogue/manage-attributes';
import { goodsChoices } from '../../../../core/contract/catalogue/manage-goods-choices';
import * as contract from '../../../../core/contract/catalogue/manage-prices';
import { uploadPictures } from '../../../../core/contract/catalogue/manage-products';
import type { CatalogueReader } from '../reading/catalogue-reader';
import { mayDo, nameOfCaller, route, type Route, type Settings } from '../../foundation';
import type { Database } from '../../ports/database';
import type { FileStore } from '../../ports/foundation/files';
import { keepPictures } from './keep-pictures';
import type { PriceLists } from './price-lists';

/** JSON escapes can take six characters. */
const MAX_BYTES = contract.MAX_PRICE_TEXT * 2;

interface Services {
  readonly database: Pick<Database, 'read'>;
  readonly reader: CatalogueReader;
  readonly files: FileStore;
  readonly priceLists: PriceLists;
  readonly settings: Settings;
}

export function goodsRoutes({ database, reader, files, priceLists: lists, settings }: Services): readonly Route[] {
  return [
    route(goodsChoices, ({ store }) =>
      database.read(async (db) => {
        const categories = await reader.categories(db, store);
        return {
          categories: categories.map(({ id, name, parent_id, is_active }) => ({
            id,
            name,
            parent_id,
            visible: is_active,
          })),
          attributes: [...(await reader.labels(db, store)).all],
        };
      }),
    ),
    route(attributeUse, ({ query }) =>
      database.read(async (db) => ({ options: Object.fromEntries(await db.products.optionUse(query.id)) })),
    ),
    route(uploadPictures, async ({ files: sent }) => ({
      paths: [...(await keepPictures(sent, { files, settings }))],
    })),
    {
      ...route(contract.applyPriceList, ({ body, caller }) =>
        lists.apply({
          csv: body.csv,
          name: body.name ?? '',
          who: nameOfCaller(caller),
          isDry: body.dry_run === true,
          maySetStock: mayDo(caller, 'stock:write'),
        }),
      ),
      maxBytes: MAX_BYTES,
    },
    route(contract.undoPriceList, ({ body, caller }) =>
      lists.undo(body.id, { who: nameOfCaller(caller), maySetStock: mayDo(caller, 'stock:write') }),
    ),
    route(contract.priceLists, async () => ({ items: [...(await lists.list())] })),
  ];
}
