import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { LogSync } from '../../../../adapters/database/sqlite/log-sync';
import { openSqlite } from '../../../../adapters/database/sqlite';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-log-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

function slowDisk() {
  const turns: { readonly end: () => void; readonly fail: (error: Error) => void }[] = [];
  const sync = () => new Promise<void>((end, fail) => turns.push({ end, fail }));
  return { turns, sync };
}

function logOn(sync: (file: number) => Promise<void>): LogSync {
  const path = join(folder, 'shop.db-wal');
  writeFileSync(path, '');
  return new LogSync(path, sync);
}

describe('flushing the log to disk', () => {
  it('lets callers who arrive during a flush share the next one, and never the current one', async () => {
    const { turns, sync } = slowDisk();
    const log = logOn(sync);
    const done: string[] = [];
    const note = (name: string) => () => void done.push(name);
    const first = log.flush().then(note('first'));
    const late = ['second', 'third', 'fourth'].map((name) => log.flush().then(note(name)));
    expect(turns).toHaveLength(1);
    turns[0]?.end();
    await first;
    await Promise.resolve();
    expect(done).toEqual(['first']);
    expect(turns).toHaveLength(2);
    turns[1]?.end();
    await Promise.all(late);
    expect(done).toEqual(['first', 'second', 'third', 'fourth']);
    expect(turns).toHaveLength(2);
    log.close();
  });

  it('rejects all waiting callers when the disk fails, and starts over for later ones', async () => {
    const { turns, sync } = slowDisk();
    const log = logOn(sync);
    const [one, two] = [log.flush(), log.flush()];
    turns[0]?.fail(new Error('EIO'));
    await expect(one).rejects.toThrow('EIO');
    turns[1]?.end();
    await expect(two).resolves.toBeUndefined();
    log.close();
  });

  it('closes its file even in the middle of a flush, and confirms nothing after that', async () => {
    const { turns, sync } = slowDisk();
    const log = logOn(sync);
    const last = log.flush();
    log.close();
    turns[0]?.end();
    await expect(last).resolves.toBeUndefined();
    await expect(log.flush()).rejects.toThrow('closed');
  });
});

describe('a durable write', () => {
  it('is on disk before it is confirmed, while others can read it already', async () => {
    const database = await openSqlite(join(folder, 'shop.db'));
    const order: string[] = [];
    const promised = database.write(({ flags }) => flags.set('written'), 'power').then(() => order.push('on the disk'));
    expect(await database.read(({ flags }) => flags.has('written'))).toBe(true);
    order.push('read');
    await promised;
    expect(order).toEqual(['read', 'on the disk']);
    await database.close();
  });
});
