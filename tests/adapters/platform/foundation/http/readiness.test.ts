import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { openSqlite } from '../../../../../adapters/database/sqlite';
import { createFolderFiles } from '../../../../../adapters/files/folder';
import type { Database } from '../../../../../adapters/platform/ports/database';
import type { FileStore } from '../../../../../adapters/platform/ports/foundation/files';
import { openFixturePlatform, type FixturePlatform } from '../../../../fixtures/platform';

let shop: FixturePlatform | undefined;
let folder: string | undefined;
afterEach(async () => {
  await shop?.platform.close();
  if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
  folder = undefined;
});

async function openShop() {
  const data = mkdtempSync(join(tmpdir(), 'vitrine-ready-'));
  folder = data;
  const stored = await openSqlite(join(data, 'shop.db'));
  const kept = createFolderFiles({ folder: data });
  const disk = { failsRows: false, failsFiles: false, hangs: false, writes: 0, puts: 0 };
  const full = (code: string) => Promise.reject(Object.assign(new Error('database or disk is full'), { code }));
  const database: Database = {
    read: (work) => stored.read(work),
    write: (work, durability) => {
      disk.writes += 1;
      if (disk.hangs) return new Promise(() => undefined);
      return disk.failsRows ? full('SQLITE_FULL') : stored.write(work, durability);
    },
    close: () => stored.close(),
  };
  const files: FileStore = {
    ...kept,
    put: (key, content) => {
      disk.puts += 1;
      return disk.failsFiles ? full('ENOSPC') : kept.put(key, content);
    },
  };
  const opened = await openFixturePlatform({ database, files });
  shop = opened;
  return { disk, ...opened };
}

const callOf = (fixture: FixturePlatform) => (method: 'GET', path: string) => fixture.call(method, path);

const ALL = { database: 'ok', writing: 'ok', files: 'ok', index: 'ok' };

describe('/readyz', () => {
  it('fails if nothing can be written, and says which part fails; /healthz does not', async () => {
    const opened = await openShop();
    const { clock, disk, telemetry } = opened;
    const call = callOf(opened);
    expect(await call('GET', '/readyz')).toMatchObject({ status: 200, json: { meta: { products: 12, parts: ALL } } });
    disk.failsRows = true;
    await clock.advance(1000);
    expect(await call('GET', '/readyz')).toEqual({
      status: 503,
      json: {
        code: 503,
        result: 'not ready',
        meta: { error: 'not_ready', parts: { ...ALL, writing: 'failed' } },
      },
    });
    expect((await call('GET', '/healthz')).status).toBe(200);
    expect(telemetry.records.at(-1)).toMatchObject({ context: { where: 'readyz', part: 'writing' } });
    disk.failsRows = false;
    await clock.advance(1000);
    expect((await call('GET', '/readyz')).status).toBe(200);
  });

  it('fails if no file can be kept', async () => {
    const opened = await openShop();
    const { clock, disk } = opened;
    const call = callOf(opened);
    disk.failsFiles = true;
    const failed = { status: 503, json: { meta: { parts: { ...ALL, files: 'failed' } } } };
    expect(await call('GET', '/readyz')).toMatchObject(failed);
    disk.failsFiles = false;
    await clock.advance(1000);
    expect((await call('GET', '/readyz')).status).toBe(200);
    // Rechecked after half a minute.
    disk.failsFiles = true;
    await clock.advance(29_000);
    expect((await call('GET', '/readyz')).status).toBe(200);
    await clock.advance(1000);
    expect(await call('GET', '/readyz')).toMatchObject(failed);
  });

  it('fails if the disk hangs, after five seconds', async () => {
    const opened = await openShop();
    const { clock, disk } = opened;
    const call = callOf(opened);
    await call('GET', '/readyz');
    await clock.advance(1000);
    disk.hangs = true;
    const asked = call('GET', '/readyz');
    await clock.advance(5000);
    expect(await asked).toMatchObject({ status: 503, json: { meta: { parts: { ...ALL, writing: 'failed' } } } });
    disk.hangs = false;
  });

  it('writes at most once per second, however often it is requested', async () => {
    const opened = await openShop();
    const { clock, disk } = opened;
    const call = callOf(opened);
    const before = disk.writes;
    for (let round = 0; round < 50; round += 1) await call('GET', '/readyz');
    expect([disk.writes - before, disk.puts]).toEqual([1, 1]);
    await clock.advance(1000);
    await call('GET', '/readyz');
    expect([disk.writes - before, disk.puts]).toEqual([2, 1]);
  });
});
