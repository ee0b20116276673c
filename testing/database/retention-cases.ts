import type { Database, Repositories } from '../../adapters/platform/ports/database';
import type { RunOut } from '../../adapters/platform/ports/staff/retention';
import { MISSED_SEARCH } from '../../core/contract/catalogue/missed-search';
import type { SuiteApi } from '../api/suite-api';
import { personOf } from './people-cases';

const NOW = 1_000_000;
const RUN_OUT: RunOut = {
  now: NOW,
  spentBefore: NOW - 700,
  messagesBefore: NOW - 3000,
  unconfirmedBefore: NOW - 2000,
  searchesBefore: 10,
};
const NOTHING = { searches: 0, proofs: 0, counts: 0, tokens: 0, sessions: 0, subscriptions: 0, messages: 0 };
const MAX = 10;

export function retentionCases(api: SuiteApi, open: () => Promise<Database>): void {
  accountCases(api, open);
  messageCases(api, open);
  searchCases(api, open);
}

const forget = (database: Database, max = MAX) => database.write((db) => db.retention.forget(RUN_OUT, max));

async function withSession(db: Repositories, expiresAt: number): Promise<number> {
  const customerId = await db.customers.insert(personOf(`Until${String(expiresAt)}`), 0);
  return db.sessions.open({ customerId }, 0, expiresAt);
}

function accountCases({ it, expect }: SuiteApi, open: () => Promise<Database>): void {
  it('deletes a proof and a counter exactly when they expire', async () => {
    const database = await open();
    const proof = { kind: 'code', salt: 's', hash: 'h' } as const;
    await database.write(async ({ proofs, rates }) => {
      await proofs.write({ ...proof, contact: 'over@shop.test' }, NOW);
      await proofs.write({ ...proof, contact: 'open@shop.test' }, NOW + 1);
      await proofs.write({ ...proof, contact: 'open@shop.test', kind: 'link' }, NOW);
      await rates.count('over', 1000, NOW - 1000);
      await rates.count('open', 1001, NOW - 1000);
    });
    expect(await forget(database)).toEqual({ ...NOTHING, proofs: 2, counts: 1 });
    await database.read(async ({ proofs, rates }) => {
      expect(await proofs.find('open@shop.test', 'code', 0)).toMatchObject({ hash: 'h' });
      expect(await proofs.find('open@shop.test', 'link', 0)).toBeUndefined();
      expect([await rates.find('over', 0), (await rates.find('open', 0))?.count]).toEqual([undefined, 1]);
    });
    expect(await forget(database)).toEqual(NOTHING);
  });

  it('deletes an expired session, and tokens a given time after they expired or were used', async () => {
    const database = await open();
    await database.write(async (db) => {
      await withSession(db, NOW);
      const session = await withSession(db, NOW + 1);
      for (const [hash, expiresAt] of [
        ['over', NOW],
        ['open', NOW + 1],
        ['spent long ago', NOW + 1],
        ['spent since', NOW + 1],
      ] as const)
        await db.sessions.addToken(hash, session, 'refresh', expiresAt);
      await db.sessions.spend('spent long ago', RUN_OUT.spentBefore);
      await db.sessions.spend('spent since', RUN_OUT.spentBefore + 1);
    });
    expect(await forget(database)).toEqual({ ...NOTHING, sessions: 1, tokens: 2 });
    const left = async (hash: string) =>
      (await database.read((db) => db.sessions.refreshToken(hash, NOW))) !== undefined;
    expect([await left('over'), await left('open'), await left('spent long ago'), await left('spent since')]).toEqual([
      false,
      true,
      false,
      true,
    ]);
  });

  it('deletes at most the limit of a kind at once', async () => {
    const database = await open();
    await database.write(async ({ rates }) => {
      for (let n = 0; n < 5; n += 1) await rates.count(`count ${String(n)}`, 1, 0);
    });
    expect([
      (await forget(database, 3)).counts,
      (await forget(database, 3)).counts,
      (await forget(database, 3)).counts,
    ]).toEqual([3, 2, 0]);
  });
}

