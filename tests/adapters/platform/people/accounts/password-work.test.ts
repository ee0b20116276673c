import { mkdtempSync, rmSync } from 'node:fs';
import { randomBytes, scryptSync } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sha3_224 } from 'js-sha3';
import Libsql from 'libsql';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PasswordWork } from '../../../../../adapters/platform/people/passwords/password-work';
import { openSqlite } from '../../../../../adapters/database/sqlite';
import type { PlatformOptions } from '../../../../../adapters/platform';
import {
  hashPassword,
  isOutdated,
  isPassword,
  PASSWORD_COST,
} from '../../../../../adapters/platform/foundation/kernel/secrets';
import type { Database } from '../../../../../adapters/platform/ports/database';
import type { SignedIn } from '../../../../../core/contract';
import { cartWith, orderOf, resultOf } from '../../../../fixtures/order';
import { orderHash } from '../../../../../core/orders/order-hash';
import { signIn } from '../../../../fixtures/signed-in';
import { CHEAP_PASSWORDS, openFixturePlatform, type FixturePlatform } from '../../../../fixtures/platform';
import { ownDatabase } from '../../../../fixtures/platform-database';

const EVE = 'eve@shop.test';
const PASSWORD = 'correct horse';
const HERE = { address: undefined };

describe('password hashing', () => {
  it('is limited to a number of concurrent callers; others are rejected immediately with a retry time', async () => {
    const work = new PasswordWork(() => 0, CHEAP_PASSWORDS, { running: 1, waiting: 2, kept: 0 });
    const [first, second, third] = ['one', 'two', 'three'].map((text) => work.within(HERE, () => work.hash(text)));
    const refusal = { status: 503, message: 'TOO_BUSY', meta: { error: 'too_busy', retry_after: 3 } };
    const never = () => Promise.reject(new Error('was begun'));
    await expect(work.within(HERE, never)).rejects.toMatchObject(refusal);
    expect(await work.isRight('one', await first)).toBe(true);
    expect(await work.within(HERE, async () => work.isRight('two', await second))).toBe(true);
    expect(await work.isRight('two', await third)).toBe(false);
  });

  it('outside of requests waits for its turn, and a failed caller frees its place', async () => {
    const work = new PasswordWork(() => 0, CHEAP_PASSWORDS, { running: 1, waiting: 0, kept: 0 });
    await expect(work.within(HERE, () => Promise.reject(new Error('no database')))).rejects.toThrow('no database');
    const [, kept] = await Promise.all([work.within(HERE, () => work.hash('one')), work.hash('two')]);
    expect(await work.isRight('two', kept)).toBe(true);
  });
});

/** Blocks writes on demand, so that callers wait there. */
async function holdingDatabase() {
  const stored = (await ownDatabase())?.database ?? (await openSqlite(':memory:'));
  let isHolding = false;
  const held: (() => void)[] = [];
  const database: Database = {
    read: (work) => stored.read(work),
    write: async (work, durability) => {
      if (isHolding) await new Promise<void>((resolve) => held.push(resolve));
      return stored.write(work, durability);
    },
    close: () => stored.close(),
  };
  return {
    database,
    hold: () => (isHolding = true),
    passBy: () => (isHolding = false),
    release: () => {
      isHolding = false;
      for (const goOn of held.splice(0)) goOn();
    },
  };
}

