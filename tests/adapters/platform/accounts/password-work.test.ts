import { mkdtempSync, rmSync } from 'node:fs';
import { randomBytes, scryptSync } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sha3_224 } from 'js-sha3';
import Libsql from 'libsql';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PasswordWork } from '../../../../adapters/platform/accounts/password-work';
import { isOutdated } from '../../../../adapters/platform/kernel/secrets';
import type { SignedIn } from '../../../../core/contract';
import { cartWith, orderOf, resultOf } from '../../../fixtures/order';
import { orderHash } from '../../../../core/orders/order-hash';
import { signIn } from '../../../fixtures/signed-in';
import { openFixturePlatform, type FixturePlatform } from '../../../fixtures/platform';

const EVE = 'eve@shop.test';
const PASSWORD = 'correct horse';

describe('work on passwords', () => {
  it('is done for so many callers at a time, and refused at once to who comes after, with when to come again', async () => {
    const work = new PasswordWork({ running: 1, waiting: 2 });
    const [first, second, third] = ['one', 'two', 'three'].map((text) => work.within(() => work.hash(text)));
    const refusal = { status: 503, message: 'TOO_BUSY', meta: { error: 'too_busy', retry_after: 3 } };
    const never = () => Promise.reject(new Error('was begun'));
    await expect(work.within(never)).rejects.toMatchObject(refusal);
    expect(await work.isRight('one', await first)).toBe(true);
    expect(await work.within(async () => work.isRight('two', await second))).toBe(true);
    expect(await work.isRight('two', await third)).toBe(false);
  });

  it('outside of that waits for its turn, and a caller who fails leaves room', async () => {
    const work = new PasswordWork({ running: 1, waiting: 0 });
    await expect(work.within(() => Promise.reject(new Error('no database')))).rejects.toThrow('no database');
    const [, kept] = await Promise.all([work.within(() => work.hash('one')), work.hash('two')]);
    expect(await work.isRight('two', kept)).toBe(true);
  });
});

describe('many sign-ins at once', () => {
  let fixture: FixturePlatform;
  beforeEach(async () => {
    fixture = await openFixturePlatform();
  });
  afterEach(() => fixture.platform.close());

  const login = (username: string, password = PASSWORD) =>
    fixture.platform.fetch(
      new Request('http://shop.test/api/user/login', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ username, password }),
      }),
    );
  const flood = () => Promise.all(Array.from({ length: 30 }, (_, n) => login(`nobody${String(n)}@shop.test`)));

  it('are answered within a bound: the rest hears when to come again, and has spent no try', async () => {
    const answers = await flood();
    const refused = answers.filter(({ status }) => status === 503);
    expect(refused.length).toBeGreaterThanOrEqual(20);
    expect(answers.length - refused.length).toBeGreaterThanOrEqual(9);
    expect(refused[0]?.headers.get('retry-after')).toBe('3');
    expect(await refused[0]?.json()).toEqual({
      code: 503,
      result: 'TOO_BUSY',
      meta: { error: 'too_busy', retry_after: 3 },
    });
    // None of the refused tries counts for the name.
    const own = (await Promise.all(Array.from({ length: 50 }, () => login(EVE)))).map(({ status }) => status);
    expect(own.filter((status) => status === 503).length).toBeGreaterThan(30);
    expect((await login(EVE)).status).toBe(400);
  });

  it('refuse registrations and changes of passwords too, and no account that is wished for with an order', async () => {
    const order = await orderOf(fixture, await cartWith(fixture, [{ sku: 'SHIRT', qty: 1 }]));
    const wish = { emailAddress: EVE, createAccount: true, password: PASSWORD };
    const placing = { ...order, personalDetails: { ...order.personalDetails, ...wish } };
    const hash = orderHash(placing, sha3_224);
    const { token } = await signIn(fixture, 'cleo@shop.test');
    const flooding = flood();
    await new Promise((resolve) => setTimeout(resolve, 50));
    const create = { customer: { email: 'ada@shop.test', firstname: 'A', lastname: 'B' }, password: PASSWORD };
    expect((await fixture.call('POST', '/api/user/create', create)).status).toBe(503);
    const change = fixture.call('POST', `/api/user/change-password?token=${token}`, {
      currentPassword: '',
      newPassword: PASSWORD,
    });
    expect((await change).status).toBe(503);
    await resultOf(fixture.call('POST', '/api/order', { ...placing, hash }));
    await flooding;
    expect((await login(EVE)).status).toBe(200);
  });
});

describe('a password of earlier times', () => {
  it('signs in, is kept anew at the cost of today, and signs in again', async () => {
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

    const later = await openFixturePlatform({ data });
    const login = (password: string) => later.call('POST', '/api/user/login', { username: EVE, password });
    const kept = () => (database.prepare('SELECT password FROM customer').get() as { password: string }).password; // sound: the row just asked for
    expect((await login('wrong horse')).status).toBe(400);
    expect(kept()).toBe(early);
    expect(isOutdated(early)).toBe(true);
    expect(await resultOf<SignedIn>(login(PASSWORD))).toMatchObject({ email: EVE });
    expect(kept()).toMatch(/^scrypt\$32768\$8\$3\$/);
    expect(isOutdated(kept())).toBe(false);
    expect(await resultOf<SignedIn>(login(PASSWORD))).toMatchObject({ email: EVE });
    database.close();
    await later.platform.close();
    rmSync(data, { recursive: true });
  });
});
