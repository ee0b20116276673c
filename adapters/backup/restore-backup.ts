import { randomUUID } from 'node:crypto';
import { mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { checkEmpty, copyTables, CopyError, makeReady, nameOf, type DatabasePlace } from '../database/copy';
import { SqliteDriver } from '../database/sqlite/connection';
import { migrate } from '../database/sqlite/migrate';
import { SCHEMA_VERSION } from '../database/sqlite/schema-version';
import type { FileStore } from '../platform/ports/files';
import { BackupError, type Manifest } from './backup-file';
import { checkBackup, withBackup, type CheckedBackup } from './check-backup';
import { holdFile, requireNobody, type HeldFile } from './closed-shop';
import { putChangedFiles, putNewFiles } from './put-files';
import { unpack } from './unpack';

export interface RestorePlan {
  /** Path of the backup. */
  readonly file: string;
  readonly to: DatabasePlace;
  /** Where photographs and downloads go: a store beside the database, or 'rows' in it. */
  readonly files: FileStore | 'rows';
  /** Folder of the shop in this process: what is half done lies there. */
  readonly data: string;
  /** Whether the shop that is there goes. */
  readonly replace: boolean;
  /** Milliseconds since the epoch. */
  readonly now: number;
  readonly onProgress: (done: number, total: number, label: string) => void;
}

/** What was restored. */
export interface Restored {
  readonly manifest: Omit<Manifest, 'tables'>;
  readonly tables: CheckedBackup['tables'];
  readonly files: { readonly files: number; readonly bytes: number };
  /** Schema of the shop now; a backup of an earlier one was brought up to date. */
  readonly schema: number;
  /** Path of the file that the earlier shop was in, where it had one. */
  readonly earlier: string | undefined;
}

/**
 * Makes the shop of a backup that of a place. Everything is written beside the shop that is there and held against the manifest, and takes its
 * place in one step: where anything fails, the earlier shop is as it was.
 * @throws BackupError 'damaged', 'not-empty', 'open', 'other-version'; CopyError
 */
export async function restoreBackup(plan: RestorePlan): Promise<Restored> {
  const { file, to, replace } = plan;
  const checked = await checkBackup(file, plan.onProgress);
  if (!checked.isWhole) {
    throw new BackupError('damaged', `${file} is damaged, and nothing was restored: see \`vitrine admin verify\``);
  }
  if (checked.manifest.schema > SCHEMA_VERSION) {
    throw new BackupError(
      'other-version',
      `${file} is of a newer program (${checked.manifest.program}): restore it with that`,
    );
  }
  if (checked.manifest.files === 'left-out' && plan.files === 'rows') {
    const message = `${file} was made without photographs, which this shop has in its database: restore it with --files folder or a bucket`;
    throw new BackupError('no-files', message);
  }
  const held = to.kind === 'sqlite' ? holdFile(to) : undefined;
  if (to.kind === 'postgres') await requireNobody(to);
  const beside = join(to.kind === 'sqlite' ? to.folder : plan.data, `.restoring-${randomUUID()}`);
  try {
    if (!replace && !(await isEmpty(plan, held))) {
      const message = `There is a shop in ${nameOf(to)} already: name another place, or let the backup take its place with --replace`;
      throw new BackupError('not-empty', message);
    }
    await mkdir(beside, { recursive: true, mode: 0o700 });
    const earlier = await restore(plan, { beside, held });
    const { manifest, tables, files } = checked;
    return { manifest, tables, files, schema: SCHEMA_VERSION, earlier };
  } finally {
    held?.letGo();
    await rm(beside, { recursive: true, force: true });
  }
}

async function isEmpty({ to, files }: RestorePlan, held: HeldFile | undefined): Promise<boolean> {
  if (held !== undefined) return held.isEmpty();
  await makeReady(to);
  try {
    await checkEmpty({ to, files: files === 'rows' ? 'rows' : 'apart' });
    return true;
  } catch (error) {
    if (error instanceof CopyError && error.code === 'not-empty') return false;
    throw error;
  }
}

/** @returns path of the file of the earlier shop */
function restore(
  plan: RestorePlan,
  { beside, held }: { readonly beside: string; readonly held: HeldFile | undefined },
): Promise<string | undefined> {
  const { file, to, files, now, onProgress } = plan;
  const half = join(beside, 'shop.db');
  return withBackup(file, async (backup, manifest) => {
    onProgress(0, 1, 'Writing the tables');
    await unpack(file, { file: half, manifest, rows: files === 'rows' });
    await bringUpToDate(half);
    const left = typeof files === 'string' || manifest.files === 'left-out' ? undefined : files;
    const changes =
      left && (await putNewFiles(backup, left, (done, total) => onProgress(done, total, 'Writing photographs')));
    const earlier = await held?.replaceBy(half, `replaced-${new Date(now).toISOString().replaceAll(':', '-')}`);
    if (to.kind === 'postgres') await swapTables(plan, to, beside);
    if (left !== undefined && changes !== undefined) await putChangedFiles(backup, left, changes);
    return earlier;
  });
}

/** Runs the migrations that a backup of an earlier program lacks, while the earlier shop is where it was, and brings the file to the disk. */
async function bringUpToDate(half: string): Promise<void> {
  const driver = new SqliteDriver(half);
  try {
    await migrate(driver);
    // With the log in it the file is one, and can be moved.
    driver.exec('PRAGMA journal_mode = DELETE');
  } finally {
    driver.close();
  }
  const handle = await open(half, 'r+');
  try {
    await handle.chmod(0o600);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** In one transaction: until it is done, and where it fails, the earlier shop is there. */
async function swapTables(
  { files, onProgress }: RestorePlan,
  to: DatabasePlace & { readonly kind: 'postgres' },
  beside: string,
): Promise<void> {
  const from = { kind: 'sqlite', folder: beside } as const;
  await copyTables({ from, to, files: files === 'rows' ? 'rows' : 'apart', replace: true, prove: true, onProgress });
}
