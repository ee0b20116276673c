import { strictStorage } from '../cache';
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
  #unread: { readonly error: unknown } | undefined;

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

  /**
   * Loads the list and adds the products that were noted before its code was loaded.
   * @throws the error of the medium if the notes cannot be read, so that the next use opens the list again
   */
  async open(): Promise<void> {
    await this.load();
    await this.#takeNotes();
    if (this.#unread !== undefined) throw this.#unread.error;
  }

  override async load(): Promise<boolean> {
    const isStored = await this.#withNotes(() => super.load());
    if (isStored && this.#unread !== undefined) await this.#takeNotes();
    return isStored;
  }

  override dispatch(change: ListChange): Promise<boolean> {
    return this.#withNotes(() => super.dispatch(change));
  }

  async #takeNotes(): Promise<void> {
    const notes = await this.#readNotes();
    if (notes === undefined) return;
    const products = [...notes.values()].flatMap((value) => readPending(value) ?? []);
    this.#notes = [...notes.keys()];
    if (products.length > 0) await this.dispatch({ type: 'put', products });
    else await this.#removeNotes(this.#notes);
  }

  /** Returns undefined if the medium failed; the next load reads again. */
  async #readNotes(): Promise<ReadonlyMap<string, unknown> | undefined> {
    const { storage, telemetry } = this.ports;
    const prefix = pendingKey(this.list.name);
    const strict = strictStorage(storage);
    try {
      const stored = new Set(await strict.keys(LISTS_COLLECTION));
      // Notes that could not be stored are in memory.
      const keys = [...new Set([...stored, ...(await storage.keys(LISTS_COLLECTION))])].filter((key) =>
        key.startsWith(prefix),
      );
      const read = (key: string) => (stored.has(key) ? strict : storage).get(LISTS_COLLECTION, key);
      const notes = await Promise.all(keys.map(async (key) => [key, await read(key)] as const));
      this.#unread = undefined;
      return new Map(notes);
    } catch (error) {
      if (this.#unread === undefined) telemetry.error(error, { area: 'replica', replica: replicaName(this.list.name) });
      this.#unread = { error };
      return undefined;
    }
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
