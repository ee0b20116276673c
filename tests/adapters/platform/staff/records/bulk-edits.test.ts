import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seedPeople } from '../../../../../adapters/demo';
import type { BulkEdit, BulkReport, ProductDocument } from '../../../../../core/contract';
import { resultOf } from '../../../../fixtures/order';
import { openFixturePlatform, type FixturePlatform } from '../../../../fixtures/platform';
import { signIn } from '../../../../fixtures/signed-in';

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

const post = (path: string, body: object) => fixture.call('POST', `/api/manage/${path}?token=${token}`, body);
const report = (path: string, body: object) => resultOf<BulkReport>(post(path, body));
const get = <T>(path: string) =>
  resultOf<T>(fixture.call('GET', `/api/manage/${path}${path.includes('?') ? '&' : '?'}token=${token}`));
const product = async (sku: string) => (await get<{ document: ProductDocument }>(`product?id=${sku}`)).document;
const stock = async (sku: string) =>
  (await get<{ document: { qty: number; in_stock: boolean } }>(`stock-level?id=${sku}`)).document;
const skus = async () => (await get<{ items: { id: string }[] }>('products?size=200')).items.map(({ id }) => id);

async function run(path: string, body: object): Promise<BulkReport> {
  let last = await report(path, body);
  const { id } = last;
  while (!last.is_over) last = await report('bulk-continue', { id });
  return last;
}
async function undo(id: number | null): Promise<BulkReport> {
  let last = await report('bulk-undo', { id });
  while (!last.is_over) last = await report('bulk-undo', { id });
  return last;
}
const saved = async (sku: string, change: (document: ProductDocument) => object) => {
  const { version, document } = await get<{ version: string; document: ProductDocument }>(`product?id=${sku}`);
  return post('product', { id: sku, version, document: { ...document, ...change(document) } });
};

