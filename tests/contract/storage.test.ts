import 'fake-indexeddb/auto';
import { IDBFactory, IDBObjectStore as FakeObjectStore } from 'fake-indexeddb';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, readdir, rm, rmdir, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as setTimeoutPromise } from 'node:timers/promises';
import * as vitest from 'vitest';
import * as z from 'zod/mini';
import { createFileStorage } from '../../adapters/storage/file';
import { createIndexedDbStorage } from '../../adapters/storage/indexed-db';
import { createMemoryStorage } from '../../adapters/storage/memory';
import { storageSuite } from '../../testing';
import { buildPrograms } from './programs/build-programs';

const { afterAll, afterEach, beforeAll, describe, expect, it } = vitest;

describe('memory storage', () =>
  storageSuite(vitest, () => createMemoryStorage(), {
    openSmall: (quotaBytes) => createMemoryStorage({ quotaBytes }),
  }));

describe('createMemoryStorage', () => {
  it('counts all collections towards the quota, and frees space on removal', async () => {
    const storage = createMemoryStorage({ quotaBytes: 10 });
    await storage.set('a', 'k', '123');
    await storage.set('b', 'k', '123');
    await expect(storage.set('c', 'k', 1)).rejects.toThrow('11 bytes would exceed the quota of 10 bytes');
    await storage.clear('a');
    await storage.set('c', 'k', '123');
    await storage.remove('b', 'k');
    await storage.set('a', 'k', '123');
    expect(await storage.usage('a')).toBe(5);
  });
});

const stored = z.object({ turn: z.number(), fill: z.string(), end: z.literal(true) });

let factory = new IDBFactory();
// eslint-disable-next-line @typescript-eslint/unbound-method -- always called with its own `this`
const putForReal = FakeObjectStore.prototype.put;

const openInBrowser = () => createIndexedDbStorage({ name: 'suite', factory });
describe('IndexedDB storage', () =>
  storageSuite(
    vitest,
    () => {
      factory = new IDBFactory();
      return openInBrowser();
    },
    {
      reopen: openInBrowser,
      openSmall: (bytes) => {
        FakeObjectStore.prototype.put = function put(this: IDBObjectStore, value: unknown, key?: IDBValidKey) {
          // Browsers abort the whole transaction when the quota is exceeded.
          if (typeof value === 'string' && value.length > bytes) throw new DOMException('full', 'QuotaExceededError');
          return putForReal.call(this, value, key);
        };
        return createIndexedDbStorage({ name: 'small', factory: new IDBFactory() });
      },
    },
  ));

describe('createIndexedDbStorage', () => {
  afterEach(() => {
    FakeObjectStore.prototype.put = putForReal;
  });

  it('keeps databases of different names apart', async () => {
    const own = new IDBFactory();
    const [us, en] = [
      createIndexedDbStorage({ name: 'us', factory: own }),
      createIndexedDbStorage({ name: 'en', factory: own }),
    ];
    await us.set('carts', 'key', 'us');
    expect(await en.get('carts', 'key')).toBeUndefined();
    await Promise.all([us.close(), en.close()]);
  });

  it('does not block another tab that deletes the database, and starts over afterwards', async () => {
    const own = new IDBFactory();
    const storage = createIndexedDbStorage({ name: 'shop', factory: own });
    await storage.set('carts', 'key', 1);
    await new Promise<void>((resolve, reject) => {
      const request = own.deleteDatabase('shop');
      request.onsuccess = () => {
        resolve();
      };
      request.onblocked = () => {
        reject(new Error('the storage blocks the deletion'));
      };
    });
    expect(await storage.get('carts', 'key')).toBeUndefined();
    await storage.set('carts', 'key', 2);
    expect(await storage.get('carts', 'key')).toBe(2);
    await storage.close();
  });

  it('retries with the next call when the database could not be opened', async () => {
    const own = new IDBFactory();
    const newer = own.open('shop', 7);
    await new Promise((resolve) => {
      newer.onsuccess = resolve;
    });
    const storage = createIndexedDbStorage({ name: 'shop', factory: own });
    await expect(storage.get('carts', 'key')).rejects.toThrow(/version/i);
    newer.result.close();
    await new Promise((resolve) => {
      own.deleteDatabase('shop').onsuccess = resolve;
    });
    await storage.set('carts', 'key', 1);
    expect(await storage.get('carts', 'key')).toBe(1);
    await storage.close();
  });
});

const folders: string[] = [];
let folder = '';
async function newFolder(): Promise<string> {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-storage-'));
  folders.push(folder);
  return folder;
}
afterAll(async () => {
  await Promise.all(folders.map((path) => rm(path, { recursive: true, force: true })));
});

const openInFolder = () => createFileStorage({ folder: join(folder, 'made', 'on', 'demand') });
describe('file storage', () =>
  storageSuite(
    vitest,
    async () => {
      await newFolder();
      return openInFolder();
    },
    { reopen: openInFolder },
  ));

