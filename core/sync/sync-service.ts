import { Subject, type Observable } from 'rxjs';
import type * as z from 'zod/mini';
import type { Endpoint } from '../contract';
import { inject, injectable, NETWORK, TABS, token } from '../di';
import { SerialQueue } from '../kernel/async/serial-queue';
import { isShopError } from '../kernel/shop-error';
import { Store } from '../kernel/store';
import { NOTICES, type NoticesArea } from '../notices/notices';
import type { Network, Tabs } from '../ports';
import { GATEWAY, type CallInput, type Gateway, type TaskOptions } from './gateway';
import { messageOf, readDocument, readEnvelope, type Envelope, type Unreadable } from './read-envelope';
import { refusalNotice } from './refusal-notice';
import { isSessionOver, unreadableAnswer } from './request-error';
import type { SyncArea, SyncTask } from './sync';
import { TASK_RUNNER, type Ran, type TaskRunner } from './task-runner';
import { TASK_STORE, type TaskStore } from './task-store';

const LOCK = 'tasks';

/** Stores requests made offline and sends them when the network returns. */
@injectable()
export class SyncService implements SyncArea {
  readonly #pending = new Store<readonly SyncTask[]>([]);
  readonly #finished = new Subject<SyncTask>();
  readonly #lane = new SerialQueue();
  #isDisposed = false;
  readonly pending$: Observable<readonly SyncTask[]> = this.#pending.state$;
  readonly finished$: Observable<SyncTask> = this.#finished.asObservable();

  constructor(
    @inject(TASK_STORE) private readonly store: TaskStore,
    @inject(GATEWAY) private readonly gateway: Gateway,
    @inject(TASK_RUNNER) private readonly runner: TaskRunner,
    @inject(NETWORK) private readonly network: Network,
    @inject(TABS) private readonly tabs: Tabs,
    @inject(NOTICES) private readonly notices: NoticesArea,
  ) {}

  async load(): Promise<void> {
    this.#pending.set(await this.store.all());
  }

  /** Queues a call; its answer arrives on `finished$`. Forms are excluded because files are not stored. */
  async queue<Q extends z.ZodMiniType, B extends z.ZodMiniType>(
    endpoint: Endpoint<Q, B>,
    input: Omit<CallInput<Q, B>, 'form'>,
    options: TaskOptions = {},
  ): Promise<SyncTask> {
    const made = this.gateway.task(endpoint, input, options);
    // Strictly increasing, even within a millisecond or after the clock is set back: tasks are ordered by time.
    const created_at = Math.max(made.created_at, (this.#pending.value.at(-1)?.created_at ?? 0) + 1);
    const task: SyncTask = { ...made, created_at };
    this.#pending.update((tasks) => [...tasks, task]);
    await this.store.put(task);
    if (this.network.isOnline()) await this.process();
    return task;
  }

  process(): Promise<void> {
    return this.#lane.run(() => this.tabs.exclusively(LOCK, () => this.#sendAll()));
  }

  async clearUntransmitted(): Promise<void> {
    this.#pending.set([]);
    await this.store.clear();
  }

  dispose(): void {
    this.#isDisposed = true;
    this.#pending.close();
    this.#finished.complete();
  }

  async #sendAll(): Promise<void> {
    await this.load();
    for (let next = this.#next; next !== undefined; next = this.#next) {
      const task = await this.store.find(next.task_id);
      if (task === undefined) this.#forget(next);
      else if (!(await this.#send(task))) return;
    }
  }

  get #next(): SyncTask | undefined {
    return this.network.isOnline() && !this.#isDisposed ? this.#pending.value[0] : undefined;
  }

  /** @returns false if there is no connection, so later tasks need not try */
  async #send(task: SyncTask): Promise<boolean> {
    try {
      const ran = await this.runner.run(task);
      // The token can be renewed later, so the task waits.
      if (ran.isInvalidated && (await this.store.find(task.task_id)) !== undefined) return false;
      await this.#drop(task);
      this.#settle(ran);
      return true;
    } catch (error) {
      if (!isShopError(error)) throw error;
      if (error.code === 'request-failed' && !isSessionOver(error)) return false;
      await this.#drop(task);
      if (!isSessionOver(error)) this.store.report(error, task);
      return true;
    }
  }

  #settle({ response, task, isInvalidated }: Ran): void {
    const read = readDocument(response);
    const envelope = 'unreadable' in read ? read : readEnvelope(read.document);
    if ('unreadable' in envelope) {
      this.#reject(task, envelope, response.status);
      return;
    }
    const { code, result, meta } = envelope;
    if (code !== 200 && !isInvalidated) this.#notify(task, envelope);
    this.#finished.next({ ...task, code, resultCode: code, result, meta });
  }

  #reject(task: SyncTask, unreadable: Unreadable, status: number): void {
    const error = unreadableAnswer(unreadable, status);
    this.store.report(error, task);
    if (!task.silent) this.notices.spawn({ type: 'error', code: error.code });
    this.#finished.next({ ...task, code: status, resultCode: status });
  }

  #notify(task: SyncTask, { meta, ...envelope }: Envelope): void {
    const message = messageOf(envelope);
    if (!task.silent && message !== '') this.notices.spawn(refusalNotice({ message, meta }));
  }

  async #drop(task: SyncTask): Promise<void> {
    this.#forget(task);
    await this.store.remove(task.task_id);
  }

  #forget(task: SyncTask): void {
    this.#pending.update((tasks) => tasks.filter(({ task_id }) => task_id !== task.task_id));
  }
}

export const SYNC_SERVICE = token<SyncService>('SyncService');
