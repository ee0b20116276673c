import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowsing } from '../browsing';
import { openFixturePlatform, type FixturePlatform } from '../../fixtures/platform';

let fixture: FixturePlatform;
beforeAll(async () => {
  fixture = await openFixturePlatform();
});
afterAll(async () => {
  await fixture.platform.close();
});

describe('a category offline', () => {
  it('without stored products is an empty page with a warning (S §4)', async () => {
    let offline = false;
    const shop = openBrowsing({
      clock: fixture.clock,
      fetch: (request) => {
        if (offline) throw new Error('no network');
        return fixture.platform.fetch(request);
      },
    });
    await shop.routing.open('/c/women');
    let spawned: readonly unknown[] = [];
    shop.notices.notifications$.subscribe((all) => (spawned = all));
    offline = true;
    shop.network.set(false);
    const result = await shop.routing.open('/c/jackets-4');
    expect(result.page).toMatchObject({ name: 'category', category: { listing: { items: [], offline: true } } });
    expect(spawned).toEqual([expect.objectContaining({ type: 'warning', code: 'offline' })]);
  });
});

describe('a page over a failing network', () => {
  const nowhere = () => {
    throw Object.assign(new Error('no such host'), { code: 'ENOTFOUND' });
  };

  it('is offline in a browser, whatever the browser reports', async () => {
    const shop = openBrowsing({ clock: fixture.clock, fetch: nowhere });
    expect(await shop.routing.open('/p/JACKET/rain-jacket-1')).toMatchObject({
      status: 503,
      page: { name: 'offline' },
    });
  });

  it('is an error on the server', async () => {
    const shop = openBrowsing({ clock: fixture.clock, fetch: nowhere, config: { serverSide: true } });
    expect(await shop.routing.open('/p/JACKET/rain-jacket-1')).toMatchObject({ status: 500, page: { name: 'error' } });
  });
});
