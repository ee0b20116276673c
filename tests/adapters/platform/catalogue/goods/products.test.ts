import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seedDemo, seedPeople } from '../../../../../adapters/demo';
import { STORE_VIEWS } from '../../../../../core/store-views';
import { resultOf } from '../../../../fixtures/order';
import { openFixturePlatform, type FixturePlatform } from '../../../../fixtures/platform';
import { signIn } from '../../../../fixtures/signed-in';
import { recordOf } from '../../../../fixtures/catalogue';

interface Shown {
  readonly id: string;
  readonly version: string;
  readonly document: Readonly<Record<string, unknown>>;
  readonly changes: readonly { readonly path: string }[];
}
interface Listed {
  readonly items: readonly { readonly id: string; readonly in_stock?: boolean }[];
  readonly total: number;
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

const get = (path: string) => fixture.call('GET', `/api/manage/${path}${path.includes('?') ? '&' : '?'}token=${token}`);
const post = (path: string, body: object) => fixture.call('POST', `/api/manage/${path}?token=${token}`, body);
const listed = async (query: string) => {
  const { items, total } = await resultOf<Listed>(get(`products?size=200&${query}`));
  expect(total).toBe(items.length);
  return items.map(({ id }) => id);
};
const shown = (id: string, kind = 'product') => resultOf<Shown>(get(`${kind}?id=${encodeURIComponent(id)}`));
const saved = async (id: string, change: object, kind = 'product') => {
  const { version, document } = await shown(id, kind);
  return post(kind, { id, version, document: { ...document, ...change } });
};
const errorsOf = async (answer: ReturnType<typeof post>) => {
  const { status, json } = await answer;
  const { meta } = json as { meta: { errors?: readonly { field: string; message: string }[] } }; // sound: fails if not
  return [status, ...(meta.errors ?? []).map(({ field }) => field)];
};
const sold = async (sku: string, store = 'us') => {
  const query = JSON.stringify({ filters: [{ attribute: 'sku', value: { eq: sku } }] });
  const { json } = await fixture.call('GET', `/api/catalog?store=${store}&type=product&include=*&searchQuery=${query}`);
  return (json as { items: readonly Readonly<Record<string, unknown>>[] }).items[0]; // sound: fails if not
};
const tags = async (work: () => Promise<unknown>) => {
  const { cursor } = await fixture.platform.changes.since();
  await work();
  const { tags: found } = await fixture.platform.changes.since(cursor);
  return found === 'everything' ? ['everything'] : [...found];
};

describe('products that staff edit', () => {
  it('can be saved unchanged without effect, for any type', async () => {
    await seedDemo(fixture.platform.catalogue, { now: fixture.clock.now(), products: 60 });
    const { items } = await resultOf<Listed>(get('products?size=200'));
    expect(items.length).toBeGreaterThanOrEqual(60);
    for (const { id } of items) {
      const { version, document } = await shown(id);
      const { status, json } = await post('product', { id, version, document });
      expect([id, status, json]).toMatchObject([id, 200, { result: { changes: [], version } }]);
    }
  });

  it('are found by name in any language, by SKU, by the SKU of a variant, and by combined filters', async () => {
    expect(await listed('q=rain jacket')).toEqual(['JACKET']);
    expect(await listed('q=REGENJACKE')).toEqual(['JACKET']);
    expect(await listed('q=JACKET-RED')).toEqual(['JACKET']);
    expect(await listed('type=configurable&q=jacket')).toEqual(['JACKET']);
    expect(await listed('type=bundle&q=jacket')).toEqual([]);
    expect(await listed('category=4')).toContain('JACKET');
    expect(await listed('category=999')).toEqual([]);
    expect(await listed('enabled=false')).not.toContain('JACKET');
    await resultOf(saved('JACKET', { enabled: false }));
    expect(await listed('enabled=false')).toContain('JACKET');
    const all = await listed('');
    expect([...(await listed('in_stock=true')), ...(await listed('in_stock=false'))].sort()).toEqual([...all].sort());
  });

  it('take effect immediately in prices, pages and list order', async () => {
    const changed = () => resultOf(saved('TEE', { price: '33.50' }));
    const found = await tags(changed);
    expect(found.some((tag) => tag.startsWith('product:'))).toBe(true);
    expect(await sold('TEE')).toMatchObject({ final_price: 33.5 });
    const cheap = JSON.stringify({ filters: [{ attribute: 'price', value: { gte: 33.5, lte: 33.5 } }] });
    const { json } = await fixture.call('GET', `/api/catalog?store=us&type=product&searchQuery=${cheap}`);
    expect(json).toMatchObject({ items: [{ sku: 'TEE' }] });
    await resultOf(saved('TEE', { special_price: '20', special_to: '2026-01-02' }));
    expect(await sold('TEE')).toMatchObject({ final_price: 20 });
    expect(await listed('on_sale=true')).toContain('TEE');
    await fixture.clock.advance(3 * 24 * 3_600_000);
    ({ token } = await signIn(fixture, 'mira@vitrine.example'));
    expect(await sold('TEE')).toMatchObject({ final_price: 33.5 });
    expect(await listed('on_sale=true')).not.toContain('TEE');
  });

  it('keep texts in other languages and texts that nobody edits: care, and the titles of options', async () => {
    const record = recordOf('TEE');
    const options = [{ option_id: 1, title: 'Engraving', type: 'field', is_require: false }];
    await fixture.platform.catalogue.writeProduct({
      ...record,
      product: { ...record.product, custom_options: options },
      texts: { de: { name: 'Hemd', care: 'Kalt waschen', titles: { Engraving: 'Gravur' } } },
    });
    await resultOf(saved('TEE', { texts: { en: { name: 'Shirt' }, de: { name: 'Leinenhemd' } } }));
    const german = { name: 'Leinenhemd', care: 'Kalt waschen', custom_options: [{ title: 'Gravur' }] };
    expect(await sold('TEE', 'de')).toMatchObject(german);
  });

  it('are refused with the name of the invalid field', async () => {
    expect(await errorsOf(saved('TEE', { special_price: '900' }))).toEqual([400, 'special_price']);
    expect(await errorsOf(saved('TEE', { price: null }))).toEqual([400, 'price']);
    expect(await errorsOf(saved('TEE', { price: '-1' }))).toEqual([400, 'document.price']);
    expect(await errorsOf(saved('TEE', { sku: 'OTHER' }))).toEqual([400, 'sku']);
    expect(await errorsOf(saved('TEE', { category_ids: [12345] }))).toEqual([400, 'category_ids[0]']);
    expect(
      await errorsOf(saved('TEE', { special_price: '1', special_from: '2026-02-02', special_to: '2026-02-01' })),
    ).toEqual([400, 'special_to']);
    expect(await errorsOf(saved('TEE', { special_price: '1', special_to: '2026-02-30' }))).toEqual([
      400,
      'document.special_to',
    ]);
    expect(await errorsOf(saved('JACKET', { variants: [] }))).toEqual([400, 'variants']);
  });

  it("show concurrent users each other's changes, and lose none", async () => {
    const before = await shown('TEE');
    await resultOf(saved('TEE', { price: '31' }));
    const { status, json } = await post('product', {
      id: 'TEE',
      version: before.version,
      document: { ...before.document, price: '32' },
    });
    expect([status, json]).toMatchObject([409, { meta: { error: 'record_changed', document: { price: '31' } } }]);
  });

  it('are hidden and shown again, with the counts of their categories', async () => {
    const count = async () => {
      const { json } = await fixture.call('GET', '/api/catalog?store=us&type=category&size=-1');
      const { items } = json as { items: readonly { id: number; product_count: number }[] }; // sound: fails if not
      return items.find(({ id }) => id === 4)?.product_count ?? 0;
    };
    const before = await count();
    await resultOf(saved('JACKET', { enabled: false }));
    expect(await count()).toBe(before - 1);
    const search = JSON.stringify({ text: 'rain jacket', filters: [{ attribute: 'status', value: { in: [0, 1] } }] });
    const { json } = await fixture.call('GET', `/api/catalog?store=us&type=product&searchQuery=${search}`);
    expect(JSON.stringify(json)).not.toContain('"JACKET"');
    await resultOf(saved('JACKET', { enabled: true }));
    expect(await count()).toBe(before);
  });

  it('are visible only to staff while they are hidden', async () => {
    await resultOf(saved('TEE', { enabled: false }));
    const asked = JSON.stringify({ filters: [{ attribute: 'sku', value: { eq: 'TEE' } }] });
    const address = (by: string) => `/api/catalog?store=us&type=product&searchQuery=${asked}&token=${by}`;
    expect((await fixture.call('GET', address(''))).json).toMatchObject({ items: [], total: 0 });
    const ada = await signIn(fixture, 'ada@vitrine.example');
    expect((await fixture.call('GET', address(ada.token))).json).toMatchObject({ items: [] });
    expect((await fixture.call('GET', address(token))).json).toMatchObject({ items: [{ sku: 'TEE' }] });
    const list = '/api/catalog/render-list?skus=TEE&currencyCode=USD&storeId=us';
    const all = '/api/catalog?store=us&type=product&size=-1';
    for (const path of [list, all, '/api/catalog/suggest?store=us&text=tee'])
      expect(JSON.stringify((await fixture.call('GET', path)).json)).not.toContain('"sku":"TEE"');
    const version = await fixture.call('GET', '/api/product-version?sku=TEE');
    expect(version.json).toMatchObject({ result: { updated_at: null } });
    const [store] = STORE_VIEWS;
    if (store === undefined) throw new Error('There is no store');
    for await (const entry of fixture.platform.feed(store)) expect(JSON.stringify(entry)).not.toContain('"TEE"');
    for await (const entry of fixture.platform.addresses.list(store))
      expect(JSON.stringify(entry)).not.toContain('tee');
  });

  it('keep their stock by SKU: it is changed, logged and reverted', async () => {
    const levels = await resultOf<Listed>(get('stock-levels?product=JACKET'));
    expect(levels.items.map(({ id }) => id)).toContain('JACKET-RED-S');
    const { changes } = await resultOf<Shown>(saved('JACKET-RED-S', { qty: 4, in_stock: true }, 'stock-level'));
    expect(changes.map(({ path }) => path)).toEqual(['qty', 'in_stock']);
    expect(await sold('JACKET')).toMatchObject({ stock: { qty: 19, is_in_stock: true } });
    expect(await errorsOf(saved('JACKET-RED-S', { qty: 0 }, 'stock-level'))).toEqual([400, 'in_stock']);
    const log = await resultOf<{ items: { id: number }[] }>(get('changes?kind=stock_level&record=JACKET-RED-S'));
    const { version } = await shown('JACKET-RED-S', 'stock-level');
    await resultOf(post('restore', { change: log.items[0]?.id, version }));
    expect((await shown('JACKET-RED-S', 'stock-level')).document).toMatchObject({ qty: 0, in_stock: false });
  });
});

const blank = {
  enabled: true,
  visibility: 'everywhere',
  url_key: '',
  meta_title: '',
  meta_description: '',
  price: null,
  special_price: null,
  special_from: null,
  special_to: null,
  own_prices: [],
  tax_class_id: null,
  category_ids: [4],
  pictures: [],
  options: [],
  variants: [],
  bundle: [],
  group: [],
  custom_options: [],
  downloads: [],
};
const texts = (name: string) => ({ en: { name } });
const variant = (sku: string, color: string) => ({
  sku,
  values: { color },
  enabled: true,
  price: '60',
  special_price: null,
  special_from: null,
  special_to: null,
});

describe('a new product', () => {
  it.each([
    ['simple', { price: '19.90' }],
    ['virtual', { price: '5' }],
    ['downloadable', { price: '9', downloads: [{ title: 'Pattern', sample_url: '' }] }],
    ['configurable', { options: ['color'], variants: [variant('NEW-B', 'black'), variant('NEW-R', 'red')] }],
    ['grouped', { group: [{ sku: 'TEE', qty: 1 }] }],
    ['bundle', { bundle: [{ title: 'Top', required: true, parts: [{ sku: 'TEE', qty: 1, is_default: true }] }] }],
    [
      'simple',
      {
        price: '10',
        custom_options: [
          {
            title: 'Engraving',
            type: 'field',
            required: false,
            max_characters: 20,
            price: '5',
            price_type: 'fixed',
            values: [],
          },
          {
            title: 'Wrap',
            type: 'drop_down',
            required: false,
            max_characters: null,
            price: null,
            price_type: 'fixed',
            values: [{ title: 'Paper', price: '2', price_type: 'fixed' }],
          },
        ],
      },
    ],
  ] as const)('of the type %s is created, sold, and its creation reverted', async (type, more) => {
    const document = { ...blank, sku: 'NEW', type, texts: texts('A new thing'), ...more };
    const made = await resultOf<Shown>(post('product', { document }));
    expect(made.id).toBe('NEW');
    const again = await resultOf<Shown>(post('product', { id: 'NEW', version: made.version, document: made.document }));
    expect(again.changes).toEqual([]);
    expect((await post('product', { document })).status).toBe(409);
    const stock = await resultOf<Listed>(get('stock-levels?product=NEW'));
    for (const { id } of stock.items)
      await resultOf(saved(id, { qty: 3, in_stock: true, counted: true }, 'stock-level'));
    expect(await sold('NEW')).toMatchObject({ type_id: type, name: 'A new thing', stock: { is_in_stock: true } });
    const found = JSON.stringify({ text: 'new thing', filters: [] });
    const { json } = await fixture.call('GET', `/api/catalog?store=us&type=product&searchQuery=${found}`);
    expect(json).toMatchObject({ items: [{ sku: 'NEW' }] });
    const log = await resultOf<{ items: { id: number }[] }>(get('changes?kind=product&record=NEW'));
    await resultOf(post('restore', { change: log.items.at(-1)?.id, version: made.version }));
    expect(await sold('NEW')).toBeUndefined();
  });

  it.each([
    ['price', { type: 'simple' }],
    ['options', { type: 'configurable' }],
    ['price', { type: 'configurable', options: ['color'], variants: [variant('A', 'red')], price: '9' }],
    ['price', { type: 'bundle', price: '9' }],
    ['bundle', { type: 'bundle' }],
    ['group', { type: 'grouped' }],
    ['variants', { type: 'simple', price: '1', variants: [variant('X', 'black')] }],
    ['group[0].sku', { type: 'grouped', group: [{ sku: 'NOWHERE', qty: 1 }] }],
    ['group[0].sku', { type: 'grouped', group: [{ sku: 'JACKET', qty: 1 }] }],
    [
      'variants[1].values',
      { type: 'configurable', options: ['color'], variants: [variant('A', 'red'), variant('B', 'red')] },
    ],
    ['variants[0].values.color', { type: 'configurable', options: ['color'], variants: [variant('A', 'plaid')] }],
    ['variants[0].sku', { type: 'configurable', options: ['color'], variants: [variant('TEE', 'red')] }],
  ] as const)('is refused for %s', async (field, more) => {
    const document = { ...blank, sku: 'NEW', texts: texts('New'), ...more };
    expect(await errorsOf(post('product', { document }))).toContain(field);
  });
});
