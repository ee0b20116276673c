import {
  FileKeyError,
  FileTooLargeError,
  MAX_FILE_BYTES,
  type FileStore,
} from '../../adapters/platform/ports/foundation/files';
import type { SuiteApi } from '../api/suite-api';

/** A file store for one test. */
export interface FileStoreSource {
  readonly store: FileStore;
  /** Deletes its files after the suite has closed the store. */
  remove(): Promise<void>;
}

/** MANY exceeds the page size of any store. */
const [CROWD, MANY] = [20, 1005];

const text = (value: string) => new TextEncoder().encode(value);
const read = async (store: FileStore, key: string) => {
  const bytes = await store.read(key);
  return bytes && new TextDecoder().decode(bytes);
};

/**
 * Contract tests of the port `FileStore`.
 * @param make creates an empty store for each test
 * @param options.overlapping tests reads during replacement; false for stand-in servers without that guarantee. Default
 * true
 */
export function fileStoreSuite(
  api: SuiteApi,
  make: () => Promise<FileStoreSource>,
  { overlapping = true }: { readonly overlapping?: boolean } = {},
): void {
  const opened: FileStoreSource[] = [];
  const open = async () => {
    const source = await make();
    opened.push(source);
    return source.store;
  };
  api.describe('a file store', () => {
    api.afterEach(async () => {
      for (const source of opened.splice(0)) {
        await source.store.close();
        await source.remove();
      }
    });
    keeping(api, open);
    wholeOrNot(api, open);
    if (overlapping) overlappingReads(api, open);
    keys(api, open);
    listing(api, open);
  });
}

function keeping({ it, expect }: SuiteApi, open: () => Promise<FileStore>): void {
  it('returns a stored file with its size, type and tag', async () => {
    const store = await open();
    const put = await store.put('media/m/red.jpg', text('red'));
    expect(put).toMatchObject({ size: 3, type: 'image/jpeg' });
    expect(await store.find('media/m/red.jpg')).toEqual(put);
    expect(await read(store, 'media/m/red.jpg')).toBe('red');
    expect([undefined, await sha256('red')]).toContain(put.sha256);
  });

  it('also streams it, and releases streams that are not read to the end', async () => {
    const store = await open();
    const bytes = patterned(3 * 1024 * 1024 + 7);
    await store.put('media/large.bin', bytes);
    const file = await store.open('media/large.bin');
    expect(file).toMatchObject({ size: bytes.byteLength, type: 'application/octet-stream' });
    expect(await sha256(await joined(file?.body))).toBe(await sha256(bytes));
    const other = await store.open('media/large.bin');
    await other?.body.cancel();
  });

  it('accepts a stream', async () => {
    const store = await open();
    await store.put('media/a.txt', pieces(text('one '), text('two')));
    expect(await read(store, 'media/a.txt')).toBe('one two');
    await store.put('media/empty.txt', pieces());
    expect(await store.find('media/empty.txt')).toMatchObject({ size: 0 });
    expect(await read(store, 'media/empty.txt')).toBe('');
  });

  it('returns nothing for unknown keys, and ignores their removal', async () => {
    const store = await open();
    await store.put('media/a.txt', text('a'));
    for (const key of ['media/none.txt', 'other/a.txt', 'media/a.txt/b.txt', 'media/a.txt-2']) {
      expect([await store.find(key), await store.read(key), await store.open(key)]).toEqual([
        undefined,
        undefined,
        undefined,
      ]);
      await store.remove(key);
    }
    await store.remove('media/a.txt');
    expect(await store.find('media/a.txt')).toBeUndefined();
    expect(await read(store, 'media/a.txt')).toBeUndefined();
  });
}

function wholeOrNot({ it, expect }: SuiteApi, open: () => Promise<FileStore>): void {
  it('replaces a file and its tag', async () => {
    const store = await open();
    const first = await store.put('media/a.txt', text('first'));
    const second = await store.put('media/a.txt', text('other'));
    expect(await read(store, 'media/a.txt')).toBe('other');
    expect(second.etag).not.toBe(first.etag);
  });

  it('keeps the earlier file if an upload fails', async () => {
    const store = await open();
    await store.put('media/a.txt', text('whole'));
    await expect(store.put('media/a.txt', failing())).rejects.toThrow('the network is gone');
    await expect(store.put('media/b.txt', failing())).rejects.toThrow('the network is gone');
    expect(await read(store, 'media/a.txt')).toBe('whole');
    expect(await collected(store.list('media/'))).toEqual([{ key: 'media/a.txt', size: 5 }]);
  });

  it('refuses files over the limit, in any form, and stores nothing of them', async () => {
    const store = await open();
    const large = new Uint8Array(MAX_FILE_BYTES + 1);
    await expect(store.put('media/large.bin', large)).rejects.toBeInstanceOf(FileTooLargeError);
    await expect(store.put('media/large.bin', pieces(large.subarray(1), text('x')))).rejects.toThrow(
      `media/large.bin is larger than the maximum of ${String(MAX_FILE_BYTES)} bytes`,
    );
    expect(await store.find('media/large.bin')).toBeUndefined();
  });
}

