import { CATALOGUE, type Catalogue } from '../catalogue/catalogue';
import { CATALOGUE_CLIENT, type CatalogueClient, LISTING_FIELDS, menuLevel } from '../catalogue';
import type { ShopConfig } from '../config';
import type { CmsBlock, SiteSettings } from '../contract';
import { CONFIG, inject, injectable, token } from '../di';
import { categoryLink, linkRules } from '../links';
import { PROMO, type PromoArea } from '../promo-mode';
import { STORE_VIEWS_AREA, type StoreViewsArea } from '../store-views';
import type { HomePage } from './content';

type HomeSettings = Pick<SiteSettings, 'sliders' | 'home_blocks' | 'product_choose'>;

/** Loads the home page's products and blocks, and its code. */
@injectable()
export class HomeLoader {
  constructor(
    @inject(CATALOGUE) private readonly catalogue: Catalogue,
    @inject(CATALOGUE_CLIENT) private readonly client: CatalogueClient,
    @inject(CONFIG) private readonly config: ShopConfig,
    @inject(STORE_VIEWS_AREA) private readonly storeViews: StoreViewsArea,
    @inject(PROMO) private readonly promo: PromoArea,
  ) {}

  async load(loading: Promise<HomeSettings>, block: (id: string) => Promise<CmsBlock | undefined>): Promise<HomePage> {
    const code = import('./load-home');
    const settings = await loading;
    const { loadHome } = await code;
    const { products, catalogue } = this.config;
    return loadHome(settings, {
      block,
      rules: {
        listOutOfStockProducts: products.listOutOfStockProducts,
        promoMode: this.promo.isOn,
        productChoose: settings.product_choose === true,
      },
      menuLevel: menuLevel(catalogue),
      list: async (search) => (await this.client.products(search, LISTING_FIELDS)).items,
      tree: () => this.catalogue.tree(),
      brands: () => this.catalogue.brands(),
      pathOf: (category) => categoryLink(category, linkRules(this.storeViews.current, this.config)),
    });
  }
}

export const HOME_LOADER = token<HomeLoader>('HomeLoader');
