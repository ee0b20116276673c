import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Page } from '../../../../core/shopper';
import { bomberView, bundle, engraved, viewOf } from '../../../../storybook/fixtures/products';
import { laterPartsOf, PAGE_MODULES, PageRegistry, partsFor } from '../../../../ui/app/navigation/page-registry';

const productPage = (view: typeof bomberView): Page => ({
  name: 'product',
  route: { name: 'product', path: '/p/X/x', params: {}, query: {}, storeCode: '' },
  view,
  similar: [],
  outfit: [],
  facts: [],
  reviews: { items: [], total: 0, distribution: [] },
});

describe('PageRegistry', () => {
  it('has no code before it is loaded, and then keeps it', async () => {
    const pages = new PageRegistry();
    expect(pages.get('cms-page')).toBeUndefined();
    const component = await pages.load('cms-page');
    expect(pages.get('cms-page')).toBe(component);
    expect(await pages.load('cms-page')).toBe(component);
    expect(new PageRegistry().get('cms-page')).toBeUndefined();
  });
  it('loads a component for every page that the core can open', async () => {
    const pages = new PageRegistry();
    for (const name of Object.keys(PAGE_MODULES) as (keyof typeof PAGE_MODULES)[])
      // sound: the keys of a literal record
      expect(await pages.load(name)).toBeTypeOf('function');
  });
  it("names modules that exist, for the build's manifest", () => {
    for (const file of Object.values(PAGE_MODULES)) expect(existsSync(file), file).toBe(true);
  });
  it('loads bundle and engraving choices with their pages only, and before hydration', async () => {
    const [plain, kit, ring] = [bomberView, viewOf(bundle), viewOf(engraved)].map(productPage);
    expect([plain, kit, ring].map((page) => page && partsFor(page).length)).toEqual([0, 1, 1]);
    const pages = new PageRegistry();
    if (!plain || !kit) throw new Error('No pages');
    await pages.loadFirst(kit);
    expect(partsFor(kit).every((part) => part.isHere())).toBe(true);
    expect(pages.ready(kit)).toBe(pages.get('product'));
    for (const { source } of [...partsFor(kit), ...laterPartsOf('product')])
      expect(existsSync(source), source).toBe(true);
  });
});
