import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seedPeople } from '../../../../../adapters/demo';
import {
  MAX_MERGED_PRODUCTS,
  MAX_MERGES,
  type AttributeDocument,
} from '../../../../../core/contract/catalogue/manage-attributes';
import type { Product } from '../../../../../core/contract';
import { resultOf } from '../../../../fixtures/order';
import { DATABASES, openRawShop, type RawShop } from '../../../../fixtures/raw-shop';
import { signIn } from '../../../../fixtures/signed-in';

interface Shown {
  readonly version: string;
  readonly document: AttributeDocument;
}
interface Change {
  readonly id: number;
  readonly action: string;
  readonly changes: readonly { readonly path: string }[];
}

const option = (value: string, label: string, swatch?: string) => ({ value, label, ...(swatch && { swatch }) });
const SHADES = [
  option('gray', 'Gray', '#8b8f94'),
  option('grey', 'Grey', '#8b8f95'),
  option('navy', 'Navy', '#1f2a44'),
];

function shirt(id: number, shades: readonly string[], more: Readonly<Record<string, unknown>> = {}) {
  const children = shades.map((shade, at) => ({
    id: id * 10 + at,
    sku: `S${String(id)}-${shade}`,
    price: 20,
    status: 1,
    custom_attributes: [{ attribute_code: 'shade', value: shade }],
  }));
  const values = shades.map((shade) => ({ value_index: shade, label: shade }));
  const product = {
    ...{ id, sku: `S${String(id)}`, name: `Shirt ${String(id)}`, type_id: 'configurable', status: 1, visibility: 4 },
    ...{ slug: `shirt-${String(id)}`, url_key: `shirt-${String(id)}`, url_path: `shirt-${String(id)}`, price: 20 },
    ...{ shade: [...shades], brand: 'alder', brand_name: 'Alder', category_ids: [4] },
    configurable_options: [{ attribute_code: 'shade', attribute_id: 910, label: 'Shade', values }],
    configurable_children: children,
    media_gallery: [{ image: `/m/${String(id)}.jpg`, shows: { shade: shades[0] ?? '' } }],
    ...more,
  };
  const stock = Object.fromEntries(children.map(({ sku }) => [sku, { qty: 5, is_in_stock: true, manage_stock: true }]));
  return { product, stock, source: 'test' };
}

function plain(id: number, shade: string) {
  const sku = `P${String(id)}`;
  const at = sku.toLowerCase();
  const product = {
    ...{ id, sku, name: `Plain ${String(id)}`, type_id: 'simple' as const, status: 1, visibility: 4, price: 20 },
    ...{ slug: at, url_key: at, url_path: at, shade: [shade], category_ids: [4] },
  };
  return { product, stock: { [sku]: { qty: 5, is_in_stock: true, manage_stock: true } }, source: 'test' };
}

