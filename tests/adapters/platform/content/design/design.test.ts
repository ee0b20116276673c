import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createVirtualClock } from '../../../../../adapters/clock/virtual';
import { seedPeople } from '../../../../../adapters/demo';
import { createSeededIds } from '../../../../../adapters/ids/seeded';
import { createPlatform, type Platform } from '../../../../../adapters/platform';
import type { DesignDocument, DesignDraft, DesignWorkshop } from '../../../../../core/staff';
import { callPlatform, openFixturePlatform, type FixturePlatform } from '../../../../fixtures/platform';
import { signIn } from '../../../../fixtures/signed-in';

const ADMIN = 'alma@vitrine.example';
const MANAGER = 'mira@vitrine.example';
const BLOGGER = 'lotte@vitrine.example';
const CUSTOMER = 'ada@vitrine.example';
const HOURS = 3_600_000;

const SETTINGS = {
  name: 'Vitrine',
  skin: 'default',
  mine: { kept: true },
  sliders: [{ image: '/img/a.svg', title: 'Rain', light_bg: true, effect: 'slow' }],
  navbar: { transparent: true, type: 'solid', blur: true },
};
const BLOCK = {
  en: { id: 1, identifier: 'cms_settings', title: 'Settings', json: SETTINGS },
  de: {
    id: 1,
    identifier: 'cms_settings',
    title: 'Einstellungen',
    json: { ...SETTINGS, sliders: [{ image: '/img/a.svg', title: 'Regen', light_bg: true }] },
  },
};

let fixture: FixturePlatform;
const tokens = new Map<string, string>();

async function begin(): Promise<void> {
  await seedPeople(fixture.platform.people, { now: fixture.clock.now() });
  await fixture.platform.catalogue.writeBlocks([{ blocks: BLOCK }]);
}
beforeEach(async () => {
  tokens.clear();
  fixture = await openFixturePlatform();
  await begin();
});
afterEach(() => fixture.platform.close());

interface Reply<T> {
  readonly status: number;
  readonly json: { readonly code: number; readonly result: T };
}

async function as<T>(contact: string, method: 'GET' | 'POST', path: string, body?: unknown): Promise<Reply<T>> {
  const token = tokens.get(contact) ?? (await signIn(fixture, contact)).token;
  tokens.set(contact, token);
  const mark = path.includes('?') ? '&' : '?';
  return (await fixture.call(method, `/api/manage/${path}${mark}token=${token}`, body)) as Reply<T>;
}
const workshop = async (contact: string) => (await as<DesignWorkshop>(contact, 'GET', 'design-draft')).json.result;
const settings = async (store: string): Promise<Record<string, unknown>> => {
  const { json } = await fixture.call('GET', `/api/cms/block/cms_settings?storeId=${store}`);
  return (json as { result: { json: Record<string, unknown> } }).result.json;
};

interface Saved {
  readonly version: string;
  readonly document: DesignDocument;
}
async function publish(change: Partial<DesignDocument>, contact = ADMIN): Promise<Reply<Saved>> {
  const { published } = await workshop(contact);
  const document = { ...published.document, ...change };
  return as<Saved>(contact, 'POST', 'design', { id: 'shop', version: published.version, document });
}

