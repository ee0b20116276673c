import { describe, expect, it } from 'vitest';
import { UnitLock } from '../../../../adapters/database/sqlite/unit-lock';

const WAIT_MS = 20;

describe('the unit lock', () => {
  it('admits readers together, and a writer alone, in order', async () => {
    const lock = new UnitLock();
    expect([lock.enter('read'), lock.enter('read')]).toEqual([undefined, undefined]);
    const begun: string[] = [];
    const write = lock.enter('write')?.then(() => begun.push('write'));
    const read = lock.enter('read')?.then(() => begun.push('read'));
    lock.leave('read');
    await Promise.resolve();
    expect(begun).toEqual([]);
    lock.leave('read');
    await write;
    expect(begun).toEqual(['write']);
    lock.leave('write');
    await read;
    expect(begun).toEqual(['write', 'read']);
  });

  it('refuses only units that wait too long, whenever they came', async () => {
    const lock = new UnitLock(WAIT_MS);
    expect(lock.enter('write')).toBeUndefined();
    const short = lock.enter('write');
    lock.leave('write');
    await short;
    const [first, second] = [lock.enter('write'), lock.enter('read')];
    await expect(first).rejects.toThrow('another one that does not end');
    await expect(second).rejects.toThrow('another one that does not end');
    const last = lock.enter('write');
    lock.leave('write');
    await expect(last).resolves.toBeUndefined();
  });
});
