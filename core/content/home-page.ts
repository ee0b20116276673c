import type { ShopConfig } from '../config';
import type { Category, Product, SearchFilter, SiteSettings, Slide } from '../contract';
import { DEFAULT_SORT, IS_NEW, IS_PROMOTED, IS_REDUCED } from '../contract/catalogue/listing';
import { listedFilters, promoFilter, type CatalogueSearch } from '../catalogue';

export const HOME_LIST_SIZE = 18;
const MAIN_CATEGORY_SIZE = 12;
/** Holds the whole catalogue; no main category. */
const WHOLE_CATALOGUE_ID = 2;

export interface HomeRules {
  readonly listOutOfStockProducts: boolean;
  readonly promoMode: boolean;
  readonly productChoose: boolean;
}

/** Outside promo mode, excludes promotion-only products. */
function modeFilter(rules: HomeRules): readonly SearchFilter[] {
  return rules.promoMode ? promoFilter(rules) : [{ attribute: 'only_promo', value: { nin: [true, 1] } }];
}

function homeSearch(filters: readonly SearchFilter[], sort: string, size: number, rules: HomeRules): CatalogueSearch {
  return { searchQuery: { filters: [...listedFilters(rules), ...modeFilter(rules), ...filters] }, size, from: 0, sort };
}

const NOT_PROMOTED: SearchFilter = { attribute: 'promoted', value: { lte: 0 } };
const CHOSEN: SearchFilter = { attribute: 'choose_status', value: { eq: 'approve' } };

function merchantsChoice({ promoMode }: HomeRules): readonly SearchFilter[] {
  return promoMode ? [] : [IS_PROMOTED];
}

export function bestsellersSearch(rules: HomeRules): CatalogueSearch {
  return homeSearch(merchantsChoice(rules), DEFAULT_SORT, HOME_LIST_SIZE, rules);
}

export const TOP_SLIDERS = ['top_collection', 'top_brand'] as const;
/** Slider of the home page. */
export type TopSlider = (typeof TOP_SLIDERS)[number];

/** Newest first, so that it differs from the bestsellers. */
export function topSliderSearch(flag: TopSlider, rules: HomeRules): CatalogueSearch {
  const isTop: SearchFilter = { attribute: flag, value: { in: [true, 1] } };
  return homeSearch([isTop, ...merchantsChoice(rules)], 'created_at:desc,id:desc', HOME_LIST_SIZE, rules);
}

export function newCollectionSearch(rules: HomeRules): CatalogueSearch {
  return homeSearch([IS_NEW, ...merchantsChoice(rules)], 'created_at:desc,id:desc', HOME_LIST_SIZE, rules);
}

export function otherNewSearch(rules: HomeRules): CatalogueSearch {
  return homeSearch([IS_NEW], 'created_at:desc,id:desc', HOME_LIST_SIZE, rules);
}

export function saleSearch(rules: HomeRules): CatalogueSearch {
  return homeSearch([IS_REDUCED], DEFAULT_SORT, HOME_LIST_SIZE, rules);
}

/** Imported catalogues have neither flags nor ranking. */
export function substituteSearch(rules: HomeRules, from: number): CatalogueSearch {
  return { ...homeSearch([], 'created_at:desc,id:desc', HOME_LIST_SIZE, rules), from };
}

type MainCategory = Pick<Category, 'id'> & { readonly top_products?: readonly (string | number)[] | undefined };

export function mainCategorySize({ top_products: tops = [] }: MainCategory): number {
  return tops.length > 0 ? HOME_LIST_SIZE : MAIN_CATEGORY_SIZE;
}

export const SPARE = 18;

export function mainCategorySearch(category: MainCategory, rules: HomeRules): CatalogueSearch {
  const filter: SearchFilter = { attribute: 'category_ids', value: { eq: category.id } };
  const filters = rules.productChoose ? [filter, CHOSEN] : [filter];
  return homeSearch(filters, DEFAULT_SORT, mainCategorySize(category) + SPARE, rules);
}

export function otherProductsSearch(category: MainCategory, rules: HomeRules): CatalogueSearch {
  const search = mainCategorySearch(category, rules);
  return {
    ...search,
    searchQuery: { ...search.searchQuery, filters: [...search.searchQuery.filters, NOT_PROMOTED] },
    sort: 'created_at:desc,id:desc',
  };
}

export function isMissingOthers(products: readonly Product[], size: number): boolean {
  return products.length >= size && products.every((product) => (product.promoted ?? 0) > 0);
}

export function visibleSlides(settings: Pick<SiteSettings, 'sliders'>): readonly Slide[] {
  const hasPicture = (slide: Slide) => {
    const { image, images } = slide;
    return (image !== undefined && image !== '') || (Array.isArray(images) && images.length > 0);
  };
  return (settings.sliders ?? []).filter(hasPicture).slice(0, HOME_LIST_SIZE);
}

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

/** Alternates promoted and other products, promoted first; top products count as promoted. */
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