describe('many concurrent sign-ins', () => {
  /** Running plus queued. */
  const INSIDE = 17;
  let fixture: FixturePlatform;
  let stored: Awaited<ReturnType<typeof holdingDatabase>>;
  beforeEach(async () => {
    stored = await holdingDatabase();
    fixture = await openFixturePlatform({ database: stored.database });
  });
  afterEach(() => fixture.platform.close());

  const login = (username: string, password = PASSWORD, address?: string) =>
    fixture.platform.fetch(
      new Request('http://shop.test/api/user/login', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ username, password }),
      }),
      { address },
    );

  async function flood(count: number, username: (at: number) => string) {
    stored.hold();
    const refused: Response[] = [];
    const answers = Array.from({ length: count }, (_, at) => login(username(at)));
    for (const answer of answers) {
      void answer.then((response) => {
        if (response.status === 503) refused.push(response);
      });
    }
    await expect.poll(() => refused.length).toBe(count - INSIDE);
    return { refused, answers: Promise.all(answers) };
  }

  it('are served within a limit: the rest are told when to retry and lose no attempt', async () => {
    const { refused, answers } = await flood(30, (at) => `nobody${String(at)}@shop.test`);
    expect(refused[0]?.headers.get('retry-after')).toBe('3');
    expect(await refused[0]?.json()).toEqual({
      code: 503,
      result: 'TOO_BUSY',
      meta: { error: 'too_busy', retry_after: 3 },
    });
    stored.release();
    expect((await answers).filter(({ status }) => status === 400)).toHaveLength(INSIDE);
    // Refused attempts do not count for the account, which has ten.
    const own = await flood(INSIDE + 33, (at) => (at < INSIDE ? `nobody${String(at)}@shop.test` : EVE));
    stored.release();
    await own.answers;
    for (let tries = 0; tries < 10; tries += 1) expect((await login(EVE)).status).toBe(400);
  });

  it.each([
    ['a known address', () => '198.51.100.7'],
    ['a new address each time', (round: number) => `198.51.${String(round)}.7`],
  ])('by a dozen strangers do not block the correct password, from %s', async (_, ownerAt) => {
    const customer = { email: EVE, firstname: 'Eve', lastname: 'Adams' };
    await resultOf(fixture.call('POST', '/api/user/create', { customer, password: PASSWORD }));
    expect((await login(EVE, PASSWORD, ownerAt(100))).status).toBe(200);
    for (let round = 0; round < 8; round += 1) {
      stored.hold();
      const strangers = Array.from({ length: 12 }, (__, at) =>
        login(`nobody${String(at + 12 * round)}@shop.test`, 'wrong horse', `203.0.${String(at)}.9`),
      );
      const owner = login(EVE, PASSWORD, ownerAt(round));
      stored.release();
      expect((await owner).status).toBe(200);
      await Promise.all(strangers);
    }
  });

  it('refuse registrations and password changes too, but no account requested with an order', async () => {
    const order = await orderOf(fixture, await cartWith(fixture, [{ sku: 'SHIRT', qty: 1 }]));
    const input = { emailAddress: EVE, createAccount: true, password: PASSWORD };
    const placing = { ...order, personalDetails: { ...order.personalDetails, ...input } };
    const hash = orderHash(placing, sha3_224);
    const { token } = await signIn(fixture, 'cleo@shop.test');
    const { answers } = await flood(30, (at) => `nobody${String(at)}@shop.test`);
    stored.passBy();
    const create = { customer: { email: 'ada@shop.test', firstname: 'A', lastname: 'B' }, password: PASSWORD };
    expect((await fixture.call('POST', '/api/user/create', create)).status).toBe(503);
    const change = fixture.call('POST', `/api/user/change-password?token=${token}`, {
      currentPassword: '',
      newPassword: PASSWORD,
    });
    expect((await change).status).toBe(503);
    await resultOf(fixture.call('POST', '/api/order', { ...placing, hash }));
    stored.release();
    await answers;
    expect((await login(EVE)).status).toBe(200);
  });
});

