import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { openPostgres } from '../../../../../adapters/database/postgres';
import { openSqlite } from '../../../../../adapters/database/sqlite';
import { MessageError, type PlatformOptions } from '../../../../../adapters/platform';
import type { Letter, MailSkin } from '../../../../../adapters/platform/ports/messages/mail-look';
import type { Database } from '../../../../../adapters/platform/ports/database';
import { recordingSender } from '../../../../fixtures/message-sender';
import { cartWith, orderOf, resultOf } from '../../../../fixtures/order';
import { openFixturePlatform, type FixturePlatform } from '../../../../fixtures/platform';
import { createShopDatabase, POSTGRES_URL } from '../../../../fixtures/postgres';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

const ends: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

async function shop(options: Partial<PlatformOptions> = {}): Promise<FixturePlatform> {
  const fixture = await openFixturePlatform({ sendMessages: false, ...options });
  ends.push(() => fixture.platform.close());
  return fixture;
}

async function subscribe(shop: FixturePlatform, email = 'ada@shop.test'): Promise<void> {
  await resultOf(shop.call('POST', '/api/newsletter/subscribe', { email }));
}

const askForCode = (shop: FixturePlatform, contact = 'ada@shop.test') =>
  resultOf(shop.call('GET', `/api/user/get-sms-code?phone=${encodeURIComponent(contact)}`));

const stateOf = async ({ platform }: FixturePlatform) => (await platform.messages.list())[0];

describe('a message', () => {
  it('is sent once after its unit of work commits, with everything that its sender needs', async () => {
    const post = recordingSender();
    const mailLook = {
      html: (letter: Letter, skin: MailSkin, language: string) =>
        Promise.resolve(`<p>${letter.title} ${skin.signal} ${language}</p>`),
    };
    const fixture = await shop({ messages: [post], mailLook });
    const order = await orderOf(fixture, await cartWith(fixture, [{ sku: 'TEE' }]));
    await resultOf(fixture.call('POST', '/api/order', order));
    expect(post.seen).toEqual([]);
    expect(await fixture.platform.messages.send()).toEqual({ sent: 1, failed: 0, givenUp: 0 });
    expect(await fixture.platform.messages.send()).toEqual({ sent: 0, failed: 0, givenUp: 0 });
    const [mail, ...others] = post.seen;
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ channel: 'email', kind: 'order', to: 'ada@shop.test', language: 'en' });
    expect(mail?.id).toMatch(/^[\w-]{16,64}$/);
    expect(mail?.text).toContain('100001');
    // HTML is rendered on sending, in the current skin.
    expect(mail?.html).toBe('<p>Your order 100001 #c0300a en</p>');
    expect(await stateOf(fixture)).toMatchObject({ state: 'sent', attempts: 1, sentAt: fixture.clock.now() });
  });

  it('is not sent if its unit of work was rolled back', async () => {
    const post = recordingSender();
    const fixture = await shop({
      messages: [post],
      onOrderStep: (step) => {
        if (step === 'mail-written') throw new Error('no');
      },
    });
    const order = await orderOf(fixture, await cartWith(fixture, [{ sku: 'TEE' }]));
    expect((await fixture.call('POST', '/api/order', order)).status).toBe(500);
    expect(await fixture.platform.messages.send()).toMatchObject({ sent: 0 });
    expect(await fixture.platform.messages.list()).toEqual([]);
  });

  it('uses the first sender of its channel; without one it is kept, and no later sender takes it', async () => {
    const [post, second] = [recordingSender(), recordingSender('second', ['email'])];
    const database = await openSqlite(':memory:');
    const fixture = await shop({ messages: [post, second], database });
    await askForCode(fixture);
    await askForCode(fixture, '+1 212 555 0177');
    await fixture.platform.messages.send();
    expect([post.seen.length, second.seen.length]).toEqual([1, 0]);
    expect(await stateOf(fixture)).toMatchObject({ contact: '+12125550177', channel: 'sms', state: 'kept' });
    const texts = recordingSender('texts', ['sms']);
    const later = await openFixturePlatform({ messages: [texts], sendMessages: false, database: unclosed(database) });
    expect(await later.platform.messages.send()).toMatchObject({ sent: 0 });
    expect(texts.seen).toEqual([]);
  });
});

function unclosed(database: Database): Database {
  return {
    read: (work) => database.read(work),
    write: (work, durability) => database.write(work, durability),
    close: () => Promise.resolve(),
  };
}

