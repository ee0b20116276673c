import { refusalOf, resultOf } from '../accounts';
import type { DownloadFile } from '../contract/catalogue/download-file';
import { goodsChoices, type GoodsChoices } from '../contract/catalogue/manage-goods-choices';
import * as prices from '../contract/catalogue/manage-prices';
import { uploadPictures } from '../contract/catalogue/manage-products';
import type { DemoFate } from '../contract/staff/demo-of-shop';
import type { ImportMap } from '../contract/staff/import-map';
import type { ImportPreview } from '../contract/staff/import-preview';
import * as updates from '../contract/staff/manage-updates';
import type { KeptImportMaps, UpdateReport } from '../contract/staff/manage-updates';
import type { HttpFile } from '../ports';
import type { Accepted, Declined, Gateway } from '../sync';
import { sendDownload, type SentDownload } from './send-download';

const SILENT = { silent: true } as const;
const PATIENT = { ...SILENT, timeoutMs: 120_000 } as const;

/** Start of an import, or the reason it was refused. */
export type ImportBegun =
  | { readonly kind: 'begun'; readonly report: UpdateReport }
  | { readonly kind: 'demo-undecided' | 'failed' | 'unmapped'; readonly message: string }
  | { readonly kind: 'no-dry-run' | 'no-source' | 'running' };

interface Dry {
  readonly dryRun?: boolean;
}

interface ImportInput extends Dry {
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

type SentGoods = Pick<HttpFile, 'bytes' | 'name' | 'type'>;

/** Bulk operations on products. */
export interface GoodsAdmin {
  choices(): Promise<GoodsChoices>;
  /**
   * @param input `dryRun` only reports
   * @throws ShopError 'request-rejected' with details.error 'bad_price_list' or 'price_list_running'
   */
  applyPrices(input: {
    readonly csv: string;
    readonly name?: string;
    readonly dryRun?: boolean;
  }): Promise<prices.PriceReport>;
  /**
   * @param id from `priceLists`
   * @throws ShopError as `applyPrices`
   */
  undoPrices(id: number): Promise<prices.PriceReport>;
  priceLists(): Promise<readonly prices.PriceListEntry[]>;
  /**
   * @returns paths
   * @throws ShopError with details.fields
   */
  uploadPictures(files: readonly Pick<HttpFile, 'bytes' | 'name' | 'type'>[]): Promise<readonly string[]>;
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
  importFile(file: SentGoods, input?: FileInput): Promise<ImportBegun>;
  /** @throws ShopError with details.error 'import_failed' */
  previewImport(file: SentGoods, input?: Pick<FileInput, 'sheet'>): Promise<ImportPreview>;
  importMaps(): Promise<KeptImportMaps['items']>;
  /** @returns the remaining mappings */
  forgetImportMap(id: string): Promise<KeptImportMaps['items']>;
  importReport(input?: Dry): Promise<UpdateReport | null>;
}

export function goodsAdmin(gateway: Gateway): GoodsAdmin {
  return {
    choices: () => resultOf(gateway.ask(goodsChoices, { query: {} }, SILENT)),
    applyPrices: ({ csv, name, dryRun }) => {
      const body = { csv, ...(name !== undefined && { name }), ...(dryRun === true && { dry_run: true }) };
      return resultOf(gateway.ask(prices.applyPriceList, { body }, PATIENT));
    },
    undoPrices: (id) => resultOf(gateway.ask(prices.undoPriceList, { body: { id } }, PATIENT)),
    priceLists: async () => (await resultOf(gateway.ask(prices.priceLists, { query: {} }, SILENT))).items,
    uploadPictures: async (files) => {
      const form = { fields: [], files: files.map((file) => ['pictures', file] as const) };
      return (await resultOf(gateway.ask(uploadPictures, { query: {}, form }, PATIENT))).paths;
    },
    keepDownload: (file) => sendDownload(gateway, file),
    runImport: async (input) => begunOf(await gateway.ask(updates.updateImport, { query: queryOf(input) }, PATIENT)),
    importFile: async (file, input) => {
      const form = { fields: fieldsOf(input), files: [['file', file] as const] };
      return begunOf(await gateway.ask(updates.importFile, { query: queryOf(input), form }, PATIENT));
    },
    previewImport: (file, input) => {
      const form = { fields: fieldsOf(input), files: [['file', file] as const] };
      return resultOf(gateway.ask(updates.previewImport, { query: {}, form }, PATIENT));
    },
    importMaps: async () => (await resultOf(gateway.ask(updates.importMaps, { query: {} }, SILENT))).items,
    forgetImportMap: async (id) =>
      (await resultOf(gateway.ask(updates.forgetImportMap, { body: { id } }, SILENT))).items,
    importReport: (input) => resultOf(gateway.ask(updates.updateReportOf, { query: queryOf(input) }, SILENT)),
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

function fieldsOf({ sheet, map }: Pick<FileInput, 'map' | 'sheet'> = {}): [string, string][] {
  return [
    ...(sheet === undefined ? [] : [['sheet', sheet] satisfies [string, string]]),
    ...(map === undefined ? [] : [['map', JSON.stringify(map)] satisfies [string, string]]),
  ];
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
