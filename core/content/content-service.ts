import { inject, injectable } from '../di';
import { CATALOGUE, type Catalogue } from '../catalogue/catalogue';
import { CATALOGUE_CLIENT, type CatalogueClient, LISTING_FIELDS } from '../catalogue';
import type { ShopConfig } from '../config';
import type { CmsBlock, CmsPage, SiteSettings } from '../contract';
import { cmsBlockById, cmsPageById } from '../contract/content';
import { CONFIG, TELEMETRY } from '../di';
import { isShopError, ShopError } from '../kernel/shop-error';
import { tellDropped } from '../kernel/tell-dropped';
import type { Telemetry } from '../ports';
import { categoryLink, linkRules } from '../routing';
import { STORE_VIEWS_AREA, type StoreViewsArea } from '../store-views';
import { GATEWAY, type Gateway } from '../sync';
import { PROMO, type PromoArea } from '../promo';
import type { HomePage } from './content';
import type { ContentSource } from './content-door';
import { CONTENT_STATE, type ContentState } from './content-state';
import { NEWSLETTER, type Newsletter } from './newsletter';
import { readSettings } from './read-settings';

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
    @inject(NEWSLETTER) private readonly newsletter: Newsletter,
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
    // Only the home page is put together like this, and one that comes with the document is put together already.
    const code = import('./load-home');
    // A home page without slides is better than none; whoever opens the page notes that there are no settings.
    const settings: Pick<SiteSettings, 'sliders' | 'product_choose'> = await this.loadSettings().catch(() => ({}));
    const { loadHome } = await code;
    const { products, catalogue } = this.config;
    return loadHome(settings, {
      rules: {
        listOutOfStockProducts: products.listOutOfStockProducts,
        promoMode: this.promo.isOn,
        productChoose: settings.product_choose === true,
      },
      menuLevel: catalogue.menuLevel,
      list: async (search) => (await this.client.products(search, LISTING_FIELDS)).items,
      tree: () => this.catalogue.tree(),
      pathOf: (category) => categoryLink(category, linkRules(this.storeViews.current, this.config)),
    });
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

  subscribeNewsletter(email: string): Promise<void> {
    return this.newsletter.subscribe(email, this.#store);
  }
}
