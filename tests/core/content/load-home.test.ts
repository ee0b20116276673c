import { describe, expect, it } from 'vitest';
import type { CatalogueSearch } from '../../../core/catalogue';
import { USUAL_HOME_BLOCKS } from '../../../core/content/home-blocks';
import { loadHome, type HomeSources } from '../../../core/content/load-home';
import type { CmsBlock, Product } from '../../../core/contract';
import { shownHome } from '../../../core/routing/shown-home';
import { aProduct } from '../product/build';

const named = (prefix: string, count: number): readonly Product[] =>
  Array.from({ length: count }, (_, at) => aProduct({ sku: `${prefix}-${String(at)}` }));
const asksFor = (search: CatalogueSearch, attribute: string) =>
  search.searchQuery.filters.some((filter) => filter.attribute === attribute);

function sources(chosen: number, json?: unknown, blocks: readonly CmsBlock[] = []): HomeSources {
  const fresh = named('NEW', 20);
  return {
    rules: { listOutOfStockProducts: true, promoMode: false, productChoose: false },
    menuLevel: 2,
    list: (search) => {
      if (asksFor(search, 'on_sale')) return Promise.resolve(named('SALE', 3));
      if (!asksFor(search, 'new')) return Promise.resolve(named('BEST', 5));
      const products = asksFor(search, 'promoted') ? fresh.slice(0, chosen) : fresh;
      return Promise.resolve(products.slice(0, search.size));
    },
    tree: () => Promise.resolve([]),
    block: (id) => {
      if (id === 'benefits' && json !== undefined) return Promise.resolve({ id: 1, identifier: id, json });
      return Promise.resolve(blocks.find(({ identifier }) => identifier === id));
    },
    pathOf: () => '/c/x',
    brands: () => Promise.resolve([{ value: 'north', name: 'North', path: '/de/brands/north', count: 3 }]),
  };
}

describe('the home page', () => {
  it('shows the few new products that the merchant selected, followed by the other new ones, each once', async () => {
    const { newCollection } = await loadHome({}, sources(2));
    expect(newCollection).toHaveLength(18);
    expect(new Set(newCollection.map(({ sku }) => sku)).size).toBe(18);
    expect(newCollection[0]?.sku).toBe('NEW-0');
  });

  it('adds nothing to a selection that fills a row', async () => {
    const { newCollection } = await loadHome({}, sources(18));
    expect(newCollection.map(({ sku }) => sku)).toEqual(named('NEW', 18).map(({ sku }) => sku));
  });

  it("shows the merchant's blocks in their order, or the default ones if none are set", async () => {
    const blocks = async (home_blocks?: readonly string[]) =>
      (await loadHome(home_blocks === undefined ? {} : { home_blocks: [...home_blocks] }, sources(2))).blocks;
    expect(await blocks(['sale', 'unheard-of', 'slides', 'sale'])).toEqual(['sale', 'slides']);
    expect(await blocks([])).toEqual(USUAL_HOME_BLOCKS);
    expect(await blocks()).toEqual(USUAL_HOME_BLOCKS);
  });

  it('has all its lists with any blocks; only those of its blocks are in the document', async () => {
    const home = await loadHome({ home_blocks: ['bestsellers'] }, sources(2));
    expect([home.bestsellers, home.sale, home.newCollection, home.brands].map((list) => list.length > 0)).toEqual([
      true,
      true,
      true,
      true,
    ]);
    const shown = shownHome(home);
    expect(shown.bestsellers).toEqual(home.bestsellers);
    expect([shown.sale, shown.newCollection, shown.brands, shown.sliders, shown.mainCategories].flat()).toEqual([]);
  });

  it('links to reduced products and to each brand, in the current store', async () => {
    const home = await loadHome({}, sources(2));
    expect(home.sale).toHaveLength(3);
    expect(home.brands.map(({ path }) => path)).toEqual(['/de/brands/north']);
  });

  it('shows a department with its own picture, else that of its first product', async () => {
    const department = { id: 4, name: 'Men', slug: 'men', level: 2, is_active: true, product_count: 1 };
    const imageOf = async (image: string | undefined, first: Partial<Product>) => {
      const list = () => Promise.resolve([{ ...aProduct(), ...first }]);
      const tree = () => Promise.resolve([{ ...department, parent_id: 2, ...(image !== undefined && { image }) }]);
      return (await loadHome({}, { ...sources(0), list, tree })).mainCategories[0]?.image;
    };
    expect(await imageOf('/men.jpg', {})).toBe('/men.jpg');
    expect(await imageOf(undefined, { thumbnail: '/tee-small.jpg' })).toBe('/tee-small.jpg');
    expect(await imageOf(undefined, {})).toBe('/tee.jpg');
  });

  it('shows up to four promises of the merchant, and nothing if the block is missing or malformed', async () => {
    const line = { title: 'Free returns', text: 'For thirty days.', icon: 'returns' };
    const five = { items: Array.from({ length: 5 }, () => line) };
    expect((await loadHome({}, sources(2, five))).benefits).toHaveLength(4);
    expect((await loadHome({}, sources(2, five))).benefits[0]).toEqual({
      title: 'Free returns',
      text: 'For thirty days.',
    });
    expect((await loadHome({}, sources(2, { items: 'none' }))).benefits).toEqual([]);
    expect((await loadHome({}, sources(2))).benefits).toEqual([]);
  });

  it('shows the content of its spread and story blocks, and skips invalid parts', async () => {
    const editorial = { id: 2, identifier: 'editorial', title: 'Above 66', content: '<p>Cold.</p>' };
    const json = {
      image: '/a.svg',
      images: ['/a.svg', '/b.svg'],
      link: '/brands/north',
      button_text: 'See',
      bg: 'red',
    };
    const notified = await loadHome({}, sources(2, undefined, [{ ...editorial, json }]));
    expect(notified.editorial).toEqual({
      title: 'Above 66',
      html: '<p>Cold.</p>',
      images: ['/a.svg', '/b.svg'],
      link: '/brands/north',
      button: 'See',
    });
    expect(notified.story).toBeUndefined();
    const bare = await loadHome({}, sources(2, undefined, [{ ...editorial, json: { link: 'javascript:alert(1)' } }]));
    expect(bare.editorial).toEqual({ title: 'Above 66', html: '<p>Cold.</p>', images: [] });
    const untitled = { id: 3, identifier: 'story', content: 'Words' };
    expect((await loadHome({}, sources(2, undefined, [untitled]))).story).toBeUndefined();
  });
});