function messageCases({ it, expect }: SuiteApi, open: () => Promise<Database>): void {
  it('deletes newsletter requests that were not confirmed in time, and no confirmed ones', async () => {
    const database = await open();
    const input = { storeCode: 'us', createdAt: RUN_OUT.unconfirmedBefore - 1 };
    await database.write(async ({ mailings }) => {
      await mailings.subscribe({ ...input, email: 'late@shop.test', key: 'a' });
      await mailings.subscribe({ ...input, email: 'sure@shop.test', key: 'b', confirmedAt: 1 });
      await mailings.subscribe({ ...input, email: 'young@shop.test', key: 'c', createdAt: RUN_OUT.unconfirmedBefore });
    });
    expect(await forget(database)).toEqual({ ...NOTHING, subscriptions: 1 });
    const isThere = async (email: string) =>
      (await database.read(({ mailings }) => mailings.find({ email }))) !== undefined;
    expect([
      await isThere('late@shop.test'),
      await isThere('sure@shop.test'),
      await isThere('young@shop.test'),
    ]).toEqual([false, true, true]);
  });

  it('deletes messages beyond their maximum age in any status except waiting', async () => {
    const database = await open();
    const message = { kind: 'order', contact: 'ada@shop.test', subject: 's', text: 't', channel: 'email' } as const;
    const old = RUN_OUT.messagesBefore - 1;
    await database.write(async ({ outbox }) => {
      for (const state of ['kept', 'sent', 'failed', 'waiting'] as const)
        await outbox.add({ ...message, uid: state, state, createdAt: old });
      await outbox.add({ ...message, uid: 'young', state: 'sent', createdAt: RUN_OUT.messagesBefore });
    });
    expect(await forget(database)).toEqual({ ...NOTHING, messages: 3 });
    expect((await database.read((db) => db.outbox.list())).map(({ uid }) => uid)).toEqual(['young', 'waiting']);
  });

  it('hides the secret of a message that was sent or has expired, and of no other', async () => {
    const database = await open();
    const code = {
      kind: 'code',
      contact: 'ada@shop.test',
      subject: 'Your code',
      text: 'ABCD',
      channel: 'email',
    } as const;
    await database.write(async ({ outbox }) => {
      const add = (uid: string, over: Partial<Parameters<typeof outbox.add>[0]>) =>
        outbox.add({ ...code, uid, state: 'waiting', createdAt: NOW, ...over });
      await add('ends now', { expiresAt: NOW });
      await add('good', { expiresAt: NOW + 1 });
      await add('sent', { expiresAt: NOW + 1, state: 'sent' });
      await add('card sent', { kind: 'gift-card', state: 'sent' });
      await add('card waits', { kind: 'gift-card' });
      await add('order', { kind: 'order', state: 'sent' });
    });
    expect(await database.write((db) => db.retention.hideSecrets(NOW))).toBe(3);
    const shown = (await database.read((db) => db.outbox.list())).filter(({ text }) => text === 'ABCD');
    expect(shown.map(({ uid }) => uid)).toEqual(['order', 'card waits', 'good']);
    expect(await database.write((db) => db.retention.hideSecrets(NOW))).toBe(0);
  });
}

function searchCases({ it, expect }: SuiteApi, open: () => Promise<Database>): void {
  it('deletes searches without results from before a given day', async () => {
    const database = await open();
    const words = new Map([['unobtainium', MISSED_SEARCH.shownFrom]]);
    await database.write(async ({ insights }) => {
      for (const day of [8, 9, 10]) await insights.addMissed('us', day, words);
    });
    expect(await forget(database)).toEqual({ ...NOTHING, searches: 2 });
    const { items } = await database.read(({ insights }) => insights.missed({ from: 0, before: 99, store: 'us' }, 9));
    expect(items).toEqual([{ words: 'unobtainium', count: MISSED_SEARCH.shownFrom, lastDay: 10 }]);
  });

  it('forgets words that were searched once on a day sooner than others', async () => {
    const database = await open();
    const { days, daysOfSingle, shownFrom } = MISSED_SEARCH;
    const kept = RUN_OUT.searchesBefore + days - daysOfSingle;
    await database.write(async ({ insights }) => {
      await insights.addMissed('us', kept - 1, new Map([['once', 1], ['often', shownFrom]])); // prettier-ignore
      for (const day of [0, 1, 2]) await insights.addMissed('us', kept + day, new Map([['once', 1]]));
    });
    expect(await forget(database)).toEqual({ ...NOTHING, searches: 1 });
    const { items } = await database.read(({ insights }) => insights.missed({ from: 0, before: 999, store: 'us' }, 9));
    expect(items.map(({ words, count }) => [words, count])).toEqual([
      ['often', shownFrom],
      ['once', 3],
    ]);
  });

  it('keeps the most frequent searches without results of a day and store', async () => {
    const database = await open();
    const { perDay, shownFrom } = MISSED_SEARCH;
    const words = new Map(Array.from({ length: perDay + 5 }, (_, at) => [`word ${String(at)}`, shownFrom]));
    await database.write(({ insights }) => insights.addMissed('us', 10, words));
    const later = new Map([
      ['word 7', 3],
      ['seen often', shownFrom + 1],
      ['seen once', 1],
    ]);
    await database.write(({ insights }) => insights.addMissed('us', 10, later));
    await database.write(({ insights }) => insights.addMissed('de', 10, new Map([['elsewhere', shownFrom]])));
    const found = await database.read(({ insights }) => insights.missed({ from: 10, before: 11, store: 'us' }, 2));
    expect(found.items.map(({ words: text, count }) => [text, count])).toEqual([
      ['word 7', shownFrom + 3],
      ['seen often', shownFrom + 1],
    ]);
    expect(found.total).toBe(perDay);
  });
}
