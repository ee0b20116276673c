import { resultOf } from '../accounts';
import * as contract from '../contract/manage-views';
import type { Gateway } from '../sync';

/** Views of lists that somebody of the staff keeps, on whatever device. Each call gives those of orders that are kept then. */
export interface ViewShelf {
  /** @throws ShopError as `order` */
  list(): Promise<readonly contract.KeptView[]>;
  /** In place of one of the same name. @throws ShopError as `order` */
  keep(view: contract.KeptView): Promise<readonly contract.KeptView[]>;
  /** @throws ShopError as `order` */
  drop(name: string): Promise<readonly contract.KeptView[]>;
}

const SILENT = { silent: true } as const;
const OF = { list: 'orders' } as const;

export function viewShelf(gateway: Gateway): ViewShelf {
  return {
    list: async () => (await resultOf(gateway.ask(contract.keptViews, { query: OF }, SILENT))).items,
    keep: async (view) => (await resultOf(gateway.ask(contract.keepView, { body: { ...OF, ...view } }, SILENT))).items,
    drop: async (name) => (await resultOf(gateway.ask(contract.dropView, { body: { ...OF, name } }, SILENT))).items,
  };
}
