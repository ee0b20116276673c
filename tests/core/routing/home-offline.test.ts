import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { firstValueFrom } from 'rxjs';
import { openFixturePlatform, type FixturePlatform } from '../../fixtures/platform';
import { openBrowsing } from '../browsing';

let fixture: FixturePlatform;
beforeAll(async () => {
  fixture = await openFixturePlatform();
});
afterAll(async () => {
  await fixture.platform.close();
});

describe('a page that is not to be had', () => {
  it('offline, and home is not kept either: what is shown stays at its address, with one notice (S §8)', async () => {
    let offline = false;
    const shop = openBrowsing({
      clock: fixture.clock,
      fetch: (request) => {
        if (offline) throw new TypeError('no network');
        return fixture.platform.fetch(request);
      },
    });
    await shop.routing.open('/search?q=tee&sort=price-low');
    offline = true;
    shop.network.set(false);
    const result = await shop.routing.open('/p/JACKET/rain-jacket-1');
    expect(result).toMatchObject({ status: 200, page: { name: 'search' }, followed: true });
    expect(result.redirect).toBe('/search?q=tee&sort=price-low');
    expect(shop.routing.page?.name).toBe('search');
    const told = await firstValueFrom(shop.notices.notifications$);
    expect(told.map(({ code }) => code)).toEqual(['offline-page']);
  });
});
