import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { seedPeople } from '../../../../../adapters/demo';
import type { PreviewedStore } from '../../../../../core/contract/selling/manage-selling';
import { resultOf } from '../../../../fixtures/order';
import { openFixturePlatform, type FixturePlatform } from '../../../../fixtures/platform';
import { signIn } from '../../../../fixtures/signed-in';

interface Shown {
  readonly id: string;
  readonly version: string;
  readonly document: Readonly<Record<string, unknown>>;
}

let fixture: FixturePlatform;
let admin: string;
let manager: string;
beforeEach(async () => {
  fixture = await openFixturePlatform({ starter: true });
  await seedPeople(fixture.platform.people, { now: fixture.clock.now() });
  admin = (await signIn(fixture, 'alma@vitrine.example')).token;
  manager = (await signIn(fixture, 'mira@vitrine.example')).token;
});
afterEach(async () => {
  expect(fixture.telemetry.records.filter((record) => record.kind === 'error')).toEqual([]);
  await fixture.platform.close();
});

const post = (path: string, body: object, token = admin) =>
  fixture.call('POST', `/api/manage/${path}?token=${token}`, body);
const shown = (kind: string, id: string) =>
  resultOf<Shown>(fixture.call('GET', `/api/manage/${kind}?id=${id}&token=${admin}`));
const codes = async () => (await fixture.platform.commerce.read()).shipping_methods.map((row) => row.method_code);
const bike = {
  position: 1,
  method_code: 'bike',
  carrier_code: 'vitrine',
  method_title: { en: 'By bicycle' },
  amount: 3,
};

describe('shipping methods, one by one', () => {
  it('stay in the order set by staff, can be changed, removed and restored', async () => {
    const before = await codes();
    const made = await resultOf<Shown>(post('shipping-method', { document: bike }, manager));
    expect(await codes()).toEqual(['bike', ...before]);
    const last = { ...bike, position: 50, amount: 4 };
    const moved = await resultOf<Shown>(post('shipping-method', { id: 'bike', version: made.version, document: last }));
    expect(await codes()).toEqual([...before, 'bike']);
    expect(moved.document).toMatchObject({ position: before.length + 1, amount: 4 });
    await resultOf(post('shipping-method-remove', { id: 'bike', version: moved.version }));
    expect(await codes()).toEqual(before);
    const { items } = await resultOf<{ items: { id: number }[] }>(
      fixture.call('GET', `/api/manage/changes?kind=shipping_method&token=${admin}`),
    );
    await resultOf(post('restore', { change: items[0]?.id }));
    expect(await codes()).toEqual([...before, 'bike']);
  });

  it('are two if two are created concurrently, and one if both have the same name', async () => {
    const other = { ...bike, method_code: 'boat' };
    const answers = await Promise.all([bike, bike, other].map((document) => post('shipping-method', { document })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409]);
    expect(await codes()).toEqual(expect.arrayContaining(['bike', 'boat']));
  });

  it('name the field and the limit if a value is invalid', async () => {
    expect(await post('shipping-method', { document: { ...bike, amount: -1 } })).toMatchObject({
      status: 400,
      json: { meta: { errors: [{ field: 'document.amount' }] } },
    });
    const free = { position: 1, code: 'cheque', title: { en: 'Cheque' }, free: { most_unshown: 3 } };
    expect(await post('payment-method', { document: free })).toMatchObject({
      status: 400,
      json: { meta: { errors: [{ field: 'free' }] } },
    });
  });
});

describe('rates and taxes', () => {
  it('require the rate of an open store', async () => {
    const { version } = await shown('currency-rate', 'EUR');
    expect(await post('currency-rate-remove', { id: 'EUR', version })).toMatchObject({
      status: 409,
      json: { meta: { error: 'in_use' } },
    });
  });

  it('affect prices as soon as they are saved', async () => {
    const [first] = (
      await resultOf<{ items: { id: string }[] }>(fixture.call('GET', `/api/manage/tax-rules?token=${admin}`))
    ).items;
    const id = first?.id ?? '';
    const { version, document } = await shown('tax-rule', id);
    const rates = [{ rate: 50, tax_country_id: 'DE', region_name: '', tax_region_id: null }];
    await resultOf(post('tax-rule', { id, version, document: { ...document, rates } }));
    const { items } = await resultOf<{ items: PreviewedStore[] }>(post('cart-preview', {}));
    expect(items.find(({ store_code: code }) => code === 'de')?.tax_rate).toBe(50);
    const twice = { ...document, rates: [...rates, ...rates] };
    const now = await shown('tax-rule', id);
    expect(await post('tax-rule', { id, version: now.version, document: twice })).toMatchObject({
      status: 400,
    });
  });
});

