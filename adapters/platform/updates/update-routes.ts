import { MOST_IMPORT_BYTES } from '../../../core/contract/import-limits';
import * as contract from '../../../core/contract/manage-updates';
import { invalidField, refuse } from '../http/api-error';
import { nameOfCaller } from '../http/require-caller';
import { route, type Route } from '../http/route';
import type { Settings } from '../settings/options';
import type { UploadedFile } from '../http/read-input';
import type { CatalogueSource } from '../ports/catalogue-source';
import type { UpdateDesk, UpdateOutcome } from './update-desk';

/** Longest wait for the end of an import, in milliseconds: proxies and clients give up on calls that take longer than half a minute. */
const MOST_WAIT_MS = 20_000;

const WHY = {
  no_import_source:
    'The shop has no source to import from: importSource of vitrine.config.ts or --import-source names one',
  update_running: 'An import is running: wait until it is over',
  no_dry_run: 'What reads the source of this shop has no dry run: it can only import',
} as const;
/** What a form has besides its file: names and boundaries. */
const FORM_BYTES = 64 * 1024;

/** A §7, manage: imports and skins. The dispatcher lets nobody in but who may run imports. */
export function updateRoutes(
  updates: UpdateDesk,
  settings: Pick<Settings, 'catalogueReader' | 'clock'>,
): readonly Route[] {
  /** Answers once it is over, or when that takes too long. */
  const answered = async (outcome: UpdateOutcome, isDry: boolean | undefined) => {
    if (outcome.kind === 'refused') throw refuse(contract.UPDATE_REFUSALS[outcome.code], WHY[outcome.code]);
    let cancel: () => void = () => undefined;
    const tooLong = new Promise<undefined>((resolve) => {
      cancel = settings.clock.schedule(() => resolve(undefined), MOST_WAIT_MS);
    });
    const finished = await Promise.race([outcome.finished, tooLong]);
    cancel();
    const report = finished ?? (await updates.report({ isDry })) ?? (await outcome.finished);
    if (report.state !== 'failed') return report;
    throw refuse(contract.UPDATE_REFUSALS.import_failed, report.error ?? 'The import failed');
  };
  return [
    route(contract.updateImport, async ({ caller, query: { dry_run: isDry, unchanged_since: since } }) =>
      answered(await updates.start(nameOfCaller(caller), { isDry, unchangedSince: momentOf(since) }), isDry),
    ),
    {
      ...route(contract.importFile, async ({ caller, files, query }) => {
        const { dry_run: isDry, unchanged_since: since, currency } = query;
        const wish = { source: sourceOf(files, currency, settings), isDry, unchangedSince: momentOf(since) };
        return answered(await updates.start(nameOfCaller(caller), wish), isDry);
      }),
      mostBytes: MOST_IMPORT_BYTES + FORM_BYTES,
    },
    route(contract.updateReportOf, ({ query: { dry_run: isDry } }) => updates.report({ isDry })),
    route(contract.updateSkins, () => updates.skins()),
  ];
}

function momentOf(since: string | undefined): number | undefined {
  return since === undefined ? undefined : Date.parse(since);
}

/** The uploaded file as something to import. @throws ApiError 400 naming the file and its limit, 409 where nothing reads one */
function sourceOf(
  files: readonly UploadedFile[],
  currency: string | undefined,
  { catalogueReader: read }: Pick<Settings, 'catalogueReader'>,
): CatalogueSource {
  const [file, ...others] = files;
  if (file?.field !== 'file' || others.length > 0) throw invalidField('file', 'must be one file of goods');
  const { name, bytes } = file;
  if (bytes.byteLength === 0) throw invalidField('file', 'must not be empty');
  if (bytes.byteLength > MOST_IMPORT_BYTES)
    throw invalidField('file', `must be of ${String(MOST_IMPORT_BYTES / 1024 / 1024)} MB at the most`);
  if (read === undefined)
    throw refuse(
      contract.UPDATE_REFUSALS.no_import_source,
      'This shop has nothing that reads a file of goods: catalogueReader',
    );
  return read({ name: name === '' ? 'goods.csv' : name, bytes, currency });
}
