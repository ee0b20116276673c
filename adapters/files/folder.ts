import { randomUUID } from 'node:crypto';
import type { Stats } from 'node:fs';
import { mkdir, open, readdir, readFile, realpath, rename, rm, stat, type FileHandle } from 'node:fs/promises';
import path from 'node:path';
import {
  isFileKey,
  requireFileKey,
  requireFilePrefix,
  type FileContent,
  type FileFacts,
  type FileStore,
  type ListedFile,
} from '../platform/ports/foundation/files';
import { piecesOf, typeOf } from './file-content';
import { findFile, isAbsence } from './find-file';
import { fullDisk } from './full-disk';

const PIECE_BYTES = 64 * 1024;

export interface FolderFilesOptions {
  /** Created with the first file. Several processes may share it. */
  readonly folder: string;
}

/**
 * Stores files in a folder by key. Symlinks must stay in the folder of the key's first segment. Partial files start
 * with `.`.
 */
export function createFolderFiles({ folder }: FolderFilesOptions): FileStore {
  const placeOf = (key: string): Promise<string | undefined> => {
    requireFileKey(key);
    const [root, below] = divided(folder, key);
    return findFile(root, below);
  };
  return {
    put: (key, content) => put(folder, key, content),
    find: async (key) => {
      const place = await placeOf(key);
      const facts = place === undefined ? undefined : await present(stat(place));
      return facts?.isFile() === true ? factsOf(key, facts) : undefined;
    },
    read: async (key) => {
      const place = await placeOf(key);
      const bytes = place === undefined ? undefined : await present(readFile(place));
      return bytes && new Uint8Array(bytes);
    },
    open: async (key) => {
      const place = await placeOf(key);
      const handle = place === undefined ? undefined : await present(open(place));
      if (handle === undefined) return undefined;
      const facts = await handle.stat();
      if (facts.isFile()) return { ...factsOf(key, facts), body: streamOf(handle) };
      await handle.close();
      return undefined;
    },
    remove: async (key) => {
      const place = await placeOf(key);
      if (place !== undefined) await rm(place, { force: true });
    },
    list: (prefix) => {
      requireFilePrefix(prefix);
      return listBelow(folder, prefix.slice(0, -1));
    },
    close: () => Promise.resolve(),
  };
}

function divided(folder: string, key: string): readonly [root: string, below: string] {
  const at = key.indexOf('/');
  return [path.join(folder, key.slice(0, at)), key.slice(at + 1)];
}

async function put(folder: string, key: string, content: FileContent): Promise<FileFacts> {
  requireFileKey(key);
  const [root, below] = divided(folder, key);
  const place = path.join(root, below);
  const parent = path.dirname(place);
  await mkdir(parent, { recursive: true }).catch((error: unknown) => {
    throw fullDisk(error);
  });
  const [realRoot, realParent] = await Promise.all([realpath(root), realpath(parent)]);
  if (realParent !== realRoot && !realParent.startsWith(realRoot + path.sep)) {
    throw new Error(`${key} would be written outside of ${root}: a symlink leads there`);
  }
  const half = path.join(parent, `.${randomUUID()}.half`);
  try {
    const facts = await write(half, piecesOf(key, content));
    await rename(half, place);
    return factsOf(key, facts);
  } catch (error) {
    throw fullDisk(error);
  } finally {
    await rm(half, { force: true });
  }
}

async function write(place: string, pieces: AsyncIterable<Uint8Array>): Promise<Stats> {
  const handle = await open(place, 'wx');
  try {
    for await (const piece of pieces) await handle.appendFile(piece);
    await handle.sync();
    return await handle.stat();
  } finally {
    await handle.close();
  }
}

function factsOf(key: string, { size, mtimeMs }: Stats): FileFacts {
  return { size, type: typeOf(key), etag: `${size.toString(36)}-${mtimeMs.toString(36)}` };
}

async function present<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    if (isAbsence(error) || (error instanceof Error && 'code' in error && error.code === 'EISDIR')) return undefined;
    throw error;
  }
}

function streamOf(handle: FileHandle): ReadableStream<Uint8Array<ArrayBuffer>> {
  return new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      pull: async (controller) => {
        try {
          const piece = new Uint8Array(PIECE_BYTES);
          const { bytesRead } = await handle.read(piece, 0, PIECE_BYTES);
          if (bytesRead > 0) {
            controller.enqueue(piece.subarray(0, bytesRead));
            return;
          }
          await handle.close();
          controller.close();
        } catch (error) {
          await handle.close();
          throw error;
        }
      },
      cancel: () => handle.close(),
    },
    { highWaterMark: 0 },
  );
}

async function* listBelow(folder: string, below: string): AsyncGenerator<ListedFile> {
  const entries = await present(readdir(path.join(folder, below), { withFileTypes: true }));
  for (const entry of entries ?? []) {
    const key = `${below}/${entry.name}`;
    if (!isFileKey(key)) continue;
    if (entry.isDirectory()) yield* listBelow(folder, key);
    else if (entry.isFile()) {
      const facts = await present(stat(path.join(folder, key)));
      if (facts !== undefined) yield { key, size: facts.size };
    }
  }
}
