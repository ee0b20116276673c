import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Libsql from 'libsql';
import { afterEach, describe, expect, it } from 'vitest';
import { openSqlite } from '../../../../adapters/database/sqlite';
import { beginUnit } from '../../../../adapters/database/sqlite/begin-unit';

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

async function twoOnOneFile() {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-turn-'));
  ends.push(() => rmSync(folder, { recursive: true, force: true }));
  const database = await openSqlite(join(folder, 'shop.db'));
  ends.push(() => database.close());
  const other = new Libsql(join(folder, 'shop.db'));
  ends.push(() => other.close());
  return { database, other };
}

const busy = () => Object.assign(new Error('database is locked'), { code: 'SQLITE_BUSY' });

describe('a unit that writes while another process writes', () => {
  it('waits for the other process, and lets this process serve other requests meanwhile', async () => {
    const { database, other } = await twoOnOneFile();
    other.exec('BEGIN IMMEDIATE');
    let isWritten = false;
    const written = database
      .write((db) => db.versions.raise('stock'))
      .then(() => {
        isWritten = true;
      });
    let served = 0;
    for (const end = Date.now() + 500; Date.now() < end; served += 1) {
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
    expect(isWritten).toBe(false);
    expect(served).toBeGreaterThan(3); // SQLite's own wait would block all of them for 50 ms.
    other.exec('COMMIT');
    await written;
    expect(isWritten).toBe(true);
  });

  it('gives up after its timeout with the error of the database', async () => {
    let tries = 0;
    const begun = beginUnit(() => {
      tries += 1;
      throw busy();
    }, 100);
    await expect(begun).rejects.toMatchObject({ code: 'SQLITE_BUSY' });
    expect(tries).toBeGreaterThan(3);
  });

  it('fails at once if the file itself is faulty', () => {
    const full = () => {
      throw Object.assign(new Error('disk full'), { code: 'SQLITE_FULL' });
    };
    expect(() => beginUnit(full)).toThrow('disk full');
  });
});
