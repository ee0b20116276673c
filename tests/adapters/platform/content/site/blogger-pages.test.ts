import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seedPeople } from '../../../../../adapters/demo';
import { STORE_VIEWS } from '../../../../../core/store-views';
import { openFixturePlatform, type FixturePlatform } from '../../../../fixtures/platform';
import { signIn } from '../../../../fixtures/signed-in';

let fixture: FixturePlatform;
beforeEach(async () => {
  fixture = await openFixturePlatform({ mode: 'development' });
  await seedPeople(fixture.platform.people, { now: fixture.clock.now() });
  const page = (id: number, identifier: string, section_code?: string) => ({
    pages: {
      en: {
        id,
        identifier,
        title: identifier,
        content: '<p>Not for everybody.</p>',
        ...(section_code && { section_code }),
      },
    },
  });
  await fixture.platform.catalogue.writePages([
    page(1, 'about'),
    page(2, 'first-post', 'wiki'),
    page(3, 'blogger-user-agreement', 'blogger'),
  ]);
});
afterEach(async () => {
  await fixture.platform.close();
});

async function listed(token: string, type = 'news'): Promise<readonly string[]> {
  const { json } = await fixture.call('GET', `/api/catalog?store=us&type=${type}&size=-1&token=${token}`);
  const { items } = json as { items: readonly { identifier: string }[] }; // sound: fails if not
  return items.map(({ identifier }) => identifier);
}
function fail(): never {
  throw new Error('There is no such store');
}
const tokenOf = async (name: string) => (await signIn(fixture, `${name}@vitrine.example`)).token;

describe('pages for bloggers', () => {
  it.each(['lotte', 'alma'])('are listed for bloggers and staff: %s', async (name) => {
    expect(await listed(await tokenOf(name))).toEqual(['about', 'first-post', 'blogger-user-agreement']);
  });

  it('are hidden from everyone else, whatever the request', async () => {
    for (const token of ['', await tokenOf('vincent'), 'none']) {
      expect(await listed(token)).toEqual(['about']);
      expect(await listed(token, 'cms_hierarchy')).toEqual(['about']);
    }
  });

  it('have no address outside of the cabinet, and are not in the sitemap', async () => {
    const token = await tokenOf('lotte');
    for (const page of ['first-post', 'blogger-user-agreement']) {
      expect((await fixture.call('GET', `/api/cms/page/${page}?token=${token}`)).status).toBe(404);
      const found = await fixture.call('POST', '/api/url/map', { url: `/i/${page}`, storeCode: 'us' });
      expect(JSON.stringify(found.json)).not.toContain('Not for everybody');
    }
    const [us] = STORE_VIEWS.filter(({ storeCode }) => storeCode === 'us');
    const pages: string[] = [];
    for await (const address of fixture.platform.addresses.list(us ?? fail())) {
      if (address.kind === 'cms_page') pages.push(address.identifier);
    }
    expect(pages).toEqual(['about']);
  });
});
