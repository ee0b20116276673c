import type { Database } from '../../adapters/platform/ports/database';
import type { MessageState, OutboxMessage, OutboxRepository } from '../../adapters/platform/ports/messages/outbox';
import type { SuiteApi } from '../api/suite-api';
import { CROWD, crowd } from './crowd';

type Input = Partial<Parameters<OutboxRepository['add']>[0]>;

function write(database: Database, uid: string, input: Input = {}): Promise<void> {
  const contact = 'ada@shop.test';
  const message = { kind: 'order', contact, subject: 'Your order', text: 'Thank you', ...input };
  return database.write((db) => db.outbox.add({ uid, channel: 'email', state: 'waiting', createdAt: 100, ...message }));
}

const uidsOf = (messages: readonly (OutboxMessage | undefined)[]) => messages.flatMap((one) => one?.uid ?? []);

export function messageCases(api: SuiteApi, open: () => Promise<Database>): void {
  keptCases(api, open);
  pruneCases(api, open);
  claimCases(api, open);
  channelCases(api, open);
}

function keptCases({ it, expect }: SuiteApi, open: () => Promise<Database>): void {
  it('stores a whole message, and nothing if its unit throws', async () => {
    const database = await open();
    const letter = { title: 'x', text: ['y'], sums: [{ label: 'a', value: '1', isTotal: true }] };
    const whole = { html: '<p>', letter, language: 'de', replyTo: 'eve@shop.test', expiresAt: 700 };
    await write(database, 'one', whole);
    const thrown = database.write(async (db) => {
      const [first] = await db.outbox.list();
      if (first) await db.outbox.add({ ...first, uid: 'two' });
      throw new Error('no');
    });
    await expect(thrown).rejects.toThrow('no');
    const [message, ...others] = await database.read((db) => db.outbox.list('ada@shop.test'));
    expect(others).toHaveLength(0);
    expect(message).toMatchObject({
      ...whole,
      uid: 'one',
      channel: 'email',
      state: 'waiting',
      attempts: 0,
      queuedAt: 100,
    });
    expect(await database.read((db) => db.outbox.find(message?.id ?? 0))).toEqual(message);
    expect(await database.read((db) => db.outbox.list('eve@shop.test'))).toHaveLength(0);
  });

  it('stores why a message was given up before the first attempt, until it is queued again', async () => {
    const database = await open();
    await write(database, 'one', { state: 'failed', error: 'Left out' });
    const found = async () => (await database.read((db) => db.outbox.inState('failed', 10)))[0];
    expect(await found()).toMatchObject({ uid: 'one', state: 'failed', attempts: 0, error: 'Left out' });
    expect(await database.read((db) => db.outbox.isDue(['email'], 1000))).toBe(false);
    const id = (await found())?.id ?? 0;
    await database.write((db) => db.outbox.requeue(id, 1000));
    expect(await database.read((db) => db.outbox.find(id))).toMatchObject({ state: 'waiting', attempts: 0 });
  });

  it('lists messages by status, the newest first', async () => {
    const database = await open();
    await write(database, 'one');
    await write(database, 'two', { state: 'kept' });
    await write(database, 'three');
    const listed = async (state?: MessageState, max = 10) =>
      uidsOf(await database.read((db) => db.outbox.inState(state, max)));
    expect(await listed()).toEqual(['three', 'two', 'one']);
    expect(await listed('waiting')).toEqual(['three', 'one']);
    expect(await listed('kept')).toEqual(['two']);
    expect(await listed(undefined, 1)).toEqual(['three']);
  });
}

function pruneCases({ it, expect }: SuiteApi, open: () => Promise<Database>): void {
  it('deletes the oldest messages before a given time, except waiting ones', async () => {
    const database = await open();
    await write(database, 'waits', { createdAt: 1 });
    await write(database, 'old', { createdAt: 2, state: 'sent' });
    await write(database, 'older', { createdAt: 1, state: 'kept' });
    await write(database, 'new', { createdAt: 9, state: 'failed' });
    const left = async () => uidsOf(await database.read((db) => db.outbox.list()));
    await database.write((db) => db.outbox.prune(9, 2));
    expect(await left()).toEqual(['new', 'older', 'waits']);
    await database.write((db) => db.outbox.prune(9, 100));
    expect(await left()).toEqual(['new', 'waits']);
  });
}

