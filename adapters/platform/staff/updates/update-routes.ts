import type * as z from 'zod/mini';
import { importMap, type ImportMap } from '../../../../core/contract/staff/import-map';
import * as contract from '../../../../core/contract/staff/manage-updates';
import {
  invalidField,
  refuse,
  nameOfCaller,
  requireUser,
  route,
  type Caller,
  type Route,
  type Settings,
  type UploadedFile,
} from '../../foundation';
import type { KeptImportMap } from '../../ports/staff/import-maps';
import type { ImportMaps } from './import-maps';
import type { CatalogueFile, CatalogueSource } from '../../ports/staff/catalogue-source';
import { MAX_UPLOAD_BYTES, uploadedTable } from './uploaded-table';
import { isOfSource, type UpdateAdmin, type UpdateOutcome } from './update-admin';

/** In milliseconds; below common proxy timeouts of 30 seconds. */
const MAX_WAIT_MS = 20_000;

const WHY = {
  no_import_source:
    'The shop has no source to import from: importSource of vitrine.config.ts or --import-source names one',
  update_running: 'Another import is running: wait until it has finished',
  no_dry_run: "This shop's import source does not support dry runs",
} as const;

interface Services {
  readonly settings: Pick<Settings, 'catalogueReader' | 'clock'>;
  readonly importMaps: Pick<ImportMaps, 'forget' | 'list'>;
}

export function updateRoutes(updates: UpdateAdmin, { settings, importMaps }: Services): readonly Route[] {
  const answered = async (outcome: UpdateOutcome, isDry: boolean | undefined) => {
    if (outcome.kind === 'refused') throw refuse(contract.UPDATE_REFUSALS[outcome.code], WHY[outcome.code]);
    let cancel: () => void = () => undefined;
    const tooLong = new Promise<undefined>((resolve) => {
      cancel = settings.clock.schedule(() => resolve(undefined), MAX_WAIT_MS);
    });
    const finished = await Promise.race([outcome.finished, tooLong]);
    cancel();
    const report = finished ?? (await updates.report({ isDry })) ?? (await outcome.finished);
    if (report.state !== 'failed') return report;
    if (report.demo_undecided)
      throw refuse(contract.UPDATE_REFUSALS.demo_undecided, report.error ?? 'Choose what happens to the demo');
    if (report.columns_unknown)
      throw refuse(contract.UPDATE_REFUSALS.columns_unknown, report.error ?? 'Its columns are unknown');
    throw refuse(contract.UPDATE_REFUSALS.import_failed, report.error ?? 'The import failed');
  };
  return [
    route(contract.updateImport, async ({ caller, query }) =>
      answered(await updates.start(nameOfCaller(caller), importInput(query, caller)), query.dry_run),
    ),
    {
      ...route(contract.importFile, async ({ caller, files, query, body: { sheet, map } }) => {
        const source = sourceOf(files, { currency: query.currency, sheet, map: mapOf(map) }, settings);
        return answered(
          await updates.start(nameOfCaller(caller), { source, ...importInput(query, caller) }),
          query.dry_run,
        );
      }),
      maxBytes: MAX_UPLOAD_BYTES,
    },
    {
      ...route(contract.previewImport, async ({ files, body: { sheet } }) => {
        const preview = await updates.preview(sourceOf(files, { sheet }, settings)).catch((error: unknown) => {
          if (!isOfSource(error) || !(error instanceof Error)) throw error;
          throw refuse(contract.UPDATE_REFUSALS.import_failed, error.message);
        });
        if (preview !== undefined) return preview;
        throw refuse(contract.UPDATE_REFUSALS.no_import_source, "This shop's importer cannot preview files");
      }),
      maxBytes: MAX_UPLOAD_BYTES,
    },
    route(contract.importMaps, async () => listOf(await importMaps.list())),
    route(contract.forgetImportMap, async ({ body: { id } }) => {
      await importMaps.forget(id);
      return listOf(await importMaps.list());
    }),
    route(contract.updateReportOf, ({ query: { dry_run: isDry } }) => updates.report({ isDry })),
    route(contract.updateSkins, () => updates.skins()),
  ];
}

function importInput(query: z.infer<(typeof contract.updateImport)['query']>, caller: Caller) {
  const { dry_run: isDry, unchanged_since: since, demo } = query;
  const unchangedSince = since === undefined ? undefined : Date.parse(since);
  const { customer, actorId } = requireUser(caller);
  return { isDry, unchangedSince, demo, people: [customer.id, ...(actorId === undefined ? [] : [actorId])] };
}

/** @throws ApiError 400 naming the file and limit, 409 without a reader */
function sourceOf(
  files: readonly UploadedFile[],
  said: Pick<CatalogueFile, 'currency' | 'map' | 'sheet'>,
  { catalogueReader: read }: Pick<Settings, 'catalogueReader'>,
): CatalogueSource {
  const { name, bytes } = uploadedTable(files);
  if (read === undefined)
    throw refuse(
      contract.UPDATE_REFUSALS.no_import_source,
      'This shop has nothing that reads a file of goods: catalogueReader',
    );
  return read({ name: name === '' ? 'goods.csv' : name, bytes, ...said });
}

/** @throws ApiError 400 describing the fault */
function mapOf(text: string | undefined): ImportMap | undefined {
  if (text === undefined) return undefined;
  const parsed = importMap.safeParse(jsonOf(text));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw invalidField(['map', ...(issue?.path ?? [])].join('.'), issue?.message ?? 'must be a mapping of columns');
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function listOf(kept: readonly KeptImportMap[]): contract.KeptImportMaps {
  return {
    items: kept.map(({ id, columns, map, keptAt }) => ({
      id,
      columns: [...columns],
      map,
      kept_at: new Date(keptAt).toISOString(),
    })),
  };
}
