import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { importSourceAt, uploadedCatalogue } from '../../cli/composition/composition-imports';
import { seedPeople } from '../../adapters/demo';
import type { DemoFate } from '../../core/staff';
import type { UpdateReport } from '../../core/contract/staff/manage-updates';
import { openFixturePlatform, type FixturePlatform } from '../fixtures/platform';
import { signIn } from '../fixtures/signed-in';

const HEAD = 'Handle,Title,Variant SKU,Variant Price,Published,Status\n';

let folder: string;
let fixture: FixturePlatform;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-source-'));
  fixture = await openFixturePlatform({ importSource: importSourceAt(folder, { currency: 'USD' }) });
});
afterEach(async () => {
  await fixture.platform.close();
  await rm(folder, { recursive: true, force: true });
});

async function run(demo?: DemoFate) {
  const started = await fixture.platform.updates.start('owner', { demo });
  if (started.kind === 'refused') throw new Error(started.code);
  return started.finished;
}

describe('--import-source', () => {
  it('imports all CSV files of a folder, and names omitted rows', async () => {
    await writeFile(join(folder, 'a.csv'), `${HEAD}scarf,Scarf,SCARF-1,20,true,active\n`);
    await writeFile(
      join(folder, 'b.csv'),
      `${HEAD}glove,Glove,GLOVE-1,dear,true,active\nbelt,Belt,BELT-1,30,true,active\n`,
    );
    expect(await run('remove')).toMatchObject({
      state: 'done',
      rows: { read: 3, written: 2, refused: 1 },
      products: { created: 2, updated: 0, unchanged: 0 },
      refused: [{ file: 'b.csv', row: 2, sku: 'GLOVE-1' }],
    });
    expect(await run()).toMatchObject({ state: 'done', products: { created: 0, unchanged: 2 } });
  });

  it('reads an uploaded file under its own name, and keeps nothing of it', async () => {
    const bytes = (text: string) => new TextEncoder().encode(text);
    const target = fixture.platform;
    const source = uploadedCatalogue({
      name: 'C:\\lists\\Winter 26.csv',
      bytes: bytes(`${HEAD}cap,Cap,CAP-1,9,true,active\n`),
    });
    const folders = async () => (await readdir(tmpdir())).filter((name) => name.startsWith('vitrine-goods-'));
    const before = await folders();
    await expect(source.run({ ...target, demoFate: 'remove' }, () => undefined)).rejects.toThrow(
      'Winter 26.csv does not say what its prices are in',
    );
    const priced = uploadedCatalogue({
      name: 'C:\\lists\\Winter 26.csv',
      bytes: bytes(`${HEAD}cap,Cap,CAP-1,9,true,active\n`),
      currency: 'USD',
    });
    expect(source.name).toBe('Winter 26.csv');
    expect(await priced.check?.(target, () => undefined)).toMatchObject({
      products: { created: 1 },
      changes: [{ file: 'Winter 26.csv', row: 2, sku: 'CAP-1', outcome: 'created' }],
    });
    expect([...(await target.catalogue.productIds()).keys()]).not.toContain('CAP-1');
    const notified = { ...target, demoFate: 'remove' as const };
    expect(await priced.run(notified, () => undefined)).toMatchObject({ products: { created: 1 }, changes: [] });
    const broken = uploadedCatalogue({ name: 'notes.csv', bytes: bytes('a,b\n1,2\n') });
    await expect(broken.run(notified, () => undefined)).rejects.toThrow(
      'neither an export of Magento, Shopify or WooCommerce',
    );
    const other = uploadedCatalogue({ name: 'notes.csv', bytes: new Uint8Array([0x61, 0xff, 0xfe]) });
    await expect(other.run(notified, () => undefined)).rejects.toThrow(/^notes\.csv is not UTF-8/);
    expect(await folders()).toEqual(before);
  });

  it('reports that a folder has nothing to import', async () => {
    expect(await run()).toMatchObject({
      state: 'failed',
      error: expect.stringContaining('has no CSV, TSV, XLSX or XML file') as unknown,
    });
  });
});

describe('an import into a shop with the demo', () => {
  const ALMA = 'alma@vitrine.example';
  const MIRA = 'mira@vitrine.example';
  let token: string;
  beforeEach(async () => {
    await writeFile(join(folder, 'goods.csv'), `${HEAD}scarf,Scarf,SCARF-1,20,true,active\n`);
    await seedPeople(fixture.platform.people, { now: fixture.clock.now() });
    ({ token } = await signIn(fixture, ALMA));
  });

  const update = async (more = '') => {
    const { status, json } = await fixture.call('GET', `/api/manage/update?token=${token}${more}`);
    return { status, ...(json as { readonly result: UpdateReport; readonly meta?: { readonly error?: string } }) };
  };
  const counts = () => fixture.platform.demo.count();
  const skus = async () => [...(await fixture.platform.catalogue.productIds()).keys()];
  const me = async () =>
    (await fixture.call('GET', `/api/user/profile-account?token=${token}`)).json as { result: { email: string } };

  it('writes nothing before a decision about the demo data, and counts it', async () => {
    const before = await counts();
    expect(before).toMatchObject({ people: 6, products: expect.any(Number) as number });
    const dry = await update('&dry_run=true');
    expect(dry.result.demo).toEqual({ ...before, people: before.people - 1, fate: null });
    const refused = await update();
    expect(refused).toMatchObject({ status: 409, meta: { error: 'demo_undecided' } });
    expect(refused.result).toMatch(
      /^The shop has demo data with \d+ products.* 5 people and \d+ orders\..*--keep-demo.*--remove-demo/,
    );
    expect(await counts()).toEqual(before);
    expect(await skus()).not.toContain('SCARF-1');
  });

  it('keeps all of it with that option', async () => {
    const before = await counts();
    const { result } = await update('&demo=keep');
    expect(result).toMatchObject({ state: 'done', demo: { fate: 'keep', products: before.products } });
    expect(await counts()).toEqual(before);
    expect(await skus()).toContain('SCARF-1');
  });

  it("removes the demo's products, people and orders with that option, except the importing person's account, session and role", async () => {
    const before = await counts();
    const { result } = await update('&demo=remove');
    expect(result).toMatchObject({ state: 'done', demo: { ...before, people: before.people - 1, fate: 'remove' } });
    expect(await counts()).toEqual({
      ...before,
      products: 0,
      categories: 0,
      reviews: 0,
      coupons: 0,
      orders: 0,
      people: 1,
    });
    expect(await skus()).toEqual(['SCARF-1']);
    expect((await me()).result.email).toBe(ALMA);
    expect((await update()).result).toMatchObject({ state: 'done', demo: null });
    const others = await fixture.platform.people.write((people) => people.personOf(MIRA));
    expect(others).toBeUndefined();
  });

  it('keeps the demo user who acts as another, and the one they act as', async () => {
    const acted = await fixture.call('GET', `/api/user/profile?token=${token}&contact=${encodeURIComponent(MIRA)}`);
    expect(acted.status).toBe(200);
    ({ token } = (acted.json as { readonly result: { readonly token: string } }).result);
    expect((await update('&demo=remove')).result).toMatchObject({ state: 'done' });
    expect((await counts()).people).toBe(2);
    expect((await me()).result.email).toBe(MIRA);
  });

  it('keeps it if no row of the file is valid', async () => {
    const before = await counts();
    await writeFile(join(folder, 'goods.csv'), `${HEAD}scarf,Scarf,SCARF-1,dear,true,active\n`);
    expect((await update('&demo=remove')).result).toMatchObject({ rows: { written: 0 }, demo: null });
    expect(await counts()).toEqual(before);
  });
});
