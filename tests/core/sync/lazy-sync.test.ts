import { BehaviorSubject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { createMemoryStorage } from '../../../adapters/storage/memory';
import type { SyncTask } from '../../../core/sync/sync';
import { LazySync, type SyncLoader } from '../../../core/sync/lazy-sync';

const task: SyncTask = {
  task_id: '1',
  url: '/api/x',
  payload: { method: 'GET' },
  transmited: false,
  created_at: 1,
  updated_at: 1,
  acknowledged: false,
  silent: true,
  is_result_cacheable: false,
};

function setUp() {
  const calls: string[] = [];
  let failing = false;
  const pending$ = new BehaviorSubject<readonly SyncTask[]>([task]);
  const queue: Awaited<ReturnType<SyncLoader>> = {
    pending$,
    queue: () => Promise.resolve(task),
    process: () => {
      calls.push('process');
      pending$.next([]);
      return Promise.resolve();
    },
    clearUntransmitted: () => {
      calls.push('clear');
      return Promise.resolve();
    },
  };
  const storage = createMemoryStorage();
  const open = () => {
    calls.push('open');
    return failing ? Promise.reject(new Error('chunk')) : Promise.resolve(queue);
  };
  const entry = new LazySync(open, storage);
  const pending: number[] = [];
  entry.pending$.subscribe((tasks) => pending.push(tasks.length));
  return { entry, storage, calls, pending, fail: (value: boolean) => (failing = value) };
}
const wait = (storage: ReturnType<typeof createMemoryStorage>) => storage.set('tasks', '1', { task_id: '1' });

describe('the request queue before its code is loaded', () => {
  it('loads nothing while the queue is empty', async () => {
    const { entry, calls, storage } = setUp();
    await entry.load();
    await entry.process();
    await entry.clearUntransmitted();
    expect(calls).toEqual([]);
    expect(await storage.keys('tasks')).toEqual([]);
  });

  it('loads the queue when it has entries, and shows them', async () => {
    const { entry, storage, calls, pending } = setUp();
    await wait(storage);
    await entry.load();
    await entry.load();
    expect(calls).toEqual(['open']);
    await entry.process();
    await entry.clearUntransmitted();
    expect(calls).toEqual(['open', 'process', 'clear']);
    expect(pending).toEqual([0, 1, 0]);
  });

  it('clears the entries without loading that code', async () => {
    const { entry, storage, calls } = setUp();
    await wait(storage);
    await entry.clearUntransmitted();
    expect(await storage.keys('tasks')).toEqual([]);
    expect(calls).toEqual([]);
  });

  it('retries after the code could not be loaded', async () => {
    const { entry, storage, calls, fail } = setUp();
    await wait(storage);
    fail(true);
    await expect(entry.process()).rejects.toThrow('chunk');
    fail(false);
    await entry.process();
    expect(calls).toEqual(['open', 'open', 'process']);
  });

  it('shows nothing once it is closed', async () => {
    const { entry, storage, pending } = setUp();
    await wait(storage);
    entry.dispose();
    await entry.load();
    expect(pending).toEqual([0]);
  });
});
