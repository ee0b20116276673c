import { BehaviorSubject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { createMemoryStorage } from '../../../adapters/storage/memory';
import type { SyncTask } from '../../../core/sync/sync';
import { SyncDoor, type SyncLoader } from '../../../core/sync/sync-door';

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

/** A queue with one task, that notes what is asked of it. */
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
  const door = new SyncDoor(open, storage);
  const pending: number[] = [];
  door.pending$.subscribe((tasks) => pending.push(tasks.length));
  return { door, storage, calls, pending, fail: (value: boolean) => (failing = value) };
}
const wait = (storage: ReturnType<typeof createMemoryStorage>) => storage.set('tasks', '1', { task_id: '1' });

describe('the door to the request queue', () => {
  it('loads nothing while nothing waits', async () => {
    const { door, calls, storage } = setUp();
    await door.load();
    await door.process();
    await door.clearUntransmitted();
    expect(calls).toEqual([]);
    expect(await storage.keys('tasks')).toEqual([]);
  });

  it('loads the queue when something waits, and shows it', async () => {
    const { door, storage, calls, pending } = setUp();
    await wait(storage);
    await door.load();
    await door.load();
    expect(calls).toEqual(['open']);
    await door.process();
    await door.clearUntransmitted();
    expect(calls).toEqual(['open', 'process', 'clear']);
    expect(pending).toEqual([0, 1, 0]);
  });

  it('clears what waits without the code that would send it', async () => {
    const { door, storage, calls } = setUp();
    await wait(storage);
    await door.clearUntransmitted();
    expect(await storage.keys('tasks')).toEqual([]);
    expect(calls).toEqual([]);
  });

  it('tries again after the code could not be loaded', async () => {
    const { door, storage, calls, fail } = setUp();
    await wait(storage);
    fail(true);
    await expect(door.process()).rejects.toThrow('chunk');
    fail(false);
    await door.process();
    expect(calls).toEqual(['open', 'open', 'process']);
  });

  it('shows nothing any more once it is closed', async () => {
    const { door, storage, pending } = setUp();
    await wait(storage);
    door.dispose();
    await door.load();
    expect(pending).toEqual([0]);
  });
});
