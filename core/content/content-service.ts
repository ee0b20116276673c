import type { Observable } from 'rxjs';
import { inject, injectable } from '../di';
import { CATALOGUE_CLIENT, type CatalogueClient } from '../catalogue';
import type { CmsBlock, CmsPage, SiteSettings } from '../contract';
import { searchBlocks } from '../contract/catalogue/catalogue';
import { cmsBlockById, cmsPageById } from '../contract/content/content';
import { delivery, type DeliveryOffer } from '../contract/selling/delivery';
import { isShopError, ShopError } from '../kernel/shop-error';
import type { ReadOptions } from '../ports';
import { STORE_VIEWS_AREA, type StoreViewsArea } from '../store-views';
import { GATEWAY, type Gateway } from '../sync';
import type { HomePage, Story } from './content';
import type { ContentSource } from './lazy-content';
import { HOME_LOADER, type HomeLoader } from './home-loader';
import { SITE_FRAME, type SiteFrame } from './site-frame';
import { NEWSLETTER, type Newsletter } from './newsletter';
import type { LastUpdated } from './last-updated';

const BRAND_BLOCK = 'brand-';

@injectable()
export class ContentService implements ContentSource {
  constructor(
    @inject(GATEWAY) private readonly gateway: Gateway,
    @inject(CATALOGUE_CLIENT) private readonly client: CatalogueClient,
    @inject(STORE_VIEWS_AREA) private readonly storeViews: StoreViewsArea,
    @inject(HOME_LOADER) private readonly homes: HomeLoader,
    @inject(NEWSLETTER) private readonly newsletter: Newsletter,
    @inject(SITE_FRAME) private readonly frame: SiteFrame,
  ) {}

  get #store(): string {
    return this.storeViews.current.storeCode;
  }

  loadSettings(): Promise<SiteSettings> {
    return this.frame.loadSettings();
  }

  followLastUpdated(): Promise<Observable<LastUpdated>> {
    return Promise.resolve(this.frame.lastUpdated$);
  }

  async home(): Promise<HomePage> {
    // Show the home page without slides; the settings failure is reported elsewhere.
    const settings = this.loadSettings().catch(() => ({}));
    return this.homes.load(settings, (id) => this.#blockIn(id));
  }

  async brandStories(brands: readonly string[]): Promise<ReadonlyMap<string, Story>> {
    if (brands.length === 0) return new Map();
    const code = import('./read-story');
    const blocks = await this.#blocks(brands.map((brand) => BRAND_BLOCK + brand));
    const { readStory } = await code;
    return new Map(
      blocks.flatMap((block) => {
        const story = readStory(block);
        return story === undefined ? [] : [[block.identifier.slice(BRAND_BLOCK.length), story] as const];
      }),
    );
  }

  async #blockIn(id: string): Promise<CmsBlock | undefined> {
    return (await this.#blocks([id]))[0];
  }

  /** Requested as a list, since error responses are not cached. */
  async #blocks(ids: readonly string[]): Promise<readonly CmsBlock[]> {
    const filters = [{ attribute: 'identifier', value: { in: [...ids] } }];
    const query = { store: this.#store, type: 'cms_block' as const, searchQuery: { filters }, size: ids.length };
    const { items } = (await this.gateway.call(searchBlocks, { query }, { silent: true })).result;
    return items.filter(({ identifier }) => ids.includes(identifier));
  }

  async page(slug: string, options: ReadOptions = {}): Promise<CmsPage> {
    const query = { id: slug, storeId: this.#store };
    return this.#found(this.gateway.call(cmsPageById, { query }, { silent: true, ...options }));
  }

  async block(id: string, options: ReadOptions = {}): Promise<CmsBlock> {
    const query = { id, storeId: this.#store };
    return this.#found(this.gateway.call(cmsBlockById, { query }, { silent: true, ...options }));
  }

  async delivery(country?: string, options: ReadOptions = {}): Promise<DeliveryOffer> {
    const query = country === undefined ? {} : { country };
    return (await this.gateway.call(delivery, { query }, { silent: true, ...options })).result;
  }

  async #found<T>(request: Promise<{ readonly result: T }>): Promise<T> {
    try {
      return (await request).result;
    } catch (error) {
      const isMissing = isShopError(error, 'request-rejected') && error.details.status === 404;
      if (isMissing) throw new ShopError('cms-query-empty', { cause: error, details: { status: 404 } });
      if (this.client.isOffline(error)) throw new ShopError('offline', { cause: error, details: { offline: true } });
      throw error;
    }
  }

  subscribeNewsletter(email: string): Promise<void> {
    return this.newsletter.subscribe(email, this.#store);
  }
}
