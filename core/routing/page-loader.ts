import { inject, injectable } from '../di';
import { CATALOGUE, COLLECTION_KINDS, type Catalogue } from '../catalogue/catalogue';
import { parseListing } from '../catalogue';
import type { ShopConfig } from '../config';
import { CONTENT, type ContentArea } from '../content/content';
import type { Attribute, Product } from '../contract';
import { CONFIG, TELEMETRY, token } from '../di';
import { isShopError } from '../kernel/shop-error';
import type { Telemetry } from '../ports';
import { PRODUCT, type ProductArea } from '../product/product';
import { productFacts } from '../product';
import { STORE_VIEWS_AREA, type StoreViewsArea } from '../store-views';
import { canonicalCategory, canonicalPage, canonicalProduct } from './canonical';
import { linkRules, productLink, type Selection } from '../links';
import { listingUrlRules } from './listing-url-rules';
import type { Page, RouteMatch } from './routing';

const SIMILAR_SIZE = 12;
const FEWEST_SIMILAR = 4;

export type LoadOutcome = { readonly page: Page } | { readonly redirect: string };

@injectable()
export class PageLoader {
  constructor(
    @inject(CATALOGUE) private readonly catalogue: Catalogue,
    @inject(PRODUCT) private readonly product: ProductArea,
    @inject(CONTENT) private readonly content: ContentArea,
    @inject(CONFIG) private readonly config: ShopConfig,
    @inject(STORE_VIEWS_AREA) private readonly storeViews: StoreViewsArea,
    @inject(TELEMETRY) private readonly telemetry: Telemetry,
  ) {}

  /** Failures are logged only; a page without settings and menu is better than none. */
  async surroundings(): Promise<void> {
    const loaded = await Promise.allSettled([this.content.loadSettings(), this.catalogue.loadMenu()]);
    for (const one of loaded) {
      if (one.status === 'rejected') this.telemetry.error(one.reason, { where: 'settings and menu' });
    }
  }

  async load(route: RouteMatch): Promise<LoadOutcome> {
    const { name } = route;
    if (name.endsWith('-product')) return this.#product(route);
    if (name.startsWith('blogger-')) return { page: { name: 'cabinet', route } };
    if (/^(admin|manage)-/.test(name)) return { page: { name: 'manage', route } };
    if (name.startsWith('collection-')) return this.#collection(route);
    switch (name) {
      case 'home':
        return { page: { name, route, home: await this.content.home() } };
      case 'category':
        return this.#category(route);
      case 'search': {
        const listing = await this.catalogue.search(parseListing(route.query, listingUrlRules(this.config)));
        return { page: { name, route, listing } };
      }
      case 'brands':
        return { page: { name, route, brands: await this.#brands() } };
      case 'cms-page':
        return this.#cmsPage(route);
      case 'compare':
      case 'my-account':
      case 'my-account-edit':
      case 'my-orders':
      case 'reset-password':
      case 'my-account-wishlist':
      case 'my-account-recently-viewed':
      case 'recently-viewed':
      case 'cart':
      case 'checkout':
      case 'successful-payment':
      case 'failed-payment':
      case 'order':
        return { page: { name, route } };
      case 'error':
      case 'offline':
        return { page: { name, route } };
      default:
        return { page: { name: 'page-not-found', route } };
    }
  }

  async #collection(route: RouteMatch): Promise<LoadOutcome> {
    const kind = COLLECTION_KINDS.find((one) => route.name === `collection-${one}`);
    if (kind === undefined) return { page: { name: 'page-not-found', route } };
    const { text: _none, ...choice } = parseListing(route.query, listingUrlRules(this.config));
    const { slug } = route.params;
    const [{ listing, ...collection }, stories] = await Promise.all([
      this.catalogue.collection(kind, slug, choice),
      this.#stories(kind === 'brand' && slug !== undefined ? [slug] : []),
    ]);
    const story = stories?.get(slug ?? '');
    return { page: { name: 'collection', route, collection, listing, ...(story && { story }) } };
  }

  async #brands() {
    const brands = await this.catalogue.brands();
    const stories = await this.#stories(brands.map(({ value }) => value));
    return brands.map((brand) => {
      const [image] = stories?.get(brand.value)?.images ?? [];
      return image === undefined ? brand : { ...brand, image };
    });
  }

