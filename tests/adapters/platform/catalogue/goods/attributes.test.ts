import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seedPeople } from '../../../../../adapters/demo';
import { resultOf } from '../../../../fixtures/order';
import { openFixturePlatform, type FixturePlatform } from '../../../../fixtures/platform';
import { signIn } from '../../../../fixtures/signed-in';

interface Shown {
  readonly version: string;
  readonly document: { readonly attributes: Readonly<Record<string, readonly string[]>> };
  readonly changes: readonly { readonly path: string }[];
}

let fixture: FixturePlatform;
let token: string;
beforeEach(async () => {
  fixture = await openFixturePlatform({ starter: true });
  await seedPeople(fixture.platform.people, { now: fixture.clock.now() });
  const option = (value: string, label: string) => ({ value, label });
  await fixture.platform.catalogue.writeAttributes([
    {
      attribute: {
        attribute_code: 'brand',
        attribute_id: 138,
        default_frontend_label: 'Brand',
        frontend_input: 'select',
        options: [option('north', 'North'), option('tarn', 'Tarn & Fell')],
      },
    },
    {
      attribute: {
        attribute_code: 'washing',
        attribute_id: 901,
        default_frontend_label: 'Washing',
        frontend_input: 'multiselect',
        options: [option('cold', 'Cold'), option('by-hand', 'By hand')],
      },
    },
    {
      attribute: { attribute_code: 'grams', attribute_id: 902, frontend_input: 'weight', options: [] },
    },
    { attribute: { attribute_code: 'vegan', attribute_id: 903, frontend_input: 'boolean', options: [] } },
    { attribute: { attribute_code: 'season_start', attribute_id: 904, frontend_input: 'date', options: [] } },
    { attribute: { attribute_code: 'care_note', attribute_id: 905, frontend_input: 'textarea', options: [] } },
  ]);
  ({ token } = await signIn(fixture, 'mira@vitrine.example'));
});
afterEach(async () => {
  expect(fixture.telemetry.records.filter((record) => record.kind === 'error')).toEqual([]);
  await fixture.platform.close();
});

const shown = (sku: string) => resultOf<Shown>(fixture.call('GET', `/api/manage/product?id=${sku}&token=${token}`));
const send = async (sku: string, change: object) => {
  const { version, document } = await shown(sku);
  const body = { id: sku, version, document: { ...document, ...change } };
  return fixture.call('POST', `/api/manage/product?token=${token}`, body);
};
const saved = async (sku: string, attributes: Readonly<Record<string, readonly string[]>>) => {
  const { document } = await shown(sku);
  return send(sku, { attributes: { ...document.attributes, ...attributes } });
};
const errorsOf = async (answer: ReturnType<typeof saved>) => {
  const { json } = await answer;
  const { meta } = json as { meta: { errors?: readonly { field: string; message: string }[] } }; // sound: fails if not
  return (meta.errors ?? []).map(({ field, message }) => `${field}: ${message}`);
};
const search = async (query: object) => {
  const asked = encodeURIComponent(JSON.stringify(query));
  const { json } = await fixture.call('GET', `/api/catalog?store=us&type=product&include=*&searchQuery=${asked}`);
  return (json as { items: readonly Readonly<Record<string, unknown>>[] }).items; // sound: fails if not
};
const withSku = async (sku: string) => (await search({ filters: [{ attribute: 'sku', value: { eq: sku } }] }))[0];
const filtered = async (attribute: string, value: string) =>
  (await search({ filters: [{ attribute, value: { eq: value } }] })).map(({ sku }) => sku);

describe('attributes of a product', () => {
  it('are shown by code, without those that distinguish variants', async () => {
    const { document } = await shown('JACKET');
    expect(document.attributes).toEqual({ brand: ['north'], gender: ['women'], ptype: ['jackets'] });
  });

  it('can be filtered and searched by the words of their values once saved', async () => {
    expect(await filtered('brand', 'tarn')).toEqual([]);
    await resultOf(saved('TEE', { brand: ['tarn'], washing: ['cold', 'by-hand'] }));
    await expect.poll(() => filtered('brand', 'tarn')).toEqual(['TEE']);
    expect(await filtered('washing', 'by-hand')).toEqual(['TEE']);
    expect((await search({ text: 'tarn fell', filters: [] })).map(({ sku }) => sku)).toEqual(['TEE']);
    expect(await withSku('TEE')).toMatchObject({ brand: 'tarn', brand_name: 'Tarn & Fell' });
    await resultOf(saved('TEE', { brand: [] }));
    await expect.poll(() => filtered('brand', 'tarn')).toEqual([]);
    expect(await withSku('TEE')).not.toHaveProperty('brand_name');
  });

  it('are stored by type: numbers, booleans, dates and texts', async () => {
    await resultOf(
      saved('TEE', { grams: ['180.5'], vegan: ['true'], season_start: ['2026-03-01'], care_note: ['Iron inside out'] }),
    );
    const facts = { grams: 180.5, vegan: true, season_start: '2026-03-01', care_note: 'Iron inside out' };
    expect(await withSku('TEE')).toMatchObject(facts);
    const { document } = await shown('TEE');
    expect(document.attributes).toMatchObject({ grams: ['180.5'], vegan: ['true'] });
  });

  it.each([
    [{ brand: ['nobody'] }, 'attributes.brand: brand has no value nobody'],
    [{ brand: ['north', 'tarn'] }, 'attributes.brand: brand takes one value'],
    [{ grams: ['heavy'] }, 'attributes.grams: grams must be a number, not heavy'],
    [{ vegan: ['perhaps'] }, 'attributes.vegan: vegan has no value perhaps'],
    [
      { season_start: ['spring'] },
      'attributes.season_start: season_start must be a day such as 2026-11-25, not spring',
    ],
    [
      { season_start: ['2026-02-30'] },
      'attributes.season_start: season_start must be a day such as 2026-11-25, not 2026-02-30',
    ],
    [{ approved: ['1'] }, 'attributes.approved: the shop has no attribute approved to fill in'],
    [{ price: ['1'] }, 'attributes.price: the shop has no attribute price to fill in'],
  ] as const)('are refused by field if they do not match the attribute table: %o', async (attributes, error) => {
    expect(await errorsOf(saved('TEE', attributes))).toEqual([error]);
  });

  it('are unchanged if a document has none; those that distinguish variants belong to the variants', async () => {
    await resultOf(saved('JACKET', { color: ['red'], washing: ['cold'] }));
    expect(await withSku('JACKET')).not.toMatchObject({ color: 'red' });
    await resultOf(send('JACKET', { attributes: undefined, meta_title: 'Dry' }));
    expect((await shown('JACKET')).document.attributes).toMatchObject({ brand: ['north'], washing: ['cold'] });
    const log = await resultOf<{ items: readonly Pick<Shown, 'changes'>[] }>(
      fixture.call('GET', `/api/manage/changes?kind=product&record=JACKET&token=${token}`),
    );
    expect(log.items[0]?.changes.map(({ path }) => path)).toEqual(['meta_title']);
  });
});