describe('sent messages', () => {
  it('are deleted after 90 days, as new messages are written', async () => {
    const fixture = await shop();
    await subscribe(fixture, 'old@shop.test');
    const isThere = async () => (await fixture.platform.outbox.list('old@shop.test')).length > 0;
    const write = async (name: string) => {
      for (let count = 0; count < 100; count += 1) await subscribe(fixture, `${name}${String(count)}@shop.test`);
    };
    await fixture.clock.advance(90 * 24 * HOUR_MS);
    await write('eve');
    expect(await isThere()).toBe(true);
    await fixture.clock.advance(1);
    await write('ada');
    expect(await isThere()).toBe(false);
  });
});

describe('a message that its sender rejects', () => {
  it('is retried after one, two, four minutes … at most six hours, and given up after two days', async () => {
    const post = recordingSender();
    post.fails = 'temporary';
    const fixture = await shop({ messages: [post] });
    await subscribe(fixture);
    const start = fixture.clock.now();
    const waits: number[] = [];
    for (let state = 'waiting'; state === 'waiting';) {
      await fixture.platform.messages.send();
      const message = await stateOf(fixture);
      state = message?.state ?? '';
      const wait = (message?.nextAt ?? 0) - fixture.clock.now();
      if (state !== 'waiting') break;
      waits.push(wait / MINUTE_MS);
      await fixture.clock.advance(wait - 1);
      expect(await fixture.platform.messages.send()).toMatchObject({ failed: 0 });
      await fixture.clock.advance(1);
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 360, 360, 360, 360, 360, 360]);
    expect(fixture.clock.now() - start).toBeLessThanOrEqual(48 * HOUR_MS);
    expect(await stateOf(fixture)).toMatchObject({ state: 'failed', attempts: 16, error: 'ada@shop.test: 550 no' });
    expect(new Set(post.seen.map(({ id }) => id)).size).toBe(1);
    await fixture.clock.advance(48 * HOUR_MS);
    expect(await fixture.platform.messages.send()).toEqual({ sent: 0, failed: 0, givenUp: 0 });
  });

  it('is given up at once after a permanent failure, which is reported without its address', async () => {
    const post = recordingSender();
    post.fails = 'permanent';
    const fixture = await shop({ messages: [post] });
    await subscribe(fixture);
    expect(await fixture.platform.messages.send()).toEqual({ sent: 0, failed: 1, givenUp: 1 });
    expect(await stateOf(fixture)).toMatchObject({ state: 'failed', attempts: 1 });
    const reported = fixture.telemetry.records.filter(({ kind }) => kind === 'log');
    expect(reported).toHaveLength(1);
    expect(JSON.stringify(reported)).toContain('given up');
    expect(JSON.stringify(reported)).not.toContain('ada@shop.test');
  });

  it.each([
    ['sms', '+4930123456', 'permanent'],
    ['sms', '+4930123456', 'temporary'],
    ['email', 'ada@shop.test', 'permanent'],
    ['email', 'ada@shop.test', 'temporary'],
  ] as const)('by %s to %s is reported without the recipient if it fails (%s)', async (channel, contact, fails) => {
    const sender = recordingSender('post', [channel]);
    sender.before = () => Promise.reject(new MessageError(fails, `${contact}, 030/123 45 67: 550 no`));
    // Custom telemetry does not redact.
    const records: string[] = [];
    const keep = (...words: readonly unknown[]) => void records.push(JSON.stringify(words));
    const telemetry = { event: keep, error: keep, log: keep };
    const fixture = await shop({ messages: [sender], telemetry });
    await askForCode(fixture, contact);
    expect(await fixture.platform.messages.send()).toMatchObject({ failed: 1 });
    expect(sender.seen[0]?.to).toBe(contact);
    const reported = records.join();
    expect(reported).toContain('550 no');
    expect(reported).not.toContain(contact.slice(1));
    expect(reported).not.toContain('123 45');
  });

  it('is reported once per outage of its sender', async () => {
    const post = recordingSender();
    const fixture = await shop({ messages: [post] });
    const reports = () => fixture.telemetry.records.filter(({ kind }) => kind === 'log').length;
    post.fails = 'temporary';
    for (const name of ['a', 'b', 'c']) await subscribe(fixture, `${name}@shop.test`);
    expect(await fixture.platform.messages.send()).toMatchObject({ failed: 3 });
    expect(reports()).toBe(1);
    post.fails = undefined;
    await fixture.clock.advance(MINUTE_MS);
    expect(await fixture.platform.messages.send()).toMatchObject({ sent: 3 });
    post.fails = 'temporary';
    await subscribe(fixture, 'd@shop.test');
    await fixture.platform.messages.send();
    expect(reports()).toBe(2);
  });

  it('counts as failed when sending takes longer than a minute, and its signal is aborted', async () => {
    const post = recordingSender();
    let signal: AbortSignal | undefined;
    post.before = (_, own) => {
      signal = own;
      return new Promise(() => undefined);
    };
    const fixture = await shop({ messages: [post] });
    await subscribe(fixture);
    const sending = fixture.platform.messages.send();
    await fixture.clock.advance(MINUTE_MS - 1);
    expect(signal?.aborted).toBe(false);
    await fixture.clock.advance(1);
    expect(await sending).toMatchObject({ failed: 1, givenUp: 0 });
    expect(signal?.aborted).toBe(true);
    expect(await stateOf(fixture)).toMatchObject({ state: 'waiting', error: 'It took longer than 60 seconds' });
  });
});

