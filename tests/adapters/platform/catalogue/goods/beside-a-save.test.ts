import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seedPeople } from '../../../../../adapters/demo';
import type { PriceReport } from '../../../../../core/contract/catalogue/manage-prices';
import { resultOf } from '../../../../fixtures/order';
import { pausingDatabase } from '../../../../fixtures/pausing-database';
import { openFixturePlatform, type FixturePlatform } from '../../../../fixtures/platform';
import { signIn } from '../../../../fixtures/signed-in';

interface Shown {
  readonly version: string;
  readonly document: { readonly enabled: boolean; readonly price: string };
}

/** SQLite has one writer at a time. */
const IS_SERVER = process.env['VITRINE_TEST_DATABASE'] === 'postgres';

let fixture: FixturePlatform;
let stored: Awaited<ReturnType<typeof pausingDatabase>>;
let token: string;
beforeEach(async () => {
  stored = await pausingDatabase();
  fixture = await openFixturePlatform({ database: stored.database, starter: true });
  await seedPeople(fixture.platform.people, { now: fixture.clock.now() });
  ({ token } = await signIn(fixture, 'mira@vitrine.example'));
});
afterEach(() => fixture.platform.close());

const post = (path: string, body: object, bearer = token) => fixture.call('POST', `/api/${path}?token=${bearer}`, body);
const tee = () => resultOf<Shown>(fixture.call('GET', `/api/manage/product?id=TEE&token=${token}`));

describe.skipIf(!IS_SERVER)('a product that staff save while another process writes it', () => {
  it('keeps both changes, or reports a conflict: a price list', async () => {
    const { version, document } = await tee();
    const hide = () => post('manage/product', { id: 'TEE', version, document: { ...document, enabled: false } });
    let saved: ReturnType<typeof hide> | undefined;
    const report = await stored.inside(
      { repository: 'stock', method: 'findAll' },
      () => resultOf<PriceReport>(post('manage/price-list', { csv: 'sku,price\r\nTEE,35.00', name: 'winter.csv' })),
      async () => {
        saved = hide();
        await stored.waitsForLock();
      },
    );
    expect(report.overtaken).toEqual([]);
    expect([200, 409]).toContain((await saved)?.status);
    const { document: after } = await tee();
    expect([after.price, after.enabled]).toEqual(['35', (await saved)?.status !== 200]);
  });

  it('keeps both changes, or reports a conflict: the choice of a blogger', async () => {
    const block = { id: 1, identifier: 'cms_settings', json: { product_choose: true } };
    await fixture.platform.catalogue.writeBlocks([{ blocks: { en: block } }]);
    const lotte = (await signIn(fixture, 'lotte@vitrine.example')).token;
    const { version, document } = await tee();
    const reprice = () => post('manage/product', { id: 'TEE', version, document: { ...document, price: '99.00' } });
    let saved: ReturnType<typeof reprice> | undefined;
    const query = JSON.stringify({ filters: [{ attribute: 'sku', value: { eq: 'TEE' } }] });
    const { json } = await fixture.call('GET', `/api/catalog?store=us&type=product&include=*&searchQuery=${query}`);
    const id = (json as { items: readonly { id: number }[] }).items[0]?.id; // sound: fails if not
    const chosen = await stored.inside(
      { repository: 'products', method: 'byId' },
      () => post('blogger/approve_products', { products: [id], action: 'approve' }, lotte),
      async () => {
        saved = reprice();
        await stored.waitsForLock();
      },
    );
    expect([200, 409]).toContain((await saved)?.status);
    expect(chosen).toMatchObject({ status: 200, json: { result: { changed: 1 } } });
    const { document: after } = await tee();
    expect(after.price).toBe((await saved)?.status === 200 ? '99' : document.price);
  });
});
