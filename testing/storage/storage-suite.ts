import { StorageQuotaError, type JsonValue, type Storage } from '../../core/ports';
import type { SuiteApi } from '../api/suite-api';

type Open = () => Storage | Promise<Storage>;

/** Further storages for the suite. */
export interface StorageSuiteOptions {
  /** Opens another storage on the medium of the latest one; omitted if values end with the storage. */
  readonly reopen?: Open;
  /** Opens an empty storage that has room for `bytes`; omitted if room cannot be limited. */
  readonly openSmall?: (bytes: number) => Storage | Promise<Storage>;
}

const KEYS = [
  '',
  ' ',
  'a',
  'A',
  'b/c',
  '..',
  '.',
  'ä',
  'я',
  '\u{1F600}',
  '\uD800',
  'a%0041',
  '%',
  '~x',
  'k'.repeat(900),
];
const VALUES: readonly JsonValue[] = [
  null,
  false,
  0,
  -1.5,
  '',
  'text',
  'ü€\u{1F600}\u2028',
  [],
  {},
  [1, [2, { a: [] }]],
];

/**
 * Contract tests of the port `Storage`.
 * @param make opens an empty storage for each test
 */
export function storageSuite(api: SuiteApi, make: Open, { reopen, openSmall }: StorageSuiteOptions = {}): void {
  const opened: Storage[] = [];
  const closing =
    (from: Open): (() => Promise<Storage>) =>
    async () => {
      const storage = await from();
      opened.push(storage);
      return storage;
    };
  const open = closing(make);
  api.describe('a storage', () => {
    api.afterEach(async () => {
      for (const storage of opened.splice(0)) await storage.close();
    });
    values(api, open);
    keys(api, open);
    collections(api, open);
    calls(api, open);
    closed(api, open);
    if (reopen) nextVisit(api, open, closing(reopen));
    if (openSmall)
      quota(
        api,
        closing(() => openSmall(4000)),
      );
  });
}

type Opened = () => Promise<Storage>;

function values({ it, expect }: SuiteApi, open: Opened): void {
  it('has no value for a key that was never set', async () => {
    const storage = await open();
    expect(await storage.get('carts', 'none')).toBeUndefined();
    expect(await storage.keys('carts')).toEqual([]);
    expect(await storage.usage('carts')).toBe(0);
  });

  for (const value of VALUES) {
    it(`returns ${JSON.stringify(value)} unchanged`, async () => {
      const storage = await open();
      await storage.set('carts', 'key', value);
      expect(await storage.get('carts', 'key')).toEqual(value);
    });
  }

  it('omits undefined members, as JSON does', async () => {
    const storage = await open();
    await storage.set('carts', 'key', { kept: 1, gone: undefined });
    expect(Object.keys(Object(await storage.get('carts', 'key')) as object)).toEqual(['kept']);
  });

  it('stores a copy: neither the written nor the read value is shared', async () => {
    const storage = await open();
    const items = [1];
    const setting = storage.set('carts', 'key', items);
    items.push(2);
    await setting;
    const read = await storage.get('carts', 'key');
    expect(read).toEqual([1]);
    if (Array.isArray(read)) read.push(3);
    expect(await storage.get('carts', 'key')).toEqual([1]);
  });
}

function keys({ it, expect }: SuiteApi, open: Opened): void {
  it('keeps unusual keys apart, and lists them by code unit', async () => {
    const storage = await open();
    for (const [index, key] of KEYS.entries()) await storage.set('odd', key, index);
    for (const [index, key] of KEYS.entries()) expect(await storage.get('odd', key)).toBe(index);
    expect(await storage.keys('odd')).toEqual([...KEYS].sort());
  });

  it('keeps unusual collections apart', async () => {
    const storage = await open();
    for (const [index, collection] of KEYS.entries()) await storage.set(collection, 'key', index);
    await storage.remove('A', 'key');
    expect(await storage.get('A', 'key')).toBeUndefined();
    expect(await storage.get('a', 'key')).toBe(KEYS.indexOf('a'));
    await storage.clear('');
    expect(await storage.keys('')).toEqual([]);
    expect(await storage.keys(' ')).toEqual(['key']);
  });
}

