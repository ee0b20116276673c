import type { Storage, Tabs, Telemetry } from '../ports';
import { Replica, type ReplicaModel } from '../replica';
import { LISTS_COLLECTION, pendingKey, replicaName } from './lazy-list';
import { readPending } from './listed-product';
import type { ListState } from './lists';
import { applyChange, type ListChange, type ListDefinition } from './plan-list';
import { previousMessages } from './previous-messages';
import { StoredList } from './stored-list';

interface Ports {
  readonly storage: Storage;
  readonly tabs: Tabs;
  readonly telemetry: Telemetry;
}

/** Items of a list, the same in all tabs. */
export class ListReplica extends Replica<ListState['items'], ListChange> {
  /** Keys of notes that were dispatched and may not be stored in the list yet. */
  #notes: readonly string[] = [];

  constructor(
    private readonly list: ListDefinition,
    private readonly ports: Ports,
  ) {
    const { storage, tabs, telemetry } = ports;
    const model: ReplicaModel<ListState['items'], ListChange> = {
      name: replicaName(list.name),
      initial: [],
      reduce: (items, change) => applyChange(items, change, list.rules),
      // A tab of another store would lose the prices that it shows.
      isLocal: ({ type }) => type === 'refresh',
      previous: previousMessages(list.name),
    };
    super(model, new StoredList(list, storage, telemetry), tabs, telemetry);
  }

  /** Loads the list and adds the products that were noted before its code was loaded. */
  async open(): Promise<void> {
    await this.load();
    const { storage } = this.ports;
    const prefix = pendingKey(this.list.name);
    const keys = (await storage.keys(LISTS_COLLECTION)).filter((key) => key.startsWith(prefix));
    const values = await Promise.all(keys.map((key) => storage.get(LISTS_COLLECTION, key)));
    const products = values.flatMap((value) => readPending(value) ?? []);
    this.#notes = keys;
    if (products.length > 0) await this.dispatch({ type: 'put', products });
    else await this.#removeNotes(keys);
  }

  override load(): Promise<boolean> {
    return this.#withNotes(() => super.load());
  }

  override dispatch(change: ListChange): Promise<boolean> {
    return this.#withNotes(() => super.dispatch(change));
  }

  /** A pass that succeeds stores all earlier changes. Until then notes stay for the next visit. */
  async #withNotes(pass: () => Promise<boolean>): Promise<boolean> {
    const notes = this.#notes;
    const isStored = await pass();
    if (isStored) await this.#removeNotes(notes);
    return isStored;
  }

  async #removeNotes(keys: readonly string[]): Promise<void> {
    if (keys.length === 0) return;
    this.#notes = this.#notes.filter((key) => !keys.includes(key));
    await Promise.all(keys.map((key) => this.ports.storage.remove(LISTS_COLLECTION, key)));
  }
}
