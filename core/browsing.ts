import type { Catalogue } from './catalogue/catalogue';
import { CATALOGUE_CLIENT, CatalogueClient } from './catalogue/catalogue-client';
import { CatalogueService } from './catalogue/catalogue-service';
import { MENU_SETTINGS } from './catalogue/menu-settings';
import { CONTENT } from './content/content';
import type { ContentSource } from './content/lazy-content';
import { ContentService } from './content/content-service';
import { HOME_LOADER, HomeLoader } from './content/home-loader';
import { Newsletter, NEWSLETTER } from './content/newsletter';
import { SITE_FRAME, SiteFrame } from './content/site-frame';
import type { ShopContainer } from './di';
import { token } from './di';
import { PRODUCT_CLIENT, ProductClient } from './product/product-client';
import type { ProductSource } from './product/product-source';
import { PAGE_LOADER, PageLoader } from './routing/page-loader';
import { PageOpener } from './routing/page-opener';
import type { PageSource } from './routing/page-source';
import { PAGE_VIEWS, PageViews } from './routing/page-views';
import { URL_MAP_CACHE, UrlMapCache } from './routing/url-map-cache';
import { URL_RESOLVER, UrlResolver } from './routing/url-resolver';
import type { StockArea } from './stock/stock';
import { StockService } from './stock/stock-service';

/** Loaded on the first navigation; a server-rendered page does not need it. */
export interface Browsing {
  readonly catalogue: Catalogue;
  readonly content: ContentSource;
  readonly products: ProductSource;
  readonly stock: StockArea;
  readonly pages: PageSource;
}

const CATALOGUE_SERVICE = token<CatalogueService>('CatalogueService');
const CONTENT_SERVICE = token<ContentService>('ContentService');
const STOCK_SERVICE = token<StockService>('StockService');
const PAGE_OPENER = token<PageOpener>('PageOpener');

export function openBrowsing(shop: ShopContainer): Browsing {
  shop.value(MENU_SETTINGS, () => shop.get(CONTENT).loadSettings());
  shop.service(CATALOGUE_CLIENT, CatalogueClient);
  shop.service(CATALOGUE_SERVICE, CatalogueService);
  shop.service(PRODUCT_CLIENT, ProductClient);
  shop.service(NEWSLETTER, Newsletter);
  shop.service(SITE_FRAME, SiteFrame);
  shop.service(HOME_LOADER, HomeLoader);
  shop.service(CONTENT_SERVICE, ContentService);
  shop.service(STOCK_SERVICE, StockService);
  shop.service(URL_MAP_CACHE, UrlMapCache);
  shop.service(URL_RESOLVER, UrlResolver);
  shop.service(PAGE_LOADER, PageLoader);
  shop.service(PAGE_VIEWS, PageViews);
  shop.service(PAGE_OPENER, PageOpener);
  return {
    catalogue: shop.get(CATALOGUE_SERVICE),
    content: shop.get(CONTENT_SERVICE),
    products: shop.get(PRODUCT_CLIENT),
    stock: shop.get(STOCK_SERVICE),
    pages: shop.get(PAGE_OPENER),
  };
}
