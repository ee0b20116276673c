import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { siteSettings } from '../../../core/contract/content/content';
import { createStorefront, type Storefront } from '../../../ui/entry/server';
import { openFixturePlatform, type FixturePlatform } from '../../fixtures/platform';

type Tamper = (path: string, document: unknown) => unknown;

vi.setConfig({ testTimeout: 120_000 });

let fixture: FixturePlatform;
let storefront: Storefront;
let tamper: Tamper;
let errors: unknown[];

beforeAll(async () => {
  fixture = await openFixturePlatform({ stores: ['us'] });
  storefront = createStorefront({
    async api(request) {
      const response = await fixture.platform.fetch(request);
      const { pathname, searchParams } = new URL(request.url);
      const document: unknown = await response.json();
      const path = pathname === '/api/catalog' ? `/api/catalog/${searchParams.get('type') ?? ''}` : pathname;
      return Response.json(tamper(path, document), { status: response.status });
    },
    // A fresh version each time prevents caching between pages.
    versions: () => Promise.resolve({ catalogue: Math.random(), products: 0 }),
    manifest: { 'ui/entry/client.tsx': { file: 'assets/client.js' } },
    config: { stores: { available: ['us'] }, catalogue: { serverTimeoutMs: 30_000 } },
    onError: (error) => errors.push(error),
  });
});
afterAll(async () => {
  await fixture.platform.close();
});
beforeEach(() => {
  errors = [];
  tamper = (_path, document) => document;
});

async function page(path: string): Promise<{ readonly status: number; readonly html: string }> {
  const response = await storefront.fetch(new Request(`http://shop.test${path}`));
  return { status: response.status, html: await response.text() };
}

const HOSTILE: readonly unknown[] = [
  null,
  0,
  -1.5,
  true,
  '',
  'x'.repeat(10_000),
  [],
  {},
  [null],
  [[]],
  [{}],
  { '': null },
  { __proto__: 1, constructor: 'x', toString: 5 },
  JSON.parse('{"__proto__": {"polluted": true}}'),
  '</script><script>alert(1)</script>',
  'javascript:alert(1)',
  [{ image: '/a.jpg', link: 'javascript:alert(1)', title: '<img src=x onerror=alert(1)>' }],
];

const inShort = (value: unknown) => JSON.stringify([value]).slice(0, 80);

const withSettings =
  (json: unknown): Tamper =>
  (path, document) => {
    const block = { id: 1, identifier: 'cms_settings', json };
    if (path === '/api/cms/block/cms_settings') return { code: 200, result: block };
    return path === '/api/catalog/cms_block' ? { items: [block], total: 1, start: 0, perPage: 150 } : document;
  };

const PAGES = ['/', '/search?q=cap', '/p/CAP/baseball-cap-5', '/i/about', '/cart'];