describe('the cost of passwords', () => {
  async function keptBy(options: Partial<PlatformOptions>): Promise<string> {
    const data = mkdtempSync(join(tmpdir(), 'vitrine-passwords-'));
    const shop = await openFixturePlatform({ data, ...options });
    const customer = { email: EVE, firstname: 'Eve', lastname: 'Adams' };
    await resultOf(shop.call('POST', '/api/user/create', { customer, password: PASSWORD }));
    await shop.platform.close();
    const database = new Libsql(join(data, 'shop.db'));
    const { password } = database.prepare('SELECT password FROM customer').get() as { password: string }; // sound: the one account
    database.close();
    rmSync(data, { recursive: true });
    return password;
  }

  it('is 2^15/8/3 by default, and lower only in development', async () => {
    expect(await keptBy({ mode: 'production', messages: 'sent' })).toMatch(/^scrypt\$32768\$8\$3\$/);
    expect(await keptBy({ passwordCost: { n: 32, r: 2, p: 1 } })).toMatch(/^scrypt\$32\$2\$1\$/);
  });

  it.each<[string, Partial<PlatformOptions>, string]>([
    ['in production', { mode: 'production', passwordCost: PASSWORD_COST }, "is only for mode 'development'"],
    ['that is not a power of two', { passwordCost: { n: 24, r: 1, p: 1 } }, 'not 24/1/1'],
    ['of one', { passwordCost: { n: 1, r: 1, p: 1 } }, 'not 1/1/1'],
    ['without parallelism', { passwordCost: { n: 16, r: 1, p: 0 } }, 'not 16/1/0'],
    ['above the limit', { passwordCost: { ...PASSWORD_COST, p: 4 } }, 'not 32768/8/4'],
  ])('is refused %s', async (_, options, message) => {
    await expect(openFixturePlatform(options)).rejects.toThrow(message);
  });

  it('is stored with the password, so that passwords with another cost stay valid', async () => {
    const [cheap, dear] = [await hashPassword(PASSWORD, CHEAP_PASSWORDS), await hashPassword(PASSWORD)];
    expect(await isPassword(PASSWORD, cheap)).toBe(true);
    expect(await isPassword('wrong horse', cheap)).toBe(false);
    expect(await isPassword(PASSWORD, dear, CHEAP_PASSWORDS)).toBe(true);
    expect([isOutdated(cheap), isOutdated(dear), isOutdated(dear, CHEAP_PASSWORDS)]).toEqual([true, false, false]);
  });
});

describe('a password hashed at an earlier cost', () => {
  it('signs in, is rehashed at the current cost, and signs in again', async () => {
    const data = mkdtempSync(join(tmpdir(), 'vitrine-passwords-'));
    const first = await openFixturePlatform({ data });
    const customer = { email: EVE, firstname: 'Eve', lastname: 'Adams' };
    await resultOf(first.call('POST', '/api/user/create', { customer, password: PASSWORD }));
    await first.platform.close();
    const salt = randomBytes(16);
    const key = scryptSync(PASSWORD, salt, 32, { N: 2 ** 15, r: 8, p: 1, maxmem: 2 ** 27 });
    const early = `scrypt$32768$8$1$${salt.toString('base64url')}$${key.toString('base64url')}`;
    const database = new Libsql(join(data, 'shop.db'));
    database.prepare('UPDATE customer SET password = ?').run(early);

    const later = await openFixturePlatform({ data, passwordCost: PASSWORD_COST });
    const login = (password: string) => later.call('POST', '/api/user/login', { username: EVE, password });
    const kept = () => (database.prepare('SELECT password FROM customer').get() as { password: string }).password; // sound: the row just asked for
    expect((await login('wrong horse')).status).toBe(400);
    expect(kept()).toBe(early);
    expect(isOutdated(early)).toBe(true);
    expect(await resultOf<SignedIn>(login(PASSWORD))).toMatchObject({ email: EVE });
    expect(kept()).toMatch(/^scrypt\$32768\$8\$3\$/);
    const anew = kept();
    expect(isOutdated(anew)).toBe(false);
    expect(await resultOf<SignedIn>(login(PASSWORD))).toMatchObject({ email: EVE });
    expect(kept()).toBe(anew);
    database.close();
    await later.platform.close();
    rmSync(data, { recursive: true });
  });
});
