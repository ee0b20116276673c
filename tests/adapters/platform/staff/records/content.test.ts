import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seedPeople } from '../../../../../adapters/demo';
import { STORE_VIEWS } from '../../../../../core/store-views';
import { resultOf } from '../../../../fixtures/order';
import { openFixturePlatform, type FixturePlatform } from '../../../../fixtures/platform';
import { signIn } from '../../../../fixtures/signed-in';

interface Shown {
  readonly id: string;
  readonly version: string;
  readonly document: Readonly<Record<string, unknown>>;
  readonly changes: readonly { readonly path: string }[];
}

let fixture: FixturePlatform;
let token: string;
beforeEach(async () => {
  fixture = await openFixturePlatform({ starter: true });
  await seedPeople(fixture.platform.people, { now: fixture.clock.now() });
  ({ token } = await signIn(fixture, 'mira@vitrine.example'));
});
afterEach(async () => {
  expect(fixture.telemetry.records.filter((record) => record.kind === 'error')).toEqual([]);
  await fixture.platform.close();
});

const get = (path: string, by = token) =>
  fixture.call('GET', `/api/manage/${path}${path.includes('?') ? '&' : '?'}token=${by}`);
const post = (path: string, body: object, by = token) => fixture.call('POST', `/api/manage/${path}?token=${by}`, body);
const ids = async (path: string) => {
  const { items } = await resultOf<{ items: readonly { id: string }[] }>(get(path));
  return items.map(({ id }) => id);
};
const shown = (kind: string, id: string) => resultOf<Shown>(get(`${kind}?id=${id}`));
const errorsOf = async (kind: string, body: object) => (await post(kind, body)).json;
const cms = async (path: string, by = '') => fixture.call('GET', `/api/cms/${path}?token=${by}`);
const listed = async (type: string, by = '') => {
  const { json } = await fixture.call('GET', `/api/catalog?store=us&type=${type}&size=-1&token=${by}`);
  return (json as { items: readonly { identifier: string }[] }).items.map(({ identifier }) => identifier); // sound: fails if not
};

const sale = {
  identifier: 'summer-sale',
  published: true,
  section_code: null,
  parent_id: null,
  sort: null,
  texts: { en: { title: 'Sale', content: '<p>All of it.</p>' }, de: { title: 'Ausverkauf', content: '<p>Alles.</p>' } },
};
const tags = async (work: () => Promise<unknown>) => {
  const { cursor } = await fixture.platform.changes.since();
  await work();
  const { tags: found } = await fixture.platform.changes.since(cursor);
  return found === 'everything' ? ['everything'] : [...found];
};