  #stories(brands: readonly string[]) {
    return this.#orElse(this.content.brandStories(brands), undefined);
  }

  async #category(route: RouteMatch): Promise<LoadOutcome> {
    const choice = parseListing(route.query, listingUrlRules(this.config));
    const category = await this.catalogue.category(route.params.slug ?? '', choice);
    const redirect = canonicalCategory(route, category.category, linkRules(this.storeViews.current, this.config));
    return redirect === undefined ? { page: { name: 'category', route, category } } : { redirect };
  }

  async #cmsPage(route: RouteMatch): Promise<LoadOutcome> {
    const page = await this.content.page(route.params.slug ?? '');
    const redirect = canonicalPage(route, page, linkRules(this.storeViews.current, this.config));
    return redirect === undefined ? { page: { name: 'cms-page', route, page } } : { redirect };
  }

  async #product(route: RouteMatch): Promise<LoadOutcome> {
    const { parentSku = '', childSku } = route.params;
    const categories = this.catalogue.breadcrumbs([]);
    const attributes = this.#orElse(this.catalogue.attributes(), []);
    try {
      const [view, similar, reviews, delivery] = await Promise.all([
        this.product.load({
          sku: parentSku,
          childSku: childSku ?? route.query.childSku,
          selection: selectionIn(route),
        }),
        this.#similar(parentSku),
        this.#orElse(this.product.reviewsPage(parentSku), { items: [], total: 0, distribution: [] }),
        this.#orElse(this.content.delivery(), undefined),
        categories,
      ]);
      const { outfit, facts } = await this.#around(view.parent, attributes);
      const rules = linkRules(this.storeViews.current, this.config);
      const redirect = canonicalProduct(route, view, rules);
      if (redirect !== undefined) return { redirect };
      const named: RouteMatch = { ...route, name: `${view.parent.type_id}-product` };
      return { page: { name: 'product', route: named, view, similar, outfit, facts, reviews, delivery } };
    } catch (error) {
      const redirect = await this.#parentPath(error);
      if (redirect === undefined) throw error;
      return { redirect };
    }
  }

  async #similar(sku: string): Promise<readonly Product[]> {
    const found = await this.product.similar(sku, SIMILAR_SIZE);
    return found.length < FEWEST_SIMILAR ? [] : found;
  }

  async #around(product: Product, attributes: Promise<readonly Attribute[]>) {
    const [outfit, known] = await Promise.all([this.#orElse(this.catalogue.outfit(product), []), attributes]);
    return { outfit, facts: productFacts(product, known) };
  }

  async #orElse<T, U>(asked: Promise<T>, fallback: U): Promise<T | U> {
    try {
      return await asked;
    } catch (error) {
      this.telemetry.log('warn', `Left out: ${error instanceof Error ? error.message : 'unknown reason'}`);
      return fallback;
    }
  }

  async #parentPath(error: unknown): Promise<string | undefined> {
    if (!isShopError(error, 'product-query-empty-visibility')) return undefined;
    const { parentSku, sku } = error.details;
    if (typeof parentSku !== 'string' || typeof sku !== 'string') return undefined;
    const parent = await this.product.load({ sku: parentSku, childSku: sku });
    return productLink(parent.current, linkRules(this.storeViews.current, this.config));
  }
}
export const PAGE_LOADER = token<PageLoader>('PageLoader');

function selectionIn({ query, params }: RouteMatch): Selection {
  const { childSku: _variant, ...selection } = query;
  return params.size === undefined ? selection : { ...selection, size: params.size };
}