describe('tax classes', () => {
  const row = z.object({ id: z.string(), number: z.number(), title: z.string() });
  const classes = async (of: string) => {
    const answer = await fixture.call('GET', `/api/manage/tax-classes?of=${of}&token=${admin}`);
    return z.object({ result: z.object({ items: z.array(row) }) }).parse(answer.json).result.items;
  };

  it('have names from the start, for the products and tax tables of a new shop', async () => {
    expect((await classes('product')).map(({ number, title }) => [number, title])).toEqual([
      [0, 'Not taxed'],
      [2, 'Goods'],
      [3, 'Children’s clothes'],
      [4, 'Books'],
    ]);
    expect((await classes('customer')).map(({ title }) => title)).toEqual(['Retail customers']);
  });

  it('get a free number from the shop, keep it, and cannot be removed while a table has rates for them', async () => {
    const made = await resultOf<Shown>(post('tax-class', { document: { of: 'product', title: { en: 'Food' } } }));
    expect(made).toMatchObject({ id: 'product-1', document: { number: 1, title: { en: 'Food' } } });
    const moved = { ...made.document, number: 9, title: { en: 'Groceries' } };
    expect(await post('tax-class', { id: made.id, version: made.version, document: moved })).toMatchObject({
      status: 400,
      json: { meta: { errors: [{ field: 'number' }] } },
    });
    const renamed = { ...made.document, title: { en: 'Groceries' } };
    const now = await resultOf<Shown>(post('tax-class', { id: made.id, version: made.version, document: renamed }));
    await resultOf(post('tax-class-remove', { id: made.id, version: now.version }));
    const log = await fixture.call('GET', `/api/manage/changes?kind=tax_class&token=${admin}`);
    expect(log.json).toMatchObject({
      result: { items: [{ action: 'removed', record: 'product-1', name: { en: 'Groceries' } }, {}, {}] },
    });
    expect((await classes('product')).some(({ title }) => title === 'Groceries')).toBe(false);
    const goods = await shown('tax-class', 'product-2');
    expect(await post('tax-class-remove', { id: 'product-2', version: goods.version })).toMatchObject({
      status: 409,
      json: { meta: { error: 'in_use' } },
    });
  });
});

describe('a preview of a cart of 100', () => {
  const way = (store: PreviewedStore | undefined, code: string) => store?.ways.find((one) => one.code === code);

  it('calculates with the draft values, in every open store, and changes nothing', async () => {
    const before = await fixture.platform.commerce.read();
    const tried = { kind: 'shipping_method', document: { ...bike, limit: 50 } };
    const { items } = await resultOf<{ items: PreviewedStore[] }>(post('cart-preview', { tried }, manager));
    expect(items.map(({ store_code: code }) => code)).toEqual(['us', 'en', 'de']);
    const [us, , de] = items;
    expect(us).toMatchObject({ goods: 100, currency: 'USD', includes_tax: false });
    expect(way(us, 'bike')).toMatchObject({ shipping: 0 });
    expect(way(us, 'standard')?.total).toBe(
      (way(us, 'standard')?.shipping ?? 0) + 100 + (way(us, 'standard')?.tax ?? 0),
    );
    expect(way(de, 'standard')?.total).toBe((de?.goods ?? 0) + (way(de, 'standard')?.shipping ?? 0));
    expect(await fixture.platform.commerce.read()).toEqual(before);
  });

  it('calculates with rules of bonuses and royalties, and refuses invalid ones', async () => {
    const { document } = await shown('selling-rule', 'shop');
    const rules = {
      ...document,
      bonus_rules: { spend_bonuses_proportion: 0.25, spend_unlimited_bonuses_from: {} },
      royalty_rules: { profit_percent: 10, bonus_percent: 0, return_days: 14, payout_minimum: {}, payout_day: 1 },
    };
    const tried = { kind: 'selling_rule', id: 'shop', document: rules };
    const { items } = await resultOf<{ items: PreviewedStore[] }>(post('cart-preview', { tried }));
    expect(items[0]).toMatchObject({ royalty: 10 });
    expect(items[0]?.bonuses).toBeGreaterThanOrEqual(25);
    const wrong = { kind: 'shipping_method', document: { ...bike, amount: 'much' } };
    expect(await post('cart-preview', { tried: wrong })).toMatchObject({ status: 400 });
  });
});

