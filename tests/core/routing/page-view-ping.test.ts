import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openFixturePlatform, type FixturePlatform } from '../../fixtures/platform';
import { openBrowsing, type Browsing, type BrowsingOptions } from '../browsing';

let fixture: FixturePlatform;
beforeAll(async () => {
  fixture = await openFixturePlatform();
});
afterAll(async () => {
  await fixture.platform.close();
});

function browse(options: Partial<BrowsingOptions> = {}): Browsing {
  return openBrowsing({ fetch: (request) => fixture.platform.fetch(request), clock: fixture.clock, ...options });
}

const settle = () => new Promise((resolve) => setImmediate(resolve));
const pings = ({ requests }: Browsing) =>
  requests.flatMap(({ url }) => {
    const [path, query] = url.split('?');
    return path === '/url' ? [new URLSearchParams(query).get('page')] : [];
  });

describe('the page-view ping (S §7)', () => {
  it('contains nothing specific to one visitor', async () => {
    const shop = browse();
    await shop.routing.open('/?promo=LOTTE&contact=eve%40shop.test&code=AB12');
    await shop.routing.open('/create-password?email=eve%40shop.test&token=secret');
    await settle();
    expect(pings(shop)).toEqual(['/', '/create-password']);
  });

  it('is the same for an address with an empty query and without one', async () => {
    const shop = browse();
    await shop.routing.open('/c/men-5');
    await shop.routing.open('/c/men-5?');
    await settle();
    expect(pings(shop)).toEqual(['/c/men-5']);
  });

  it('reports the server-rendered page once, on the first interaction (A §2.2)', async () => {
    const server = browse({ config: { serverSide: true } });
    await server.routing.open('/c/men-5');
    const shop = browse();
    shop.routing.hydrate(JSON.parse(JSON.stringify(server.routing.dehydrate())));
    await shop.routing.open('/c/men-5');
    expect(pings(shop)).toEqual([]);
    await shop.routing.prepare();
    await shop.routing.prepare();
    await settle();
    expect([pings(server), pings(shop)]).toEqual([[], ['/c/men-5']]);
  });
});
