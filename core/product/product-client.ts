import { inject, injectable } from '../di';
import { CATALOGUE_CLIENT, type CatalogueClient } from '../catalogue';
import type { ShopConfig } from '../config';
import type { Product, Review, SearchFilter } from '../contract';
import { renderList, searchReviews } from '../contract/catalogue/catalogue';
import { CONFIG, TELEMETRY, token } from '../di';
import { errorMessage, isShopError, ShopError } from '../kernel/shop-error';
import type { ReadOptions, Telemetry } from '../ports';
import { startBundle, withSyncedPrices, withUnsyncedPrices } from '../pricing';
import { STORE_VIEWS_AREA, type StoreViewsArea } from '../store-views';
import { GATEWAY, groupToSend, SESSION, type Gateway, type Session } from '../sync';
import { checkProduct } from './check-product';
import { REVIEW_FITS } from '../contract/foundation/limits';
import { fitVerdict } from './fit';
import type { ProductConfiguration, ReviewSort, ReviewsPage, ReviewsQuery } from './product';
import type { ProductSource } from './product-source';
import { wrongVariants } from './wrong-attributes';

const REVIEWS_SIZE = 50;
const REVIEWS_SHOWN = 6;
const REVIEW_ORDERS: Readonly<Record<ReviewSort, string>> = {
  newest: 'created_at:desc,id:desc',
  highest: 'rating:desc,created_at:desc',
  lowest: 'rating:asc,created_at:desc',
};
const MAX_STARS = 5;
/** The API accepts URLs of up to 8,000 characters. */
const RENDER_LIST_BATCH = 50;

@injectable()
export class ProductClient implements ProductSource {
  constructor(
    @inject(GATEWAY) private readonly gateway: Gateway,
    @inject(CATALOGUE_CLIENT) private readonly catalogue: CatalogueClient,
    @inject(STORE_VIEWS_AREA) private readonly storeViews: StoreViewsArea,
    @inject(CONFIG) private readonly config: ShopConfig,
    @inject(TELEMETRY) private readonly telemetry: Telemetry,
    @inject(SESSION) private readonly session: Session,
  ) {}