const LOADING_LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg"><script>bad()</script><rect fill="url(//evil.test/x)"/></svg>';

describe('the design of the shop (A §2.1, §6)', () => {
  it('invalidates caches that depend on the catalogue version', async () => {
    const before = await fixture.platform.versions();
    await publish({});
    expect((await fixture.platform.versions()).catalogue).toBe(before.catalogue);
    expect((await publish({ skin: 'night' })).status).toBe(200);
    expect((await fixture.platform.versions()).catalogue).toBeGreaterThan(before.catalogue);
  });

  it('is the one in the settings, with the texts of each language', async () => {
    const { document } = (await workshop(ADMIN)).published;
    expect(document).toMatchObject({
      skin: 'vitrine',
      skin_dark: null,
      navbar: { transparent: true },
    });
    expect(document.skin_tokens).toEqual({});
    expect(document.slides).toEqual([
      { image: '/img/a.svg', light_bg: true, texts: { en: { title: 'Rain' }, de: { title: 'Regen' } } },
    ]);
  });

  it('is published to the settings of every language, and keeps all other content of the merchant', async () => {
    const { document } = (await workshop(ADMIN)).published;
    const [slide] = document.slides;
    const saved = await publish({
      skin: 'night',
      skin_tokens: { signal: '#00aa55' },
      slides: slide === undefined ? [] : [{ ...slide, link: '/c/women' }],
    });
    expect(saved.status).toBe(200);
    expect(await settings('us')).toMatchObject({
      skin: 'night',
      skin_tokens: { signal: '#00aa55' },
      mine: { kept: true },
      sliders: [{ title: 'Rain', link: '/c/women', effect: 'slow' }],
    });
    expect(await settings('de')).toMatchObject({ skin: 'night', sliders: [{ title: 'Regen', link: '/c/women' }] });
  });

  it('can be saved only by admins: 403 for everybody else, 401 for guests', async () => {
    const { published } = await workshop(ADMIN);
    const input = { id: 'shop', ...published };
    for (const contact of [MANAGER, BLOGGER, CUSTOMER]) {
      const { status, json } = await as<string>(contact, 'POST', 'design', input);
      expect([contact, status, json.result]).toEqual([contact, 403, 'ACCESS_DENIED']);
    }
    expect((await fixture.call('POST', '/api/manage/design', input)).status).toBe(401);
  });

  it.each([
    ['a colour that closes the style element', { skin_tokens: { paper: '#fff;}</style><script>' } }],
    ['an unknown skin', { skin: 'neon' }],
    ['a radius in letters', { skin_tokens: { radius: 'url(x)' } }],
    ['a script link', { footer: { facebook_link: 'javascript:alert(1)' } }],
    ['a picture from another host', { logo: { png: 'http://evil.test/x.png' } }],
    ['a logo that is not SVG', { logo: { xml: '<p>hello</p>' } }],
    ['a logo that loads a resource', { logo: { xml: LOADING_LOGO } }],
  ])('refuses %s', async (_, change) => {
    expect((await publish(change as Partial<DesignDocument>)).status).toBe(400);
    expect((await settings('us'))['skin']).toBe('default');
  });

  it('removes active content from a logo', async () => {
    const xml = '<svg xmlns="http://www.w3.org/2000/svg"><script>bad()</script><path d="M0 0h1"/></svg>';
    const { json } = await publish({ logo: { xml } });
    expect(json.result.document.logo.xml).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h1"></path></svg>',
    );
  });

  it('is not saved over what another user has published meanwhile (promise 13)', async () => {
    const { published } = await workshop(ADMIN);
    await publish({ skin: 'fjord' });
    const late = await as<unknown>(ADMIN, 'POST', 'design', { id: 'shop', ...published });
    expect(late.status).toBe(409);
    expect((await settings('us'))['skin']).toBe('fjord');
  });

  it('can be restored exactly after any change (promise 17)', async () => {
    const first = (await workshop(ADMIN)).published;
    await publish({ skin: 'night', slides: [], footer: { company: 'Night Ltd' } });
    const second = (await workshop(ADMIN)).published;
    await publish({ skin: 'fjord' });
    const third = (await workshop(ADMIN)).published;
    const changes = await as<{ items: { id: number }[] }>(ADMIN, 'GET', 'changes?kind=design');
    const [latest, older] = changes.json.result.items;
    await as(ADMIN, 'POST', 'restore', { change: latest?.id, version: third.version });
    expect((await workshop(ADMIN)).published).toEqual(second);
    await as(ADMIN, 'POST', 'restore', { change: older?.id, version: second.version });
    expect((await workshop(ADMIN)).published).toEqual(first);
  });
});

