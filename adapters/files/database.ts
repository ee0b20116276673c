import { createHash } from 'node:crypto';
import type { Repositories } from '../platform/ports/database';
import {
  requireFileKey,
  requireFilePrefix,
  type FileFacts,
  type FileStore,
  type ListedFile,
} from '../platform/ports/foundation/files';
import type { StoredFileFacts } from '../platform/ports/foundation/stored-files';
import { typeOf, wholeOf } from './file-content';

const PIECE_BYTES = 1024 * 1024;
const PAGE = 500;

export interface FileDatabase {
  read<T>(work: (db: Pick<Repositories, 'files'>) => Promise<T>): Promise<T>;
  write<T>(work: (db: Pick<Repositories, 'files'>) => Promise<T>, durability: 'power'): Promise<T>;
}

/**
 * Stores files in the shop's database.
 * @param database not closed with the store
 * @param now milliseconds since the epoch
 */
export function createDatabaseFiles(database: FileDatabase, now: () => number): FileStore {
  const find = (key: string) => database.read((db) => db.files.find(key));
  return {
    put: async (key, content) => {
      requireFileKey(key);
      const bytes = await wholeOf(key, content);
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      await database.write((db) => db.files.write(key, { bytes, sha256 }, now()), 'power');
      return factsOf(key, { size: bytes.byteLength, sha256 });
    },
    find: async (key) => {
      requireFileKey(key);
      const found = await find(key);
      return found && factsOf(key, found);
    },
    read: async (key) => {
      requireFileKey(key);
      const bytes = await database.read((db) => db.files.bytes(key));
      return bytes && new Uint8Array(bytes);
    },
    open: async (key) => {
      requireFileKey(key);
      const found = await find(key);
      return found && { ...factsOf(key, found), body: streamOf(database, key, found) };
    },
    remove: async (key) => {
      requireFileKey(key);
      await database.write((db) => db.files.remove(key), 'power');
    },
    list: (prefix) => {
      requireFilePrefix(prefix);
      return listIn(database, prefix);
    },
    close: () => Promise.resolve(),
  };
}

function factsOf(key: string, { size, sha256 }: StoredFileFacts): FileFacts {
  return { size, type: typeOf(key), etag: sha256.slice(0, 32), sha256 };
}

/** Reads each chunk in its own unit of work, so that a slow reader never blocks writers. */
function streamOf(
  database: FileDatabase,
  key: string,
  { size, sha256 }: StoredFileFacts,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  let from = 0;
  return new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      pull: async (controller) => {
        if (from >= size) {
          controller.close();
          return;
        }
        const piece = await database.read((db) => db.files.part(key, sha256, { from, max: PIECE_BYTES }));
        if (piece === undefined) throw new Error(`${key} was replaced or removed during reading`);
        from += piece.byteLength;
        controller.enqueue(new Uint8Array(piece));
      },
    },
    { highWaterMark: 0 },
  );
}

async function* listIn(database: FileDatabase, prefix: string): AsyncGenerator<ListedFile> {
  for (let after = ''; ;) {
    const page = await database.read((db) => db.files.list(prefix, after, PAGE));
    yield* page;
    const last = page.at(-1);
    if (last === undefined || page.length < PAGE) return;
    after = last.key;
  }
}
