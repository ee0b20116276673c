import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { importSourceAt } from '../../cli/composition/composition-parts';
import { openFixturePlatform, type FixturePlatform } from '../fixtures/platform';

const HEAD = 'Handle,Title,Variant SKU,Variant Price,Published,Status\n';

let folder: string;
let fixture: FixturePlatform;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-source-'));
  fixture = await openFixturePlatform({ importSource: importSourceAt(folder) });
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

  it('says that a folder has nothing to import', async () => {
    expect(await run()).toMatchObject({
      state: 'failed',
      error: expect.stringContaining('has no CSV file') as unknown,
    });
  });
});
