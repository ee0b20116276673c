import { inject, injectable } from '../di';
import { CATALOGUE, type Catalogue } from '../catalogue/catalogue';
import { type CatalogueSearch, CATALOGUE_CLIENT, type CatalogueClient, LISTING_FIELDS } from '../catalogue';
import type { ShopConfig } from '../config';
import type { Category, CmsBlock, CmsPage, Product, SiteSettings } from '../contract';
import { cmsBlockById, cmsPageById, subscribeNewsletter } from '../contract/content';
import { CONFIG, TELEMETRY } from '../di';
import { isShopError, ShopError } from '../kernel/shop-error';
import { tellDropped } from '../kernel/tell-dropped';
import type { Telemetry } from '../ports';
import { categoryLink, linkRules } from '../routing';
import { STORE_VIEWS_AREA, type StoreViewsArea } from '../store-views';
import { GATEWAY, type Gateway } from '../sync';
import { PROMO, type PromoArea } from '../promo';
import { checkEmail } from './check-email';
import type { HomePage } from './content';
import type { ContentSource } from './content-door';
import { CONTENT_STATE, type ContentState } from './content-state';
import { readSettings } from './read-settings';
import {
  alternate,
  HOME_LIST_SIZE,
  bestsellersSearch,
  lacksOthers,
  mainCategories,
  mainCategorySearch,
  mainCategorySize,
  newCollectionSearch,
  otherProductsSearch,
  substituteSearch,
  TOP_SLIDERS,
  topSliderSearch,
  visibleSlides,
  type HomeRules,
} from './home-page';

/** Identifier of the block that holds the site settings (S §3). */
const SETTINGS_BLOCK = 'cms_settings';

/** Pages, blocks, settings and the home page (S §2, §3, §5, §9). */
@injectable()
export class ContentService implements ContentSource {
  #loading: { readonly store: string; readonly settings: Promise<SiteSettings> } | undefined;

  constructor(
    @inject(GATEWAY) private readonly gateway: Gateway,
    @inject(CATALOGUE) private readonly catalogue: Catalogue,
    @inject(CATALOGUE_CLIENT) private readonly client: CatalogueClient,
    @inject(CONFIG) private readonly config: ShopConfig,
    @inject(STORE_VIEWS_AREA) private readonly storeViews: StoreViewsArea,
    @inject(CONTENT_STATE) private readonly state: ContentState,
    @inject(PROMO) private readonly promo: PromoArea,
    @inject(TELEMETRY) private readonly telemetry: Telemetry,
  ) {}

  get #store(): string {
    return this.storeViews.current.storeCode;
  }

  loadSettings(): Promise<SiteSettings> {
    const store = this.#store;
    const known = this.state.settingsOf(store);
    if (known) return Promise.resolve(known);
    if (this.#loading?.store !== store) this.#loading = { store, settings: this.#readSettings(store) };
    return this.#loading.settings;
  }

  async #readSettings(store: string): Promise<SiteSettings> {
    try {
      const { json } = await this.block(SETTINGS_BLOCK);
      const read = readSettings(json, this.storeViews.current.name);
      if (read === undefined) throw new ShopError('bad-response-format', { details: { block: SETTINGS_BLOCK } });
      tellDropped(this.telemetry, SETTINGS_BLOCK, read.dropped);
      if (this.#store === store) this.state.setSettings(store, read.data);
      return read.data;
    } catch (error) {
      this.#loading = undefined; // the next call asks again
      throw error;
    }
  }

  async home(): Promise<HomePage> {
    // A home page without slides is better than none; whoever opens the page notes that there are no settings.
    const settings: Pick<SiteSettings, 'sliders' | 'product_choose'> = await this.loadSettings().catch(() => ({}));
    const rules: HomeRules = {
      listOutOfStockProducts: this.config.products.listOutOfStockProducts,
      promoMode: this.promo.isOn,
      productChoose: settings.product_choose === true,
    };
    const [bestsellers, newCollection, sliders, categories] = await Promise.all([
      this.#list(bestsellersSearch(rules)),
      this.#list(newCollectionSearch(rules)),
      Promise.all(
        TOP_SLIDERS.map(async (code) => ({ code, products: await this.#list(topSliderSearch(code, rules)) })),
      ),
      this.#mainCategories(rules),
    ]);
    const [first, second] = await Promise.all([
      bestsellers.length > 0 ? bestsellers : this.#list(substituteSearch(rules, 0)),
      newCollection.length > 0
        ? newCollection
        : this.#list(substituteSearch(rules, bestsellers.length > 0 ? 0 : HOME_LIST_SIZE)),
    ]);
    return {
      slides: visibleSlides(settings),
      sliders: sliders.filter(({ products }) => products.length > 0),
      bestsellers: first,
      newCollection: second,
      mainCategories: categories,
    };
  }

  async #list(search: CatalogueSearch): Promise<readonly Product[]> {
    return (await this.client.products(search, LISTING_FIELDS)).items;
  }

  async #mainCategories(rules: HomeRules): Promise<HomePage['mainCategories']> {
    const found = mainCategories(await this.catalogue.tree(), { ...rules, menuLevel: this.config.catalogue.menuLevel });
    const shown = await Promise.all(found.map((category) => this.#mainCategory(category, rules)));
    return shown.filter((category) => category.products.length > 0);
  }

  async #mainCategory(category: Category, rules: HomeRules): Promise<HomePage['mainCategories'][number]> {
    const { id, name, image, top_products: tops } = category;
    const size = mainCategorySize(category);
    const products = await this.#list(mainCategorySearch(category, rules));
    const others = lacksOthers(products, size) ? await this.#list(otherProductsSearch(category, rules)) : [];
    return {
      id,
      name,
      path: categoryLink(category, linkRules(this.storeViews.current, this.config)),
      ...(image !== undefined && { image }),
      products: alternate([...products, ...others], size, tops),
    };
  }

  async page(slug: string): Promise<CmsPage> {
    const query = { id: slug, storeId: this.#store };
    return this.#found(this.gateway.call(cmsPageById, { query }, { silent: true }));
  }

  async block(id: string): Promise<CmsBlock> {
    const query = { id, storeId: this.#store };
    return this.#found(this.gateway.call(cmsBlockById, { query }, { silent: true }));
  }

  async #found<T>(request: Promise<{ readonly result: T }>): Promise<T> {
    try {
      return (await request).result;
    } catch (error) {
      const isMissing = isShopError(error, 'request-rejected') && error.details.status === 404;
      if (isMissing) throw new ShopError('cms-query-empty', { cause: error, details: { status: 404 } });
      if (!this.client.isOnline) throw new ShopError('offline', { cause: error, details: { offline: true } });
      throw error;
    }
  }

  async subscribeNewsletter(email: string): Promise<void> {
    await this.gateway.call(subscribeNewsletter, { body: { email: checkEmail(email), store: this.#store } });
  }
}
