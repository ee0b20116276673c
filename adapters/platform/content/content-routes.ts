import * as contract from '../../../core/contract/content';
import { pageView } from '../../../core/contract/url-map';
import { SETTINGS_BLOCK } from './settings-block';
import { notFound } from '../http/api-error';
import { storeOf } from '../http/dispatch';
import type { Route } from '../http/route';
import { route } from '../http/route';
import type { StoreView } from '../../../core/store-views';
import type { Content } from './content';
import { withMenus, type MenuSources } from './menu-sources';
import type { Database } from '../ports/database';
import type { Settings } from '../settings/options';
import { withCleanLogo } from './clean-svg';

/** What these work with. */
interface Services {
  readonly content: Content;
  readonly reader: MenuSources;
  readonly database: Database;
  readonly settings: Settings;
}

/** S §7, other: CMS and page views. */
export function contentRoutes(services: Services): readonly Route[] {
  const { content, database, reader, settings } = services;
  const storeFor = (id: string | undefined, fallback: StoreView) =>
    id === undefined ? fallback : storeOf(id, settings, 'storeId');
  return [
    route(contract.cmsPageById, async ({ query, store }) => {
      const view = storeFor(query.storeId, store);
      const page = await database.read((db) => content.page(db, query.id, view));
      if (!page) throw notFound(`id ${query.id} names no page`);
      return page;
    }),
    route(contract.cmsBlockById, async ({ query, store }) => {
      const view = storeFor(query.storeId, store);
      const block = await database.read(async (db) => {
        const found = await content.block(db, query.id, view);
        return found && withMenus(db, found, view, reader);
      });
      if (!block) throw notFound(`id ${query.id} names no block`);
      return block.identifier === SETTINGS_BLOCK ? withCleanLogo(block) : block;
    }),
    route(pageView, ({ query }) => {
      settings.telemetry.event('page_view', { page: pageOf(query.page) });
      return true;
    }),
  ];
}

/** The path of a page that was seen, without what its query says and without the code that opens a shared bag. */
function pageOf(address: string): string {
  const [path = ''] = address.split(/[?#]/);
  return path.replace(/^((?:\/[a-z]{2})?\/cart\/).+/, '$1{code}');
}
