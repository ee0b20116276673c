import { readFile, rm, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { StorageQuotaError, type JsonValue, type Storage } from '../../core/ports';
import { hasCode, listFiles, sweepLeftovers, writeFileAtomic } from '../files/atomic-file';
import { fromFileName, isHashed, toFileName } from './file-name';

/** Options of `createFileStorage`. */
export interface FileStorageOptions {
  /** Created on first write, readable by the owner only. */
  readonly folder: string;
}

const EXTENSION = '.json';

interface Content {
  readonly key: string;
  readonly json: string;
}

class FileStorage implements Storage {
  readonly #folder: string;
  /** Tail per collection, to serialize calls. */
  readonly #tails = new Map<string, Promise<void>>();
  readonly #swept = new Set<string>();
  #closed = false;

  constructor(options: FileStorageOptions) {
    this.#folder = options.folder;
  }

  get(collection: string, key: string): Promise<unknown> {
    return this.#inOrder(collection, async (folder): Promise<unknown> => {
      const path = pathOf(folder, key);
      const content = await readContent(path);
      return content === undefined ? undefined : parse(content.json, path);
    });
  }

  set(collection: string, key: string, value: JsonValue): Promise<void> {
    const json = JSON.stringify(value); // now, as the caller may mutate the value
    return this.#inOrder(collection, async (folder) => {
      const text = isHashed(toFileName(key)) ? `${JSON.stringify(key)}\n${json}` : json;
      try {
        await writeFileAtomic(pathOf(folder, key), text);
      } catch (error) {
        if (!hasCode(error, 'ENOSPC', 'EDQUOT', 'EFBIG')) throw error;
        throw new StorageQuotaError(`No room in ${folder}`, { cause: error });
      }
    });
  }

  remove(collection: string, key: string): Promise<void> {
    return this.#inOrder(collection, (folder) => rm(pathOf(folder, key), { force: true }));
  }

  keys(collection: string): Promise<readonly string[]> {
    return this.#inOrder(collection, async (folder) => {
      const keys = await Promise.all((await valueFiles(folder)).map((name) => keyOf(folder, name)));
      return keys.filter((key) => key !== undefined).sort();
    });
  }

  clear(collection: string): Promise<void> {
    return this.#inOrder(collection, async (folder) => {
      // Remove files one by one: removing the folder fails during concurrent writes.
      for (const name of await valueFiles(folder)) await rm(join(folder, name), { force: true });
    });
  }

  usage(collection: string): Promise<number> {
    return this.#inOrder(collection, async (folder) => {
      const sizes = await Promise.all((await valueFiles(folder)).map((name) => sizeOf(folder, name)));
      return sizes.reduce((sum, size) => sum + size, 0);
    });
  }

  async recreate(): Promise<void> {
    this.#assertOpen();
    this.#swept.clear();
    await Promise.all(this.#tails.values());
  }

  async close(): Promise<void> {
    this.#closed = true;
    await Promise.all(this.#tails.values());
  }

  #assertOpen(): void {
    if (this.#closed) throw new Error('The storage is closed');
  }

  async #inOrder<T>(collection: string, action: (folder: string) => Promise<T>): Promise<T> {
    this.#assertOpen();
    const folder = join(this.#folder, toFileName(collection));
    const result = (this.#tails.get(collection) ?? Promise.resolve()).then(async () => {
      if (!this.#swept.has(folder)) {
        this.#swept.add(folder);
        await sweepLeftovers(folder);
      }
      return action(folder);
    });
    const settled = result.then(
      () => undefined,
      () => undefined,
    );
    this.#tails.set(collection, settled);
    return result;
  }
}

function pathOf(folder: string, key: string): string {
  return join(folder, toFileName(key) + EXTENSION);
}

async function valueFiles(folder: string): Promise<readonly string[]> {
  return (await listFiles(folder)).filter((name) => name.endsWith(EXTENSION));
}

function parse(json: string, path: string): unknown {
  try {
    return JSON.parse(json);
  } catch (error) {
    throw new Error(`The stored value in ${path} is not JSON; remove the file to go on without it`, { cause: error });
  }
}

async function readContent(path: string): Promise<Content | undefined> {
  const name = basename(path, EXTENSION);
  try {
    const text = await readFile(path, 'utf8');
    if (!isHashed(name)) return { key: fromFileName(name), json: text };
    const end = text.indexOf('\n');
    return { key: String(parse(text.slice(0, end), path)), json: text.slice(end + 1) };
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

async function keyOf(folder: string, file: string): Promise<string | undefined> {
  const name = file.slice(0, -EXTENSION.length);
  return isHashed(name) ? (await readContent(join(folder, file)))?.key : fromFileName(name);
}

async function sizeOf(folder: string, file: string): Promise<number> {
  const path = join(folder, file);
  if (isHashed(file)) return Buffer.byteLength((await readContent(path))?.json ?? '');
  try {
    return (await stat(path)).size;
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return 0;
    throw error;
  }
}

/**
 * File storage for Node: `folder/collection/key.json`. Writes are atomic; with several processes the last write wins.
 */
export function createFileStorage(options: FileStorageOptions): Storage {
  return new FileStorage(options);
}