describe('a bulk edit of products', () => {
  it('previews every difference, by record and variant, and writes nothing', async () => {
    const before = [await product('TEE'), await product('JACKET')];
    const set = { enabled: false, price: { by: 'percent', value: '10', ending: '99' } };
    const shown = await report('product-bulk', { ids: ['TEE', 'JACKET'], set, dry_run: true });
    expect(shown).toMatchObject({ id: null, total: 2, done: 2, changed: 2, refused: 0, is_over: true });
    const [tee, jacket] = shown.items;
    expect(tee).toMatchObject({ record: 'TEE', name: { en: before[0]?.texts.en.name } });
    expect(tee?.changes.map(({ path }) => path).toSorted()).toEqual(['enabled', 'price']);
    const paths = before[1]?.variants.map(({ sku }) => `variants.${sku}.price`) ?? [];
    expect(paths.length).toBeGreaterThan(1);
    expect(jacket?.changes.map(({ path }) => path)).toEqual(expect.arrayContaining(paths));
    expect([await product('TEE'), await product('JACKET')]).toEqual(before);
  });

  it('changes all records that match a filter, adds each to its history, and is reverted with one undo', async () => {
    const all = await skus();
    const before = await Promise.all(all.map(product));
    const made = await run('product-bulk', {
      filter: { enabled: true },
      set: { visibility: 'search', add_categories: [2], special_price: null },
    });
    expect(made).toMatchObject({ refused: 0, is_over: true });
    expect(made.changed).toBeGreaterThan(5);
    expect((await product('TEE')).visibility).toBe('search');
    const history = await get<{ items: { who: string }[] }>('changes?kind=product&record=TEE');
    expect(history.items[0]?.who).toBe('mira@vitrine.example');
    const undone = await undo(made.id);
    expect(undone).toMatchObject({ undone: made.changed, is_over: true, refusals: [] });
    expect(await Promise.all(all.map(product))).toEqual(before);
    expect((await post('bulk-continue', { id: made.id })).status).toBe(409);
  });

  it('refuses a record for the same reason as a single save, by name, and changes the others', async () => {
    const set = { price: { by: 'amount', value: '-1000' }, tax_class_id: null };
    const { refusals, changed } = await run('product-bulk', { ids: ['TEE', 'NOWHERE'], set });
    expect(changed).toBe(0);
    const single = await saved('TEE', ({ price }) => ({ price: String(Number(price) - 1000) }));
    const errors = single.json as { meta: { errors: { message: string }[] } };
    expect(refusals[0]).toMatchObject({ record: 'TEE', name: { en: (await product('TEE')).texts.en.name } });
    expect(errors.meta.errors[0]?.message).toContain(refusals[0]?.errors[0]?.message.replace(/^\S+ /, ''));
    expect(refusals[1]?.errors[0]?.message).toContain('NOWHERE does not exist');
  });

  it.each([
    [{ special_price: { by: 'percent', value: '10' } }, { special_price: '999' }],
    [{ attributes: { color: ['no-such-colour'] } }, { attributes: { color: ['no-such-colour'] } }],
    [{ add_categories: [987_654] }, { category_ids: [987_654] }],
    [{ tax_class_id: 77 }, { tax_class_id: 77 }],
  ])('has the same rules as a single save: %o', async (set, alone) => {
    const { refusals } = await report('product-bulk', { ids: ['TEE'], set, dry_run: true });
    const single = (await saved('TEE', () => alone)).json as { meta: { errors: { field: string }[] } };
    expect(refusals[0]?.errors.map(({ field }) => field.replace(/\[\d+\]/, ''))).toEqual(
      single.meta.errors.map(({ field }) => field.replace(/\[\d+\]/, '')),
    );
  });

  it('refuses a price for products priced by their parts', async () => {
    const { items } = await get<{ items: { id: string }[] }>('products?type=bundle');
    const set = { price: { by: 'percent', value: '10' } };
    const { refusals } = await report('product-bulk', { ids: [items[0]?.id ?? ''], set, dry_run: true });
    expect(refusals[0]?.errors[0]).toMatchObject({ field: 'price' });
  });

  it('is applied once however often a step is repeated, and continues where it stopped', async () => {
    const before = Number((await product('TEE')).price);
    const { id } = await report('product-bulk', { ids: ['TEE', 'TEE'], set: { price: { by: 'amount', value: '1' } } });
    const steps = await Promise.all([1, 2, 3].map(() => report('bulk-continue', { id })));
    expect(steps.map(({ done, total, is_over: isOver }) => [done, total, isOver])).toEqual(
      steps.map(() => [1, 1, true]),
    );
    expect(Number((await product('TEE')).price)).toBeCloseTo(before + 1);
    const { items } = await get<{ items: BulkEdit[] }>('bulk-edits?kind=product');
    expect(items[0]).toMatchObject({ id, total: 1, done: 1, changed: 1, is_over: true, who: 'mira@vitrine.example' });
  });

  it('is started once per key, however often the call is repeated', async () => {
    const before = Number((await product('TEE')).price);
    const set = { price: { by: 'amount', value: '1' } };
    const filter = { q: 'TEE' };
    const shown = await report('product-bulk', { filter, set, dry_run: true });
    const body = { filter, set, key: 'key-of-this-edit', total: shown.total };
    const [first, again] = await Promise.all([run('product-bulk', body), run('product-bulk', body)]);
    expect(again.id).toBe(first.id);
    expect((await run('product-bulk', body)).id).toBe(first.id);
    expect(Number((await product('TEE')).price)).toBeCloseTo(before + 1);
    const other = await post('product-bulk', { ...body, set: { enabled: false } });
    expect([other.status, JSON.stringify(other.json)]).toEqual([400, expect.stringContaining('key')]);
    const { token: another } = await signIn(fixture, 'alma@vitrine.example');
    const stolen = await fixture.call('POST', `/api/manage/product-bulk?token=${another}`, body);
    expect([stolen.status, JSON.stringify(stolen.json)]).toEqual([400, expect.stringContaining('key')]);
  });

  it('is refused if the number of records differs from the preview', async () => {
    const input = { filter: {}, set: { enabled: false } };
    const { total } = await report('product-bulk', { ...input, dry_run: true });
    const answer = await post('product-bulk', { ...input, total: total - 1 });
    expect([answer.status, JSON.stringify(answer.json)]).toEqual([409, expect.stringContaining('selection_changed')]);
    expect((await post('product-bulk', { ...input, total })).status).toBe(200);
  });

  it('changes the stock of every variant, and its undo keeps later changes, by name', async () => {
    const jacket = (await product('JACKET')).variants.map(({ sku }) => sku);
    const before = await Promise.all(jacket.map(stock));
    const set = { enabled: false, stock: { by: 'add', value: 5 } };
    const { id } = await run('product-bulk', { ids: ['JACKET'], set });
    const after = await Promise.all(jacket.map(stock));
    expect(after.map(({ qty }) => qty)).toEqual(before.map(({ qty }) => qty + 5));
    const [first = ''] = jacket;
    const level = await get<{ version: string; document: object }>(`stock-level?id=${first}`);
    await resultOf(post('stock-level', { ...level, id: first, document: { ...level.document, qty: 77 } }));
    const { refusals } = await undo(id);
    expect(refusals).toMatchObject([{ record: 'JACKET', errors: [{ field: 'qty' }] }]);
    expect((await stock(first)).qty).toBe(77);
    const others = await Promise.all(jacket.slice(1).map(stock));
    expect(others).toEqual(before.slice(1));
    expect((await product('JACKET')).enabled).toBe(true);
  });

  it('reverts each variant and category without later changes', async () => {
    const before = await product('JACKET');
    const set = { price: { by: 'percent', value: '10' }, add_categories: [2] };
    const { id } = await run('product-bulk', { ids: ['JACKET'], set });
    const [first] = before.variants;
    const others = before.category_ids.filter((one) => one !== 2);
    await resultOf(
      saved('JACKET', ({ variants, category_ids: now }) => ({
        variants: variants.map((one) => (one.sku === first?.sku ? { ...one, price: '1' } : one)),
        category_ids: [...now, 3],
      })),
    );
    const { refusals } = await undo(id);
    expect(refusals).toMatchObject([{ record: 'JACKET', errors: [{ field: `variants.${first?.sku ?? ''}.price` }] }]);
    const { variants, category_ids: categories } = await product('JACKET');
    expect(variants.map(({ price }) => price)).toEqual(
      before.variants.map(({ sku, price }) => (sku === first?.sku ? '1' : price)),
    );
    expect(categories.toSorted()).toEqual([...new Set([...others, 3])].toSorted());
  });

  it('keeps units that remain after a sale on sale when it is reverted', async () => {
    const level = async (change: object) => {
      const { version, document } = await get<{ version: string; document: object }>('stock-level?id=TEE');
      await resultOf(post('stock-level', { id: 'TEE', version, document: { ...document, ...change } }));
    };
    await level({ qty: 0, in_stock: false });
    const { id } = await run('product-bulk', { ids: ['TEE'], set: { stock: { by: 'add', value: 5 } } });
    await level({ qty: 3 });
    await undo(id);
    expect(await stock('TEE')).toMatchObject({ qty: 3, in_stock: true });
  });

  it('also needs the permission for stock', async () => {
    const admin = (await signIn(fixture, 'alma@vitrine.example')).token;
    const role = { name: 'merchandiser', title: 'Merchandiser', permissions: ['catalogue:read', 'catalogue:write'] };
    const as = (path: string, body: object, by: string) =>
      fixture.call('POST', `/api/manage/${path}?token=${by}`, body);
    await resultOf(as('role', { document: role }, admin));
    const clerk = (await signIn(fixture, 'clerk@shop.test')).token;
    const { items } = await resultOf<{ items: { id: string }[] }>(
      fixture.call('GET', `/api/manage/people?q=clerk@shop.test&token=${admin}`),
    );
    const id = items[0]?.id ?? '';
    const { version } = await resultOf<{ version: string }>(
      fixture.call('GET', `/api/manage/person?id=${id}&token=${admin}`),
    );
    await resultOf(as('person', { id, version, document: { roles: [], own_roles: ['merchandiser'] } }, admin));
    const stocked = { ids: ['TEE'], set: { stock: { by: 'add', value: 1 } } };
    expect((await as('product-bulk', stocked, clerk)).status).toBe(403);
    expect((await as('product-bulk', { ...stocked, dry_run: true }, clerk)).status).toBe(403);
    const mine = await report('product-bulk', stocked);
    expect((await as('bulk-continue', { id: mine.id }, clerk)).status).toBe(403);
    expect((await as('bulk-undo', { id: mine.id }, clerk)).status).toBe(403);
    expect((await as('product-bulk', { ids: ['TEE'], set: { enabled: false } }, clerk)).status).toBe(200);
  });

  it.each([
    [{ ids: ['TEE'], set: {} }, 'set'],
    [{ set: { enabled: true } }, 'ids'],
    [{ ids: ['TEE'], filter: {}, set: { enabled: true } }, 'ids'],
    [{ ids: ['TEE'], set: { colour: 'red' } }, 'colour'],
    [{ filter: { colour: 'red' }, set: { enabled: true } }, 'colour'],
  ])('names the invalid field in %o', async (body, field) => {
    const answer = await post('product-bulk', body);
    expect([answer.status, JSON.stringify(answer.json)]).toEqual([400, expect.stringContaining(field)]);
  });
});

describe('a bulk edit of reviews', () => {
  it('approves many at once, and can be reverted', async () => {
    const list = () => get<{ items: { id: string; status: string }[]; total: number }>('reviews');
    const before = (await list()).items.map(({ id, status }) => [id, status]);
    expect(before.length).toBeGreaterThan(1);
    const made = await run('review-bulk', { filter: {}, set: { status: 'declined' } });
    expect(made.refused).toBe(0);
    expect((await list()).items.every(({ status }) => status === 'declined')).toBe(true);
    await undo(made.id);
    expect((await list()).items.map(({ id, status }) => [id, status])).toEqual(before);
  });
});
