import * as z from 'zod/mini';
import type { Brand, CatalogueSearch } from '../catalogue';
import type { Category, CmsBlock, Product, SiteSettings } from '../contract';
import type { HomePage } from './content';
import {
  alternate,
  FEWEST_NEW,
  HOME_LIST_SIZE,
  bestsellersSearch,
  lacksOthers,
  mainCategories,
  mainCategorySearch,
  mainCategorySize,
  newCollectionSearch,
  otherNewSearch,
  otherProductsSearch,
  saleSearch,
  substituteSearch,
  TOP_SLIDERS,
  topSliderSearch,
  visibleSlides,
  type HomeRules,
} from './home-page';

/** What the block 'benefits' holds. */
const benefitsBlock = z.object({ items: z.array(z.object({ title: z.string(), text: z.string() })) });
const MOST_BENEFITS = 4;

/** Where the parts of a home page come from. */
export interface HomeSources {
  readonly rules: HomeRules;
  /** Level of the categories in the menu. */
  readonly menuLevel: number;
  readonly list: (search: CatalogueSearch) => Promise<readonly Product[]>;
  readonly tree: () => Promise<readonly Category[]>;
  /** A block of the merchant's; undefined where there is none. */
  readonly block: (id: string) => Promise<CmsBlock | undefined>;
  readonly pathOf: (category: Category) => string;
  readonly brands: () => Promise<readonly Brand[]>;
}

/** Puts the home page together (S §5, §9): slides, sliders, bestsellers, new collection, main categories. */
export async function loadHome(settings: Pick<SiteSettings, 'sliders'>, sources: HomeSources): Promise<HomePage> {
  const { rules, list } = sources;
  const [bestsellers, newCollection, sliders, categories, sale, brands, benefits] = await Promise.all([
    list(bestsellersSearch(rules)),
    list(newCollectionSearch(rules)),
    Promise.all(TOP_SLIDERS.map(async (code) => ({ code, products: await list(topSliderSearch(code, rules)) }))),
    loadMainCategories(sources),
    list(saleSearch(rules)),
    sources.brands(),
    benefitsOf(sources),
  ]);
  const [first, second] = await Promise.all([
    bestsellers.length > 0 ? bestsellers : list(substituteSearch(rules, 0)),
    newCollection.length > 0
      ? filledUp(newCollection, rules, list)
      : list(substituteSearch(rules, bestsellers.length > 0 ? 0 : HOME_LIST_SIZE)),
  ]);
  const isEmpty = first.length === 0 && second.length === 0 && categories.length === 0;
  return {
    slides: visibleSlides(settings),
    sliders: sliders.filter(({ products }) => products.length > 0),
    bestsellers: first,
    newCollection: second,
    mainCategories: categories,
    sale,
    brands: isEmpty ? [] : brands,
    benefits: isEmpty ? [] : benefits,
    ...(isEmpty && { opening: await openingOf(sources) }),
  };
}

/** The merchant's own words for a shop in which nothing is on sale yet, as the block 'opening' says them; none where it is missing. */
async function openingOf({ block }: HomeSources): Promise<HomePage['opening']> {
  const found = await block('opening').catch(() => undefined);
  if (found?.title === undefined) return undefined;
  return { title: found.title, text: (found.content ?? '').replace(/<[^>]*>/g, '').trim() };
}

/** The merchant's choice of what is new, and after it, where that is little, the rest of what is marked so. */
async function filledUp(
  chosen: readonly Product[],
  rules: HomeRules,
  list: HomeSources['list'],
): Promise<readonly Product[]> {
  if (chosen.length >= FEWEST_NEW) return chosen;
  const skus = new Set(chosen.map(({ sku }) => sku));
  const others = (await list(otherNewSearch(rules))).filter(({ sku }) => !skus.has(sku));
  return [...chosen, ...others].slice(0, HOME_LIST_SIZE);
}

/** A home page without its promises is better than none. */
async function benefitsOf({ block }: HomeSources): Promise<HomePage['benefits']> {
  const found = await block('benefits').catch(() => undefined);
  const parsed = benefitsBlock.safeParse(found?.json);
  return parsed.success ? parsed.data.items.slice(0, MOST_BENEFITS) : [];
}

async function loadMainCategories(sources: HomeSources): Promise<HomePage['mainCategories']> {
  const found = mainCategories(await sources.tree(), { ...sources.rules, menuLevel: sources.menuLevel });
  const shown = await Promise.all(found.map((category) => loadMainCategory(category, sources)));
  return shown.filter((category) => category.products.length > 0);
}

async function loadMainCategory(
  category: Category,
  { rules, list, pathOf }: HomeSources,
): Promise<HomePage['mainCategories'][number]> {
  const { id, name, image, top_products: tops } = category;
  const size = mainCategorySize(category);
  const products = await list(mainCategorySearch(category, rules));
  const others = lacksOthers(products, size) ? await list(otherProductsSearch(category, rules)) : [];
  return {
    id,
    name,
    path: pathOf(category),
    ...(image !== undefined && { image }),
    products: alternate([...products, ...others], size, tops),
  };
}
