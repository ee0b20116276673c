import type { ShopConfig } from '../config';
import type { Category, Product, SearchFilter, SiteSettings, Slide } from '../contract';
import { listedFilters, type CatalogueSearch } from '../catalogue';

/** S §9: items of a slider, of the bestsellers and of the new collection. */
export const HOME_LIST_SIZE = 18;
/** S §9: products shown of each main category. */
const MAIN_CATEGORY_SIZE = 12;
/** S §5: this category holds the whole catalogue and is no main category. */
const WHOLE_CATALOGUE_ID = 2;

export interface HomeRules {
  readonly listOutOfStockProducts: boolean;
  readonly promoMode: boolean;
}

/** S §5: outside promo mode products that are for promotion only are left out; in it nothing but promo products. */
function modeFilter({ promoMode }: HomeRules): SearchFilter {
  return promoMode
    ? { attribute: 'is_promo', value: { in: [true, 1] } }
    : { attribute: 'only_promo', value: { nin: [true, 1] } };
}

function homeSearch(filters: readonly SearchFilter[], sort: string, size: number, rules: HomeRules): CatalogueSearch {
  return { searchQuery: { filters: [...listedFilters(rules), modeFilter(rules), ...filters] }, size, from: 0, sort };
}

const PROMOTED: SearchFilter = { attribute: 'promoted', value: { gt: 0 } };

/** The bestsellers: products that the merchant promotes, the highest position first (S §5). */
export function bestsellersSearch(rules: HomeRules): CatalogueSearch {
  return homeSearch([PROMOTED], 'promoted:desc,id:desc', HOME_LIST_SIZE, rules);
}

/** The new collection: products marked as new, the newest first. */
export function newCollectionSearch(rules: HomeRules): CatalogueSearch {
  const isNew: SearchFilter = { attribute: 'new', value: { in: [true, 1] } };
  return homeSearch([isNew], 'created_at:desc,id:desc', HOME_LIST_SIZE, rules);
}

/** What stands in for a list that the merchant has filled with nothing: an imported catalogue marks no product. */
export function substituteSearch(rules: HomeRules, from: number): CatalogueSearch {
  return { ...homeSearch([], 'created_at:desc,id:desc', HOME_LIST_SIZE, rules), from };
}

/** Products of a main category to choose from, promoted ones first. */
export function mainCategorySearch(categoryId: number, rules: HomeRules): CatalogueSearch {
  const filter: SearchFilter = { attribute: 'category_ids', value: { eq: categoryId } };
  return homeSearch([filter], 'promoted:desc,id:desc', MAIN_CATEGORY_SIZE, rules);
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
  rules: Pick<HomeRules, 'promoMode'> & Pick<ShopConfig['catalogue'], 'menuLevel'>,
): readonly Category[] {
  const count = (category: Category) => (rules.promoMode ? (category.promo_count ?? 0) : category.product_count);
  return categories
    .filter((category) => category.is_active && category.level === rules.menuLevel)
    .filter((category) => category.id !== WHOLE_CATALOGUE_ID && count(category) > 0)
    .toSorted((a, b) => (a.position ?? 0) - (b.position ?? 0));
}

/** Up to 12 products, a promoted and a non-promoted one in turn, starting with a promoted one (S §9); each kind in its order. */
export function alternate(products: readonly Product[], size = MAIN_CATEGORY_SIZE): readonly Product[] {
  const promoted = products.filter((product) => (product.promoted ?? 0) > 0);
  const others = products.filter((product) => (product.promoted ?? 0) <= 0);
  const mixed: Product[] = [];
  for (let at = 0; at < Math.max(promoted.length, others.length); at += 1) {
    const pair = [promoted[at], others[at]];
    mixed.push(...pair.filter((product) => product !== undefined));
  }
  return mixed.slice(0, size);
}
