import { randomUUID } from 'node:crypto';
import { mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { checkEmpty, copyTables, CopyError, makeReady, nameOf, type DatabasePlace } from '../database/copy';
import { SqliteDriver } from '../database/sqlite/connection';
import { migrate } from '../database/sqlite/migrate';
import { SCHEMA_VERSION } from '../database/sqlite/schema-version';
import type { FileStore } from '../platform/ports/foundation/files';
import { BackupError, type Manifest } from './backup-file';
import { checkBackup, withBackup, type CheckedBackup } from './check-backup';
import { holdFile, requireNobody, type HeldFile } from './closed-shop';
import { putChangedFiles, putNewFiles } from './put-files';
import { unpack } from './unpack';

export interface RestorePlan {
  readonly file: string;
  readonly to: DatabasePlace;
  readonly files: FileStore | 'rows';
  readonly data: string;
  readonly replace: boolean;
  readonly now: number;
  readonly onProgress: (done: number, total: number, label: string) => void;
}

export interface Restored {
  readonly manifest: Omit<Manifest, 'tables'>;
  readonly tables: CheckedBackup['tables'];
  readonly files: { readonly files: number; readonly bytes: number };
  readonly schema: number;
  readonly earlier: string | undefined;
}

/**
 * Stages and verifies a backup, then swaps it in one step; on failure the earlier shop is unchanged.
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
      `${file} was created by a newer version (${checked.manifest.program}): restore it with that version`,
    );
  }
  if (checked.manifest.files === 'left-out' && plan.files === 'rows') {
    const message = `${file} contains no photos, but this shop stores them in its database: restore it with --files folder or a bucket`;
    throw new BackupError('no-files', message);
  }
  const held = to.kind === 'sqlite' ? holdFile(to) : undefined;
  if (to.kind === 'postgres') await requireNobody(to);
  const beside = join(to.kind === 'sqlite' ? to.folder : plan.data, `.restoring-${randomUUID()}`);
  try {
    if (!replace && !(await isEmpty(plan, held))) {
      const message = `${nameOf(to)} already contains a shop: name another target, or replace it with --replace`;
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

async function bringUpToDate(half: string): Promise<void> {
  const driver = new SqliteDriver(half);
  try {
    await migrate(driver);
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

async function swapTables(
  { files, onProgress }: RestorePlan,
  to: DatabasePlace & { readonly kind: 'postgres' },
  beside: string,
): Promise<void> {
  const from = { kind: 'sqlite', folder: beside } as const;
  await copyTables({ from, to, files: files === 'rows' ? 'rows' : 'apart', replace: true, prove: true, onProgress });
}
