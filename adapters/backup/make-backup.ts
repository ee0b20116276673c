import { existsSync } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { basename, dirname, join } from 'node:path';
import Libsql from 'libsql';
import { checkVersions, copyTables, requireKnownSchema, type DatabasePlace } from '../database/copy';
import { shopFiles } from '../files/copy-files';
import type { FileStore } from '../platform/ports/foundation/files';
import { filesIn, takeFiles } from './backup-files';
import { BackupError, FILE_TABLE, schemaOf, sumTables, tablesOf, writeManifest, type Manifest } from './backup-file';

export interface BackupPlan {
  readonly from: DatabasePlace;
  readonly files: FileStore | 'rows' | 'left-out';
  readonly file: string;
  readonly program: string;
  /** Milliseconds since the epoch. */
  readonly now: number;
  readonly onProgress: (done: number, total: number, label: string) => void;
}

export interface MadeBackup extends Manifest {
  readonly kept: { readonly files: number; readonly bytes: number };
  /** Files removed while the backup was made; references to them dangle. */
  readonly gone: readonly string[];
}

const TRIES = 3;

/**
 * Backs up a live shop into one SQLite file; a partial file never appears.
 * @throws BackupError 'exists'; CopyError 'no-shop', 'other-version'
 */
export async function makeBackup(plan: BackupPlan): Promise<MadeBackup> {
  if (existsSync(plan.file)) throw new BackupError('exists', `${plan.file} already exists: name another file`);
  for (let left = TRIES; ; left -= 1) {
    const half = join(dirname(plan.file), `.${basename(plan.file)}.${randomUUID()}.half`);
    // Contains personal data: restrict it to the owner.
    await mkdir(half, { recursive: true, mode: 0o700 });
    try {
      const made = await fill(plan, half);
      if (made.gone.length > 0 && left > 1) continue;
      await settle(join(half, 'shop.db'), plan.file);
      return made;
    } finally {
      await rm(half, { recursive: true, force: true });
    }
  }
}

async function fill({ from, files, program, now, onProgress }: BackupPlan, half: string): Promise<MadeBackup> {
  const store = typeof files === 'string' ? undefined : files;
  const before = store === undefined ? [] : await keysOf(store);
  await snapshot(from, half, { rows: files === 'rows', onProgress });
  const database = new Libsql(join(half, 'shop.db'));
  try {
    database.exec('PRAGMA journal_mode = DELETE; PRAGMA synchronous = OFF');
    if (files !== 'rows') database.exec(`DELETE FROM ${FILE_TABLE}`);
    if (store !== undefined) {
      const onFile = (done: number) => onProgress(done, Math.max(done, before.length), 'Reading photographs');
      await takeFiles(database, store, onFile);
    }
    const tables = await sumTables(database, tablesOf(database));
    const schema = schemaOf(database);
    const kind = files === 'left-out' ? 'left-out' : 'kept';
    const manifest: Manifest = { madeAt: now, program, schema, from: from.kind, files: kind, tables };
    writeManifest(database, manifest);
    const kept = filesIn(database);
    const there = new Set(kept.map(({ key }) => key));
    const bytes = kept.reduce((sum, { size }) => sum + size, 0);
    return { ...manifest, kept: { files: kept.length, bytes }, gone: before.filter((key) => !there.has(key)) };
  } finally {
    database.close();
  }
}

async function keysOf(store: FileStore): Promise<readonly string[]> {
  const keys: string[] = [];
  for await (const { key } of shopFiles(store)) keys.push(key);
  return keys;
}

async function snapshot(
  from: DatabasePlace,
  half: string,
  { rows, onProgress }: { readonly rows: boolean; readonly onProgress: BackupPlan['onProgress'] },
): Promise<void> {
  if (from.kind === 'sqlite') {
    await requireKnownSchema(from);
    vacuumInto(join(from.folder, 'shop.db'), half);
    return;
  }
  const copied = { kind: 'sqlite', folder: join(half, 'copied') } as const;
  await checkVersions(from, copied);
  await copyTables({ from, to: copied, files: rows ? 'rows' : 'apart', prove: true, onProgress });
  vacuumInto(join(copied.folder, 'shop.db'), half);
  await rm(copied.folder, { recursive: true, force: true });
}

function vacuumInto(file: string, half: string): void {
  const database = new Libsql(file);
  try {
    database.exec('PRAGMA busy_timeout = 5000');
    database.prepare('VACUUM INTO ?').run([join(half, 'shop.db')]);
  } finally {
    database.close();
  }
}

async function settle(half: string, file: string): Promise<void> {
  const handle = await open(half, 'r+');
  try {
    await handle.chmod(0o600);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(half, file);
  const folder = await open(dirname(file), 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
