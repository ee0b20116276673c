import { afterEach, expect, it } from 'vitest';
import { createOpenSearch } from '../../../adapters/search';
import { createStorefront } from '../../../ui/entry/server';
import { openFixturePlatform, type FixturePlatform } from '../../fixtures/platform';

let fixture: FixturePlatform | undefined;
afterEach(() => fixture?.platform.close());

it('a search without its engine shows that it is limited, and its page is not cached', async () => {
  fixture = await openFixturePlatform({
    stores: ['us'],
    search: createOpenSearch({ url: 'http://127.0.0.1:9', uuid: () => 'draft' }),
  });
  const { platform } = fixture;
  const storefront = createStorefront({
    api: (request) => platform.fetch(request),
    call: (method, url) => platform.call(method, url),
    versions: () => platform.versions(),
    manifest: { 'ui/entry/client.tsx': { file: 'assets/client.js' } },
    config: { stores: { available: ['us'] } },
    onError: (error) => {
      throw error;
    },
  });
  const { response, dependsOn } = await storefront.render(new Request('http://shop.test/search?q=cap'));
  const html = await response.text();
  expect(response.status).toBe(200);
  expect(html).toContain('Baseball Cap');
  expect(html).toContain('Search is limited right now');
  expect(dependsOn).toBeUndefined();
});
