import { refusalOf } from '../accounts';
import type { DownloadFile } from '../contract/catalogue/download-file';
import type { DemoFate } from '../contract/staff/demo-of-shop';
import type { ImportMap } from '../contract/staff/import-map';
import { importFile, updateImport, type UpdateReport } from '../contract/staff/manage-updates';
import type { HttpFile } from '../ports';
import { clientOf, method, type Accepted, type ClientOf, type Declined, type Gateway } from '../sync';
import { sendDownload, type SentDownload } from './send-download';
import { GOODS_METHODS, PATIENT_MS } from './staff-methods';

/** Start of an import, or the reason it was refused. */
export type ImportBegun =
  | { readonly kind: 'begun'; readonly report: UpdateReport }
  | { readonly kind: 'demo-undecided' | 'failed' | 'unmapped'; readonly message: string }
  | { readonly kind: 'no-dry-run' | 'no-source' | 'running' };

interface ImportInput {
  readonly dryRun?: boolean;
  readonly unchangedSince?: string;
  /** Required if the shop has demo data. */
  readonly demo?: DemoFate;
}

interface FileInput extends ImportInput {
  /** ISO 4217; required if the file has no currency. */
  readonly currency?: string;
  readonly sheet?: string;
  /** Required for unknown formats without a stored mapping. */
  readonly map?: ImportMap;
}

/** Bulk operations on products. */
export interface GoodsAdmin extends ClientOf<typeof GOODS_METHODS> {
  /**
   * Uploads in parts, so that large files need no memory.
   * @throws ShopError with details.fields
   */
  keepDownload(file: SentDownload): Promise<DownloadFile>;
  /** Answers after at most 20 seconds, with 'running' if unfinished. */
  runImport(input?: ImportInput): Promise<ImportBegun>;
  /**
   * Imports Magento, Shopify or WooCommerce exports, feeds, or mapped tables (CSV, TSV, XLSX, XML) up to
   * `MAX_IMPORT_BYTES`. Mappings are stored by header row.
   * @throws ShopError with details.fields
   */
  importFile(file: HttpFile, input?: FileInput): Promise<ImportBegun>;
}

export function goodsAdmin(gateway: Gateway): GoodsAdmin {
  const imports = clientOf(
    {
      run: method(updateImport, { timeoutMs: PATIENT_MS }),
      file: method(importFile, { timeoutMs: PATIENT_MS }),
    },
    gateway,
  );
  return {
    ...clientOf(GOODS_METHODS, gateway, { refusal: refusalOf }),
    keepDownload: (file) => sendDownload(gateway, file),
    runImport: async (input) => begunOf(await imports.run.ask(queryOf(input))),
    importFile: async (file, { sheet, map, ...input } = {}) => {
      const columns = map === undefined ? {} : { map: JSON.stringify(map) };
      return begunOf(await imports.file.ask({ file, sheet, ...columns, ...queryOf(input) }));
    },
  };
}

function queryOf({ dryRun = false, unchangedSince, demo, currency }: FileInput = {}) {
  return {
    ...(dryRun && { dry_run: true }),
    ...(unchangedSince !== undefined && { unchanged_since: unchangedSince }),
    ...(demo !== undefined && { demo }),
    ...(currency !== undefined && { currency }),
  };
}

type ImportReply = Accepted<UpdateReport, unknown> | (Declined & { readonly refused?: string | undefined });

function begunOf(reply: ImportReply): ImportBegun {
  if (reply.ok) return { kind: 'begun', report: reply.result };
  switch (reply.refused) {
    case 'no_import_source':
      return { kind: 'no-source' };
    case 'no_dry_run':
      return { kind: 'no-dry-run' };
    case 'update_running':
      return { kind: 'running' };
    case 'import_failed':
      return { kind: 'failed', message: refusalOf(reply).message };
    case 'demo_undecided':
      return { kind: 'demo-undecided', message: refusalOf(reply).message };
    case 'columns_unknown':
      return { kind: 'unmapped', message: refusalOf(reply).message };
    default:
      throw refusalOf(reply);
  }
}
