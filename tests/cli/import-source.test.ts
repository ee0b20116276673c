import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { importSourceAt, uploadedCatalogue } from '../../cli/composition/composition-imports';
import { openFixturePlatform, type FixturePlatform } from '../fixtures/platform';

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

async function run() {
  const started = await fixture.platform.updates.start('owner');
  if (started.kind === 'refused') throw new Error(started.code);
  return started.finished;
}

describe('--import-source', () => {
  it('takes in all CSV files of a folder, and names the rows that were left out', async () => {
    await writeFile(join(folder, 'a.csv'), `${HEAD}scarf,Scarf,SCARF-1,20,true,active\n`);
    await writeFile(
      join(folder, 'b.csv'),
      `${HEAD}glove,Glove,GLOVE-1,dear,true,active\nbelt,Belt,BELT-1,30,true,active\n`,
    );
    expect(await run()).toMatchObject({
      state: 'done',
      rows: { read: 3, written: 2, refused: 1 },
      products: { created: 2, updated: 0, unchanged: 0 },
      refused: [{ file: 'b.csv', row: 2, sku: 'GLOVE-1' }],
    });
    expect(await run()).toMatchObject({ state: 'done', products: { created: 0, unchanged: 2 } });
  });

  it('reads a file that was uploaded under its own name, and keeps nothing of it', async () => {
    const bytes = (text: string) => new TextEncoder().encode(text);
    const target = fixture.platform;
    const source = uploadedCatalogue({
      name: 'C:\\lists\\Winter 26.csv',
      bytes: bytes(`${HEAD}cap,Cap,CAP-1,9,true,active\n`),
    });
    const folders = async () => (await readdir(tmpdir())).filter((name) => name.startsWith('vitrine-goods-'));
    const before = await folders();
    await expect(source.run(target, () => undefined)).rejects.toThrow(
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
    expect(await priced.run(target, () => undefined)).toMatchObject({ products: { created: 1 }, changes: [] });
    const broken = uploadedCatalogue({ name: 'notes.csv', bytes: bytes('a,b\n1,2\n') });
    await expect(broken.run(target, () => undefined)).rejects.toThrow('no export of Magento, Shopify or WooCommerce');
    const other = uploadedCatalogue({ name: 'notes.csv', bytes: new Uint8Array([0x61, 0xff, 0xfe]) });
    await expect(other.run(target, () => undefined)).rejects.toThrow(/^notes\.csv is not UTF-8/);
    expect(await folders()).toEqual(before);
  });

  it('says that a folder has nothing to import', async () => {
    expect(await run()).toMatchObject({
      state: 'failed',
      error: expect.stringContaining('has no CSV, TSV, XLSX or XML file') as unknown,
    });
  });
});