describe('a draft of a design', () => {
  it.each(['<p>hello</p>', LOADING_LOGO])('is refused with an invalid logo: %s', async (xml) => {
    const { status, json } = await draftOf(MANAGER, { logo: { xml } });
    expect([status, JSON.stringify(json)]).toEqual([400, expect.stringContaining('logo.xml')]);
    expect((await workshop(MANAGER)).draft).toBeNull();
  });

  const draftOf = async (contact: string, change: Partial<DesignDocument>) => {
    const { published } = await workshop(contact);
    const document = { ...published.document, ...change };
    return as<DesignDraft>(contact, 'POST', 'design-draft', { document, version: published.version });
  };
  const opened = (key: string) => fixture.call('GET', `/api/design-draft?key=${encodeURIComponent(key)}`);

  it('is visible only to its owner, even among managers, and changes nothing for shoppers', async () => {
    for (const contact of [MANAGER, ADMIN]) {
      expect((await draftOf(contact, { skin: 'night' })).status).toBe(200);
    }
    await draftOf(ADMIN, { skin: 'fjord' });
    expect((await workshop(ADMIN)).draft?.document.skin).toBe('fjord');
    expect((await workshop(MANAGER)).draft?.document.skin).toBe('night');
    expect((await settings('us'))['skin']).toBe('default');
  });

  it.each([BLOGGER, CUSTOMER])('is hidden from %s, who may not write content, and from guests', async (contact) => {
    expect((await as(contact, 'GET', 'design-draft')).status).toBe(403);
    const { published } = await workshop(ADMIN);
    expect((await as(contact, 'POST', 'design-draft', published)).status).toBe(403);
    expect((await as(contact, 'POST', 'design-draft-remove')).status).toBe(403);
    expect((await fixture.call('GET', '/api/manage/design-draft')).status).toBe(401);
  });

  it('opens pages by its key until twelve hours after it was last saved, and by no other key', async () => {
    const { key } = (await draftOf(ADMIN, { skin: 'night' })).json.result;
    expect((await opened(key)).json).toMatchObject({ result: { settings: { skin: 'night' } } });
    expect((await draftOf(ADMIN, { skin: 'fjord' })).json.result.key).toBe(key);
    const [owner = ''] = key.split('.');
    for (const other of [`${owner}.${'A'.repeat(32)}`, owner, '../../x', `${key}x`]) {
      expect([other, (await opened(other)).status]).toEqual([other, 404]);
    }
    await fixture.clock.advance(12 * HOURS);
    expect((await opened(key)).status).toBe(404);
    tokens.clear();
    expect((await draftOf(ADMIN, { skin: 'night' })).json.result.key).not.toBe(key);
  });

  it('opens no page once its owner may no longer write content', async () => {
    const { key } = (await draftOf(MANAGER, { skin: 'night' })).json.result;
    expect((await opened(key)).status).toBe(200);
    const people = (await as<{ items: readonly { id: string }[] }>(ADMIN, 'GET', `people?q=${MANAGER}`)).json.result;
    const id = people.items[0]?.id ?? '';
    const { version } = (await as<Saved>(ADMIN, 'GET', `person?id=${id}`)).json.result;
    const document = { roles: [], own_roles: [] };
    expect((await as(ADMIN, 'POST', 'person', { id, version, document })).status).toBe(200);
    expect((await opened(key)).status).toBe(404);
  });

  it('is compared with the version it is based on, whatever is published meanwhile', async () => {
    await draftOf(ADMIN, { skin: 'night' });
    const { published } = await workshop(ADMIN);
    await publish({ skin: 'fjord' });
    const document = { ...published.document, skin: 'night' as const };
    await as(ADMIN, 'POST', 'design-draft', { document, version: published.version });
    expect((await workshop(ADMIN)).draft).toMatchObject({ version: published.version, base: { skin: 'vitrine' } });
  });

  it('is removed when it is discarded', async () => {
    const { key } = (await draftOf(ADMIN, { skin: 'night' })).json.result;
    expect((await as<unknown>(ADMIN, 'POST', 'design-draft-remove')).json.result).toEqual({ removed: true });
    expect((await workshop(ADMIN)).draft).toBeNull();
    expect((await opened(key)).status).toBe(404);
  });
});

describe('a new version of the shop (promise 16)', () => {
  const start = (data: string) =>
    createPlatform({
      data,
      clock: createVirtualClock(),
      ids: createSeededIds('deploy'),
      mode: 'development',
      testPayments: true,
      stores: ['us', 'de'],
    });
  const show = async ({ records }: Platform) => {
    const shown = await records.show('designs', 'shop');
    if (shown.kind !== 'done') throw new Error(shown.message);
    return shown.result as Saved;
  };
  const written = (platform: Platform) =>
    Promise.all(
      ['us', 'de'].map((store) => callPlatform(platform, 'GET', `/api/cms/block/cms_settings?storeId=${store}`)),
    );

  it("preserves the merchant's content, however often it starts", async () => {
    const folder = await mkdtemp(join(tmpdir(), 'vitrine-design-'));
    let platform = await start(folder);
    try {
      const { version, document } = await show(platform);
      const input = { ...document, skin: 'fjord', skin_tokens: { radius: 7 }, footer: { company: 'Fjord Ltd' } };
      const saved = await platform.records.save('designs', { id: 'shop', version, document: input });
      expect(saved.kind).toBe('done');
      const design = await show(platform);
      expect(design.document).toMatchObject({ skin: 'fjord', footer: { company: 'Fjord Ltd' } });
      const settingsThen = await written(platform);
      for (let deploy = 0; deploy < 3; deploy += 1) {
        await platform.close();
        platform = await start(folder);
        expect(await show(platform)).toEqual(design);
        expect(await written(platform)).toEqual(settingsThen);
      }
    } finally {
      await platform.close();
      await rm(folder, { recursive: true, force: true });
    }
  });
});
