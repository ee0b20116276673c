import type { Product } from '../../../../core/contract';
import type { PriceRecord, ProductRecord } from './catalogue-data';
import type { PlacedRecord } from './stock';

export type PricesByCurrency = Readonly<Record<string, Readonly<Record<string, PriceRecord>>>>;

export type TextsByLanguage = NonNullable<ProductRecord['texts']>;

/** English, in the base currency, without stock. */
export interface StoredProduct {
  readonly document: Product;
  readonly prices: PricesByCurrency | undefined;
  readonly texts: TextsByLanguage | undefined;
  readonly rating: number | undefined;
  readonly reviewsCount: number;
}

export const KEY_FIELDS = ['id', 'sku', 'configurable_children.sku', 'slug', 'url_key', 'url_path'] as const;
export type KeyField = (typeof KEY_FIELDS)[number];

export interface WrittenProduct {
  readonly document: Product;
  readonly source: string;
  readonly hash: string;
  readonly prices: ProductRecord['prices'];
  readonly texts: ProductRecord['texts'];
  readonly parts: readonly string[];
}

export interface ProductRow {
  readonly id: number;
  readonly sku: string;
  readonly name: string;
  readonly type: string;
  readonly isEnabled: boolean;
  readonly price: number | undefined;
  readonly specialPrice: number | undefined;
  readonly isInStock: boolean;
  readonly thumbnail: string | undefined;
  readonly brand: string | undefined;
  /** Sum of all variants; undefined if none is counted. */
  readonly units: number | undefined;
}

export interface ProductsQuery {
  readonly q?: string | undefined;
  readonly type?: string | undefined;
  readonly isEnabled?: boolean | undefined;
  readonly isInStock?: boolean | undefined;
  readonly isOnSale?: boolean | undefined;
  readonly categories?: readonly number[] | undefined;
  readonly option?: { readonly code: string; readonly value: string } | undefined;
  /** ISO 8601. */
  readonly now: string;
  /** Day of the shop, 'YYYY-MM-DD', with which bare dates of special prices are compared; default: that of `now`. */
  readonly today?: string | undefined;
  /** 'newest', 'sku', 'name' or 'price'. */
  readonly sort: { readonly by: string; readonly isDescending: boolean } | undefined;
  readonly limit: number;
  readonly offset: number;
}

export interface ListedProduct {
  readonly id: number;
  readonly sku: string;
  readonly name: string | undefined;
  readonly slug: string | undefined;
  readonly urlKey: string | undefined;
  readonly urlPath: string | undefined;
  readonly changed: string | undefined;
}

export interface SourcedProduct {
  readonly id: number;
  readonly sku: string;
  readonly urlKey: string | undefined;
  /** 2 means disabled. */
  readonly status: number | undefined;
}

export interface ProductRepository {
  byId(id: number): Promise<StoredProduct | undefined>;
  idsByKey(field: KeyField, values: readonly (string | number)[]): Promise<readonly number[]>;
  idBySku(sku: string): Promise<number | undefined>;
  /** Omits unknown SKUs. */
  idsOfSkus(skus: readonly string[]): Promise<ReadonlyMap<string, number>>;
  ids(): Promise<readonly number[]>;
  count(): Promise<number>;
  idsShowing(sku: string): Promise<readonly number[]>;
  idsContaining(skus: readonly string[]): Promise<readonly number[]>;
  /** Products per option of an attribute, their variants included. */
  optionUse(code: string): Promise<ReadonlyMap<string, number>>;
  /** Ascending ids of the products that have an option, themselves or in a variant. */
  idsWithOption(code: string, value: string): Promise<readonly number[]>;
  idsWithTierPrices(): Promise<readonly number[]>;
  variantSkus(id: number): Promise<readonly string[]>;
  stockOf(id: number): Promise<ReadonlyMap<string, PlacedRecord>>;
  written(id: number): Promise<{ readonly sku: string; readonly hash: string; readonly source: string } | undefined>;
  claim(id: number, source: string): Promise<void>;
  ofSource(source: string): Promise<readonly SourcedProduct[]>;
  write(product: WrittenProduct): Promise<void>;
  /** Keeps variants, parts and stock. */
  rewrite(document: Product, hash: string): Promise<void>;
  change(product: Omit<WrittenProduct, 'source'>): Promise<void>;
  remove(id: number): Promise<void>;
  nextId(): Promise<number>;
  list(wanted: ProductsQuery): Promise<{ readonly items: readonly ProductRow[]; readonly total: number }>;
  markPriced(id: number, version: number): Promise<void>;
  pricedSince(version: number): Promise<readonly number[]>;
  idsBySku(): Promise<ReadonlyMap<string, number>>;
  rate(sku?: string): Promise<void>;
  countListed(): Promise<number>;
  listed(after: number, max: number): Promise<readonly ListedProduct[]>;
  orderable(source: string): Promise<readonly { readonly sku: string; readonly part: unknown }[]>;
}