function collections({ it, expect }: SuiteApi, open: Opened): void {
  it('removes a value, and accepts removing it again', async () => {
    const storage = await open();
    await storage.set('carts', 'key', 1);
    await storage.remove('carts', 'key');
    await storage.remove('carts', 'key');
    expect(await storage.get('carts', 'key')).toBeUndefined();
    expect(await storage.keys('carts')).toEqual([]);
  });

  it('clears one collection and no other', async () => {
    const storage = await open();
    await storage.set('carts', 'one', 1);
    await storage.set('carts', 'k'.repeat(900), 2);
    await storage.set('orders', 'one', 3);
    await storage.clear('carts');
    expect(await storage.keys('carts')).toEqual([]);
    expect(await storage.usage('carts')).toBe(0);
    expect(await storage.get('orders', 'one')).toBe(3);
  });

  it('counts the bytes of the values as UTF-8 JSON text, and those of a replaced value no longer', async () => {
    const storage = await open();
    await storage.set('carts', 'ключ', 'a much longer text than the next');
    await storage.set('carts', 'ключ', 'ü€');
    await storage.set('carts', 'k'.repeat(900), { a: 1 });
    expect(await storage.usage('carts')).toBe('"'.length * 2 + 2 + 3 + '{"a":1}'.length);
    await storage.remove('carts', 'k'.repeat(900));
    expect(await storage.usage('carts')).toBe(7);
  });
}

function calls({ it, expect }: SuiteApi, open: Opened): void {
  it('applies calls on one key in order, without waiting between them', async () => {
    const storage = await open();
    const reads: Promise<unknown>[] = [];
    const writes: Promise<void>[] = [];
    for (let turn = 0; turn < 20; turn += 1) {
      writes.push(storage.set('carts', 'key', turn), storage.set('carts', 'gone', turn));
      reads.push(storage.get('carts', 'key'));
      writes.push(storage.remove('carts', 'gone'));
      reads.push(storage.get('carts', 'gone'));
    }
    writes.push(storage.clear('carts'), storage.set('carts', 'last', true));
    await Promise.all(writes);
    expect(await Promise.all(reads)).toEqual(Array.from({ length: 20 }, (_, turn) => [turn, undefined]).flat());
    expect(await storage.keys('carts')).toEqual(['last']);
  });

  it('keeps everything when it is recreated, even during a write', async () => {
    const storage = await open();
    await storage.set('carts', 'before', 1);
    const writing = storage.set('carts', 'during', 2);
    await storage.recreate();
    await writing;
    await storage.set('carts', 'after', 3);
    const read = ['before', 'during', 'after'].map((key) => storage.get('carts', key));
    expect(await Promise.all(read)).toEqual([1, 2, 3]);
  });
}

function closed({ it, expect }: SuiteApi, open: Opened): void {
  it('rejects every call after it was closed, and can be closed again', async () => {
    const storage = await open();
    await storage.close();
    await expect(storage.get('a', 'b')).rejects.toThrow(/closed/);
    await expect(storage.set('a', 'b', 1)).rejects.toThrow(/closed/);
    await expect(storage.remove('a', 'b')).rejects.toThrow(/closed/);
    await expect(storage.keys('a')).rejects.toThrow(/closed/);
    await expect(storage.clear('a')).rejects.toThrow(/closed/);
    await expect(storage.usage('a')).rejects.toThrow(/closed/);
    await expect(storage.recreate()).rejects.toThrow(/closed/);
    await storage.close();
  });
}

function nextVisit({ it, expect }: SuiteApi, open: Opened, reopen: Opened): void {
  it('completes writes that were pending when it was closed', async () => {
    const storage = await open();
    const writes = Array.from({ length: 10 }, (_, index) => storage.set('carts', `key${String(index)}`, index));
    await storage.close();
    expect(await (await reopen()).keys('carts')).toHaveLength(10);
    await Promise.all(writes);
  });

  it('shares its values with another storage on the same medium', async () => {
    const storage = await open();
    const other = await reopen();
    await storage.set('carts', 'key', 'from one');
    expect(await other.get('carts', 'key')).toBe('from one');
    await other.set('carts', 'key', 'from the other');
    expect(await storage.get('carts', 'key')).toBe('from the other');
  });
}

function quota({ it, expect }: SuiteApi, openSmall: Opened): void {
  it('refuses a value that does not fit with StorageQuotaError, keeps the old one and continues', async () => {
    const small = await openSmall();
    await small.set('carts', 'key', 'old');
    await expect(small.set('carts', 'key', 'x'.repeat(100_000))).rejects.toBeInstanceOf(StorageQuotaError);
    expect(await small.get('carts', 'key')).toBe('old');
    await small.set('carts', 'key', 'new');
    expect(await small.get('carts', 'key')).toBe('new');
    expect(await small.usage('carts')).toBe('"new"'.length);
  });
}