  async #one(attribute: string, value: string, options?: ReadOptions): Promise<Product | undefined> {
    const search = { searchQuery: { filters: [{ attribute, value: { eq: value } }] }, size: 1, from: 0 };
    const answer = await this.catalogue.products(search, undefined, options);
    return answer.items[0];
  }

  startBundle(product: Product): ProductConfiguration['bundle'] {
    return startBundle(product);
  }

  async find(sku: string, options?: ReadOptions): Promise<Product> {
    const listed =
      (await this.#one('sku', sku, options)) ?? (await this.#one('configurable_children.sku', sku, options));
    // Search results are shared; this call is authenticated.
    const product = listed ?? (this.session.seesHidden ? (await this.renderList([sku], options))[0] : undefined);
    if (!product) throw new ShopError('product-not-found', { params: { sku }, details: { status: 404 } });
    const { products } = this.config;
    checkProduct(product, this.session.seesHidden ? { ...products, maxStatus: Number.POSITIVE_INFINITY } : products);
    this.#logLinks(product);
    this.#logVariants(product);
    return withUnsyncedPrices(product);
  }

  #logLinks(product: Product): void {
    if (product.type_id !== 'grouped') return;
    const links = product.product_links ?? [];
    if (links.length === 0) this.telemetry.log('error', errorMessage('grouped-without-links'), { sku: product.sku });
    for (const link of links) {
      if (link.link_type !== 'associated' || link.price !== undefined) continue;
      this.telemetry.log('error', errorMessage('grouped-link-not-found'), { sku: link.linked_product_sku });
    }
  }

  #logVariants(product: Product): void {
    const wrong = wrongVariants(product);
    if (wrong.length === 0) return;
    const variants = wrong.map(({ sku, attributes }) => `${sku}: ${attributes.join(', ')}`);
    this.telemetry.log('error', 'Wrong configurable attributes', { sku: product.sku, variants });
  }

  async similar(sku: string, limit: number | undefined, options?: ReadOptions): Promise<readonly Product[]> {
    try {
      return await this.catalogue.similar(sku, limit, options);
    } catch (error) {
      if (options?.signal?.aborted === true) throw error;
      this.#note('similar products', error);
      return [];
    }
  }

  async renderList(skus: readonly string[], options?: ReadOptions): Promise<readonly Product[]> {
    const batches: string[][] = [];
    for (let at = 0; at < skus.length; at += RENDER_LIST_BATCH) batches.push(skus.slice(at, at + RENDER_LIST_BATCH));
    return (await Promise.all(batches.map((batch) => this.#render(batch, options)))).flat();
  }

  async #render(skus: readonly string[], options: ReadOptions = {}): Promise<readonly Product[]> {
    const { i18n, storeId } = this.storeViews.current;
    const group = groupToSend(this.session, this.config.products);
    const query = {
      skus: skus.join(','),
      currencyCode: i18n.currencyCode,
      storeId,
      ...(group && { userGroupId: group.id, groupToken: group.token }),
    };
    try {
      return (await this.gateway.call(renderList, { query }, { silent: true, ...options })).result.items;
    } catch (error) {
      if (options.signal?.aborted === true) throw error;
      this.#note('render-list', error);
      return [];
    }
  }

  async synced(product: Product, now: number): Promise<Product | undefined> {
    const [fresh] = await this.renderList([product.sku]);
    return fresh === undefined ? undefined : withSyncedPrices(product, fresh, now);
  }

  async reviews(productId: number, options: ReadOptions = {}): Promise<readonly Review[]> {
    const query = {
      ...this.#approvedReviews({ attribute: 'entity_id', value: { eq: productId } }),
      size: REVIEWS_SIZE,
    };
    return (await this.gateway.call(searchReviews, { query }, { silent: true, ...options })).result.items;
  }

  async reviewsPage(
    sku: string,
    { sort = 'newest', start = 0, stars }: ReviewsQuery,
    options: ReadOptions = {},
  ): Promise<ReviewsPage> {
    const { searchQuery, ...of } = this.#approvedReviews({ attribute: 'product_sku', value: { eq: sku } });
    const rated = stars === undefined ? [] : [{ attribute: 'rating', value: { eq: stars } }];
    const query = {
      ...of,
      searchQuery: {
        filters: [...searchQuery.filters, ...rated],
        aggregations: [
          { attribute: 'rating', size: MAX_STARS },
          { attribute: 'fit', size: REVIEW_FITS.length },
        ],
      },
      sort: REVIEW_ORDERS[sort],
      size: REVIEWS_SHOWN,
      from: start,
    };
    const { items, total, aggregations } = (
      await this.gateway.call(searchReviews, { query }, { silent: true, ...options })
    ).result;
    const counts = new Map(aggregations?.rating?.map(({ value, count }) => [value, count]));
    const distribution = Array.from({ length: MAX_STARS }, (_, index) => {
      const stars = MAX_STARS - index;
      return { stars, count: counts.get(String(stars)) ?? 0 };
    });
    const fit = fitVerdict(new Map(aggregations?.fit?.map(({ value, count }) => [value, count])));
    return { items, total, distribution, ...(fit !== undefined && { fit }) };
  }

  #approvedReviews(of: SearchFilter) {
    return {
      store: this.storeViews.current.storeCode,
      type: 'review' as const,
      searchQuery: {
        filters: [
          of,
          { attribute: 'entity_type', value: { eq: 'product' } },
          { attribute: 'status', value: { eq: 1 } },
        ],
      },
    };
  }

  #note(what: string, error: unknown): void {
    const cause = error instanceof Error ? error.cause : undefined;
    if (isShopError(cause) && cause.details.status === 404) return;
    this.telemetry.log('warn', `No ${what}: ${error instanceof Error ? error.message : 'unknown reason'}`);
  }
}

export const PRODUCT_CLIENT = token<ProductClient>('ProductClient');
