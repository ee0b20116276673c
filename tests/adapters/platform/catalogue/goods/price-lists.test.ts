import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seedPeople } from '../../../../../adapters/demo';
import type { PriceListEntry, PriceReport } from '../../../../../core/contract/catalogue/manage-prices';
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
const apply = (csv: string, more: object = {}) =>
  resultOf<PriceReport>(post('price-list', { csv, name: 'winter.csv', ...more }));
const facts = async (sku: string) => {
  const { document } = await resultOf<{ document: { price: string; special_price: string | null; enabled: boolean } }>(
    fixture.call('GET', `/api/manage/product?id=${sku}&token=${token}`),
  );
  return [document.price, document.special_price, document.enabled];
};
const final = async (sku: string) => {
  const query = JSON.stringify({ filters: [{ attribute: 'sku', value: { eq: sku } }] });
  const { json } = await fixture.call('GET', `/api/catalog?store=us&type=product&include=*&searchQuery=${query}`);
  return (json as { items: readonly { final_price: number }[] }).items[0]?.final_price; // sound: fails if not
};

const LIST = [
  'sku,price,special_price,special_to,stock,status',
  'TEE,35.00,29.90,2026-12-31,7,',
  'JACKET-BLACK-S,88,,,,disabled',
  'JACKET,88,,,,',
  'NOWHERE,1,,,,',
  'TEE,36,,,,',
  'CARD,-5,,,,',
].join('\r\n');

describe('a price list', () => {
  it('previews the difference row by row, and writes nothing', async () => {
    const before = await facts('TEE');
    const report = await apply(LIST, { dry_run: true });
    expect(report.changes.filter(({ sku }) => sku === 'TEE').map(({ row, column, to }) => [row, column, to])).toEqual([
      [2, 'price', '35'],
      [2, 'special_price', '29.9'],
      [2, 'special_to', '2026-12-31'],
      [2, 'stock', '7'],
    ]);
    expect(report.refused).toEqual([
      { row: 4, sku: 'JACKET', reason: 'JACKET has no price of its own' },
      { row: 5, sku: 'NOWHERE', reason: 'There is no product or variant NOWHERE' },
      { row: 6, sku: 'TEE', reason: 'TEE stands in line 2 already' },
      { row: 7, sku: 'CARD', reason: 'price must be an amount such as 79.90, not -5' },
    ]);
    expect(report).toMatchObject({ id: null, rows: { read: 6, changed: 2, unchanged: 0, refused: 4 } });
    expect(await facts('TEE')).toEqual(before);
  });

  it('is applied, visible at once, listed, and reverted as a whole', async () => {
    const before = await facts('TEE');
    const jacket = await final('JACKET');
    const { id, overtaken } = await apply(LIST);
    expect(overtaken).toEqual([]);
    expect(await facts('TEE')).toEqual(['35', '29.9', true]);
    expect(await final('TEE')).toBe(29.9);
    expect(await final('JACKET')).not.toBe(jacket);
    const lists = () =>
      resultOf<{ items: PriceListEntry[] }>(fixture.call('GET', `/api/manage/price-lists?token=${token}`));
    expect((await lists()).items).toMatchObject([{ id, name: 'winter.csv', skus: 2, who: 'mira@vitrine.example' }]);
    expect((await apply(LIST)).rows).toMatchObject({ changed: 0, unchanged: 2 });

    const undone = await resultOf<PriceReport>(post('price-list-undo', { id }));
    expect(undone).toMatchObject({ rows: { changed: 2 }, overtaken: [] });
    expect(await facts('TEE')).toEqual(before);
    expect(await final('JACKET')).toBe(jacket);
    expect((await lists()).items.map(({ name }) => name)).toEqual(['↶ winter.csv', 'winter.csv']);
  });

  it('keeps later changes when it is reverted, and reports them', async () => {
    const { id } = await apply('sku;price\nTEE;35\nCARD;12,50\n');
    await apply('sku,price\nTEE,41\n');
    const { overtaken } = await resultOf<PriceReport>(post('price-list-undo', { id }));
    expect(overtaken).toEqual([{ sku: 'TEE', reason: 'price is 41 by now, not 35' }]);
    expect((await facts('TEE'))[0]).toBe('41');
    expect((await facts('CARD'))[0]).not.toBe('12.5');
  });

  it.each([
    ['name,price\nTee,1', 'must name the columns'],
    ['sku,colour\nTEE,red', 'There is no column colour'],
    ['sku\nTEE', 'no column besides sku'],
  ])('that cannot be parsed is refused as a whole: %j', async (csv, why) => {
    const { status, json } = await post('price-list', { csv });
    expect([status, JSON.stringify(json)]).toEqual([422, expect.stringContaining(why)]);
  });

  it('is refused to shoppers', async () => {
    const ada = await signIn(fixture, 'ada@vitrine.example');
    expect((await fixture.call('POST', `/api/manage/price-list?token=${ada.token}`, { csv: LIST })).status).toBe(403);
  });
});
