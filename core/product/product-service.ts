import { inject, injectable } from 'tsyringe';
import { CATALOGUE, type Catalogue, type NamedLink } from '../catalogue/catalogue';
import type { ShopConfig } from '../config';
import type { Product, Review } from '../contract';
import { CONFIG, TELEMETRY } from '../di';
import { errorMessage, ShopError } from '../kernel/shop-error';
import type { Telemetry } from '../ports';
import { linkRules } from '../routing/links';
import { STORE_VIEWS_AREA, type StoreViewsArea } from '../store-views';
import { checkProduct } from './check-product';
import type { ProductArea, ProductConfiguration, ProductKey, ProductView, ProductViewSeed } from './product';
import { PRODUCT_CLIENT, type ProductClient } from './product-client';
import { buildProductView, indexProduct } from './product-view';
import { REMEMBERED_SIZES, type RememberedSizes } from './remembered-sizes';
import { resolveSelection, sizeToRemember, startConfiguration } from './start-configuration';
import type { VariantIndex } from './variant-index';

/** Product pages (S §4 Product load, variant choice; S §8). */
@injectable()
export class ProductService implements ProductArea {
  readonly #indexes = new WeakMap<Product, VariantIndex>();

  constructor(
    @inject(PRODUCT_CLIENT) private readonly client: ProductClient,
    @inject(CATALOGUE) private readonly catalogue: Catalogue,
    @inject(CONFIG) private readonly config: ShopConfig,
    @inject(STORE_VIEWS_AREA) private readonly storeViews: StoreViewsArea,
    @inject(REMEMBERED_SIZES) private readonly sizes: RememberedSizes,
    @inject(TELEMETRY) private readonly telemetry: Telemetry,
  ) {}

  async load(key: ProductKey): Promise<ProductView> {
    if (key.sku.trim() === '') throw new ShopError('search-key-missing', { params: { key: 'sku' } });
    // Pages made on the server know no shopper, so they remember nothing of one.
    const remembering = this.config.serverSide ? Promise.resolve() : this.sizes.load();
    const [product] = await Promise.all([this.client.bySku(key.sku), remembering]);
    if (!product) throw new ShopError('product-not-found', { params: { sku: key.sku }, details: { status: 404 } });
    checkProduct(product, this.config.products);
    this.#log(product);
    const rememberedSize = this.sizes.get(product);
    return this.#view(product, startConfiguration(product, { selection: key.selection, rememberedSize }), {
      childSku: this.#variantWanted(product, key),
      breadcrumbs: await this.catalogue.breadcrumbs(product.category_ids ?? []),
    });
  }

  /** A variant named by its own sku, unless the address names one besides, or a selection says otherwise. */
  #variantWanted(product: Product, key: ProductKey): string | undefined {
    if (key.childSku !== undefined) return key.childSku;
    return product.sku === key.sku ? undefined : key.sku;
  }

  #log(product: Product): void {
    if (product.type_id !== 'grouped') return;
    if ((product.product_links ?? []).length === 0) {
      this.telemetry.log('error', errorMessage('grouped-without-links'), { sku: product.sku });
    }
    for (const link of product.product_links ?? []) {
      if (link.link_type !== 'associated' || link.price !== undefined) continue;
      this.telemetry.log('error', errorMessage('grouped-link-not-found'), { sku: link.linked_product_sku });
    }
  }

  #index(product: Product): VariantIndex {
    const known = this.#indexes.get(product);
    if (known) return known;
    const made = indexProduct(product, this.config.products);
    this.#indexes.set(product, made);
    return made;
  }

  #view(
    product: Product,
    configuration: ProductConfiguration,
    more: {
      readonly childSku?: string | undefined;
      readonly latest?: string | undefined;
      readonly breadcrumbs: readonly NamedLink[];
    },
  ): ProductView {
    return buildProductView({
      product,
      index: this.#index(product),
      configuration,
      ...more,
      links: linkRules(this.storeViews.current, this.config),
      rules: this.config,
    });
  }

  choose(view: ProductView, code: string, value: string): ProductView {
    const wish = { ...view.configuration.selection, [code]: value };
    const selection = { ...wish, ...resolveSelection(view.configurableOptions, wish) };
    const chosen = this.#view(
      view.parent,
      { ...view.configuration, selection },
      { latest: code, breadcrumbs: view.breadcrumbs },
    );
    const size = code === 'size' ? sizeToRemember(view.configurableOptions, chosen.configuration.selection) : undefined;
    if (size !== undefined && !this.config.serverSide) this.sizes.set(view.parent, size);
    return chosen;
  }

  restore({ parent, configuration, breadcrumbs }: ProductViewSeed): ProductView {
    return this.#view(parent, configuration, { breadcrumbs });
  }

  configure(view: ProductView, change: Partial<ProductConfiguration>): ProductView {
    const configuration = { ...view.configuration, ...change };
    return this.#view(view.parent, configuration, { breadcrumbs: view.breadcrumbs });
  }

  similar(sku: string, limit?: number): Promise<readonly Product[]> {
    return this.client.similar(sku, limit);
  }

  async reviews(product: Product): Promise<readonly Review[]> {
    const id = Number(product.parentId ?? product.id);
    return this.client.reviews(Number.isFinite(id) ? id : product.id);
  }

  bySkus(skus: readonly string[]): Promise<readonly Product[]> {
    return this.client.renderList([...new Set(skus)].filter((sku) => sku !== ''));
  }
}
