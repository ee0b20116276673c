import { refusalOf, resultOf } from '../accounts';
import type { DownloadFile } from '../contract/download-file';
import { goodsChoices, type GoodsChoices } from '../contract/manage-goods-choices';
import * as prices from '../contract/manage-prices';
import { uploadPictures } from '../contract/manage-products';
import type { DemoFate } from '../contract/demo-of-shop';
import type { ImportMap } from '../contract/import-map';
import type { ImportPreview } from '../contract/import-preview';
import * as updates from '../contract/manage-updates';
import type { KeptImportMaps, UpdateReport } from '../contract/manage-updates';
import type { HttpFile } from '../ports';
import type { Accepted, Declined, Gateway } from '../sync';
import { sendDownload, type SentDownload } from './send-download';

const SILENT = { silent: true } as const;
/** Lists of many rows, and imports, take longer than other calls. */
const PATIENT = { ...SILENT, timeoutMs: 120_000 } as const;

/**
 * Start of an import: running or over already, refused because another one runs, because somebody has to say what the columns of the file are or
 * what becomes of the demo, or because there is nothing to import from.
 */
export type ImportBegun =
  | { readonly kind: 'begun'; readonly report: UpdateReport }
  | { readonly kind: 'demo-undecided' | 'failed' | 'unmapped'; readonly message: string }
  | { readonly kind: 'no-dry-run' | 'no-source' | 'running' };

/** A dry run writes nothing, and its report says what would be. */
interface Dry {
  readonly dryRun?: boolean;
}

interface ImportWish extends Dry {
  /**
   * `started_at` of the dry run that is applied: products that staff has changed since stay as they are, and are named among the
   * refused. Everything is written without it.
   */
  readonly unchangedSince?: string;
  /** Fate of the demo; needed where the shop has any of it. */
  readonly demo?: DemoFate;
}

interface FileWish extends ImportWish {
  /** What its prices are in (ISO 4217); needed where the file does not say it. */
  readonly currency?: string;
  /** Of a workbook: the sheet that is read. Default: the first one that is known by its heading row. */
  readonly sheet?: string;
  /** What its columns are; needed where the file is of no known kind and no mapping of its heading row was kept. */
  readonly map?: ImportMap;
}

/** A file of goods as it is sent. */
type SentGoods = Pick<HttpFile, 'bytes' | 'name' | 'type'>;

/** What staff does with many goods at once (A §6). */
export interface GoodsDesk {
  /** The categories and attributes that a product can have, those that shoppers do not see among them, in the words of the store. */
  choices(): Promise<GoodsChoices>;
  /**
   * Changes prices, stock and status by a CSV list.
   * @param wish with `dryRun` nothing is written, and the answer says what would be
   * @throws ShopError 'request-rejected' whose details.error is 'bad_price_list' or 'price_list_running'
   */
  applyPrices(wish: {
    readonly csv: string;
    readonly name?: string;
    readonly dryRun?: boolean;
  }): Promise<prices.PriceReport>;
  /** Takes a whole list back. @param id as `priceLists` gives it @throws ShopError as `applyPrices` */
  undoPrices(id: number): Promise<prices.PriceReport>;
  /** The lists that were applied last, the newest first. */
  priceLists(): Promise<readonly prices.PriceListEntry[]>;
  /** Keeps pictures of products. @returns their paths @throws ShopError whose details.fields says which limit they break */
  uploadPictures(files: readonly Pick<HttpFile, 'bytes' | 'name' | 'type'>[]): Promise<readonly string[]>;
  /**
   * Keeps a file of a download, or a sample of one, for a product to name: sent part by part, so that gigabytes need no memory.
   * @throws ShopError whose details.fields says which limit it breaks
   */
  keepDownload(file: SentDownload): Promise<DownloadFile>;
  /** Imports the merchant's source again; answers when it is over, or after 20 seconds with a report that says 'running'. */
  runImport(wish?: ImportWish): Promise<ImportBegun>;
  /**
   * Imports a product export of Magento, Shopify or WooCommerce, a product feed, or any table with a mapping of its columns (CSV, TSV, XLSX, XML), of
   * up to `MOST_IMPORT_BYTES`; answers as `runImport`. A mapping is kept for the next file with the same heading row.
   * @throws ShopError whose details.fields says which limit it breaks
   */
  importFile(file: SentGoods, wish?: FileWish): Promise<ImportBegun>;
  /**
   * Sheets, columns and first rows of a file, for who maps its columns. Nothing is kept.
   * @throws ShopError whose details.error is 'import_failed' where it cannot be read
   */
  previewImport(file: SentGoods, wish?: Pick<FileWish, 'sheet'>): Promise<ImportPreview>;
  /** The mappings of columns that are kept, the newest first. */
  importMaps(): Promise<KeptImportMaps['items']>;
  /** Forgets a mapping. @returns those that are left */
  forgetImportMap(id: string): Promise<KeptImportMaps['items']>;
  /** How far the import is that runs, or what the last one did, or the last dry run found; null before the first. */
  importReport(wish?: Dry): Promise<UpdateReport | null>;
}

/** The calls of it over a gateway. */
export function goodsDesk(gateway: Gateway): GoodsDesk {
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
    runImport: async (wish) => begunOf(await gateway.ask(updates.updateImport, { query: queryOf(wish) }, PATIENT)),
    importFile: async (file, wish) => {
      const form = { fields: fieldsOf(wish), files: [['file', file] as const] };
      return begunOf(await gateway.ask(updates.importFile, { query: queryOf(wish), form }, PATIENT));
    },
    previewImport: (file, wish) => {
      const form = { fields: fieldsOf(wish), files: [['file', file] as const] };
      return resultOf(gateway.ask(updates.previewImport, { query: {}, form }, PATIENT));
    },
    importMaps: async () => (await resultOf(gateway.ask(updates.importMaps, { query: {} }, SILENT))).items,
    forgetImportMap: async (id) =>
      (await resultOf(gateway.ask(updates.forgetImportMap, { body: { id } }, SILENT))).items,
    importReport: (wish) => resultOf(gateway.ask(updates.updateReportOf, { query: queryOf(wish) }, SILENT)),
  };
}

function queryOf({ dryRun = false, unchangedSince, demo, currency }: FileWish = {}) {
  return {
    ...(dryRun && { dry_run: true }),
    ...(unchangedSince !== undefined && { unchanged_since: unchangedSince }),
    ...(demo !== undefined && { demo }),
    ...(currency !== undefined && { currency }),
  };
}

function fieldsOf({ sheet, map }: Pick<FileWish, 'map' | 'sheet'> = {}): [string, string][] {
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