describe('a sign-in code', () => {
  it('is not sent after it has expired, and not retried if it would expire before that', async () => {
    const post = recordingSender();
    const fixture = await shop({ messages: [post] });
    await askForCode(fixture);
    await fixture.clock.advance(10 * MINUTE_MS);
    expect(await fixture.platform.messages.send()).toEqual({ sent: 0, failed: 0, givenUp: 1 });
    expect(post.seen).toEqual([]);
    expect(await stateOf(fixture)).toMatchObject({ state: 'failed', error: 'It ran out before it could be sent' });
    const { id = 0 } = (await stateOf(fixture)) ?? {};
    expect(await fixture.platform.messages.retry(id)).toBe('expired');

    post.fails = 'temporary';
    await askForCode(fixture);
    for (const wait of [1, 2, 4]) {
      await fixture.platform.messages.send();
      await fixture.clock.advance(wait * MINUTE_MS);
    }
    expect(await fixture.platform.messages.send()).toEqual({ sent: 0, failed: 1, givenUp: 1 });
    expect(post.seen).toHaveLength(4);
  });

  it('is no longer pending once it expires', async () => {
    const post = recordingSender();
    post.before = () => new Promise(() => undefined);
    const fixture = await shop({ messages: [post] });
    await askForCode(fixture);
    await fixture.clock.advance(10 * MINUTE_MS - 20_000);
    const sending = fixture.platform.messages.send();
    await fixture.clock.advance(20_000);
    expect(await sending).toEqual({ sent: 0, failed: 1, givenUp: 1 });
  });
});

describe('a message that was given up', () => {
  it('is sent for two more days when it is queued again', async () => {
    const post = recordingSender();
    const fixture = await shop({ messages: [post] });
    const { platform } = fixture;
    post.fails = 'permanent';
    await subscribe(fixture);
    await platform.messages.send();
    const [failed] = await platform.messages.list({ state: 'failed' });
    await fixture.clock.advance(72 * HOUR_MS);
    post.fails = 'temporary';
    expect(await platform.messages.retry(failed?.id ?? 0)).toBe('waiting');
    expect(await platform.messages.send()).toEqual({ sent: 0, failed: 1, givenUp: 0 });
    expect(await platform.messages.retry(failed?.id ?? 0)).toBe('waiting');
    await fixture.clock.advance(MINUTE_MS);
    post.fails = undefined;
    expect(await platform.messages.send()).toMatchObject({ sent: 1 });
    expect(await platform.messages.retry(failed?.id ?? 0)).toBe('sent');
    expect(await platform.messages.retry(404)).toBe('unknown');
  });

  it('stays there if its channel has no sender', async () => {
    const fixture = await shop();
    await subscribe(fixture);
    const { id = 0 } = (await stateOf(fixture)) ?? {};
    expect(await fixture.platform.messages.retry(id)).toBe('no-sender');
  });
});

