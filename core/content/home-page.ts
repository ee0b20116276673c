import type { ShopConfig } from '../config';
import type { Category, Product, SearchFilter, SiteSettings, Slide } from '../contract';
import { DEFAULT_SORT, IS_NEW, IS_PROMOTED, IS_REDUCED } from '../contract/listing';
import { listedFilters, promoFilter, type CatalogueSearch } from '../catalogue';

/** S §9: items of a slider, of the bestsellers and of the new collection. */
export const HOME_LIST_SIZE = 18;
/** S §9: products shown of each main category. */
const MAIN_CATEGORY_SIZE = 12;
/** S §5: this category holds the whole catalogue and is no main category. */
const WHOLE_CATALOGUE_ID = 2;

export interface HomeRules {
  readonly listOutOfStockProducts: boolean;
  readonly promoMode: boolean;
  /** Setting product_choose: products are shown once they are chosen (S §5, A §3). */
  readonly productChoose: boolean;
}

/** S §5: outside promo mode products that are for promotion only are left out; in it nothing but promo products. */
function modeFilter(rules: HomeRules): readonly SearchFilter[] {
  return rules.promoMode ? promoFilter(rules) : [{ attribute: 'only_promo', value: { nin: [true, 1] } }];
}

function homeSearch(filters: readonly SearchFilter[], sort: string, size: number, rules: HomeRules): CatalogueSearch {
  return { searchQuery: { filters: [...listedFilters(rules), ...modeFilter(rules), ...filters] }, size, from: 0, sort };
}

const NOT_PROMOTED: SearchFilter = { attribute: 'promoted', value: { lte: 0 } };
const CHOSEN: SearchFilter = { attribute: 'choose_status', value: { eq: 'approve' } };

/** S §5: promo mode has its own condition; outside it a list of the merchant's choice wants a position above 0. */
function merchantsChoice({ promoMode }: HomeRules): readonly SearchFilter[] {
  return promoMode ? [] : [IS_PROMOTED];
}

/** The bestsellers: products that the merchant promotes, the highest position first (S §5). */
export function bestsellersSearch(rules: HomeRules): CatalogueSearch {
  return homeSearch(merchantsChoice(rules), DEFAULT_SORT, HOME_LIST_SIZE, rules);
}

/** The flags that fill a slider of the home page each (S §3, §5: top sliders). */
export const TOP_SLIDERS = ['top_collection', 'top_brand'] as const;
/** The name of a slider of the home page. */
export type TopSlider = (typeof TOP_SLIDERS)[number];

/**
 * A slider: products of top collections or top brands that the merchant gave a position (S §5), the newest first, so that it does not
 * begin as the bestsellers do.
 */
export function topSliderSearch(flag: TopSlider, rules: HomeRules): CatalogueSearch {
  const isTop: SearchFilter = { attribute: flag, value: { in: [true, 1] } };
  return homeSearch([isTop, ...merchantsChoice(rules)], 'created_at:desc,id:desc', HOME_LIST_SIZE, rules);
}

/** The new collection: products marked as new that the merchant gave a position (S §5), the newest first. */
export function newCollectionSearch(rules: HomeRules): CatalogueSearch {
  return homeSearch([IS_NEW, ...merchantsChoice(rules)], 'created_at:desc,id:desc', HOME_LIST_SIZE, rules);
}

/** Everything that is marked as new, to follow the few that have a position. */
export function otherNewSearch(rules: HomeRules): CatalogueSearch {
  return homeSearch([IS_NEW], 'created_at:desc,id:desc', HOME_LIST_SIZE, rules);
}

/** What costs less than it did, as the merchant ranks it. */
export function saleSearch(rules: HomeRules): CatalogueSearch {
  return homeSearch([IS_REDUCED], DEFAULT_SORT, HOME_LIST_SIZE, rules);
}

/** What stands in for a list that the merchant has filled with nothing: an imported catalogue marks no product, and ranks none. */
export function substituteSearch(rules: HomeRules, from: number): CatalogueSearch {
  return { ...homeSearch([], 'created_at:desc,id:desc', HOME_LIST_SIZE, rules), from };
}

