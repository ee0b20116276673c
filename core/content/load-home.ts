import * as z from 'zod/mini';
import type { Brand, CatalogueSearch } from '../catalogue';
import type { Category, CmsBlock, Product, SiteSettings } from '../contract';
import type { HomePage, Story } from './content';
import { readStory } from './read-story';
import { distinctRows, notShownFirst } from './distinct-rows';
import { homeBlocks } from './home-blocks';
import {
  alternate,
  HOME_LIST_SIZE,
  bestsellersSearch,
  isMissingOthers,
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

const benefitsBlock = z.object({ items: z.array(z.object({ title: z.string(), text: z.string() })) });
const MAX_BENEFITS = 4;

export interface HomeSources {
  readonly rules: HomeRules;
  readonly menuLevel: number;
  readonly list: (search: CatalogueSearch) => Promise<readonly Product[]>;
  readonly tree: () => Promise<readonly Category[]>;
  readonly block: (id: string) => Promise<CmsBlock | undefined>;
  readonly pathOf: (category: Category) => string;
  readonly brands: () => Promise<readonly Brand[]>;
}

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

/** Merchant choices claim products first, then substitutes, then sliders. */
const turnOf = (standsIn: boolean) => (standsIn ? 1 : 0);
const SLIDERS_TURN = 2;

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
      // After distributing the rows, since promoted products must not be missing here.
      products: alternate(
        notShownFirst(products, [fresh, best]),
        mainCategorySize({ id: department.id, top_products: tops }),
        tops,
      ),
    })),
  };
}

async function storyOf(id: string, { block }: HomeSources): Promise<Story | undefined> {
  const found = await block(id).catch(() => undefined);
  return found && readStory(found);
}

async function openingOf({ block }: HomeSources): Promise<HomePage['opening']> {
  const found = await block('opening').catch(() => undefined);
  if (found?.title === undefined) return undefined;
  return { title: found.title, text: (found.content ?? '').replace(/<[^<>]*>/g, '').trim() };
}

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

/** More candidates than shown, since other rows take some. */
function withSpare(search: CatalogueSearch): CatalogueSearch {
  return { ...search, size: HOME_LIST_SIZE + SPARE };
}

async function benefitsOf({ block }: HomeSources): Promise<HomePage['benefits']> {
  const found = await block('benefits').catch(() => undefined);
  const parsed = benefitsBlock.safeParse(found?.json);
  return parsed.success ? parsed.data.items.slice(0, MAX_BENEFITS) : [];
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
  const others = isMissingOthers(products, size) ? await list(otherProductsSearch(category, rules)) : [];
  return {
    id,
    name,
    path: pathOf(category),
    ...pictureOf(image, products[0]),
    products: [...products, ...others],
    top_products: tops,
  };
}

function pictureOf(image: string | undefined, first: Product | undefined): { readonly image?: string } {
  const picture = image ?? first?.thumbnail ?? first?.image;
  return picture === undefined ? {} : { image: picture };
}