function overlappingReads({ it, expect }: SuiteApi, open: () => Promise<FileStore>): void {
  it('returns a complete file to readers during concurrent writes', async () => {
    const store = await open();
    const versions = Array.from({ length: CROWD }, (_, at) => String.fromCharCode(97 + at).repeat(20_000));
    await store.put('media/a.txt', text(versions[0] ?? ''));
    const seen = await Promise.all(
      versions.map(async (version) => {
        await store.put('media/a.txt', text(version));
        return read(store, 'media/a.txt');
      }),
    );
    for (const found of seen) expect(versions.includes(found ?? '')).toBe(true);
  });
}

function keys({ it, expect }: SuiteApi, open: () => Promise<FileStore>): void {
  it('accepts keys with any characters of file names', async () => {
    const store = await open();
    const names = [
      'Grüße 1.jpg',
      '100% + 2 #3?.jpg',
      "it's (new) & old.jpg",
      '图片.png',
      '😀.webp',
      'a..b',
      `${'x'.repeat(240)}.jpg`,
    ];
    for (const name of names) await store.put(`media/n/${name}`, text(name));
    for (const name of names) expect(await read(store, `media/n/${name}`)).toBe(name);
    const listed = await collected(store.list('media/n/'));
    expect(listed.map(({ key }) => key).sort()).toEqual(names.map((name) => `media/n/${name}`).sort());
  });

  it('refuses keys that leave the store', async () => {
    const store = await open();
    const bad = [
      '',
      'a',
      '/a/b',
      'a/',
      'a//b',
      '../a/b',
      'a/../b',
      'a/./b',
      'a/.hidden',
      'a\\b/c',
      'a/C:b',
      'a/\0',
      'a/\u{d800}',
    ];
    for (const key of [...bad, `a/${'é'.repeat(200)}`, `a/${'b/'.repeat(500)}c`]) {
      const calls = [store.put(key, text('x')), store.find(key), store.read(key), store.open(key), store.remove(key)];
      for (const call of calls) await expect(call).rejects.toBeInstanceOf(FileKeyError);
    }
    for (const prefix of ['', '/', 'media', '../', 'media//', 'media/.a/']) {
      await expect(collected(() => Promise.resolve().then(() => store.list(prefix)))).rejects.toBeInstanceOf(
        FileKeyError,
      );
    }
  });
}

function listing({ it, expect }: SuiteApi, open: () => Promise<FileStore>): void {
  it('lists any number of keys with a prefix', async () => {
    const store = await open();
    const all = Array.from({ length: MANY }, (_, at) => `media/many/${String(at % 7)}/${String(at)}.txt`);
    const queue = [...all, 'media/man/1.txt', 'media/many0/1.txt', 'order/many/1.txt'];
    const worker = async () => {
      for (let key = queue.pop(); key !== undefined; key = queue.pop()) await store.put(key, text(key));
    };
    await Promise.all(Array.from({ length: CROWD }, worker));
    const listed = await collected(store.list('media/many/'));
    expect(listed.map(({ key }) => key).sort()).toEqual([...all].sort());
    for (const { key, size } of listed) expect(size).toBe(key.length);
    expect(await collected(store.list('none/'))).toEqual([]);
  });
}

async function* pieces(...list: readonly Uint8Array[]): AsyncGenerator<Uint8Array> {
  for (const piece of list) yield await Promise.resolve(piece);
}

async function* failing(): AsyncGenerator<Uint8Array> {
  yield* pieces(text('half'));
  throw new Error('the network is gone');
}

async function collected<T>(list: AsyncIterable<T> | (() => Promise<AsyncIterable<T>>)): Promise<readonly T[]> {
  const found: T[] = [];
  for await (const entry of typeof list === 'function' ? await list() : list) found.push(entry);
  return found;
}

async function joined(body: ReadableStream<Uint8Array<ArrayBuffer>> | undefined): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await new Response(body ?? null).arrayBuffer());
}

/** No two stretches are equal. */
function patterned(length: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(length);
  for (let at = 0; at < length; at += 1) bytes[at] = (at * 31 + (at >> 8) * 7 + (at >> 16)) & 255;
  return bytes;
}

async function sha256(content: string | Uint8Array<ArrayBuffer>): Promise<string> {
  const bytes = typeof content === 'string' ? text(content) : content;
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
