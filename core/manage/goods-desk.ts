import { refusalOf, resultOf } from '../accounts';
import * as prices from '../contract/manage-prices';
import { uploadPictures } from '../contract/manage-products';
import { updateImport, updateReportOf, type UpdateReport } from '../contract/manage-updates';
import type { HttpFile } from '../ports';
import type { Gateway } from '../sync';

const SILENT = { silent: true } as const;
/** Lists of many rows, and imports, take longer than other calls. */
const PATIENT = { ...SILENT, timeoutMs: 120_000 } as const;

/** How an import began: running or over already, refused because another one runs, or there is nothing to import from. */
export type ImportBegun =
  | { readonly kind: 'begun'; readonly report: UpdateReport }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'no-source' | 'running' };

/** What staff does with many goods at once (A §6). */
export interface GoodsDesk {
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
  /** Imports the merchant's source again; answers when it is over, or after 20 seconds with a report that says 'running'. */
  runImport(): Promise<ImportBegun>;
  /** How far the import is that runs, or what the last one did; null before the first. */
  importReport(): Promise<UpdateReport | null>;
}

/** The calls of it over a gateway. */
export function goodsDesk(gateway: Gateway): GoodsDesk {
  return {
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
    runImport: async () => {
      const reply = await gateway.ask(updateImport, { query: {} }, PATIENT);
      if (reply.ok) return { kind: 'begun', report: reply.result };
      if (reply.refused === 'no_import_source') return { kind: 'no-source' };
      if (reply.refused === 'update_running') return { kind: 'running' };
      if (reply.refused === 'import_failed') return { kind: 'failed', message: refusalOf(reply).message };
      throw refusalOf(reply);
    },
    importReport: () => resultOf(gateway.ask(updateReportOf, { query: {} }, SILENT)),
  };
}