describe('pages and blocks that staff edit', () => {
  it.each(['page', 'block'])('can be saved unchanged without effect, for each initial %s of a shop', async (kind) => {
    const all = await ids(`${kind}s?size=200`);
    expect(all.length).toBeGreaterThan(kind === 'page' ? 8 : 5);
    for (const id of all) {
      const { version, document } = await shown(kind, id);
      const saved = await resultOf<Shown>(post(kind, { id, version, document }));
      expect([id, saved.changes, saved.version]).toEqual([id, [], version]);
    }
  });

  it('take effect immediately when created, changed, hidden or removed, and invalidate cached pages', async () => {
    const made = await resultOf<Shown>(post('page', { document: sale }));
    expect((await cms('page/summer-sale')).json).toMatchObject({ result: { title: 'Sale' } });
    const changed = { ...sale, texts: { ...sale.texts, en: { ...sale.texts.en, title: 'Big sale' } } };
    let { version } = made;
    const change = async (document: object) => {
      ({ version } = await resultOf<Shown>(post('page', { id: sale.identifier, version, document })));
    };
    expect(await tags(() => change(changed))).toContain('page:summer-sale');
    expect((await cms('page/summer-sale')).json).toMatchObject({ result: { title: 'Big sale' } });
    expect(await tags(() => change({ ...changed, published: false }))).toContain('page:summer-sale');
    expect((await cms('page/summer-sale', token)).status).toBe(404);
    const removed = () => resultOf(post('page-remove', { id: sale.identifier, version }));
    expect(await tags(removed)).toContain('page:summer-sale');
    expect((await get('page?id=summer-sale')).status).toBe(404);
    const { items } = await resultOf<{ items: { id: number }[] }>(get('changes?record=summer-sale'));
    await resultOf(post('restore', { change: items[0]?.id }));
    expect((await shown('page', 'summer-sale')).document).toMatchObject({ published: false });
  });

  it('lose scripts, external resources and positioning, and keep their text', async () => {
    const content =
      '<h2 onclick="x()" style="position:fixed">Hi</h2><script>alert(1)</script><p>a <a href="javascript:x()">b</a></p>' +
      '<a href="https://a.example/">c</a><img src="//evil.example/x.png"><img src="/media/a.jpg" alt="A" onerror="x()">' +
      '<iframe src="https://evil.example"></iframe><form action="/x"><input name="q"></form>';
    const document = { ...sale, texts: { en: { title: '<b>Sale</b>', content } } };
    const { document: kept, version } = await resultOf<Shown>(post('page', { document }));
    expect(kept).toMatchObject({
      texts: {
        en: {
          title: '<b>Sale</b>',
          content:
            '<h2>Hi</h2><p>a <a>b</a></p><a href="https://a.example/" rel="noopener">c</a>' +
            '<img src="/media/a.jpg" alt="A" loading="lazy" />',
        },
      },
    });
    expect((await resultOf<Shown>(post('page', { id: 'summer-sale', version, document: kept }))).changes).toEqual([]);
    const block = { identifier: 'note', published: true, texts: { en: { content: '<p>x</p><script>y</script>' } } };
    await resultOf(post('block', { document: block }));
    expect((await cms('block/note')).json).toMatchObject({ result: { content: '<p>x</p>' } });
  });

  it('keep fields that staff do not edit', async () => {
    const page = (language: string) => ({
      id: 700,
      identifier: 'own',
      title: language,
      content: '<p>.</p>',
      own: { of: language },
      meta_title: 'M',
    });
    await fixture.platform.catalogue.writePages([{ pages: { en: page('en'), de: page('de') } }]);
    const { version, document } = await shown('page', 'own');
    const texts = { en: { title: 'English', content: '<p>.</p>' }, de: { title: 'Deutsch', content: '<p>.</p>' } };
    await resultOf(post('page', { id: 'own', version, document: { ...document, texts } }));
    const german = await fixture.call('GET', '/api/cms/page/own?storeId=de');
    expect(german.json).toMatchObject({ result: { id: 700, title: 'Deutsch', own: { of: 'de' } } });
    expect(german.json).not.toHaveProperty('result.meta_title');
  });
});

