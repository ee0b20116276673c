import type { Observable } from 'rxjs';
import type { ConfigurableChild, ConfigurableOption, Product, Review } from '../contract';
import type { NamedLink } from '../catalogue/catalogue';
import { token } from '../di';
import type { SaleQuantity } from '../kernel/sale-quantity';
import type { FitVerdict } from './fit';
import type { Selection } from '../links';

/** One value of an option and whether choosing it now leads to something that exists, and that can be bought. */
export interface OptionChoice {
  readonly value: string;
  readonly label: string;
  readonly swatch?: string | undefined;
  readonly selected: boolean;
  /** There is a variant with this value and the other values chosen. */
  readonly exists: boolean;
  /** That variant is in stock (or may be bought without). */
  readonly available: boolean;
  /** Some variant with this value is in stock, whatever else is chosen: choosing it may change the other choices. */
  readonly reachable: boolean;
}
/** An option of a product with its choices, as they can be had with what is chosen already (S §2). */
export interface OptionChoices {
  readonly code: string;
  readonly label: string;
  readonly choices: readonly OptionChoice[];
}

/** A picture of a product, or of the variant that is chosen. */
export interface GalleryImage {
  /** Path for `imageUrl`. */
  readonly image: string;
  readonly alt: string;
  readonly video?: string | undefined;
}

/** What a shopper has set on a product page: variant choices and, for other types, options and parts. */
export interface ProductConfiguration {
  readonly selection: Selection;
  /** Custom option id → value text (S §3). */
  readonly customOptions: Readonly<Record<string, string>>;
  /** Bundle option id → chosen links and quantity. */
  readonly bundle: Readonly<
    Record<string, { readonly qty: number; readonly selections: readonly (string | number)[] }>
  >;
  /** Sku of a grouped product's part → how many of it (S §3, current_parts_configuration); one of each by default, 0 leaves it out. */
  readonly parts?: Readonly<Record<string, number>> | undefined;
  readonly qty: number;
}

/** A product as its page shows it: one immutable value, remade by each choice. */
export interface ProductView {
  /** The product as loaded; for a configurable the parent. */
  readonly parent: Product;
  /** The product with the chosen variant's sku, price, image and stock put in. What goes into the cart. */
  readonly current: Product;
  readonly variant?: ConfigurableChild | undefined;
  readonly configuration: ProductConfiguration;
  readonly configurableOptions: readonly ConfigurableOption[];
  readonly options: readonly OptionChoices[];
  /** Codes of the options that the shopper has yet to choose; `current` shows the variant that would fit best, and cannot be bought. */
  readonly unchosen: readonly string[];
  readonly gallery: readonly GalleryImage[];
  /** Per unit with all choices, in major units; what cart and order will charge. */
  readonly price: {
    readonly final: number;
    readonly regular: number;
    readonly onSale: boolean;
    /** Something is still to be chosen, and some of what can be chosen costs more. */
    readonly from: boolean;
  };
  readonly stock: { readonly status: 'ok' | 'volatile' | 'out_of_stock'; readonly max?: number | undefined };
  /** How many pieces a line of the cart takes. */
  readonly quantity: SaleQuantity;
  /** Reasons why it cannot be put in the cart now, by field; empty when it can. */
  readonly errors: Readonly<Record<string, string>>;
  readonly breadcrumbs: readonly NamedLink[];
  /** Path of this view in the store, the variant included when it goes into the URL (S §2). */
  readonly path: string;
}

/** What a view is made of; the rest is computed. */
export type ProductViewSeed = Pick<ProductView, 'parent' | 'configuration' | 'breadcrumbs'>;

/** Which product is shown, and which variant of it. */
export interface ProductKey {
  readonly sku: string;
  readonly childSku?: string | undefined;
  readonly selection?: Selection | undefined;
}

/** Something to be known of a product: 'Material', 'Merino wool'. */
export interface ProductFact {
  /** Of the attribute. */
  readonly code: string;
  readonly label: string;
  readonly values: readonly string[];
}

/** Orders that reviews of a product can be read in. */
export const REVIEW_SORTS = ['newest', 'highest', 'lowest'] as const;
/** An order that reviews of a product can be read in. */
export type ReviewSort = (typeof REVIEW_SORTS)[number];

/** Which reviews of a product are read, and in what order. */
export interface ReviewsQuery {
  readonly sort?: ReviewSort | undefined;
  /** Those that gave so many stars, from 1 to 5; left out: all. `total` and `distribution` are then of these. */
  readonly stars?: number | undefined;
  readonly start?: number | undefined;
}

/** Some of a product's approved reviews, and how all of them rate it. */
export interface ReviewsPage {
  readonly items: readonly Review[];
  readonly total: number;
  /** Stars from 5 to 1 with how many reviews gave them; reviews without stars are in none. */
  readonly distribution: readonly { readonly stars: number; readonly count: number }[];
  /** How it fits, where most of enough reviews say the same. */
  readonly fit?: FitVerdict | undefined;
}

/**
 * What happens to a product on its page, for analytics and other listeners (S §4): it was loaded; a choice is about to make
 * another view of it, or has made one.
 */
export type ProductEvent =
  | { readonly type: 'after-load' | 'after-configure'; readonly view: ProductView }
  | { readonly type: 'before-configure'; readonly view: ProductView; readonly change: Partial<ProductConfiguration> };

/** Product pages (S §4 Product load, variant choice; S §8). */
export interface ProductArea {
  /** Emits around loads and choices, in the order in which they happen. */
  readonly events$: Observable<ProductEvent>;
  /**
   * Loads a product by the sku of itself or of a variant and makes the best view of it: childSku first, then
   * the selection, then the remembered size, then the first available variant. What counts as chosen of the last is a matter of
   * `products.preselect`; the rest is in `unchosen`.
   * @throws ShopError 'search-key-missing', 'product-not-found', 'product-query-empty-status', 'product-query-empty-visibility', 'search-failed'
   */
  load(key: ProductKey): Promise<ProductView>;
  /** The view after choosing an option value; remembers a size for the product's type (S §3). */
  choose(view: ProductView, code: string, value: string): ProductView;
  /**
   * The view with the size that the shopper last chose for such products, where none is chosen and it can be had; the same view
   * otherwise. For a page that was made where nothing is known of the shopper.
   */
  recall(view: ProductView): Promise<ProductView>;
  /** The same view again from what it was made of: for a page that travelled as JSON without what can be computed. */
  restore(seed: ProductViewSeed): ProductView;
  configure(view: ProductView, change: Partial<ProductConfiguration>): ProductView;
  /**
   * The same view with the prices that the platform has now (S §4, price sync): `price_is_current` is then true and
   * `price_refreshed_at` its time. The view as it was when they cannot be had.
   */
  refreshPrices(view: ProductView): Promise<ProductView>;
  /** Products like this one; none on any failure (S §8). */
  similar(sku: string, limit?: number): Promise<readonly Product[]>;
  reviews(product: Product): Promise<readonly Review[]>;
  /** A few approved reviews of a product from `start` on. @throws ShopError of the gateway */
  reviewsPage(sku: string, query?: ReviewsQuery): Promise<ReviewsPage>;
  /** The products of these skus with current prices (render-list); empty on failure (S §8). */
  bySkus(skus: readonly string[]): Promise<readonly Product[]>;
}

export const PRODUCT = token<ProductArea>('ProductArea');
