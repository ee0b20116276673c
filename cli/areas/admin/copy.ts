import type { CopyReport } from '../../composition/composition-copy';
import { command } from '../../declare/command';
import { databaseAddress, fileStore, type Kind } from '../../usage/kinds';
import { optional, required } from '../../usage/parameter';
import { CommandError, UsageError } from '../../usage/usage-error';
import type { Answer } from '../../output/answer';
import type { Screen } from '../../output/screen';

const SHOWN = 12;

const shopPlace: Kind<string> = {
  isSecret: true,
  placeholder: 'place',
  rule: 'must be a data folder, or a database such as postgres://user:password@host:5432/shop',
  parse: (raw) => (raw.includes('://') ? databaseAddress.parse(raw) : raw === '' ? undefined : raw),
};

export const copy = command({
  name: 'copy',
  summary: 'copy a whole shop from one database to another and compare both; stop the shop first',
  options: {
    from: required('data folder or PostgreSQL database to copy from', shopPlace),
    to: required('data folder or PostgreSQL database to copy to; must not contain a shop', shopPlace),
    from_files: optional(
      'its photo storage, as in --files (default: the data folder, or the database if one is set)',
      fileStore,
    ),
    to_files: optional('photo storage of the copy, as in --files', fileStore),
  },
  run: async ({ from, to, from_files: fromFiles, to_files: toFiles }, session) => {
    if (session.globals.api !== undefined) {
      throw new UsageError('admin copy works on in-process databases: remove --api');
    }
    if (from === to) throw new UsageError('--to must differ from --from');
    const [{ copyShop }, bar] = await Promise.all([import('../../composition/composition-copy'), session.progress()]);
    const report = await copyShop({
      from: { place: from, files: fromFiles },
      to: { place: to, files: toFiles },
      data: session.globals.data,
      onProgress: bar.report,
    });
    bar.end();
    return copyAnswer(report);
  },
});

export function copyAnswer(report: CopyReport): Answer {
  const text = (screen: Screen) => reportText(report, screen);
  if (report.isEqual) return { json: report, text };
  const failure = new CommandError(
    'copy-differs',
    'The copy differs from its source, which changed during the copy. Stop the shop, empty the target and copy again',
  );
  return { json: report, text, failure };
}

function reportText({ tables, files }: CopyReport, screen: Screen): string {
  const right = 'right' as const;
  const rows = tables.map(({ table, from, to, isEqual }) => [
    table,
    from.rows,
    to.rows,
    to.checksum.slice(0, SHOWN),
    isEqual ? screen.good('equal') : screen.bad(`differs: ${from.checksum.slice(0, SHOWN)}`),
  ]);
  const photographs =
    files === undefined
      ? 'Photos and downloads: in the tables, or in a store that both share.'
      : `Photos and downloads: ${screen.count(files.to.files, 'file')} of ${String(files.from.files)}, ${files.isEqual ? screen.good('equal') : screen.bad('different')}.`;
  const total = tables.reduce((sum, { to }) => sum + to.rows, 0);
  return screen.sections(
    screen.table(
      [
        { head: 'Table' },
        { head: 'Rows', align: right },
        { head: 'copied', align: right },
        { head: 'Checksum' },
        { head: '' },
      ],
      rows,
    ),
    `${screen.count(total, 'row')} in ${screen.count(tables.length, 'table')}.\n${photographs}`,
  );
}
