import { Subject, type Observable } from 'rxjs';
import { inject, injectable } from '../di';
import type * as z from 'zod/mini';
import { readStored } from '../cache';
import type { Endpoint } from '../contract';
import { answer } from '../contract/envelope';
import { NETWORK, STORAGE, TELEMETRY, token } from '../di';
import { parseJson } from '../kernel/json';
import { isShopError } from '../kernel/shop-error';
import { SingleFlight } from '../kernel/single-flight';
import { Store } from '../kernel/store';
import type { JsonValue, Network, Storage, Telemetry } from '../ports';
import { GATEWAY, type CallInput, type Gateway, type TaskOptions } from './gateway';
import { TASKS_COLLECTION, type SyncArea, type SyncTask } from './sync';
import { syncTask } from './sync-task';
import { TASK_RUNNER, type TaskRunner } from './task-runner';

/** The request queue (S §4): what was asked while there was no network is kept and sent when it is back. */
@injectable()
export class SyncService implements SyncArea {
  readonly #pending = new Store<readonly SyncTask[]>([]);
  readonly #finished = new Subject<SyncTask>();
  readonly #running = new SingleFlight(() => this.#sendAll());
  readonly pending$: Observable<readonly SyncTask[]> = this.#pending.state$;
  /** Each task that was answered, with its result; not acknowledged by anybody yet. */
  readonly finished$: Observable<SyncTask> = this.#finished.asObservable();

  constructor(
    @inject(STORAGE) private readonly storage: Storage,
    @inject(GATEWAY) private readonly gateway: Gateway,
    @inject(TASK_RUNNER) private readonly runner: TaskRunner,
    @inject(NETWORK) private readonly network: Network,
    @inject(TELEMETRY) private readonly telemetry: Telemetry,
  ) {}

  /** Reads what waits from earlier visits. */
  async load(): Promise<void> {
    const tasks: SyncTask[] = [];
    for (const key of await this.storage.keys(TASKS_COLLECTION)) {
      const task = await readStored(this.#ports, { collection: TASKS_COLLECTION, key }, syncTask);
      if (task !== undefined) tasks.push(task);
    }
    tasks.sort((a, b) => a.created_at - b.created_at);
    this.#pending.set(tasks);
  }

  /** Keeps a call and sends it as soon as there is a network; its answer comes on `finished$`. */
  async queue<Q extends z.ZodMiniType, B extends z.ZodMiniType>(
    endpoint: Endpoint<Q, B>,
    input: CallInput<Q, B>,
    options: TaskOptions = {},
  ): Promise<SyncTask> {
    const task = this.gateway.task(endpoint, input, options);
    // Sound: a task is built of texts, numbers and a JSON body.
    await this.storage.set(TASKS_COLLECTION, task.task_id, task as unknown as JsonValue);
    this.#pending.update((tasks) => [...tasks, task]);
    if (this.network.isOnline()) await this.process();
    return task;
  }

  process(): Promise<void> {
    return this.#running.run();
  }

  async clearUntransmitted(): Promise<void> {
    this.#pending.set([]);
    await this.storage.clear(TASKS_COLLECTION);
  }

  dispose(): void {
    this.#pending.close();
    this.#finished.complete();
  }

  async #sendAll(): Promise<void> {
    for (const task of this.#pending.value) {
      if (!this.network.isOnline() || !(await this.#send(task))) return;
    }
  }

  /** @returns false when there is no way through: those behind it need not try */
  async #send(task: SyncTask): Promise<boolean> {
    try {
      const { response, task: sent } = await this.runner.run(task);
      const parsed = answer.safeParse(parseJson(response.text));
      const { code, result, meta } = parsed.success
        ? parsed.data
        : { code: response.status, result: undefined, meta: undefined };
      await this.#drop(task);
      this.#finished.next({ ...sent, code, resultCode: code, result, meta });
      return true;
    } catch (error) {
      if (!isShopError(error, 'cart-id-missing')) return false; // no answer came; the task waits for the next time
      this.telemetry.error(error, { area: 'sync', url: task.url });
      await this.#drop(task);
      return true;
    }
  }

  async #drop(task: SyncTask): Promise<void> {
    this.#pending.update((tasks) => tasks.filter((entry) => entry.task_id !== task.task_id));
    await this.storage.remove(TASKS_COLLECTION, task.task_id);
  }

  get #ports() {
    return { storage: this.storage, telemetry: this.telemetry };
  }
}

export const SYNC_SERVICE = token<SyncService>('SyncService');