describe('hidden content', () => {
  it('is listed only for managers and admins, and is in no sitemap', async () => {
    await resultOf(post('page', { document: { ...sale, published: false } }));
    await resultOf(
      post('block', { document: { identifier: 'note', published: false, texts: { en: { title: 'N' } } } }),
    );
    const alma = (await signIn(fixture, 'alma@vitrine.example')).token;
    const lotte = (await signIn(fixture, 'lotte@vitrine.example')).token;
    for (const [by, sees] of [
      ['', false],
      [lotte, false],
      [token, true],
      [alma, true],
    ] as const) {
      expect([by, (await listed('news', by)).includes('summer-sale')]).toEqual([by, sees]);
      expect([by, (await listed('cms_block', by)).includes('note')]).toEqual([by, sees]);
      expect([by, (await listed('cms_hierarchy', by)).includes('summer-sale')]).toEqual([by, false]);
    }
    expect((await cms('block/note')).status).toBe(404);
    const found = await fixture.call('POST', '/api/url/map', { url: '/i/summer-sale', storeCode: 'us' });
    expect(JSON.stringify(found.json)).not.toContain('All of it');
    const addresses: string[] = [];
    for (const store of STORE_VIEWS.filter(({ storeCode }) => storeCode === 'us'))
      for await (const address of fixture.platform.addresses.list(store))
        if (address.kind === 'cms_page') addresses.push(address.identifier);
    expect(addresses).toContain('shipping-info');
    expect(addresses).not.toContain('summer-sale');
    expect(await ids('pages?published=false')).toEqual(['summer-sale']);
    expect(await ids('blocks?published=false')).toEqual(['note']);
    expect(await ids('pages?lacks=ru&q=sum')).toEqual(['summer-sale']);
  });

  it('separates blocks that the shop reads by name from those that merchants write', async () => {
    const [all, internal, own] = await Promise.all(
      ['', '&internal=true', '&internal=false'].map((more) => ids(`blocks?size=200${more}`)),
    );
    expect(internal).toContain('blogger_settings');
    expect(internal).toContain('size-chart-women');
    expect(own).toContain('announcement');
    expect([...(internal ?? []), ...(own ?? [])].sort()).toEqual([...(all ?? [])].sort());
    expect(own?.filter((id) => /^size-chart-|^blogger_settings$/.test(id))).toEqual([]);
  });

  it('cannot be a page that the layout links to', async () => {
    const settings = { id: 1, identifier: 'cms_settings', json: { name: 'Shop', has_shipping_info: true } };
    await fixture.platform.catalogue.writeBlocks([{ blocks: { en: settings } }]);
    const { version, document } = await shown('page', 'shipping-info');
    expect(
      await errorsOf('page', { id: 'shipping-info', version, document: { ...document, published: false } }),
    ).toMatchObject({ meta: { errors: [{ field: 'published' }] } });
    expect(await errorsOf('page-remove', { id: 'shipping-info', version })).toMatchObject({
      meta: { error: 'in_use' },
    });
  });
});

describe('a page or block', () => {
  it('is refused by field if invalid', async () => {
    const bad = [
      ['page', { ...sale, identifier: 'No Spaces' }, 'identifier'],
      ['page', { ...sale, parent_id: 99_999 }, 'parent_id'],
      ['page', { ...sale, texts: { de: sale.texts.de } }, 'texts.en'],
      ['page', { ...sale, texts: { en: { title: '', content: '' } } }, 'texts.en.title'],
      ['block', { identifier: 'cms_settings', published: true, texts: { en: {} } }, 'identifier'],
    ] as const;
    for (const [kind, document, field] of bad) {
      const answer = (await post(kind, { document })) as { json: { meta: { errors: readonly { field: string }[] } } }; // sound: fails if not
      expect(answer.json.meta.errors.map((error) => error.field.replace('document.', ''))).toContain(field);
    }
    const { version, document } = await shown('block', 'blogger_settings');
    const texts = { en: { json: { profile_link: 'javascript:alert(1)' } } };
    expect(
      await errorsOf('block', { id: 'blogger_settings', version, document: { ...document, texts } }),
    ).toMatchObject({
      meta: { errors: [{ field: 'texts.en.json.profile_link' }] },
    });
    expect((await get('block?id=cms_settings')).status).toBe(404);
    await resultOf(post('page', { document: sale }));
    expect(await errorsOf('page', { document: sale })).toMatchObject({ meta: { error: 'exists' } });
  });

  it('is not created twice with one id by concurrent requests', async () => {
    const made = await Promise.all(
      ['one', 'two', 'three'].map((identifier) => post('page', { document: { ...sale, identifier } })),
    );
    expect(made.map(({ status }) => status)).toEqual([200, 200, 200]);
    for (const identifier of ['one', 'two', 'three']) expect((await cms(`page/${identifier}`)).status).toBe(200);
  });

  it('can be changed by staff only', async () => {
    const lotte = (await signIn(fixture, 'lotte@vitrine.example')).token;
    for (const path of ['pages', 'blocks']) {
      expect([(await get(path, lotte)).status, (await get(path, '')).status]).toEqual([403, 401]);
    }
    expect((await post('page', { document: sale }, lotte)).status).toBe(403);
  });
});
