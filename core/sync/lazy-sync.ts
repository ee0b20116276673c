import { type Observable, Subscription } from 'rxjs';
import type * as z from 'zod/mini';
import type { Endpoint } from '../contract';
import { inject, injectable, STORAGE, token } from '../di';
import { Store } from '../kernel/store';
import type { Storage } from '../ports';
import type { CallInput, TaskOptions } from './gateway';
import { TASKS_COLLECTION, type SyncArea, type SyncTask } from './sync';

interface SyncQueue extends SyncArea {
  queue<Q extends z.ZodMiniType, B extends z.ZodMiniType>(
    endpoint: Endpoint<Q, B>,
    input: Omit<CallInput<Q, B>, 'form'>,
    options?: TaskOptions,
  ): Promise<SyncTask>;
}
export type SyncLoader = () => Promise<SyncQueue>;
export const SYNC_LOADER = token<SyncLoader>('SyncLoader');

/** Defers loading of the sending code, as mostly nothing waits. */
@injectable()
export class LazySync implements SyncArea {
  readonly #pending = new Store<readonly SyncTask[]>([]);
  readonly pending$: Observable<readonly SyncTask[]> = this.#pending.state$;
  readonly #subscription = new Subscription();
  #opened: Promise<SyncArea> | undefined;

  constructor(
    @inject(SYNC_LOADER) private readonly open: SyncLoader,
    @inject(STORAGE) private readonly storage: Storage,
  ) {}

  async load(): Promise<void> {
    if ((await this.storage.keys(TASKS_COLLECTION)).length > 0) await this.#open();
  }

  async process(): Promise<void> {
    await this.load();
    if (this.#opened) await (await this.#opened).process();
  }

  async clearUntransmitted(): Promise<void> {
    if (this.#opened) await (await this.#opened).clearUntransmitted();
    else await this.storage.clear(TASKS_COLLECTION);
  }

  #open(): Promise<SyncArea> {
    this.#opened ??= this.open().then(
      (sync) => {
        this.#subscription.add(sync.pending$.subscribe((tasks) => this.#pending.set(tasks)));
        return sync;
      },
      (error: unknown) => {
        this.#opened = undefined;
        throw error;
      },
    );
    return this.#opened;
  }

  dispose(): void {
    this.#subscription.unsubscribe();
    this.#pending.close();
  }
}
export const SYNC = token<LazySync>('Sync');
