import { readStored } from '../cache';
import { inject, injectable, STORAGE, TELEMETRY, token } from '../di';
import type { JsonValue, Storage, Telemetry } from '../ports';
import { TASKS_COLLECTION, type SyncTask } from './sync';
import { syncTask } from './sync-task';

@injectable()
export class TaskStore {
  constructor(
    @inject(STORAGE) private readonly storage: Storage,
    @inject(TELEMETRY) private readonly telemetry: Telemetry,
  ) {}

  /** Reports and skips unreadable tasks. */
  async all(): Promise<readonly SyncTask[]> {
    const tasks: SyncTask[] = [];
    for (const id of await this.storage.keys(TASKS_COLLECTION)) {
      const task = await this.find(id);
      if (task !== undefined) tasks.push(task);
    }
    return tasks.sort((a, b) => a.created_at - b.created_at);
  }

  find(id: string): Promise<SyncTask | undefined> {
    return readStored(
      { storage: this.storage, telemetry: this.telemetry },
      { collection: TASKS_COLLECTION, key: id },
      syncTask,
    );
  }

  async put(task: SyncTask): Promise<void> {
    await this.storage.set(TASKS_COLLECTION, task.task_id, task as unknown as JsonValue);
  }

  remove(id: string): Promise<void> {
    return this.storage.remove(TASKS_COLLECTION, id);
  }

  clear(): Promise<void> {
    return this.storage.clear(TASKS_COLLECTION);
  }

  report(error: unknown, { url }: SyncTask): void {
    this.telemetry.error(error, { area: 'sync', url });
  }
}

export const TASK_STORE = token<TaskStore>('TaskStore');