type MainCategory = Pick<Category, 'id'> & { readonly top_products?: readonly (string | number)[] | undefined };

/** S §9: 12 products of a main category; 18 are gathered where the merchant named top products of it. */
export function mainCategorySize({ top_products: tops = [] }: MainCategory): number {
  return tops.length > 0 ? HOME_LIST_SIZE : MAIN_CATEGORY_SIZE;
}

/** Candidates beyond the length of a row, because other rows show some of them. */
export const SPARE = 18;

/** Products of a main category to choose from, promoted ones first; with product_choose on only approved ones (S §5). */
export function mainCategorySearch(category: MainCategory, rules: HomeRules): CatalogueSearch {
  const filter: SearchFilter = { attribute: 'category_ids', value: { eq: category.id } };
  const filters = rules.productChoose ? [filter, CHOSEN] : [filter];
  return homeSearch(filters, DEFAULT_SORT, mainCategorySize(category) + SPARE, rules);
}

/** Products of the category that are not promoted: asked for where promoted ones alone filled the first answer. */
export function otherProductsSearch(category: MainCategory, rules: HomeRules): CatalogueSearch {
  const search = mainCategorySearch(category, rules);
  return {
    ...search,
    searchQuery: { ...search.searchQuery, filters: [...search.searchQuery.filters, NOT_PROMOTED] },
    sort: 'created_at:desc,id:desc',
  };
}

/** Whether there may be other products besides the promoted ones that an answer holds. */
export function lacksOthers(products: readonly Product[], size: number): boolean {
  return products.length >= size && products.every((product) => (product.promoted ?? 0) > 0);
}

/** Slides that have a picture (S §5): one, or a list of them. */
export function visibleSlides(settings: Pick<SiteSettings, 'sliders'>): readonly Slide[] {
  const hasPicture = (slide: Slide) => {
    const { image, images } = slide;
    return (image !== undefined && image !== '') || (Array.isArray(images) && images.length > 0);
  };
  return (settings.sliders ?? []).filter(hasPicture).slice(0, HOME_LIST_SIZE);
}

/**
 * The main categories (S §5): active ones at the menu's level, by position; not the one that holds the whole catalogue, and none
 * without products in the mode.
 */
export function mainCategories(
  categories: readonly Category[],
  rules: Pick<HomeRules, 'promoMode' | 'productChoose'> & Pick<ShopConfig['catalogue'], 'menuLevel'>,
): readonly Category[] {
  const count = (category: Category) => {
    if (rules.promoMode) return category.promo_count ?? 0;
    return rules.productChoose ? (category.approved_count ?? 0) : category.product_count;
  };
  return categories
    .filter((category) => category.is_active && category.level === rules.menuLevel)
    .filter((category) => category.id !== WHOLE_CATALOGUE_ID && count(category) > 0)
    .toSorted((a, b) => (a.position ?? 0) - (b.position ?? 0));
}

/**
 * A promoted and a non-promoted product in turn, starting with a promoted one (S §9); each kind in its order. Top products of the
 * category count as promoted, and come first.
 */
export function alternate(
  products: readonly Product[],
  size = MAIN_CATEGORY_SIZE,
  tops: readonly (string | number)[] = [],
): readonly Product[] {
  const names = new Set(tops.map(String));
  const isTop = ({ id, sku }: Product) => names.has(sku) || names.has(String(id));
  const isPromoted = (product: Product) => isTop(product) || (product.promoted ?? 0) > 0;
  const promoted = products.filter(isPromoted).toSorted((a, b) => Number(isTop(b)) - Number(isTop(a)));
  const others = products.filter((product) => !isPromoted(product));
  const mixed: Product[] = [];
  for (let at = 0; at < Math.max(promoted.length, others.length); at += 1) {
    const pair = [promoted[at], others[at]];
    mixed.push(...pair.filter((product) => product !== undefined));
  }
  return mixed.slice(0, size);
}
