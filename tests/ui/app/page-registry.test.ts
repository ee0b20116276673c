import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { PAGE_MODULES, PageRegistry } from '../../../ui/app/page-registry';

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
});