describe('the settings of the site (A §3)', () => {
  interface Site {
    readonly name: string;
    readonly bank_account?: object;
    readonly award_bonuses_amount?: number;
    readonly sliders?: readonly object[];
    readonly seo?: { readonly site_description?: string };
  }
  const site = async (store: string) =>
    (await resultOf<{ json: Site }>(fixture.call('GET', `/api/cms/block/cms_settings?storeId=${store}`))).json;

  it('take effect immediately in every language, each with its own texts, and leave everything else unchanged', async () => {
    const { version, document } = await shown('setting', 'site');
    const { bank_account: account } = await site('de');
    const texts = document['texts'] as Readonly<Record<string, object>>;
    const changed = {
      ...document,
      name: 'Atelier',
      award_bonuses_amount: 5,
      texts: { ...texts, de: { ...texts['de'], site_description: 'Alles Schöne.' } },
    };
    const dry = await resultOf<{ changes: { path: string }[] }>(
      post('setting', { id: 'site', version, document: changed, dry_run: true }),
    );
    expect(dry.changes.map(({ path }) => path).sort()).toEqual(['award_bonuses_amount', 'name', 'texts.de']);
    expect((await site('us')).name).toBe('Vitrine');
    await resultOf(post('setting', { id: 'site', version, document: changed }));
    expect(await site('us')).toMatchObject({ name: 'Atelier', award_bonuses_amount: 5 });
    expect(await site('de')).toMatchObject({ name: 'Atelier', seo: { site_description: 'Alles Schöne.' } });
    expect((await site('us')).seo?.site_description).not.toBe('Alles Schöne.');
    expect((await site('de')).bank_account).toEqual(account);
  });

  it('return popular searches to every page, and synonyms only to the search', async () => {
    const { version, document } = await shown('setting', 'site');
    const texts = document['texts'] as Readonly<Record<string, object>>;
    const en = { ...texts['en'], popular_searches: 'rain jacket\n\n sale ', search_words: 'glad rags = tee' };
    await resultOf(post('setting', { id: 'site', version, document: { ...document, texts: { ...texts, en } } }));
    const kept = (await shown('setting', 'site')).document['texts'] as Readonly<Record<string, object>>;
    expect(kept['en']).toMatchObject({ popular_searches: 'rain jacket\nsale', search_words: 'glad rags = tee' });
    expect(await site('us')).toMatchObject({ popular_searches: ['rain jacket', 'sale'] });
    expect(await site('us')).not.toHaveProperty('search_words');
    const found = async (text: string) => {
      const searchQuery = encodeURIComponent(JSON.stringify({ text, filters: [], understand: true }));
      const { json } = await fixture.call('GET', `/api/catalog?store=us&type=product&searchQuery=${searchQuery}`);
      return (json as { total: number }).total;
    };
    expect(await found('tee')).toBeGreaterThan(0);
    expect(await found('glad rags')).toBe(await found('tee'));
  });

  it('are validated field by field, without scripts, and can be changed only by an admin', async () => {
    const { version, document } = await shown('setting', 'site');
    const save = (change: object, token = admin) =>
      post('setting', { id: 'site', version, document: { ...document, ...change } }, token);
    expect(await save({ award_bonuses_amount: -1 })).toMatchObject({
      status: 400,
      json: { meta: { errors: [{ field: 'document.award_bonuses_amount' }] } },
    });
    expect(await save({ instagram_link: 'javascript:alert(1)' })).toMatchObject({ status: 400 });
    expect((await save({ name: 'Theirs' }, manager)).status).toBe(403);
    await resultOf(
      save({ svg_logo_xml: '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script><path d="M0 0"/></svg>' }),
    );
    expect(String((await shown('setting', 'site')).document['svg_logo_xml'])).not.toContain('script');
  });
});
