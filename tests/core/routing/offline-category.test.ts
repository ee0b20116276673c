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

describe('a category without a network', () => {
  it('of which no products are kept is an empty page with a warning (S §4)', async () => {
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
