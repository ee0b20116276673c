import { plainAmount } from '../../../core/internal';
import { writeFile } from 'node:fs/promises';
import { BANK_FILE_FORMATS, type BankFile } from '../../../core/internal-staff';
import { command } from '../../declare/command';
import { choice, text, whole, type Kind } from '../../usage/kinds';
import { list, optional, required } from '../../usage/parameter';
import { CommandError } from '../../usage/usage-error';
import { answer, type Answer } from '../../output/answer';
import type { Screen } from '../../output/screen';

const ID = whole(1, Number.MAX_SAFE_INTEGER);
const DAY: Kind<string> = {
  placeholder: 'day',
  rule: 'must be a day such as 2026-12-01',
  parse: (raw) => (/^\d{4}-\d{2}-\d{2}$/.test(raw) ? raw : undefined),
};

export const bankFiles = command({
  name: 'payout bank-files',
  summary: 'list bank files of payouts, newest first; with --api for managers and admins',
  run: async (_, session) => {
    const files =
      session.globals.api === undefined
        ? await (await session.platform('admin payout bank-files')).bankFiles.list()
        : await (await (await session.shop()).manage()).bankFiles();
    return shown(files);
  },
});

export const makeBankFile = command({
  name: 'payout bank-file',
  summary: 'create a bank file for open payouts; a payout can be in only one file; with --api for managers and admins',
  args: { ids: list('ids of the payouts', ID, 1) },
  options: {
    format: required('SEPA credit transfer or CSV', choice(BANK_FILE_FORMATS, 'format')),
    day: required('day of execution', DAY),
    out: optional('write it here; without --api only', text('file', 4000)),
  },
  run: async ({ ids, format, day, out }, session) => {
    if (session.globals.api !== undefined) {
      if (out !== undefined) throw new CommandError('invalid-input', '--out: open the link of the file with --api');
      return shown([await (await (await session.shop()).manage()).makeBankFile({ ids: [...ids], format, day })]);
    }
    const { bankFiles: files } = await session.platform('admin payout bank-file');
    const file = await files.make({ ids, format, day, by: 'shop' }).catch(refused);
    if (out !== undefined) await writeFile(out, (await files.text(file.id))?.text ?? '');
    return shown([file]);
  },
});

export const cancelBankFile = command({
  name: 'payout bank-file cancel',
  summary: 'cancel a bank file that the bank did not execute, and reopen its payouts',
  args: { id: required('id of the bank file', ID) },
  run: async ({ id }, session) => {
    if (session.globals.api !== undefined)
      return shown([await (await (await session.shop()).manage()).cancelBankFile({ id })]);
    const { bankFiles: files } = await session.platform('admin payout bank-file cancel');
    return shown([await files.cancel(id).catch(refused)]);
  },
});

/** The shop refuses with a code in `meta`. */
function refused(error: unknown): never {
  if (!(error instanceof Error && 'meta' in error)) throw error;
  const { meta } = error;
  if (typeof meta !== 'object' || meta === null || !('error' in meta)) throw error;
  throw new CommandError(String(meta.error).replaceAll('_', '-'), error.message);
}

function shown(files: readonly BankFile[]): Answer {
  return answer({ bank_files: files }, (screen) => filesText(files, screen));
}

function filesText(files: readonly BankFile[], screen: Screen): string {
  if (files.length === 0) return 'No bank files yet.';
  const right = 'right' as const;
  return screen.table(
    [
      { head: 'Id', align: right },
      { head: 'Format' },
      { head: 'Sum', align: right },
      { head: 'Payouts' },
      { head: 'Day' },
      { head: 'State' },
    ],
    files.map((file) => [
      file.id,
      file.format,
      `${plainAmount(file.sum, file.currency)} ${file.currency}`,
      file.payouts.join(' '),
      file.day,
      file.canceled_at === null ? 'made' : 'cancelled',
    ]),
  );
}
