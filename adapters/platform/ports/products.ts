import type { Product, StockRecord } from '../../../core/contract';
import type { PriceRecord, ProductRecord } from './catalogue-data';

export type PricesByCurrency = Readonly<Record<string, Readonly<Record<string, PriceRecord>>>>;

export type TextsByLanguage = NonNullable<ProductRecord['texts']>;

/** A product as it is stored: in English, in dollars, without stock. */
export interface StoredProduct {
  readonly document: Product;
  readonly prices: PricesByCurrency | undefined;
  readonly texts: TextsByLanguage | undefined;
  readonly rating: number | undefined;
  readonly reviewsCount: number;
}

/** Members that identify products; each is looked up without the search index. */
export const KEY_FIELDS = ['id', 'sku', 'configurable_children.sku', 'slug', 'url_key', 'url_path'] as const;
export type KeyField = (typeof KEY_FIELDS)[number];

/** A product to be written. */
export interface WrittenProduct {
  /** Without its stock. */
  readonly document: Product;
  readonly source: string;
  /** Of all that is said of it, so that what says the same is not written again. */
  readonly hash: string;
  readonly prices: ProductRecord['prices'];
  readonly texts: ProductRecord['texts'];
  /** Skus that it is a bundle or group of. */
  readonly parts: readonly string[];
}

/** A product as lists of staff show it. */
export interface ProductRow {
  readonly id: number;
  readonly sku: string;
  readonly name: string;
  readonly type: string;
  readonly isEnabled: boolean;
  /** Declared, in the base currency; of the cheapest variant where there are some. */
  readonly price: number | undefined;
  readonly specialPrice: number | undefined;
  readonly isInStock: boolean;
}

/** What a list of staff asks for. */
export interface ProductsWanted {
  /** Words of its name in any language, or of its sku; the beginning of a variant's sku. */
  readonly q?: string | undefined;
  readonly type?: string | undefined;
  readonly isEnabled?: boolean | undefined;
  readonly isInStock?: boolean | undefined;
  /** Its special price holds at `now`. */
  readonly isOnSale?: boolean | undefined;
  /** Ids of categories, one of which it stands in. */
  readonly categories?: readonly number[] | undefined;
  /** ISO 8601. */
  readonly now: string;
  /** 'newest', 'sku', 'name' or 'price'. */
  readonly sort: { readonly by: string; readonly isDescending: boolean } | undefined;
  readonly limit: number;
  readonly offset: number;
}

/** What the address of a product is made of. */
export interface ListedProduct {
  readonly id: number;
  readonly sku: string;
  readonly name: string | undefined;
  readonly slug: string | undefined;
  readonly urlKey: string | undefined;
  readonly urlPath: string | undefined;
  /** When it was last changed, as the merchant's file has it. */
  readonly changed: string | undefined;
}

/** A product as one of those that a file brought. */
export interface SourcedProduct {
  readonly id: number;
  readonly sku: string;
  readonly urlKey: string | undefined;
  /** S §4: 2 is not sold. */
  readonly status: number | undefined;
}

/** Products of the catalogue. */
export interface ProductRepository {
  byId(id: number): Promise<StoredProduct | undefined>;
  /** Ids of the products that have one of the values, in the order of the values, each once. */
  idsByKey(field: KeyField, values: readonly (string | number)[]): Promise<readonly number[]>;
  /** The id of the product that a sku stands for: its own, else that of the product it is a variant of. */
  idBySku(sku: string): Promise<number | undefined>;
  /** The same for some hundred skus at once; those that nothing has are not in it. */
  idsOfSkus(skus: readonly string[]): Promise<ReadonlyMap<string, number>>;
  ids(): Promise<readonly number[]>;
  count(): Promise<number>;
  /** Ids of the products whose documents show the stock of a sku: its own, those it is a variant of, those it is a part of. */
  idsShowing(sku: string): Promise<readonly number[]>;
  /** Ids of the bundles and groups that any of these skus is a part of. */
  idsContaining(skus: readonly string[]): Promise<readonly number[]>;
  /** Ids of what groups of customers have prices of their own for: products, one of their variants or of their parts. */
  idsWithTierPrices(): Promise<readonly number[]>;
  /** Skus of the variants of a product. */
  variantSkus(id: number): Promise<readonly string[]>;
  /** Stock of the product and its variants, by sku. */
  stockOf(id: number): Promise<ReadonlyMap<string, StockRecord>>;
  /** Sku and hash of a product as it was written last, and where it came from. */
  written(id: number): Promise<{ readonly sku: string; readonly hash: string; readonly source: string } | undefined>;
  /** Notes that a product is of another source now. */
  claim(id: number, source: string): Promise<void>;
  /** The products of a source, in the order of their ids. */
  ofSource(source: string): Promise<readonly SourcedProduct[]>;
  /** Writes a product with the skus of its variants and of its parts. What belonged to it before goes, its stock too. */
  write(product: WrittenProduct): Promise<void>;
  /** Changes what is said of a product in itself; its variants, parts and stock stay. */
  rewrite(document: Product, hash: string): Promise<void>;
  /** Writes a product that is there again. Stock of what it still has stays; that of variants which are gone goes with them. */
  change(product: Omit<WrittenProduct, 'source'>): Promise<void>;
  /** Removes a product with its variants and their stock. */
  remove(id: number): Promise<void>;
  /** An id that no product has, above those of all others. */
  nextId(): Promise<number>;
  /** A page of the products of a shop, for staff. */
  list(wanted: ProductsWanted): Promise<{ readonly items: readonly ProductRow[]; readonly total: number }>;
  /** Notes that the prices of a product changed, with the version of the stock counter by which indexes follow it. */
  markPriced(id: number, version: number): Promise<void>;
  /** Ids of the products whose prices changed after a version of the stock counter. */
  pricedSince(version: number): Promise<readonly number[]>;
  /** The sku, id pairs that exist. */
  idsBySku(): Promise<ReadonlyMap<string, number>>;
  /** Writes the average rating and the number of approved reviews into a product, or into all of them. */
  rate(sku?: string): Promise<void>;
  /** How many products may be found by everybody, see `listed`. */
  countListed(): Promise<number>;
  /** Addresses of the products that may be found by everybody, by id: those after an id, the given number at the most. */
  listed(after: number, most: number): Promise<readonly ListedProduct[]>;
  /** Skus of products of a source that can be ordered by themselves, with what they are in a set. */
  orderable(source: string): Promise<readonly { readonly sku: string; readonly part: unknown }[]>;
}
