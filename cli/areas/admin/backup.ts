import type {
  BackedShop,
  CheckedBackup,
  CheckedShop,
  MadeBackup,
  Restored,
} from '../../composition/composition-backup';
import type { Command } from '../../declare/command';
import { command } from '../../declare/command';
import type { Answer } from '../../output/answer';
import { answer } from '../../output/answer';
import type { Screen } from '../../output/screen';
import type { Session } from '../../session/session';
import { text } from '../../usage/kinds';
import { flag, optional, required } from '../../usage/parameter';
import { CommandError, UsageError } from '../../usage/usage-error';

const SHOWN = 12;
const PATH = text('file', 4000);
const right = 'right' as const;

async function opened(name: string, session: Session) {
  if (session.globals.api !== undefined) {
    throw new UsageError(`${name} works on an in-process database: remove --api`);
  }
  const [code, place, bar] = await Promise.all([
    import('../../composition/composition-backup'),
    session.place(),
    session.progress(),
  ]);
  const shop: BackedShop = { place, data: session.globals.data, onProgress: bar.report };
  return { code, shop, bar };
}

const backup = command({
  name: 'backup',
  summary: 'back up the whole shop while it runs: tables, photos and downloads in one file',
  args: { file: required('backup file; must not exist', PATH) },
  options: {
    without_files: flag('exclude photos and downloads that are backed up elsewhere (a bucket with versioning)'),
  },
  run: async ({ file, without_files: withoutFiles }, session) => {
    const { code, shop, bar } = await opened('admin backup', session);
    const made = await code.backUp(shop, { file, withoutFiles });
    bar.end();
    return answer(made, (screen) => madeText(file, made, screen));
  },
});

const restore = command({
  name: 'restore',
  summary: 'restore a backup to the data folder or database; stop the shop first',
  args: { file: required('backup to restore', PATH) },
  options: { replace: flag('replace the existing shop') },
  run: async ({ file, replace }, session) => {
    const { code, shop, bar } = await opened('admin restore', session);
    const restored = await code.restore(shop, { file, replace });
    bar.end();
    return answer(restored, (screen) => restoredText(file, restored, screen));
  },
});

const verify = command({
  name: 'verify',
  summary: 'verify a backup against its manifest; without a file, read the shop and check its database',
  args: { file: optional('backup to verify; default: the shop itself', PATH) },
  run: async ({ file }, session) => {
    const { code, shop, bar } = await opened('admin verify', session);
    const found =
      file === undefined
        ? shopAnswer(await code.verifyShop(shop))
        : backupAnswer(file, await code.verifyBackup(file, bar.report));
    bar.end();
    return found;
  },
});

export const BACKUPS: readonly Command[] = [backup, restore, verify];

function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}

function madeText(file: string, { tables, kept, files, gone }: MadeBackup, screen: Screen): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return screen.sections(
    screen.good(`${file}: ${screen.count(rows, 'row')} in ${screen.count(tables.length, 'table')}.`),
    files === 'left-out'
      ? 'Photos and downloads are not included.'
      : `Photos and downloads: ${screen.count(kept.files, 'file')}, ${megabytes(kept.bytes)}.`,
    gone.length === 0
      ? ''
      : screen.bad(
          `${screen.count(gone.length, 'file')} disappeared during the backup: ${gone.slice(0, 5).join(', ')}`,
        ),
  );
}

function restoredText(file: string, { tables, files, manifest, schema, earlier }: Restored, screen: Screen): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return screen.sections(
    screen.good(
      `Restored ${file} of ${new Date(manifest.madeAt).toISOString()}: ${screen.count(rows, 'row')} in ${screen.count(tables.length, 'table')}, ${screen.count(files.files, 'file')}.`,
    ),
    schema === manifest.schema
      ? ''
      : `Its tables were migrated from schema ${String(manifest.schema)} to ${String(schema)}.`,
    earlier === undefined ? '' : `The earlier shop is in ${earlier}: remove it when you no longer need it.`,
  );
}

function backupAnswer(file: string, checked: CheckedBackup): Answer {
  const shown = (screen: Screen) => checkedText(checked, screen);
  if (checked.isWhole) return answer(checked, shown);
  const failure = new CommandError('damaged', `${file} has changed since it was created: do not use it`);
  return { json: checked, text: shown, failure };
}

function checkedText({ manifest, tables, files, faults }: CheckedBackup, screen: Screen): string {
  const rows = tables.map(({ table, rows: found, expected, checksum, isEqual }) => [
    table,
    expected,
    found,
    checksum.slice(0, SHOWN),
    isEqual ? screen.good('equal') : screen.bad('differs'),
  ]);
  return screen.sections(
    `Backup of ${new Date(manifest.madeAt).toISOString()}, made by ${manifest.program} of ${manifest.from}, schema ${String(manifest.schema)}.`,
    screen.table(
      [
        { head: 'Table' },
        { head: 'Rows', align: right },
        { head: 'found', align: right },
        { head: 'Checksum' },
        { head: '' },
      ],
      rows,
    ),
    manifest.files === 'left-out'
      ? 'Photos and downloads are not included.'
      : `Photos and downloads: ${screen.count(files.files, 'file')}, ${megabytes(files.bytes)}.`,
    ...files.damaged.slice(0, 10).map((key) => screen.bad(`Damaged: ${key}`)),
    ...faults.map((fault) => screen.bad(fault)),
  );
}

const CHECKS: Readonly<Record<CheckedShop['check'], string>> = {
  integrity_check: 'SQLite reports the file as intact (integrity_check, foreign_key_check).',
  amcheck: 'PostgreSQL reports its indexes as intact (amcheck).',
  reading: 'Every row is readable. To check the indexes, install the extension amcheck (CREATE EXTENSION amcheck).',
};

function shopAnswer(checked: CheckedShop): Answer {
  const { tables, files, faults, check } = checked;
  const shown = (screen: Screen) =>
    screen.sections(
      screen.table(
        [{ head: 'Table' }, { head: 'Rows', align: right }, { head: 'Checksum' }],
        tables.map(({ table, rows, checksum }) => [table, rows, checksum.slice(0, SHOWN)]),
      ),
      files === undefined
        ? ''
        : `Photos and downloads: ${screen.count(files.files, 'file')}, ${megabytes(files.bytes)}.`,
      faults.length === 0 ? screen.good(CHECKS[check]) : faults.map((fault) => screen.bad(fault)).join('\n'),
    );
  if (faults.length === 0) return answer(checked, shown);
  const failure = new CommandError('damaged', 'The database is damaged: restore a backup (vitrine admin restore)');
  return { json: checked, text: shown, failure };
}