describe.each(DATABASES)('attributes of the back office on %s', (kind) => {
  let shop: RawShop;
  let token: string;
  beforeEach(async () => {
    shop = await openRawShop(kind, { starter: true });
    await seedPeople(shop.platform.people, { now: shop.clock.now() });
    await shop.platform.catalogue.writeAttributes([
      {
        attribute: {
          attribute_code: 'shade',
          attribute_id: 910,
          default_frontend_label: 'Shade',
          frontend_input: 'select',
          options: SHADES,
        },
        labels: { de: { '': 'Farbton', gray: 'Grau', grey: 'Hellgrau' }, 'en-GB': { '': 'Colour', gray: 'Grey' } },
      },
      {
        attribute: {
          attribute_code: 'brand',
          default_frontend_label: 'Brand',
          frontend_input: 'select',
          options: [option('alder', 'Alder'), option('birch', 'Birch')],
        },
      },
    ]);
    await shop.platform.catalogue.writeProducts([
      shirt(701, ['gray', 'navy']),
      shirt(702, ['grey']),
      shirt(703, ['navy'], { shade: undefined }),
    ]);
    await shop.platform.catalogue.reindex();
    ({ token } = await signIn(shop, 'mira@vitrine.example'));
  });
  afterEach(async () => {
    expect(shop.telemetry.records.filter((record) => record.kind === 'error')).toEqual([]);
    await shop.end();
  });

  const get = (path: string) => shop.call('GET', `/api/manage/${path}${path.includes('?') ? '&' : '?'}token=${token}`);
  const post = (path: string, body: object) => shop.call('POST', `/api/manage/${path}?token=${token}`, body);
  const shown = (id = 'shade') => resultOf<Shown>(get(`attribute?id=${id}`));
  const save = async (change: Partial<AttributeDocument>, more: object = {}) => {
    const { version, document } = await shown();
    return post('attribute', { id: 'shade', version, document: { ...document, ...change }, ...more });
  };
  const use = async (id = 'shade') =>
    (await resultOf<{ options: Readonly<Record<string, number>> }>(get(`attribute-use?id=${id}`))).options;
  const without = async (...values: readonly string[]) =>
    (await shown()).document.options.filter(({ value }) => !values.includes(value));
  const messages = ({ json }: Awaited<ReturnType<typeof save>>) => {
    const { meta } = json as { meta: { errors?: readonly { field: string; message: string }[] } }; // sound: fails if not
    return (meta.errors ?? []).map(({ field, message }) => `${field}: ${message}`);
  };
  const product = async (sku: string) => {
    const asked = encodeURIComponent(JSON.stringify({ filters: [{ attribute: 'sku', value: { eq: sku } }] }));
    const { json } = await shop.call('GET', `/api/catalog?store=us&type=product&include=*&searchQuery=${asked}`);
    const { items } = json as { items: readonly Product[] }; // sound: fails if not
    return items[0];
  };
  const filtered = async (value: string) => {
    const asked = encodeURIComponent(JSON.stringify({ filters: [{ attribute: 'shade', value: { eq: value } }] }));
    const { json } = await shop.call('GET', `/api/catalog?store=us&type=product&include=sku&searchQuery=${asked}`);
    return (json as { items: readonly { sku: string }[] }).items.map(({ sku }) => sku).sort(); // sound: fails if not
  };
  const history = () => resultOf<{ items: readonly Change[] }>(get('changes?kind=attribute&record=shade'));
  const undo = async (change: number | undefined) => post('restore', { change, version: (await shown()).version });

  it('are listed, searched and shown in all languages', async () => {
    const { items } = await resultOf<{ items: readonly { id: string }[] }>(get('attributes?q=farbton'));
    expect(items).toEqual([
      { id: 'shade', code: 'shade', name: 'Shade', kind: 'one', options: 3, visible: true, comparable: false },
    ]);
    const { document } = await shown();
    expect(document).toEqual({
      code: 'shade',
      kind: 'one',
      visible: true,
      comparable: false,
      labels: { en: 'Shade', de: 'Farbton' },
      options: [
        { value: 'gray', labels: { en: 'Gray', de: 'Grau' }, swatch: '#8b8f94' },
        { value: 'grey', labels: { en: 'Grey', de: 'Hellgrau' }, swatch: '#8b8f95' },
        { value: 'navy', labels: { en: 'Navy' }, swatch: '#1f2a44' },
      ],
    });
    expect(await use()).toEqual({ gray: 1, grey: 1, navy: 2 });
  });

  it('can be added with options, whose values are derived from their labels, and removed while no product uses them', async () => {
    const labels = { en: 'Sole', de: 'Sohle' };
    const options = [
      { value: '', labels: { en: 'Extra Grip' } },
      { value: '', labels: { en: 'Extra  grip!' } },
    ];
    const document = { code: 'sole', kind: 'one', visible: true, comparable: true, labels, options };
    const made = await resultOf<Shown>(post('attribute', { document }));
    expect(made.document.options.map(({ value }) => value)).toEqual(['extra-grip', 'extra-grip-2']);
    expect((await post('attribute', { document })).status).toBe(409);
    const reserved = await post('attribute', { document: { ...document, code: 'price' } });
    expect(messages(reserved)).toEqual(['code: code must differ from price, which is reserved']);
    expect((await post('attribute-remove', { id: 'sole', version: made.version })).status).toBe(200);
    expect((await get('attribute?id=sole')).status).toBe(404);
    const kept = await post('attribute-remove', { id: 'shade', version: (await shown()).version });
    expect(kept.status).toBe(409);
    expect(JSON.stringify(kept.json)).toContain('3 products have shade: remove it from them first');
  });

  it('rename, translate and colour options in the shop, and keep British wording only of unchanged ones', async () => {
    const { document } = await shown();
    const options = document.options.map((one) =>
      one.value === 'gray' ? { ...one, labels: { en: 'Stone', de: 'Stein' }, swatch: '#ABCDEF' } : one,
    );
    await resultOf(save({ options, labels: { en: 'Tone', de: 'Ton' } }));
    expect((await product('S701'))?.configurable_options).toMatchObject([
      { label: 'Tone', values: [{ value_index: 'gray', label: 'Stone', swatch: '#abcdef' }, { value_index: 'navy' }] },
    ]);
    const kept = (await shop.platform.catalogue.attributes()).find(
      ({ attribute }) => attribute.attribute_code === 'shade',
    );
    expect(kept?.labels).toEqual({ de: { '': 'Ton', gray: 'Stein', grey: 'Hellgrau' } });
    expect(kept?.staff).toEqual({ renamed: { '': 'Shade', gray: 'Gray' } });
  });

  it('write a new name of a brand into its products', async () => {
    const { version, document } = await shown('brand');
    const options = document.options.map((one) =>
      one.value === 'alder' ? { ...one, labels: { en: 'Alder & Co' } } : one,
    );
    await resultOf(post('attribute', { id: 'brand', version, document: { ...document, options } }));
    expect(await product('S701')).toMatchObject({ brand: 'alder', brand_name: 'Alder & Co' });
  });

  it('sort options, and choices follow that order', async () => {
    const { document } = await shown();
    await resultOf(save({ options: document.options.toReversed() }));
    const choices = (await product('S701'))?.configurable_options?.[0]?.values.map(({ label }) => label);
    expect(choices).toEqual(['Navy', 'Gray']);
  });

  it('can be created again after removal, in any case of the imported code', async () => {
    const attribute = { attribute_code: 'größe', default_frontend_label: 'Size', frontend_input: 'text', options: [] };
    const fresh = { ...(await shown()).document, code: 'länge', options: [] };
    await shop.platform.catalogue.writeAttributes([{ attribute }]);
    const { version } = await shown(encodeURIComponent('größe'));
    expect((await post('attribute-remove', { id: 'größe', version })).status).toBe(200);
    const { items } = await resultOf<{ items: readonly Change[] }>(
      get(`changes?kind=attribute&record=${encodeURIComponent('größe')}`),
    );
    expect((await post('restore', { change: items[0]?.id })).status).toBe(200);
    expect((await shown(encodeURIComponent('größe'))).document).toMatchObject({ labels: { en: 'Size' } });
    expect(messages(await post('attribute', { document: fresh }))).toEqual([
      'code: code must start with a letter and have only a–z, 0–9 and _',
    ]);
  });

  it('refuse to remove a used option, and name the number of products', async () => {
    expect(messages(await save({ options: await without('navy') }))).toEqual([
      'options: 2 products have Navy: merge it into another option, or remove it from them first',
    ]);
    expect((await shown()).document.options).toHaveLength(3);
  });

  it('merge an option into another in all products at once, and revert it with one undo', async () => {
    const before = [await product('S701'), await product('S702'), await product('S703')];
    const merged = await save({ options: await without('gray'), merge: { gray: 'grey' } });
    expect(merged.status).toBe(200);
    expect(await use()).toEqual({ grey: 2, navy: 2 });
    expect(await filtered('grey')).toEqual(['S701', 'S702']);
    expect(await filtered('gray')).toEqual([]);
    expect(await product('S701')).toMatchObject({
      shade: ['grey', 'navy'],
      configurable_options: [{ values: [{ value_index: 'navy' }, { value_index: 'grey', label: 'Grey' }] }],
      media_gallery: [{ shows: { shade: 'grey' } }],
    });
    const [change] = (await history()).items;
    expect(change?.changes.map(({ path }) => path)).toEqual(['options', 'merge']);
    expect((await undo(change?.id)).status).toBe(200);
    expect(await use()).toEqual({ gray: 1, grey: 1, navy: 2 });
    // The old index answers until the new one is built.
    await expect.poll(() => filtered('gray')).toEqual(['S701']);
    expect(await filtered('grey')).toEqual(['S702']);
    const after = [await product('S701'), await product('S702'), await product('S703')];
    const shadesOf = (one: Product | undefined) => [
      one?.['shade' as keyof Product],
      one?.configurable_children?.map((child) => child.custom_attributes),
      one?.media_gallery,
    ];
    expect(after.map(shadesOf)).toEqual(before.map(shadesOf));
    const [undone] = (await history()).items;
    expect(messages(await undo(undone?.id))).toEqual([
      'options: 1 product has Gray: merge it into another option, or remove it from them first',
    ]);
  });

  it('refuse a merge that would make two variants identical, and change nothing', async () => {
    await shop.platform.catalogue.writeProducts([shirt(704, ['gray', 'grey'])]);
    const answer = await save({ options: await without('gray'), merge: { gray: 'grey' } });
    expect(messages(answer)).toEqual([
      'merge.gray: S704-grey and S704-gray of S704 would be the same: remove or change one of them first',
    ]);
    expect(await use()).toMatchObject({ gray: 2, grey: 2 });
  });

  it('refuse concurrent merges that would make two variants identical', async () => {
    const { document } = await shown();
    await resultOf(save({ options: [...document.options, { value: 'ash', labels: { en: 'Ash' } }] }));
    await shop.platform.catalogue.writeProducts([shirt(707, ['gray', 'grey'])]);
    const answer = await save({ options: await without('gray', 'grey'), merge: { gray: 'ash', grey: 'ash' } });
    expect(messages(answer)).toEqual([
      'merge.grey: S707-grey and S707-gray of S707 would be the same: remove or change one of them first',
    ]);
    expect(await use()).toMatchObject({ gray: 2, grey: 2 });
  });

  it('merge many options of a product, and restore all of them', async () => {
    const { document } = await shown();
    await resultOf(save({ options: [...document.options, { value: 'ash', labels: { en: 'Ash' } }] }));
    await shop.platform.catalogue.writeProducts([shirt(708, ['navy'], { shade: ['gray', 'navy', 'grey'] })]);
    await resultOf(save({ options: await without('gray', 'grey'), merge: { gray: 'ash', grey: 'ash' } }));
    expect(await product('S708')).toMatchObject({ shade: ['ash', 'navy'] });
    expect((await undo((await history()).items[0]?.id)).status).toBe(200);
    expect(await product('S708')).toMatchObject({ shade: ['gray', 'navy', 'grey'] });
  });

  it('refuse merges of too many options, or of too many products', async () => {
    const many = Object.fromEntries(Array.from({ length: MAX_MERGES + 1 }, (_, at) => [`x${String(at)}`, 'grey']));
    expect(messages(await save({ merge: many }))).toEqual([
      `document.merge: document.merge must have at most ${MAX_MERGES} options`,
    ]);
    const goods = Array.from({ length: MAX_MERGED_PRODUCTS }, (_, at) => plain(20_000 + at, 'gray'));
    await shop.platform.catalogue.writeProducts(goods);
    expect(messages(await save({ options: await without('gray'), merge: { gray: 'grey' } }))).toEqual([
      'merge: 1001 products have these options, at most 1000 can be changed at a time: merge fewer options, or change the products by an import',
    ]);
    expect((await use()).gray).toBe(1001);
  }, 60_000);

  it('do not block other users while products are merged', async () => {
    await shop.platform.catalogue.writeProducts(Array.from({ length: 100 }, (_, at) => plain(20_000 + at, 'gray')));
    const change = { options: await without('gray'), merge: { gray: 'grey' } };
    let turns = 0;
    let isOver = false;
    const count = () => {
      turns += 1;
      if (!isOver) setImmediate(count);
    };
    setImmediate(count);
    await resultOf(save(change));
    isOver = true;
    expect(turns).toBeGreaterThan(300);
    expect((await use()).grey).toBe(102);
  });

  it('list the products of an option', async () => {
    const { items } = await resultOf<{ items: readonly { sku: string }[] }>(get('products?option=shade:navy'));
    expect(items.map(({ sku }) => sku).sort()).toEqual(['S701', 'S703']);
  });

  it('keep a merge when the same file is imported again', async () => {
    await resultOf(save({ options: await without('gray'), merge: { gray: 'grey' } }));
    const outcomes = await shop.platform.catalogue.writeBatch([shirt(701, ['gray', 'navy']), shirt(705, ['gray'])]);
    expect(outcomes).toEqual(['unchanged', 'created']);
    expect(await use()).toEqual({ grey: 3, navy: 2 });
    const [refused] = await shop.platform.catalogue.writeBatch([shirt(706, ['gray', 'grey'])]);
    expect(String(refused)).toContain('S706-grey and S706-gray are the same, since gray was merged into grey');
  });

  it('are refused if another person has changed them since', async () => {
    const { version, document } = await shown();
    await resultOf(save({ comparable: true }));
    const stale = await post('attribute', { id: 'shade', version, document: { ...document, visible: false } });
    expect(stale.status).toBe(409);
  });
});
