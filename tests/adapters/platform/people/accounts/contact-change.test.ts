import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seedPeople } from '../../../../../adapters/demo';
import type { SignedIn, User } from '../../../../../core/contract';
import { resultOf } from '../../../../fixtures/order';
import { openFixturePlatform, type FixturePlatform } from '../../../../fixtures/platform';
import { codeFor, signIn } from '../../../../fixtures/signed-in';

const [EVE, POST] = ['eve@shop.test', 'post@shop.test'];
const MINUTE_MS = 60 * 1000;

let shop: FixturePlatform;
let eve: SignedIn;
beforeEach(async () => {
  shop = await openFixturePlatform();
  eve = await signIn(shop, EVE);
});
afterEach(() => shop.platform.close());

async function update(token: string, email: string) {
  const body = new FormData();
  body.set('email', email);
  const request = new Request(`http://shop.test/api/user/update?token=${token}`, { method: 'POST', body });
  const answer = await shop.platform.fetch(request);
  return { status: answer.status, json: (await answer.json()) as unknown };
}
const confirm = (code: string, { token } = eve, email = POST) =>
  shop.call('POST', `/api/user/confirm-email?token=${token}`, { email, code });
const profile = () => resultOf<User>(shop.call('GET', `/api/user/profile-account?token=${eve.token}`));
const subjects = async (contact: string) => (await shop.platform.outbox.list(contact)).map(({ subject }) => subject);

describe('another contact email address', () => {
  it('takes effect once its code is entered; until then the previous one applies, and is notified only then', async () => {
    expect(await resultOf<User>(update(eve.token, ' Post@Shop.test '))).toMatchObject({
      email: EVE,
      pending_email: POST,
    });
    expect(await profile()).toMatchObject({ email: EVE });
    expect(await subjects(EVE)).not.toContain('Your contact address was changed');
    expect(await confirm('AAAA')).toMatchObject({
      status: 400,
      json: { result: 'REGISTER_SMS_CODE_INCORRECT', meta: { attempts_left: 4 } },
    });
    expect(await profile()).toMatchObject({ email: EVE });
    expect(await resultOf<User>(confirm(await codeFor(shop, POST)))).toMatchObject({ email: POST, login_email: EVE });
    expect(await subjects(EVE)).toContain('Your contact address was changed');
  });

  it('has a code valid once, for ten minutes, five attempts, this account and this address', async () => {
    const frank = await signIn(shop, 'frank@shop.test');
    await update(eve.token, POST);
    const code = await codeFor(shop, POST);
    expect((await confirm(code, frank)).status).toBe(400);
    expect((await confirm(code, eve, 'other@shop.test')).status).toBe(400);
    const signsIn = await shop.call('GET', `/api/user/check-sms-code?phone=${POST}&code=${code}`);
    expect(signsIn.status).toBe(400);
    for (let n = 0; n < 5; n += 1) expect((await confirm('AAAA')).status).toBe(400);
    expect((await confirm(code)).status).toBe(400);
    await update(eve.token, POST);
    const second = await codeFor(shop, POST);
    await shop.clock.advance(10 * MINUTE_MS + 1);
    expect((await confirm(second)).status).toBe(400);
    await update(eve.token, POST);
    const third = await codeFor(shop, POST);
    expect((await confirm(third)).status).toBe(200);
    expect((await confirm(third)).status).toBe(400);
  });

  it('of another account gets a notice and no code, with the usual response', async () => {
    const frank = 'frank@shop.test';
    await signIn(shop, frank);
    const before = (await subjects(frank)).length;
    const asked = async (email: string) => {
      const { status, json } = await update(eve.token, email);
      const tries = [await confirm('AAAA', eve, email), await confirm('AAAA', eve, email)];
      return JSON.stringify([status, json, ...tries]).replaceAll(email, 'X');
    };
    const [theirs, free] = [await asked(frank), await asked(POST)];
    expect(theirs).toBe(free);
    expect(JSON.parse(theirs)).toMatchObject([
      200,
      { result: { email: EVE, pending_email: 'X' } },
      { status: 400 },
      {},
    ]);
    const mails = await shop.platform.outbox.list(frank);
    expect(mails).toHaveLength(before + 1);
    expect(mails.filter(({ kind }) => kind === 'account')).toMatchObject([
      { subject: 'Your address was entered in another account' },
    ]);
    expect(await profile()).toMatchObject({ email: EVE });
  });

  it('is refused if another account signed in with it meanwhile', async () => {
    await update(eve.token, POST);
    const code = await codeFor(shop, POST);
    await shop.clock.advance(MINUTE_MS / 2);
    await signIn(shop, POST);
    expect(await confirm(code)).toMatchObject({ status: 400, json: { result: 'EMAIL_NOT_USABLE' } });
  });

  it('needs no code if it is the sign-in address', async () => {
    await update(eve.token, POST);
    await resultOf(confirm(await codeFor(shop, POST)));
    const back = await resultOf<User>(update(eve.token, EVE));
    expect(back.email).toBe(EVE);
    expect(back.pending_email).toBeUndefined();
  });

  it('can be set only within 15 minutes after the sign-in; a code requested in time stays valid', async () => {
    await shop.clock.advance(14 * MINUTE_MS);
    await update(eve.token, POST);
    const code = await codeFor(shop, POST);
    await shop.clock.advance(2 * MINUTE_MS);
    const again = { status: 403, json: { result: 'SIGN_IN_AGAIN', meta: { error: 'sign_in_again' } } };
    expect(await update(eve.token, 'other@shop.test')).toMatchObject(again);
    expect(await update(eve.token, EVE)).toMatchObject({ status: 200 });
    expect(await resultOf<User>(confirm(code))).toMatchObject({ email: POST });
    expect(await update(eve.token, EVE)).toMatchObject(again);
    expect(await subjects('other@shop.test')).toEqual([]);
  });

  it('cannot be set or confirmed by staff acting as the customer', async () => {
    await seedPeople(shop.platform.people, { now: shop.clock.now() });
    await update(eve.token, POST);
    const code = await codeFor(shop, POST);
    const { token } = await signIn(shop, 'mira@vitrine.example');
    const acted = await resultOf<SignedIn>(shop.call('GET', `/api/user/profile?contact=${EVE}&token=${token}`));
    const denied = { status: 403, json: { result: 'ACCESS_DENIED' } };
    expect(await update(acted.token, 'other@shop.test')).toMatchObject(denied);
    expect(await confirm(code, acted)).toMatchObject(denied);
    expect(await update(acted.token, EVE)).toMatchObject({ status: 200 });
    expect(await profile()).toMatchObject({ email: EVE });
  });

  it("gets three codes an hour, and strangers' requests send no more", async () => {
    for (let n = 0; n < 3; n += 1) expect((await update(eve.token, POST)).status).toBe(200);
    expect((await update(eve.token, POST)).status).toBe(429);
    expect(await subjects(POST)).toHaveLength(3);
  });
});
