import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seedPeople } from '../../../../../adapters/demo';
import type { StoreDocument } from '../../../../../core/staff';
import { openFixturePlatform, type FixturePlatform } from '../../../../fixtures/platform';
import { signIn } from '../../../../fixtures/signed-in';

const SETTINGS = { name: 'Vitrine', mine: { kept: true } };
const tokens = new Map<string, string>();
let fixture: FixturePlatform;
beforeEach(async () => {
  tokens.clear();
  fixture = await openFixturePlatform();
  await seedPeople(fixture.platform.people, { now: fixture.clock.now() });
  const en = { id: 1, identifier: 'cms_settings', title: 'Settings', json: SETTINGS };
  await fixture.platform.catalogue.writeBlocks([{ blocks: { en, de: en } }]);
});
afterEach(() => fixture.platform.close());

interface Result {
  readonly version: string;
  readonly document: StoreDocument;
  readonly items: readonly { readonly id: string; readonly listed: boolean }[];
}
async function as(contact: string, method: 'GET' | 'POST', path: string, body?: unknown) {
  const token = tokens.get(contact) ?? (await signIn(fixture, contact)).token;
  tokens.set(contact, token);
  const mark = path.includes('?') ? '&' : '?';
  const { status, json } = await fixture.call(method, `/api/manage/${path}${mark}token=${token}`, body);
  return {
    status,
    ...(json as { readonly result: Result; readonly meta?: { readonly errors?: { readonly message: string }[] } }),
  };
}
const ADMIN = 'alma@vitrine.example';
const save = async (id: string, change: Partial<StoreDocument>, contact = ADMIN) => {
  const { version, document } = (await as(ADMIN, 'GET', `store?id=${id}`)).result;
  return as(contact, 'POST', 'store', { id, version, document: { ...document, ...change } });
};
const settings = async (store: string) => {
  const { json } = await fixture.call('GET', `/api/cms/block/cms_settings?storeId=${store}`);
  return (json as { result: { json: Readonly<Record<string, unknown>> } }).result.json;
};

describe('the stores of the shop, for staff', () => {
  it('are the open ones, all offered until staff change it', async () => {
    const { items } = (await as(ADMIN, 'GET', 'stores')).result;
    expect(items.map(({ id, listed }) => [id, listed])).toEqual(['us', 'en', 'de'].map((id) => [id, true]));
    const { document } = (await as(ADMIN, 'GET', 'store?id=de')).result;
    expect(document).toMatchObject({
      code: 'de',
      currency: 'EUR',
      prices_include_tax: true,
      is_default: false,
      domain: null,
    });
    expect((await as(ADMIN, 'GET', 'store?id=cn')).status).toBe(404);
  });

  it('can be hidden and offered again, and get a host, in the settings of every language', async () => {
    expect((await save('en', { listed: false })).status).toBe(200);
    expect((await save('de', { domain: 'laden.example' })).status).toBe(200);
    for (const store of ['us', 'de']) {
      expect(await settings(store)).toMatchObject({
        ...SETTINGS,
        langs: ['us', 'de'],
        domains: { de: 'laden.example' },
      });
    }
    await save('en', { listed: true });
    expect(await settings('us')).not.toHaveProperty('langs');
    await save('de', { domain: null });
    expect((await settings('us'))['domains']).toEqual({});
  });

  it.each<readonly [string, string, Partial<StoreDocument>, string]>([
    ['hiding the default store', 'us', { listed: false }, 'listed must stay on: the default store is always offered'],
    [
      'another currency',
      'de',
      { currency: 'USD' },
      'currency is part of how the shop is installed, and cannot be changed here',
    ],
    ['the host of another store', 'en', { domain: 'laden.example' }, 'domain is that of the store de already'],
    ['an invalid host', 'de', { domain: 'javascript:alert(1)' }, 'document.domain'],
  ])('refuse %s', async (_, id, change, message) => {
    await save('de', { domain: 'laden.example' });
    const { status, meta } = await save(id, change);
    expect([status, meta?.errors?.[0]?.message]).toEqual([400, expect.stringContaining(message)]);
  });

  it('can be changed only by admins', async () => {
    expect((await save('de', { listed: false }, 'mira@vitrine.example')).status).toBe(403);
    expect((await as('mira@vitrine.example', 'GET', 'stores')).status).toBe(200);
    expect((await as('ada@vitrine.example', 'GET', 'stores')).status).toBe(403);
  });
});
