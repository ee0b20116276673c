import * as z from 'zod/mini';
import type { Brand, CatalogueSearch } from '../catalogue';
import type { Category, CmsBlock, Product, SiteSettings } from '../contract';
import type { HomePage, Story } from './content';
import { readStory } from './read-story';
import { distinctRows, unseenFirst } from './distinct-rows';
import { homeBlocks } from './home-blocks';
import {
  alternate,
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
  SPARE,
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
export async function loadHome(
  settings: Pick<SiteSettings, 'sliders' | 'home_blocks'>,
  sources: HomeSources,
): Promise<HomePage> {
  const { rules, list } = sources;
  const [bestsellers, newCollection, sliders, categories, sale, brands, benefits, editorial, story] = await Promise.all(
    [
      list(withSpare(bestsellersSearch(rules))),
      list(withSpare(newCollectionSearch(rules))),
      Promise.all(TOP_SLIDERS.map(async (code) => ({ code, products: await list(topSliderSearch(code, rules)) }))),
      loadMainCategories(sources),
      list(saleSearch(rules)),
      sources.brands(),
      benefitsOf(sources),
      storyOf('editorial', sources),
      storyOf('story', sources),
    ],
  );
  const [first, second] = await Promise.all([
    bestsellers.length > 0 ? bestsellers : list(substituteSearch(rules, 0)),
    newCollection.length > 0
      ? filledUp(newCollection, rules, list)
      : list(substituteSearch(rules, bestsellers.length > 0 ? 0 : HOME_LIST_SIZE)),
  ]);
  const isEmpty = first.length === 0 && second.length === 0 && categories.length === 0;
  return {
    blocks: homeBlocks(settings.home_blocks),
    slides: visibleSlides(settings),
    ...dealtRows(
      { bestsellers: first, newCollection: second, sliders, mainCategories: categories, sale },
      { bestsellers: bestsellers.length === 0, newCollection: newCollection.length === 0 },
    ),
    brands: isEmpty ? [] : brands,
    benefits: isEmpty ? [] : benefits,
    ...(!isEmpty && editorial && { editorial }),
    ...(!isEmpty && story && { story }),
    ...(isEmpty && { opening: await openingOf(sources) }),
  };
}

type Rows = Pick<HomePage, 'newCollection' | 'sale' | 'bestsellers' | 'sliders' | 'mainCategories'>;
type Department = HomePage['mainCategories'][number] & Pick<Category, 'top_products'>;
type RequestedRows = Omit<Rows, 'mainCategories'> & { readonly mainCategories: readonly Department[] };

/** What the merchant chose takes its products first, then what stands in for a choice, then the sliders. */
const turnOf = (standsIn: boolean) => (standsIn ? 1 : 0);
const SLIDERS_TURN = 2;

/** The rows of the page: none has in sight what another has, and each has as many products as S §9 asks for. */
function dealtRows(
  { newCollection, sale, bestsellers, sliders, mainCategories: departments }: RequestedRows,
  standsIn: { readonly newCollection: boolean; readonly bestsellers: boolean },
): Rows {
  const limit = HOME_LIST_SIZE;
  const [fresh = [], reduced = [], best = [], ...rest] = distinctRows([
    { products: newCollection, limit, turn: turnOf(standsIn.newCollection), isWhole: !standsIn.newCollection },
    { products: sale, limit },
    { products: bestsellers, limit, turn: turnOf(standsIn.bestsellers), isWhole: !standsIn.bestsellers },
    ...sliders.map(({ products }) => ({ products, limit, turn: SLIDERS_TURN, isWhole: true })),
  ]);
  return {
    newCollection: fresh,
    sale: reduced,
    bestsellers: best,
    sliders: sliders
      .map((slider, at) => ({ ...slider, products: rest[at] ?? [] }))
      .filter(({ products }) => products.length > 0),
    mainCategories: departments.map(({ top_products: tops, products, ...department }) => ({
      ...department,
      // Mixed after the rows are dealt: what is promoted is in them, too, and must not be missing here (S §9).
      products: alternate(
        unseenFirst(products, [fresh, best]),
        mainCategorySize({ id: department.id, top_products: tops }),
        tops,
      ),
    })),
  };
}

/** What the merchant writes in the block of a name: its title and words, and in its JSON pictures, colours and a link as slides have them. */
async function storyOf(id: string, { block }: HomeSources): Promise<Story | undefined> {
  const found = await block(id).catch(() => undefined);
  return found && readStory(found);
}

/** The merchant's own words for a shop in which nothing is on sale yet, as the block 'opening' says them; none where it is missing. */
async function openingOf({ block }: HomeSources): Promise<HomePage['opening']> {
  const found = await block('opening').catch(() => undefined);
  if (found?.title === undefined) return undefined;
  return { title: found.title, text: (found.content ?? '').replace(/<[^>]*>/g, '').trim() };
}

/** The merchant's choice of new products, and after it, where that does not fill the row, the others that are marked as new. */
async function filledUp(
  chosen: readonly Product[],
  rules: HomeRules,
  list: HomeSources['list'],
): Promise<readonly Product[]> {
  if (chosen.length >= HOME_LIST_SIZE) return chosen;
  const skus = new Set(chosen.map(({ sku }) => sku));
  const others = (await list(withSpare(otherNewSearch(rules)))).filter(({ sku }) => !skus.has(sku));
  return [...chosen, ...others];
}

/** More candidates than a row shows: some of them are in other rows. */
function withSpare(search: CatalogueSearch): CatalogueSearch {
  return { ...search, size: HOME_LIST_SIZE + SPARE };
}

/** A home page without its promises is better than none. */
async function benefitsOf({ block }: HomeSources): Promise<HomePage['benefits']> {
  const found = await block('benefits').catch(() => undefined);
  const parsed = benefitsBlock.safeParse(found?.json);
  return parsed.success ? parsed.data.items.slice(0, MOST_BENEFITS) : [];
}

async function loadMainCategories(sources: HomeSources): Promise<readonly Department[]> {
  const found = mainCategories(await sources.tree(), { ...sources.rules, menuLevel: sources.menuLevel });
  const shown = await Promise.all(found.map((category) => loadMainCategory(category, sources)));
  return shown.filter((category) => category.products.length > 0);
}

async function loadMainCategory(category: Category, { rules, list, pathOf }: HomeSources): Promise<Department> {
  const { id, name, image, top_products: tops } = category;
  const size = mainCategorySize(category) + SPARE;
  const products = await list(mainCategorySearch(category, rules));
  const others = lacksOthers(products, size) ? await list(otherProductsSearch(category, rules)) : [];
  return {
    id,
    name,
    path: pathOf(category),
    // Its tile shows the first of its products, also where that stands in another row.
    ...pictureOf(image, products[0]),
    products: [...products, ...others],
    top_products: tops,
  };
}

function pictureOf(image: string | undefined, first: Product | undefined): { readonly image?: string } {
  const picture = image ?? first?.thumbnail ?? first?.image;
  return picture === undefined ? {} : { image: picture };
}