describe('site settings of a merchant or a foreign back end', () => {
  const members = Object.keys(siteSettings.def.shape);

  it('break no page when every field is invalid', async () => {
    for (const value of HOSTILE) {
      tamper = withSettings(Object.fromEntries([...members, 'unknown_member'].map((member) => [member, value])));
      for (const path of ['/', '/cart']) {
        const { status, html } = await page(path);
        expect(status, `${path} ${inShort(value)}`).toBe(200);
        expect(html).not.toContain('<script>alert');
        expect(html).not.toMatch(/(href|src)="javascript:alert/);
      }
    }
    // Invalid settings are reported to the operator.
    expect(errors.filter((error) => !String(error).includes('cms_settings, config:'))).toEqual([]);
    expect(Object.prototype).not.toHaveProperty('polluted');
  });

  it('keep valid values next to invalid ones', async () => {
    const slides = [{ image: 7, title: 'Lost' }, 'none', { image: '/garment/coat.svg', title: 'Kept', bg: 'red' }];
    tamper = withSettings({ name: 5, company: 'Kept Ltd', phone_display: ['none'], sliders: slides });
    const { html } = await page('/');
    expect(html).toContain('Kept Ltd');
    expect(html).toContain('Kept');
    const shown = html.slice(0, html.indexOf('id="handover"'));
    expect([shown.includes('Kept'), shown.includes('Lost')]).toEqual([true, false]);
  });

  it.each([null, 'text', 7, [], undefined])('leave a shop without slides when they are %j', async (json) => {
    tamper = withSettings(json);
    for (const path of PAGES) expect((await page(path)).status, path).toBe(200);
    expect((await page('/')).html).toContain('Baseball Cap');
  });

  it('break no page when many of their fields are invalid at once', async () => {
    const value = fc.oneof(fc.jsonValue(), fc.constantFrom(...HOSTILE));
    const settings = fc.dictionary(fc.oneof(fc.constantFrom(...members), fc.string()), value);
    await fc.assert(
      fc.asyncProperty(settings, async (json) => {
        tamper = withSettings(json);
        expect((await page('/')).status).toBe(200);
      }),
      { numRuns: 15 },
    );
  });
});

describe('a content page of a foreign back end', () => {
  const whole = { id: 9, identifier: 'about', title: 'About us', content: '<p>Since 1999</p>', meta_title: 'About' };
  const withPage =
    (document: unknown): Tamper =>
    (path, other) =>
      path === '/api/cms/page/about' ? { code: 200, result: document } : other;

  it.each([
    'id',
    'title',
    'content',
    'content_heading',
    'meta_title',
    'meta_description',
    'parent_id',
    'sort',
    'unknown',
  ])('is shown with any value in %s, and without it', async (member) => {
    for (const value of [undefined, ...HOSTILE]) {
      tamper = withPage({ ...whole, [member]: value });
      const { status, html } = await page('/i/about');
      expect(status, inShort(value)).toBe(200);
      if (member !== 'content') expect(html).toContain('Since 1999');
      expect(html.match(/id="handover"/g)).toHaveLength(1);
    }
    expect(errors).toEqual([]);
  });

  it('is an error page, without a crash, when it is invalid', async () => {
    for (const document of [null, [], 'text', 7, {}, { identifier: 5 }]) {
      tamper = withPage(document);
      const { status, html } = await page('/i/about');
      expect(status).toBe(500);
      expect(html).toContain('</html>');
    }
  });
});

describe('catalogue documents of a foreign back end', () => {
  const itemsWith = (type: string, change: (item: object, index: number) => unknown): Tamper => {
    return (path, document) => {
      if (path !== `/api/catalog/${type}`) return document;
      const list = document as { readonly items: readonly object[] }; // sound: the platform's own answer
      return { ...list, items: list.items.map(change) };
    };
  };

  it.each(['product', 'category', 'attribute'])('omit an invalid %s, and keep the others', async (type) => {
    for (const broken of [null, 7, 'text', [], {}, { id: 'none' }]) {
      tamper = itemsWith(type, (item, index) => (index === 0 ? broken : item));
      for (const path of ['/', '/search?q=', '/c/men-5']) {
        const { status, html } = await page(path);
        expect(status, `${path} ${JSON.stringify(broken)}`).toBe(200);
        expect(html).toContain('/p/');
      }
    }
    expect(errors).toEqual([]);
  });

  it.each(['product', 'category', 'attribute'])('show a %s with unknown and broken fields', async (type) => {
    const required = ['id', 'sku', 'name', 'slug', 'type_id', 'parent_id', 'level', 'is_active', 'product_count'];
    for (const value of HOSTILE) {
      tamper = itemsWith(type, (item) => {
        const broken = Object.keys(item).filter(
          (name) => !required.includes(name) && name !== 'attribute_code' && name !== 'options',
        );
        return {
          ...item,
          ...Object.fromEntries(broken.map((name) => [name, value])),
          new_thing: value,
          type_id: 'holographic',
        };
      });
      for (const path of ['/', '/search?q=']) {
        expect((await page(path)).status, `${path} ${inShort(value)}`).toBe(200);
      }
    }
    expect(errors).toEqual([]);
  });
});
