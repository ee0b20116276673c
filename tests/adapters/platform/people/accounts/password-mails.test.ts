import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { SignedIn } from '../../../../../core/contract';
import { resultOf } from '../../../../fixtures/order';
import { openFixturePlatform, type FixturePlatform } from '../../../../fixtures/platform';
import { signIn } from '../../../../fixtures/signed-in';

const DAY_MS = 24 * 60 * 60 * 1000;
const EMAIL = 'victim@shop.test';
let fixture: FixturePlatform;
beforeEach(async () => {
  fixture = await openFixturePlatform();
});
afterEach(() => fixture.platform.close());

const post = (path: string, body: object) => fixture.call('POST', `/api/user/${path}`, body);
const mails = async () => (await fixture.platform.outbox.list(EMAIL)).length;
const passwordOf = (turn: number) => `a long passphrase ${String(turn)}`;
const change = (token: string, from: string, to: string) =>
  post(`change-password?token=${token}`, { currentPassword: from, newPassword: to });

describe('repeated password changes', () => {
  it('send no emails to an unconfirmed address', async () => {
    const customer = { email: EMAIL, firstname: 'Eve', lastname: 'Doe' };
    await resultOf(post('create', { customer, password: passwordOf(0) }));
    const { token } = await resultOf<SignedIn>(post('login', { username: EMAIL, password: passwordOf(0) }));
    const before = await mails();
    await resultOf(change(token, passwordOf(0), passwordOf(1)));
    expect(await mails()).toBe(before);
  });

  it('are limited to five a day; each is emailed to a confirmed address', async () => {
    let { token } = await signIn(fixture, EMAIL);
    const before = await mails();
    const statuses: number[] = [];
    for (let turn = 0; turn < 6; turn += 1) {
      const answer = await change(token, turn === 0 ? '' : passwordOf(turn - 1), passwordOf(turn));
      statuses.push(answer.status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    expect(await mails()).toBe(before + 5);
    await fixture.clock.advance(DAY_MS);
    ({ token } = await signIn(fixture, EMAIL));
    expect((await change(token, passwordOf(4), passwordOf(5))).status).toBe(200);
  });
});
