import { Subject } from 'rxjs';
import { inject, injectable } from '../di';
import { CATALOGUE, type Catalogue, type NamedLink } from '../catalogue/catalogue';
import type { ShopConfig } from '../config';
import type { Product, Review } from '../contract';
import { CLOCK, CONFIG } from '../di';
import { ShopError } from '../kernel/shop-error';
import type { Clock, ReadOptions } from '../ports';
import { linkRules } from '../links';
import { STORE_VIEWS_AREA, type StoreViewsArea } from '../store-views';
import type { Selection } from '../links';
import type {
  ProductArea,
  ProductConfiguration,
  ProductEvent,
  ProductKey,
  ProductView,
  ProductViewSeed,
  ReviewsPage,
  ReviewsQuery,
} from './product';
import { PRODUCT_SOURCE, type ProductSourceLoader } from './product-source';
import { buildProductView, indexProduct, variantRules } from './product-view';
import { REMEMBERED_SIZES, type RememberedSizes } from './remembered-sizes';
import { resolveSelection, sizeToRemember, startConfiguration } from './start-configuration';
import { isWithin } from './settle-selection';
import { withoutUnavailable, type VariantIndex } from './variant-index';

@injectable()
export class ProductService implements ProductArea {
  readonly #indexes = new WeakMap<Product, VariantIndex>();
  readonly #events = new Subject<ProductEvent>();
  readonly events$ = this.#events.asObservable();

  constructor(
    @inject(PRODUCT_SOURCE) private readonly source: ProductSourceLoader,
    @inject(CATALOGUE) private readonly catalogue: Catalogue,
    @inject(CONFIG) private readonly config: ShopConfig,
    @inject(STORE_VIEWS_AREA) private readonly storeViews: StoreViewsArea,
    @inject(REMEMBERED_SIZES) private readonly sizes: RememberedSizes,
    @inject(CLOCK) private readonly clock: Clock,
  ) {}

  async load(key: ProductKey, options?: ReadOptions): Promise<ProductView> {
    if (!hasText(key.sku)) throw new ShopError('search-key-missing', { params: { key: 'sku' } });
    // Server-rendered pages know no shopper.
    const remembering = this.config.serverSide ? Promise.resolve() : this.sizes.load();
    const source = await this.source();
    const [found] = await Promise.all([source.find(key.sku, options), remembering]);
    const { filterUnavailableVariants } = this.config.products;
    const product = filterUnavailableVariants ? withoutUnavailable(found, variantRules(this.config.products)) : found;
    const start = { ...this.#start(product, key.selection), bundle: source.startBundle(product) };
    const view = this.#view(product, start, {
      childSku: this.#variantWanted(product, key),
      breadcrumbs: await this.catalogue.breadcrumbs(product.category_ids ?? []),
    });
    const loaded = this.config.products.syncPlatformPrices ? await this.refreshPrices(view) : view;
    this.#events.next({ type: 'after-load', view: loaded });
    return loaded;
  }

  #start(product: Product, selection: Selection | undefined): ProductConfiguration {
    const plain = startConfiguration(product, { selection });
    if (this.config.products.preselect === 'nothing') return plain;
    const recalled = startConfiguration(product, { selection, rememberedSize: this.sizes.get(product) });
    const index = this.#index(product);
    return index.rows.some((row) => row.inStock && isWithin(index, row, recalled.selection)) ? recalled : plain;
  }

  #variantWanted(product: Product, key: ProductKey): string | undefined {
    if (key.childSku !== undefined) return key.childSku;
    return product.sku === key.sku ? undefined : key.sku;
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
      now: this.clock.now(),
    });
  }

  choose(view: ProductView, code: string, value: string): ProductView {
    this.#events.next({ type: 'before-configure', view, change: { selection: { [code]: value } } });
    const input = { ...view.configuration.selection, [code]: value };
    const selection = { ...input, ...resolveSelection(view.configurableOptions, input) };
    const chosen = this.#view(
      view.parent,
      { ...view.configuration, selection },
      { latest: code, breadcrumbs: view.breadcrumbs },
    );
    const size = code === 'size' ? sizeToRemember(view.configurableOptions, chosen.configuration.selection) : undefined;
    if (size !== undefined && !this.config.serverSide) this.sizes.set(view.parent, size);
    this.#events.next({ type: 'after-configure', view: chosen });
    return chosen;
  }

  async recall(view: ProductView): Promise<ProductView> {
    if (!view.unchosen.includes('size') || this.config.serverSide) return view;
    await this.sizes.load();
    const { selection } = this.#start(view.parent, view.configuration.selection);
    const configuration = { ...view.configuration, selection };
    const recalled = this.#view(view.parent, configuration, { breadcrumbs: view.breadcrumbs });
    return recalled.unchosen.includes('size') ? view : recalled;
  }

  restore({ parent, configuration, breadcrumbs }: ProductViewSeed): ProductView {
    return this.#view(parent, configuration, { breadcrumbs });
  }

  configure(view: ProductView, change: Partial<ProductConfiguration>): ProductView {
    this.#events.next({ type: 'before-configure', view, change });
    const configuration = { ...view.configuration, ...change };
    const configured = this.#view(view.parent, configuration, { breadcrumbs: view.breadcrumbs });
    this.#events.next({ type: 'after-configure', view: configured });
    return configured;
  }

  async refreshPrices(view: ProductView): Promise<ProductView> {
    const { parent, configuration, breadcrumbs } = view;
    const source = await this.source();
    const synced = await source.synced(parent, this.clock.now());
    return synced === undefined ? view : this.#view(synced, configuration, { breadcrumbs });
  }

  close(): void {
    this.#events.complete();
  }

  async similar(sku: string, limit?: number, options?: ReadOptions): Promise<readonly Product[]> {
    return (await this.source()).similar(sku, limit, options);
  }

  async reviews(product: Product, options?: ReadOptions): Promise<readonly Review[]> {
    const id = Number(product.parentId ?? product.id);
    return (await this.source()).reviews(Number.isFinite(id) ? id : product.id, options);
  }

  async reviewsPage(sku: string, query: ReviewsQuery = {}, options?: ReadOptions): Promise<ReviewsPage> {
    return (await this.source()).reviewsPage(sku, query, options);
  }

  async bySkus(skus: readonly string[], options?: ReadOptions): Promise<readonly Product[]> {
    return (await this.source()).renderList(
      [...new Set(skus)].filter((sku) => sku !== ''),
      options,
    );
  }
}

function hasText(value: unknown): boolean {
  return typeof value === 'string' && value.trim() !== '';
}