describe('createFileStorage', () => {
  const leftover = (pid: number): string => `key.json.${pid}.11111111-2222-4333-8444-555555555555.tmp`;

  it('keeps one readable file per value that only its owner may read', async () => {
    const storage = createFileStorage({ folder: await newFolder() });
    await storage.set('carts', 'My Cart', { token: 'x' });
    const path = join(folder, 'carts', '%004dy%0020%0043art.json');
    expect(await readFile(path, 'utf8')).toBe('{"token":"x"}');
    await storage.close();
  });

  it('ignores temporary files of a killed write, and removes them once its process is gone', async () => {
    await createFileStorage({ folder: await newFolder() }).set('carts', 'key', 'whole');
    await writeFile(join(folder, 'carts', leftover(2 ** 22 + 1)), '"ha');
    const storage = createFileStorage({ folder });
    expect(await storage.get('carts', 'key')).toBe('whole');
    expect(await storage.keys('carts')).toEqual(['key']);
    expect(await storage.usage('carts')).toBe(7);
    expect(await readdir(join(folder, 'carts'))).toEqual(['key.json']);
    await storage.close();
  });

  it('leaves the temporary file of a living process alone until it is a minute old', async () => {
    await createFileStorage({ folder: await newFolder() }).set('carts', 'key', 'whole');
    const path = join(folder, 'carts', leftover(process.pid));
    await writeFile(path, '"ha');
    await createFileStorage({ folder }).get('carts', 'key');
    expect(await readdir(join(folder, 'carts'))).toHaveLength(2);
    const longAgo = new Date(Date.now() - 61_000);
    await utimes(path, longAgo, longAgo);
    await createFileStorage({ folder }).get('carts', 'key');
    expect(await readdir(join(folder, 'carts'))).toEqual(['key.json']);
  });

  it('names the file when its content is not JSON', async () => {
    const storage = createFileStorage({ folder: await newFolder() });
    await storage.set('carts', 'key', 1);
    await writeFile(join(folder, 'carts', 'key.json'), '{"a":');
    await expect(storage.get('carts', 'key')).rejects.toThrow(`${join(folder, 'carts', 'key.json')} is not JSON`);
    await storage.set('carts', 'key', 2);
    expect(await storage.get('carts', 'key')).toBe(2);
  });

  it('leaves nothing behind when a write fails, and continues when the cause is gone', async () => {
    const storage = createFileStorage({ folder: await newFolder() });
    const path = join(folder, 'carts', 'key.json');
    await mkdir(path, { recursive: true }); // A folder at the target makes the final rename fail.
    await expect(storage.set('carts', 'key', 'new')).rejects.toThrow(/EISDIR|ENOTEMPTY|EEXIST|EPERM/);
    expect(await readdir(join(folder, 'carts'))).toEqual(['key.json']);
    await rmdir(path);
    await storage.set('carts', 'key', 'new');
    expect(await storage.get('carts', 'key')).toBe('new');
  });
});

describe('createFileStorage in separate processes', () => {
  let programs = '';
  beforeAll(async () => {
    programs = await mkdtemp(join(tmpdir(), 'vitrine-programs-'));
    folders.push(programs);
    await buildPrograms(programs, ['write-forever', 'write-too-much']);
  });

  async function writeUntilKilled(firstTurn: number, afterMs: number): Promise<Map<string, number>> {
    const child = spawn(process.execPath, [join(programs, 'write-forever.mjs'), folder, String(firstTurn)]);
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => {
      if (output === '') setTimeout(() => child.kill('SIGKILL'), afterMs);
      output += chunk.toString();
    });
    await once(child, 'close');
    const lines = output.split('\n').slice(0, -1); // The last line may be incomplete.
    return new Map(lines.map((line) => line.split(' ')).map(([key = '', turn]) => [key, Number(turn)]));
  }

  it('holds complete values, none older than the last completed write, when it is killed while writing', async () => {
    await newFolder();
    let killedInAWrite = 0;
    let turn = 0;
    for (let round = 0; round < 60 && (round < 10 || killedInAWrite < 3); round += 1) {
      const done = await writeUntilKilled(turn, 5 + ((round * 37) % 60));
      const names = await readdir(join(folder, 'carts'));
      if (names.some((name) => name.endsWith('.tmp'))) killedInAWrite += 1;
      const storage = createFileStorage({ folder });
      for (const [key, last] of done) {
        const value = stored.parse(await storage.get('carts', key));
        expect(value.fill).toHaveLength((value.turn * 7919) % 200_000);
        expect(value.turn).toBeGreaterThanOrEqual(last);
        turn = Math.max(turn, value.turn + 1);
      }
      expect((await readdir(join(folder, 'carts'))).filter((name) => !name.endsWith('.json'))).toEqual([]);
      await storage.close();
    }
    expect(killedInAWrite).toBeGreaterThanOrEqual(3);
    expect(turn).toBeGreaterThan(10);
  });

  it('holds one complete value when several processes write the same key at once', async () => {
    await newFolder();
    const writers = [1000, 2000, 3000].map((first) => writeUntilKilled(first, 150));
    const storage = createFileStorage({ folder });
    let seen = 0;
    for (let poll = 0; poll < 100; poll += 1) {
      const value = await storage.get('carts', 'key0');
      if (value !== undefined) {
        seen += 1;
        const { turn, fill } = stored.parse(value);
        expect(fill).toHaveLength((turn * 7919) % 200_000);
      }
      await setTimeoutPromise(5);
    }
    expect((await Promise.all(writers)).every((done) => done.size > 0)).toBe(true);
    expect(seen).toBeGreaterThan(0);
    await storage.close();
  });

  it('refuses a value that does not fit with StorageQuotaError and keeps the old one', async () => {
    await newFolder();
    // A file size limit fails mid-write, like a full disk.
    const command = `trap '' XFSZ; ulimit -f 16; exec "$0" "$@"`;
    const child = spawn('sh', ['-c', command, process.execPath, join(programs, 'write-too-much.mjs'), folder]);
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    await once(child, 'close');
    expect(JSON.parse(output)).toEqual({ outcome: 'StorageQuotaError', value: 'old', keys: ['key'] });
    expect(await readdir(join(folder, 'carts'))).toEqual(['key.json']);
  });
});