describe('an open shop', () => {
  it('sends automatically after the commit, retries failures when due, and starts nothing once it closes', async () => {
    const post = recordingSender();
    const fixture = await openFixturePlatform({ messages: [post] });
    post.fails = 'temporary';
    await subscribe(fixture);
    await fixture.clock.advance(0);
    expect(post.seen).toHaveLength(1);
    post.fails = undefined;
    await fixture.clock.advance(MINUTE_MS + 2000);
    expect(post.seen).toHaveLength(2);
    expect(await stateOf(fixture)).toMatchObject({ state: 'sent' });
    await fixture.platform.close();
    expect(fixture.clock.pending).toBe(0);
  });

  it('responds while a sender hangs, sends at most four messages at once, and aborts them five seconds after it starts to close', async () => {
    const post = recordingSender();
    post.before = () => new Promise(() => undefined);
    const database = await openSqlite(':memory:');
    ends.push(() => database.close());
    const fixture = await openFixturePlatform({ messages: [post], database: unclosed(database) });
    for (let index = 0; index < 9; index += 1) await subscribe(fixture, `a${String(index)}@shop.test`);
    await fixture.clock.advance(0);
    expect(post.seen).toHaveLength(4);
    const closing = fixture.platform.close();
    await fixture.clock.advance(5000);
    await closing;
    expect(post.seen).toHaveLength(4);
    const waiting = await database.read((db) => db.outbox.inState('waiting', 10));
    expect(waiting.map(({ attempts }) => attempts)).toEqual(Array.from({ length: 9 }, () => 0));
    expect(waiting.every(({ nextAt }) => nextAt <= fixture.clock.now())).toBe(true);
  });

  it('waits while closing for messages that are nearly sent', async () => {
    const post = recordingSender();
    let finish: (value: unknown) => void = () => undefined;
    post.before = () =>
      new Promise((resolve) => {
        finish = resolve;
      });
    const database = await openSqlite(':memory:');
    ends.push(() => database.close());
    const fixture = await openFixturePlatform({ messages: [post], database: unclosed(database) });
    await subscribe(fixture);
    await fixture.clock.advance(0);
    const closing = fixture.platform.close();
    await fixture.clock.advance(1000);
    finish(undefined);
    await closing;
    expect(await database.read((db) => db.outbox.inState('sent', 10))).toHaveLength(1);
  });

  it('refuses senders with a duplicate or invalid name, or without a known channel', async () => {
    const opened = (...messages: readonly ReturnType<typeof recordingSender>[]) => openFixturePlatform({ messages });
    await expect(opened(recordingSender('No'))).rejects.toThrow('option messages: the name "No"');
    await expect(opened(recordingSender(), recordingSender())).rejects.toThrow('names "post" twice');
    await expect(opened(recordingSender('none', []))).rejects.toThrow('the channels of none must be some of email');
  });
});

describe('a process that does not send messages', () => {
  it('writes for the process that sends, and keeps messages whose channel has no sender any more', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'vitrine-messages-'));
    ends.push(() => rmSync(folder, { recursive: true, force: true }));
    const post = recordingSender();
    const serving = await shop({ messages: [post], data: folder, sendMessages: true });
    const command = await shop({ data: folder });
    await subscribe(command);
    expect(await stateOf(command)).toMatchObject({ state: 'waiting' });
    await serving.clock.advance(2000);
    expect(post.seen).toHaveLength(1);
    post.fails = 'temporary';
    await subscribe(command, 'eve@shop.test');
    await serving.clock.advance(2000);
    await serving.platform.close();
    await shop({ data: folder, sendMessages: true });
    expect(await stateOf(command)).toMatchObject({ contact: 'eve@shop.test', state: 'kept' });
    await subscribe(command, 'bob@shop.test');
    expect(await stateOf(command)).toMatchObject({ contact: 'bob@shop.test', state: 'kept' });
  });
});

describe.skipIf(POSTGRES_URL === undefined)('two shops on one PostgreSQL database', () => {
  async function onServer(): Promise<() => Promise<Database>> {
    const made = await createShopDatabase(POSTGRES_URL ?? '');
    ends.push(() => made.drop());
    return () => openPostgres({ url: made.url });
  }

  it('send each message once in total, concurrently', async () => {
    const open = await onServer();
    const [one, two] = [recordingSender(), recordingSender()];
    for (const sender of [one, two]) sender.before = () => new Promise((resolve) => setTimeout(resolve, 2));
    const first = await shop({ messages: [one], database: await open() });
    const second = await shop({ messages: [two], database: await open() });
    for (let index = 0; index < 40; index += 1) await subscribe(first, `a${String(index)}@shop.test`);
    const runs = await Promise.all([first.platform.messages.send(), second.platform.messages.send()]);
    expect(runs.map(({ failed }) => failed)).toEqual([0, 0]);
    const to = [...one.seen, ...two.seen].map((message) => message.to);
    expect(to).toHaveLength(40);
    expect(new Set(to).size).toBe(40);
    expect(Math.min(one.seen.length, two.seen.length)).toBeGreaterThan(0);
  });

  it('skip a message that the other has started, and send it under the same id if the other has died', async () => {
    const open = await onServer();
    const [dying, post] = [await open(), recordingSender()];
    ends.push(() => dying.close());
    const fixture = await shop({ messages: [post], database: await open() });
    await subscribe(fixture);
    const now = fixture.clock.now();
    const begun = await dying.write((db) => db.outbox.claim(['email'], now, now + 3 * MINUTE_MS));
    await fixture.clock.advance(3 * MINUTE_MS - 1);
    expect(await fixture.platform.messages.send()).toMatchObject({ sent: 0 });
    await fixture.clock.advance(1);
    expect(await fixture.platform.messages.send()).toMatchObject({ sent: 1 });
    expect(post.seen.map(({ id }) => id)).toEqual([begun?.uid]);
  });
});
