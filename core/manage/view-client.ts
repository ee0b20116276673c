import { resultOf } from '../accounts';
import * as contract from '../contract/staff/manage-views';
import type { Gateway } from '../sync';

/** Stored views of lists; each call returns the current ones. */
export interface ViewClient {
  list(): Promise<readonly contract.KeptView[]>;
  /**
   * Replaces a view of the same name.
   * @throws ShopError as `order`
   */
  keep(view: contract.KeptView): Promise<readonly contract.KeptView[]>;
  drop(name: string): Promise<readonly contract.KeptView[]>;
}

const SILENT = { silent: true } as const;
const OF = { list: 'orders' } as const;

export function viewClient(gateway: Gateway): ViewClient {
  return {
    list: async () => (await resultOf(gateway.ask(contract.keptViews, { query: OF }, SILENT))).items,
    keep: async (view) => (await resultOf(gateway.ask(contract.keepView, { body: { ...OF, ...view } }, SILENT))).items,
    drop: async (name) => (await resultOf(gateway.ask(contract.dropView, { body: { ...OF, name } }, SILENT))).items,
  };
}
