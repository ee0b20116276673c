import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Libsql from 'libsql';
import { afterEach, describe, expect, it } from 'vitest';
import { openSqlite } from '../../../../adapters/database/sqlite';
import { outOfReach } from '../../../../adapters/database/sqlite/out-of-reach';
import { DatabaseUnavailableError } from '../../../../adapters/platform/ports/database';
import { cartWith, orderOf } from '../../../fixtures/order';
import { openFixturePlatform, type FixturePlatform } from '../../../fixtures/platform';

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'vitrine-full-'));
  ends.push(() => rmSync(made, { recursive: true, force: true }));
  return made;
}

/** A 12 MB disk; undefined if this user cannot mount one. */
function smallDisk(): string | undefined {
  const place = folder();
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=12m', 'tmpfs', place]);
  if (status !== 0) return undefined;
  // The driver releases a closed file only on garbage collection.
  ends.push(() => spawnSync('umount', ['--lazy', place]));
  return place;
}

function fill(disk: string): () => void {
  const file = join(disk, 'filler');
  const { bavail, bsize } = statfsSync(disk);
  writeFileSync(file, Buffer.alloc(bavail * bsize));
  return () => rmSync(file);
}

const UNAVAILABLE = { status: 503, json: { code: 503, meta: { error: 'database_unavailable' } } };

async function fillUp(shop: FixturePlatform, order: unknown) {
  for (let tries = 0; tries < 400; tries += 1) {
    const made = await shop.call('POST', '/api/cart/create?storeCode=us');
    if (made.status !== 200) return made;
  }
  return shop.call('POST', '/api/order', order);
}

describe('a shop on SQLite whose disk is full', () => {
  it('responds 503 in the envelope, is not ready, keeps showing products, and resumes sales automatically', async ({
    skip,
  }) => {
    const disk = smallDisk();
    if (disk === undefined) return skip('this user may not mount a small disk');
    const database = await openSqlite(join(disk, 'shop.db'));
    const shop = await openFixturePlatform({ database });
    ends.push(() => shop.platform.close());
    const first = await orderOf(shop, await cartWith(shop, [{ sku: 'TEE', qty: 2 }]));
    expect((await shop.call('POST', '/api/order', first)).status).toBe(200);
    const next = await orderOf(shop, await cartWith(shop, [{ sku: 'TEE', qty: 1 }]));
    const free = fill(disk);
    expect(await fillUp(shop, next)).toMatchObject(UNAVAILABLE);
    expect(await shop.call('POST', '/api/order', next)).toMatchObject(UNAVAILABLE);
    await shop.clock.advance(1000);
    expect((await shop.call('GET', '/readyz')).status).toBe(503);
    expect((await shop.call('GET', '/api/stock/check?sku=TEE')).json).toMatchObject({ result: { qty: 98 } });
    expect((await shop.platform.stats()).orders).toBe(1);
    free();
    await shop.clock.advance(1000);
    expect((await shop.call('GET', '/readyz')).status).toBe(200);
    for (let sent = 0; sent < 2; sent += 1) expect((await shop.call('POST', '/api/order', next)).status).toBe(200);
    expect((await shop.platform.stats()).orders).toBe(2);
    expect((await shop.call('GET', '/api/stock/check?sku=TEE')).json).toMatchObject({ result: { qty: 97 } });
    const look = new Libsql(join(disk, 'shop.db'));
    expect(look.prepare('PRAGMA integrity_check').all([])).toEqual([{ integrity_check: 'ok' }]);
    look.close();
  });
});

describe('a shop on SQLite whose file is locked by another process', () => {
  it('reports it while it lasts, and accepts writes after that', async () => {
    const file = join(folder(), 'shop.db');
    const database = await openSqlite(file);
    ends.push(() => database.close());
    const other = new Libsql(file);
    ends.push(() => other.close());
    other.exec('BEGIN IMMEDIATE');
    await expect(database.write((db) => db.flags.set('one'))).rejects.toThrow(DatabaseUnavailableError);
    expect(await database.read((db) => db.flags.has('one'))).toBe(false);
    other.exec('COMMIT');
    await database.write((db) => db.flags.set('one'), 'power');
    expect(await database.read((db) => db.flags.has('one'))).toBe(true);
  });
});

describe('the error of a unit on SQLite', () => {
  const failed = (code: string) => Object.assign(new Error('said by the disk'), { code });

  it.each(['SQLITE_FULL', 'SQLITE_READONLY_DBMOVED', 'SQLITE_IOERR_WRITE', 'SQLITE_BUSY', 'ENOSPC', 'EROFS'])(
    'is temporary if it is %s',
    (code) => {
      expect(outOfReach(failed(code))).toBeInstanceOf(DatabaseUnavailableError);
    },
  );

  it.each(['SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CORRUPT', 'SQLITE_ERROR', 'ENOENT'])(
    'is permanent if it is %s',
    (code) => {
      const error = failed(code);
      expect(outOfReach(error)).toBe(error);
    },
  );

  it('is unchanged if it is not a disk error', () => {
    expect(outOfReach('gone')).toBe('gone');
  });
});
