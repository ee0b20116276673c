import { afterEach, beforeEach, expect, it } from 'vitest';
import { createStorefront } from '../../../ui/entry/server';
import { openFixturePlatform, type FixturePlatform } from '../../fixtures/platform';

let fixture: FixturePlatform;
beforeEach(async () => {
  fixture = await openFixturePlatform({ stores: ['us'] });
});
afterEach(async () => {
  await fixture.platform.close();
});

it("a page reads the settings block once, for the shop's settings and for its layout", async () => {
  const { platform } = fixture;
  await platform.catalogue.writeBlocks([
    {
      blocks: {
        en: { id: 1, identifier: 'cms_settings', json: { name: 'Read once', config: { cart: { maxQuantity: 7 } } } },
      },
    },
  ]);
  const asked: string[] = [];
  const storefront = createStorefront({
    api: (request) => {
      asked.push(decodeURIComponent(request.url));
      return platform.fetch(request);
    },
    manifest: { 'ui/entry/client.tsx': { file: 'assets/client.js' } },
    config: { stores: { available: ['us'] } },
    onError: (error) => {
      throw error;
    },
  });
  const { response } = await storefront.render(new Request('http://shop.test/cart'));
  const html = await response.text();
  expect(html).toContain('Read once');
  expect(html).toContain('"maxQuantity":7');
  expect(asked.filter((url) => url.includes('cms_settings'))).toHaveLength(1);
});
