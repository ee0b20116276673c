import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, writeFile, utimes } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DiskCache } from '../../../adapters/images/disk-cache';
import { temporaryFolder } from './tmp-picture';

const HOUR_MS = 3_600_000;

let folder: string;
let now: number;

beforeEach(async () => {
  folder = path.join(await temporaryFolder(), 'cache');
  now = Date.now(); // Written files carry the system time.
});
afterEach(() => rm(path.dirname(folder), { recursive: true }));

const open = (maxBytes = 1000) => new DiskCache({ folder, maxBytes, now: () => now });
const bytes = (size: number, fill = 1) => Buffer.alloc(size, fill);

async function names(): Promise<readonly string[]> {
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  return files.flatMap((file) => (file.isFile() ? [file.name] : [])).sort();
}

async function fill(cache: DiskCache, ...files: readonly string[]): Promise<void> {
  for (const name of files) {
    await cache.write(`ab/${name}`, bytes(300));
    now += HOUR_MS;
  }
}

describe('disk cache files with a size limit', () => {
  it('are found again unchanged, and missing ones are not', async () => {
    const cache = open();
    await cache.write('ab/one.avif', bytes(10, 7));
    expect(await cache.read('ab/one.avif')).toEqual(bytes(10, 7));
    expect(await open().read('ab/one.avif')).toEqual(bytes(10, 7));
    expect(await cache.read('ab/two.avif')).toBeUndefined();
  });

  it('are evicted in least recently used order', async () => {
    const cache = open();
    await fill(cache, 'a', 'b', 'c');
    await cache.read('ab/a');
    await fill(cache, 'd');
    expect(await names()).toEqual(['a', 'c', 'd']);
  });

  it('are counted once when they are written again', async () => {
    const cache = open();
    await fill(cache, 'a', 'b', 'a', 'a', 'c');
    expect(await names()).toEqual(['a', 'b', 'c']);
  });

  it('keep their access order across processes', async () => {
    await fill(open(), 'a', 'b', 'c');
    await open().read('ab/a');
    now += HOUR_MS;
    await fill(open(), 'd');
    expect(await names()).toEqual(['a', 'c', 'd']);
  });

  it('include files of earlier processes, and partial files of killed ones', async () => {
    await mkdir(path.join(folder, 'ab'), { recursive: true });
    await writeFile(path.join(folder, 'ab/half.12345'), bytes(900));
    await utimes(path.join(folder, 'ab/half.12345'), 1, 1);
    await fill(open(), 'a');
    expect(await names()).toEqual(['a']);
  });

  it('include files that another process writes to the same folder', async () => {
    const [one, other] = [open(), open()];
    await fill(one, 'a');
    await fill(other, 'b', 'c', 'd');
    await fill(one, 'e', 'f');
    const left = await names();
    expect(left.length).toBeLessThanOrEqual(3);
    expect(left).toContain('f');
  });

  it('may all be deleted from outside', async () => {
    const cache = open();
    await fill(cache, 'a', 'b', 'c');
    await rm(folder, { recursive: true });
    expect(await cache.read('ab/a')).toBeUndefined();
    await fill(cache, 'd', 'e', 'f', 'g');
    expect(await names()).toEqual(['e', 'f', 'g']);
  });

  it('are complete or missing for many concurrent readers and writers', async () => {
    const cache = open();
    const work = Array.from({ length: 120 }, async (_, turn) => {
      const name = `ab/${turn % 8}`;
      if (turn % 3 === 0) await cache.write(name, bytes(300, turn % 8));
      const read = await cache.read(name);
      return read === undefined || read.equals(bytes(300, turn % 8));
    });
    expect(new Set(await Promise.all(work))).toEqual(new Set([true]));
    await cache.write('ab/last', bytes(300));
    expect((await names()).length).toBeLessThanOrEqual(3);
  });

  it('are not evicted while they are being written', async () => {
    await fill(open(), 'a', 'b');
    const underWay = path.join(folder, 'ab', `c.${process.pid}.${randomUUID()}.tmp`);
    await writeFile(underWay, bytes(300));
    await utimes(underWay, Date.now() / 1000 - 30, Date.now() / 1000 - 30);
    const left = path.join(folder, 'ab', `c.999999999.${randomUUID()}.tmp`);
    await writeFile(left, bytes(300));
    await fill(open(), 'd', 'e', 'f');
    const found = await names();
    expect(found).toContain(path.basename(underWay));
    expect(found).not.toContain(path.basename(left));
  });

  it('larger than the limit are kept only while they are sent', async () => {
    const cache = open(100);
    await cache.write('ab/large', bytes(500));
    expect(await names()).toEqual([]);
  });
});
