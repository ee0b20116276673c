import { chmod, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { tighten } from '../../../../adapters/database/sqlite';
import { openFixturePlatform } from '../../../fixtures/platform';

let data: string;
beforeEach(async () => {
  data = await mkdtemp(join(tmpdir(), 'vitrine-mode-'));
});
afterEach(() => rm(data, { recursive: true, force: true }));

const modeOf = async (path: string) => ((await stat(path)).mode & 0o7777).toString(8);

describe('the data folder of a shop', () => {
  it('is readable only by its owner after the shop was opened by any user and in any way', async () => {
    await chmod(data, 0o755);
    await writeFile(join(data, 'shop.db'), '', { mode: 0o644 });
    const { platform } = await openFixturePlatform({ data });
    expect(await modeOf(data)).toBe('700');
    const files = (await readdir(data)).filter((name) => name.startsWith('shop.db'));
    expect(files).toContain('shop.db-wal');
    for (const name of files) expect([name, await modeOf(join(data, name))]).toEqual([name, '600']);
    await platform.close();
  });

  it('is unchanged if it is writable by everyone or does not exist', async () => {
    await chmod(data, 0o1777);
    tighten(data, 0o700);
    expect(await modeOf(data)).toBe('1777');
    expect(() => {
      tighten(join(data, 'nothing'), 0o600);
    }).not.toThrow();
  });
});
