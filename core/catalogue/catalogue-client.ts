import { inject, injectable } from '../di';
import type { ShopConfig } from '../config';
import type { Attribute, Category, Product, ResultOf } from '../contract';
import {
  searchAttributes,
  searchCategories,
  searchProducts,
  similarProducts,
  suggest,
} from '../contract/catalogue/catalogue';
import { ALL_FIELDS, CATEGORY_FIELDS, LISTING_FIELDS } from '../contract/catalogue/listing-fields';
import { CONFIG, NETWORK, token } from '../di';
import { isShopError, ShopError } from '../kernel/shop-error';
import type { Network, ReadOptions } from '../ports';
import { PROMO, type PromoArea } from '../promo-mode';
import { STORE_VIEWS_AREA, type StoreViewsArea } from '../store-views';
import { type CallOptions, type Gateway, GATEWAY, groupToSend, knownReason, SESSION, type Session } from '../sync';
import type { CatalogueSearch } from './catalogue-search';

export type ProductsAnswer = ResultOf<typeof searchProducts>;
export type SuggestAnswer = ResultOf<typeof suggest>;

/**
 * Catalogue requests of the current store. Failures throw ShopError 'search-failed' with `details.offline` and show no
 * notice.
 */
@injectable()
export class CatalogueClient {
  constructor(
    @inject(GATEWAY) private readonly gateway: Gateway,
    @inject(CONFIG) private readonly config: ShopConfig,
    @inject(STORE_VIEWS_AREA) private readonly storeViews: StoreViewsArea,
    @inject(NETWORK) private readonly network: Network,
    @inject(SESSION) private readonly session: Session,
    @inject(PROMO) private readonly promo: PromoArea,
  ) {}

  /** `navigator.onLine` may be true although the network leads nowhere. */
  isOffline(error: unknown): boolean {
    if (!this.network.isOnline()) return true;
    return !this.config.serverSide && isShopError(error) && error.details['reason'] === 'ENOTFOUND';
  }

  get #options(): CallOptions {
    const { serverSide, catalogue } = this.config;
    return { silent: true, timeoutMs: serverSide ? catalogue.serverTimeoutMs : catalogue.clientTimeoutMs };
  }

  async #searched<T>(request: Promise<{ readonly result: T }>): Promise<T> {
    try {
      return (await request).result;
    } catch (error) {
      throw new ShopError('search-failed', {
        cause: error,
        details: { offline: this.isOffline(error), ...knownReason(error) },
      });
    }
  }

  /** @param include all fields if omitted */
  products(search: CatalogueSearch, include?: readonly string[], options: ReadOptions = {}): Promise<ProductsAnswer> {
    const group = groupToSend(this.session, this.config.products);
    const query = {
      store: this.storeViews.current.storeCode,
      type: 'product' as const,
      ...search,
      searchQuery: this.#spoken(search.searchQuery),
      ...(group && { userGroupId: group.id, groupToken: group.token }),
      include: include?.join(',') ?? ALL_FIELDS,
    };
    return this.#searched(this.gateway.call(searchProducts, { query }, { ...this.#options, ...options }));
  }

  /** @param deepest last level to load; all if omitted */
  async categories(deepest?: number): Promise<readonly Category[]> {
    const level = deepest === undefined ? [] : [{ attribute: 'level', value: { lte: deepest } }];
    const query = {
      store: this.storeViews.current.storeCode,
      type: 'category' as const,
      searchQuery: { filters: [{ attribute: 'is_active', value: { eq: true } }, ...level] },
      size: this.config.catalogue.categoryFetchSize,
      sort: 'position:asc',
      include: CATEGORY_FIELDS.join(','),
    };
    return (await this.#searched(this.gateway.call(searchCategories, { query }, this.#options))).items;
  }

  async attributes(): Promise<readonly Attribute[]> {
    const query = {
      store: this.storeViews.current.storeCode,
      type: 'attribute' as const,
      size: this.config.catalogue.attributeFetchSize,
    };
    return (await this.#searched(this.gateway.call(searchAttributes, { query }, this.#options))).items;
  }

  suggest(text: string, options: ReadOptions = {}): Promise<SuggestAnswer> {
    const { listOutOfStockProducts } = this.config.products;
    const query = {
      store: this.storeViews.current.storeCode,
      text,
      ...(!listOutOfStockProducts && { inStock: true }),
      ...this.#promoOnly,
      ...this.#language,
    };
    return this.#searched(this.gateway.call(suggest, { query }, { ...this.#options, ...options }));
  }

  async similar(sku: string, limit: number | undefined, options: ReadOptions = {}): Promise<readonly Product[]> {
    const query = {
      sku,
      store: this.storeViews.current.storeCode,
      include: LISTING_FIELDS.join(','),
      ...(limit !== undefined && { limit }),
      ...this.#promoOnly,
    };
    return (await this.#searched(this.gateway.call(similarProducts, { query }, { ...this.#options, ...options })))
      .items;
  }

  #spoken(query: CatalogueSearch['searchQuery']): CatalogueSearch['searchQuery'] {
    return query.understand === true ? { ...this.#language, ...query } : query;
  }

  get #language(): { readonly language?: string } {
    const { interfaceLanguage, current } = this.storeViews;
    return interfaceLanguage === current.i18n.defaultLanguage ? {} : { language: interfaceLanguage };
  }

  get #promoOnly(): { readonly promo?: true } {
    return this.promo.isOn ? { promo: true } : {};
  }
}

export const CATALOGUE_CLIENT = token<CatalogueClient>('CatalogueClient');
