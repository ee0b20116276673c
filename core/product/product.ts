import type { Observable } from 'rxjs';
import type { ConfigurableChild, ConfigurableOption, Product, Review } from '../contract';
import type { NamedLink } from '../catalogue/catalogue';
import { token } from '../di';
import type { ReadOptions } from '../ports';
import type { SaleQuantity } from '../kernel/sale-quantity';
import type { FitVerdict } from './fit';
import type { Selection } from '../links';

/** An option value, and its availability as the next choice. */
export interface OptionChoice {
  readonly value: string;
  readonly label: string;
  readonly swatch?: string | undefined;
  readonly selected: boolean;
  readonly exists: boolean;
  readonly available: boolean;
  /** In stock in some variant, although choosing it may change other choices. */
  readonly reachable: boolean;
}
/** A product option with its values, given the current selection. */
export interface OptionChoices {
  readonly code: string;
  readonly label: string;
  readonly choices: readonly OptionChoice[];
}

/** An image of a product or its selected variant. */
export interface GalleryImage {
  readonly image: string;
  readonly alt: string;
  readonly video?: string | undefined;
}

/** Shopper's input on a product page: variant, options and parts. */
export interface ProductConfiguration {
  readonly selection: Selection;
  /** Option id → value text. */
  readonly customOptions: Readonly<Record<string, string>>;
  readonly bundle: Readonly<
    Record<string, { readonly qty: number; readonly selections: readonly (string | number)[] }>
  >;
  readonly parts?: Readonly<Record<string, number>> | undefined;
  readonly qty: number;
}

/** Immutable product page state, replaced on each choice. */
export interface ProductView {
  readonly parent: Product;
  /** The configured product, as it goes into the cart. */
  readonly current: Product;
  readonly variant?: ConfigurableChild | undefined;
  readonly configuration: ProductConfiguration;
  readonly configurableOptions: readonly ConfigurableOption[];
  readonly options: readonly OptionChoices[];
  /** Options still to choose; until then `current` is a suggestion that cannot be bought. */
  readonly unchosen: readonly string[];
  readonly gallery: readonly GalleryImage[];
  /** Per unit with all choices, in major units, as charged. */
  readonly price: {
    readonly final: number;
    readonly regular: number;
    readonly onSale: boolean;
    /** Some remaining choices cost more. */
    readonly from: boolean;
  };
  readonly stock: { readonly status: 'ok' | 'volatile' | 'out_of_stock'; readonly max?: number | undefined };
  readonly quantity: SaleQuantity;
  readonly errors: Readonly<Record<string, string>>;
  readonly breadcrumbs: readonly NamedLink[];
  readonly path: string;
}

/** Input of a product view; the rest is computed. */
export type ProductViewSeed = Pick<ProductView, 'parent' | 'configuration' | 'breadcrumbs'>;

/** Identifies a product and optionally its variant. */
export interface ProductKey {
  readonly sku: string;
  readonly childSku?: string | undefined;
  readonly selection?: Selection | undefined;
}

export interface ProductFact {
  readonly code: string;
  readonly label: string;
  readonly values: readonly string[];
}

/** Sort orders of product reviews. */
export const REVIEW_SORTS = ['newest', 'highest', 'lowest'] as const;
/** A sort order of product reviews. */
export type ReviewSort = (typeof REVIEW_SORTS)[number];

/** Filter and sort order of a review query. */
export interface ReviewsQuery {
  readonly sort?: ReviewSort | undefined;
  /** 1–5; default all. Also filters `total` and `distribution`. */
  readonly stars?: number | undefined;
  readonly start?: number | undefined;
}

/** A page of approved reviews with the overall rating. */
export interface ReviewsPage {
  readonly items: readonly Review[];
  readonly total: number;
  /** 5 to 1; reviews without stars are excluded. */
  readonly distribution: readonly { readonly stars: number; readonly count: number }[];
  readonly fit?: FitVerdict | undefined;
}

/** Product page event: a finished load, or a choice before or after it applies. */
export type ProductEvent =
  | { readonly type: 'after-load' | 'after-configure'; readonly view: ProductView }
  | { readonly type: 'before-configure'; readonly view: ProductView; readonly change: Partial<ProductConfiguration> };

/** Product pages: loading and choosing variants. */
export interface ProductArea {
  readonly events$: Observable<ProductEvent>;
  /**
   * Loads a product and its best view: childSku, then selection, remembered size, first available variant.
   * @throws ShopError 'search-key-missing', 'product-not-found', 'product-query-empty-status',
   * 'product-query-empty-visibility', 'search-failed'
   */
  load(key: ProductKey, options?: ReadOptions): Promise<ProductView>;
  choose(view: ProductView, code: string, value: string): ProductView;
  /** Applies the remembered size to a page rendered without the shopper, if none is chosen and it is available. */
  recall(view: ProductView): Promise<ProductView>;
  /** Recomputes a view from serialized JSON. */
  restore(seed: ProductViewSeed): ProductView;
  configure(view: ProductView, change: Partial<ProductConfiguration>): ProductView;
  refreshPrices(view: ProductView): Promise<ProductView>;
  similar(sku: string, limit?: number, options?: ReadOptions): Promise<readonly Product[]>;
  reviews(product: Product, options?: ReadOptions): Promise<readonly Review[]>;
  reviewsPage(sku: string, query?: ReviewsQuery, options?: ReadOptions): Promise<ReviewsPage>;
  /** Returns products with current prices; empty on failure. */
  bySkus(skus: readonly string[], options?: ReadOptions): Promise<readonly Product[]>;
}

export const PRODUCT = token<ProductArea>('ProductArea');
