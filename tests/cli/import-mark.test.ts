import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ImportFileError } from '../../adapters/import';
import { machineChecks } from '../../cli/areas/doctor/machine-checks';
import { marked, readImportMark } from '../../cli/composition/import-mark';
import { needsSeed } from '../../cli/composition/seeding';
import { openFixturePlatform } from '../fixtures/platform';

let data: string;
beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'vitrine-mark-'));
});
afterEach(() => rmSync(data, { recursive: true, force: true }));

const doctor = async () => {
  const place = { root: '.', data, host: '127.0.0.1', port: 0, now: () => Date.now() };
  return machineChecks(place)
    .find(({ name }) => name === 'import')
    ?.look();
};
/** No process has this id. */
const GONE = 2 ** 30;
const cutOff = () =>
  writeFileSync(
    join(data, 'last-import.json'),
    JSON.stringify({ file: 'goods.csv', pid: GONE, began_at: '2026-11-30T10:00:00.000Z', ended_at: null }),
  );

describe('the import mark', () => {
  it('exists during and after it, with or without an error', async () => {
    expect(await doctor()).toMatchObject({ state: 'skipped' });
    await marked(data, '/tmp/goods.csv', async () => {
      expect(await readImportMark(data)).toMatchObject({ file: 'goods.csv', ended_at: null, isCutOff: false });
      expect(await doctor()).toMatchObject({ state: 'right', found: 'goods.csv is being imported' });
    });
    expect(await doctor()).toMatchObject({ state: 'right' });
    const failing = marked(data, 'other.csv', () => Promise.reject(new Error('no such currency')));
    await expect(failing).rejects.toThrow('no such currency');
    expect(await readImportMark(data)).toMatchObject({ file: 'other.csv', isCutOff: false });
  });

  it('lets doctor report an interrupted import, and how to continue', async () => {
    cutOff();
    expect(await doctor()).toEqual({
      state: 'wrong',
      found: 'the import of goods.csv of 2026-11-30T10:00:00.000Z was cut off',
      remedy: 'import the file again: it continues',
    });
  });

  it('if corrupt counts as an interrupted import, and does not block', async () => {
    writeFileSync(join(data, 'last-import.json'), '{"file":"goo');
    expect(await readImportMark(data)).toMatchObject({ isCutOff: true });
    expect(await doctor()).toMatchObject({ state: 'wrong' });
    await marked(data, 'goods.csv', () => Promise.resolve());
    expect(await readImportMark(data)).toMatchObject({ file: 'goods.csv', isCutOff: false });
  });

  it('is unchanged by an unreadable file', async () => {
    const missing = () => Promise.reject(new ImportFileError('FILE_MISSING', 'there is no such file'));
    await expect(marked(data, 'none.csv', missing)).rejects.toThrow('no such file');
    expect(await readImportMark(data)).toBeUndefined();
    await marked(data, 'goods.csv', () => Promise.resolve());
    await expect(marked(data, 'none.csv', missing)).rejects.toThrow('no such file');
    expect(await readImportMark(data)).toMatchObject({ file: 'goods.csv' });
  });

  it('keeps the demo out of a folder that a merchant imported into, even if it is empty', async () => {
    const { platform } = await openFixturePlatform();
    const empty = {
      ...platform,
      stats: () => Promise.resolve({ products: 0, categories: 0, orders: 0, payments: 0, carts: 0 }),
    };
    expect(await needsSeed(empty, data)).toBe(true);
    cutOff();
    expect(await needsSeed(empty, data)).toBe(false);
    await platform.close();
  });
});
