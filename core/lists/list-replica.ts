import type { Storage, Tabs, Telemetry } from '../ports';
import { Replica } from '../replica';
import { LISTS_COLLECTION, pendingKey, replicaName } from './lazy-list';
import { readPending } from './listed-product';
import type { ListState } from './lists';
import { applyChange, type ListChange, type ListDefinition } from './plan-list';
import { StoredList } from './stored-list';

interface Ports {
  readonly storage: Storage;
  readonly tabs: Tabs;
  readonly telemetry: Telemetry;
}

/** Items of a list, the same in all tabs. */
export class ListReplica extends Replica<ListState['items'], ListChange> {
  constructor(
    private readonly list: ListDefinition,
    private readonly ports: Ports,
  ) {
    const reduce = (items: ListState['items'], change: ListChange) => applyChange(items, change, list.rules);
    const { storage, tabs, telemetry } = ports;
    const model = { name: replicaName(list.name), initial: [], reduce };
    super(model, new StoredList(list, storage, telemetry), tabs, telemetry);
  }

  /** Loads the list and adds the products that were noted before its code was loaded. */
  async open(): Promise<void> {
    await this.load();
    const { storage } = this.ports;
    const prefix = pendingKey(this.list.name);
    const keys = (await storage.keys(LISTS_COLLECTION)).filter((key) => key.startsWith(prefix));
    const values = await Promise.all(keys.map((key) => storage.get(LISTS_COLLECTION, key)));
    const put = values.flatMap((value) => readPending(value) ?? []);
    // Notes that could not be stored in the list are kept for the next visit.
    if (put.length > 0 && !(await this.dispatch({ type: 'put', products: put }))) return;
    await Promise.all(keys.map((key) => storage.remove(LISTS_COLLECTION, key)));
  }
}
