import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seedPeople } from '../../../../../adapters/demo';
import type { MenuDocument } from '../../../../../core/staff';
import { openFixturePlatform, type FixturePlatform } from '../../../../fixtures/platform';
import { signIn } from '../../../../fixtures/signed-in';

const MANAGER = 'mira@vitrine.example';
const SETTINGS = { name: 'Vitrine', mine: { kept: true }, has_shipping_info: true, has_privacy_policy: true };
const block = (json: object) => ({ id: 1, identifier: 'cms_settings', title: 'Settings', json });

let fixture: FixturePlatform;
const tokens = new Map<string, string>();
beforeEach(async () => {
  tokens.clear();
  fixture = await openFixturePlatform();
  const { people, catalogue } = fixture.platform;
  await seedPeople(people, { now: fixture.clock.now() });
  await catalogue.writeBlocks([{ blocks: { en: block(SETTINGS), de: block(SETTINGS) } }]);
  const page = (id: number, identifier: string, title: string) => ({ id, identifier, title, content: '<p>x</p>' });
  await catalogue.writePages([
    { pages: { en: page(1, 'shipping-info', 'Delivery'), de: page(1, 'shipping-info', 'Lieferung') } },
    { pages: { en: { ...page(2, 'secret', 'Secret'), is_active: false } } },
  ]);
});
afterEach(() => fixture.platform.close());

interface Reply {
  readonly version: string;
  readonly document: MenuDocument;
  readonly items: readonly { readonly id: number }[];
}
async function as(method: 'GET' | 'POST', path: string, body?: unknown, contact = MANAGER) {
  const token = tokens.get(contact) ?? (await signIn(fixture, contact)).token;
  tokens.set(contact, token);
  const { status, json } = await fixture.call(
    method,
    `/api/manage/${path}${path.includes('?') ? '&' : '?'}token=${token}`,
    body,
  );
  return {
    status,
    ...(json as { readonly result: Reply; readonly meta?: { readonly errors?: { readonly field: string }[] } }),
  };
}
const show = async (id: string) => (await as('GET', `menu?id=${id}`)).result;
const save = async (id: string, document: unknown) =>
  as('POST', 'menu', { id, version: (await show(id)).version, document });
const settings = async (store: string, by: 'block' | 'list' = 'block') => {
  if (by === 'list') {
    const { json } = await fixture.call('GET', `/api/catalog?type=cms_block&store=${store}&size=-1`);
    const { items } = json as { items: readonly { readonly identifier: string; readonly json: object }[] };
    return { ...items.find(({ identifier }) => identifier === 'cms_settings')?.json };
  }
  const { json } = await fixture.call('GET', `/api/cms/block/cms_settings?storeId=${store}`);
  return (json as { result: { json: Readonly<Record<string, unknown>> } }).result.json;
};
const link = (of: object) => ({ label: {}, entries: [], ...of });

describe('menus of the shop (A §2.3 to §2.5)', () => {
  it('start with the defaults, and change nothing until the merchant saves their own', async () => {
    const { document } = await show('header');
    expect(document.own).toBe(false);
    expect(document.entries.length).toBeGreaterThan(0);
    expect(document.entries[0]).toMatchObject({ kind: 'category', below: true });
    expect(document.entries[0]?.label).toEqual({});
    expect((await show('drawer')).document.entries.map(({ page }) => page).filter(Boolean)).toEqual([
      'shipping-info',
      'privacy-policy',
    ]);
    expect((await show('footer')).document.entries.map(({ label }) => label.de)).toEqual(['Shop', 'Hilfe']);
    expect((await save('header', document)).status).toBe(200);
    expect(await settings('us')).not.toHaveProperty('menus');
  });

  it('are shown in each language with the names of their targets, and other settings stay', async () => {
    const category = (await show('header')).document.entries[0]?.category;
    const saved = await save('header', {
      own: true,
      entries: [
        link({ kind: 'category', category, below: true }),
        link({ kind: 'page', page: 'shipping-info' }),
        link({
          label: { en: 'Blog', de: 'Magazin' },
          kind: 'address',
          address: 'https://blog.example/x',
          entries: [{ label: { en: 'Sale' }, kind: 'address', address: '/search?q=sale' }],
        }),
      ],
    });
    expect(saved.status).toBe(200);
    const { menus, ...rest } = await settings('de');
    expect(rest).toMatchObject(SETTINGS);
    expect(menus).toEqual({
      header: [
        { name: expect.any(String) as string, path: expect.stringMatching(/^\/c\//) as string, category, below: true },
        { name: 'Lieferung', path: '/delivery' },
        { name: 'Magazin', path: 'https://blog.example/x', children: [{ name: 'Sale', path: '/search?q=sale' }] },
      ],
    });
    expect(await settings('us', 'list')).toMatchObject({
      menus: { header: [{}, { name: 'Delivery' }, { name: 'Blog' }] },
    });
  });

  it('omit targets that shoppers cannot open', async () => {
    const entries = [link({ kind: 'page', page: 'secret' }), link({ label: { en: 'Help' }, kind: 'heading' })];
    await save('footer', { own: true, entries });
    expect((await settings('us'))['menus']).toEqual({ footer: [{ name: 'Help' }] });
  });

  it.each([
    [
      'a script address',
      { label: { en: 'x' }, kind: 'address', address: 'javascript:alert(1)' },
      'document.entries.0.address',
    ],
    [
      'an address on another host without a protocol',
      { label: { en: 'x' }, kind: 'address', address: '//evil.test' },
      'document.entries.0.address',
    ],
    ['a missing address', { label: { en: 'x' }, kind: 'address' }, 'entries.0.address'],
    ['an address without a name', { kind: 'address', address: '/' }, 'entries.0.label.en'],
    ['a missing category', { kind: 'category', category: 999_999 }, 'entries.0.category'],
    ['a missing page', { kind: 'page', page: 'nowhere' }, 'entries.0.page'],
    [
      'a missing page on the second level',
      { kind: 'page', page: 'shipping-info', entries: [{ label: {}, kind: 'page', page: 'nowhere' }] },
      'entries.0.entries.0.page',
    ],
    [
      'a third level',
      { kind: 'page', page: 'shipping-info', entries: [link({ kind: 'page', page: 'shipping-info', entries: [] })] },
      'document.entries.0.entries.0.entries',
    ],
  ])('refuse %s, and name it', async (_, entry, field) => {
    const { status, meta } = await save('header', { own: true, entries: [link(entry)] });
    expect([status, meta?.errors?.map((one) => one.field)]).toEqual([400, [field]]);
    expect(await settings('us')).not.toHaveProperty('menus');
  });

  it('can be changed only by staff, and are restored by reverting a change', async () => {
    const first = await show('header');
    await save('header', { own: true, entries: [] });
    expect((await settings('us'))['menus']).toEqual({ header: [] });
    const late = await as('POST', 'menu', { id: 'header', ...first });
    expect(late.status).toBe(409);
    const { result } = await as('GET', 'changes?kind=menu');
    const { version } = await show('header');
    await as('POST', 'restore', { change: result.items[0]?.id, version });
    expect((await show('header')).document).toEqual(first.document);
    for (const contact of ['lotte@vitrine.example', 'ada@vitrine.example']) {
      expect((await as('GET', 'menu?id=header', undefined, contact)).status).toBe(403);
    }
    expect((await as('GET', 'menu?id=sidebar')).status).toBe(404);
  });
});