function claimCases({ it, expect }: SuiteApi, open: () => Promise<Database>): void {
  const claim = (database: Database, now: number, until: number) =>
    database.write((db) => db.outbox.claim(['email'], now, until));

  it('gives each of fifty messages to one of a hundred concurrent callers', async () => {
    const database = await open();
    for (let index = 0; index < CROWD; index += 1) await write(database, String(index));
    const twice = await Promise.all([crowd(() => claim(database, 100, 500)), crowd(() => claim(database, 100, 500))]);
    const uids = uidsOf(twice.flat());
    // Concurrent claims may return nothing, so retry.
    for (let more = await claim(database, 100, 500); more; more = await claim(database, 100, 500)) uids.push(more.uid);
    expect(uids).toHaveLength(CROWD);
    expect(new Set(uids).size).toBe(CROWD);
  });

  it('returns a message again once its attempt has timed out, after new ones', async () => {
    const database = await open();
    await write(database, 'one');
    expect(await claim(database, 99, 500)).toBeUndefined();
    expect(await claim(database, 100, 500)).toMatchObject({ uid: 'one', attempts: 1 });
    expect(await claim(database, 499, 900)).toBeUndefined();
    expect(await database.read((db) => db.outbox.isDue(['email'], 499))).toBe(false);
    await write(database, 'two', { createdAt: 500 });
    expect(await claim(database, 500, 900)).toMatchObject({ uid: 'two', attempts: 1 });
    expect(await database.read((db) => db.outbox.isDue(['email'], 500))).toBe(true);
    expect(await claim(database, 500, 900)).toMatchObject({ uid: 'one', attempts: 2 });
    expect(await claim(database, 500, 900)).toBeUndefined();
  });

  it('records the result of an attempt, unless another one has started since', async () => {
    const database = await open();
    const stateOf = async () => (await database.read((db) => db.outbox.list()))[0];
    await write(database, 'one');
    const first = await claim(database, 100, 200);
    const second = await claim(database, 200, 300);
    if (first === undefined || second === undefined) throw new Error('There is no message');
    await database.write((db) => db.outbox.settle(first, { state: 'failed', error: 'late' }));
    await database.write((db) => db.outbox.release(first, 250));
    expect(await stateOf()).toMatchObject({ state: 'waiting', attempts: 2, nextAt: 300 });
    await database.write((db) => db.outbox.settle(second, { state: 'waiting', nextAt: 900, error: 'busy' }));
    expect(await stateOf()).toMatchObject({ state: 'waiting', attempts: 2, nextAt: 900, error: 'busy' });
    const third = await claim(database, 900, 1000);
    await database.write((db) => db.outbox.release(third ?? second, 950));
    expect(await stateOf()).toMatchObject({ state: 'waiting', attempts: 2, nextAt: 950 });
    const fourth = await claim(database, 950, 1100);
    await database.write((db) => db.outbox.settle(fourth ?? second, { state: 'failed', error: 'no such person' }));
    expect(await stateOf()).toMatchObject({ state: 'failed', error: 'no such person' });
    await database.write((db) => db.outbox.requeue(first.id, 2000));
    expect(await stateOf()).toMatchObject({ state: 'waiting', attempts: 0, queuedAt: 2000, nextAt: 2000 });
    // A sent message stays sent, however late it is reported.
    await database.write((db) => db.outbox.settle(first, { state: 'sent', at: 2100 }));
    const sent = await stateOf();
    expect(sent).toMatchObject({ state: 'sent', sentAt: 2100 });
    expect(sent?.error).toBeUndefined();
    await database.write((db) => db.outbox.requeue(first.id, 3000));
    expect(await stateOf()).toEqual(sent);
  });
}

function channelCases({ it, expect }: SuiteApi, open: () => Promise<Database>): void {
  it('knows which channels have a sender, and keeps messages for other channels', async () => {
    const database = await open();
    const channels = () => database.read((db) => db.outbox.channels());
    expect(await channels()).toEqual([]);
    await database.write((db) => db.outbox.carry(['email', 'sms']));
    await write(database, 'mail');
    await write(database, 'text', { channel: 'sms', contact: '+12125550177' });
    await database.write((db) => db.outbox.carry(['email']));
    expect(await channels()).toEqual(['email']);
    expect(uidsOf(await database.read((db) => db.outbox.inState('kept', 10)))).toEqual(['text']);
    expect(await database.write((db) => db.outbox.claim(['sms'], 100, 200))).toBeUndefined();
    expect(await database.write((db) => db.outbox.claim(['sms', 'email'], 100, 200))).toMatchObject({ uid: 'mail' });
    expect(await database.write((db) => db.outbox.claim([], 100, 200))).toBeUndefined();
  });
}
