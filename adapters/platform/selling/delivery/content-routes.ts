import * as contract from '../../../../core/contract/content/content';
import { pageView } from '../../../../core/contract/catalogue/url-map';
import type { CmsPage } from '../../../../core/contract';
import { type CatalogueReader, shippingMethodsAbroad } from '../../catalogue';
import { type Commerce, notFound, storeOf, type Route, route, type Settings } from '../../foundation';
import type { DeliveryDates } from './delivery-dates';
import { offerOf } from './delivery-routes';
import { namesDelivery, withDelivery } from './delivery-table';
import { SETTINGS_BLOCK, type Content, withFooter, withMenus, type MenuSources, withCleanLogo } from '../../content';
import type { StoreView } from '../../../../core/store-views';
import type { Database } from '../../ports/database';

interface Services {
  readonly content: Content;
  readonly deliveryDates: DeliveryDates;
  readonly reader: MenuSources & Pick<CatalogueReader, 'commerce' | 'pages' | 'refresh'>;
  readonly database: Database;
  readonly settings: Settings;
}

export function contentRoutes(services: Services): readonly Route[] {
  const { content, database, reader, settings } = services;
  const storeFor = (id: string | undefined, fallback: StoreView) =>
    id === undefined ? fallback : storeOf(id, settings, 'storeId');
  return [
    route(contract.cmsPageById, async ({ query, store }) => {
      const view = storeFor(query.storeId, store);
      const found = await database.read(async (db) => {
        await reader.refresh(db);
        return { page: await content.page(db, query.id, view), commerce: await reader.commerce(db) };
      });
      if (!found.page) throw notFound(`id ${query.id} does not match any page`);
      return pageWithDelivery(found.page, found.commerce, view, services);
    }),
    route(contract.cmsBlockById, async ({ query, store }) => {
      const view = storeFor(query.storeId, store);
      const block = await database.read(async (db) => {
        const found = await content.block(db, query.id, view);
        return found && withMenus(db, await withFooter(db, found, view, services), view, reader);
      });
      if (!block) throw notFound(`id ${query.id} does not match any block`);
      return block.identifier === SETTINGS_BLOCK ? withCleanLogo(block) : block;
    }),
    route(pageView, ({ query }) => {
      settings.telemetry.event('page_view', { page: pageOf(query.page) });
      return true;
    }),
  ];
}

async function pageWithDelivery(
  page: CmsPage,
  commerce: Commerce,
  store: StoreView,
  { deliveryDates, settings }: Pick<Services, 'deliveryDates' | 'settings'>,
): Promise<CmsPage> {
  if (!namesDelivery(page.content)) return page;
  const { ways, valid_until } = await offerOf(deliveryDates, commerce, { store });
  const calendar = await deliveryDates.calendarOf(commerce, { store });
  const isOther = commerce.shipping.some(({ abroad, domestic_only: isDomestic }) => abroad !== undefined || isDomestic);
  const abroad = isOther ? shippingMethodsAbroad(commerce, store) : [];
  const facts = { ways, abroad, calendar, now: settings.clock.now() };
  return { ...page, content: withDelivery(page.content, facts, store), valid_until };
}

function pageOf(address: string): string {
  const [path = ''] = address.split(/[?#]/);
  return path.replace(/^((?:\/[a-z]{2})?\/cart\/).+/, '$1{code}');
}
