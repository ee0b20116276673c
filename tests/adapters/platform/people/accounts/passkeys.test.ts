import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openSqlite } from '../../../../../adapters/database/sqlite';
import { seedPeople } from '../../../../../adapters/demo';
import type { SignedIn, User } from '../../../../../core/contract';
import { MAX_PASSKEYS, PASSKEY_CHALLENGE_MS } from '../../../../../core/contract/people/passkey-rules';
import type {
  OwnPasskeyList,
  PasskeyCreation,
  PasskeyRequest,
  UsedPasskey,
} from '../../../../../core/contract/people/passkeys';
import type { FactorSetUp, FactorStatus } from '../../../../../core/contract/people/second-factor';
import { appCode } from '../../../../fixtures/authenticator';
import { resultOf } from '../../../../fixtures/order';
import { openFixturePlatform, type FixturePlatform } from '../../../../fixtures/platform';
import { signIn } from '../../../../fixtures/signed-in';
import { SoftwareAuthenticator, type Mischief } from '../../../../fixtures/software-authenticator';

const MINUTE_MS = 60_000;
const ORIGIN = 'http://localhost:3000';
const ADA = 'ada@vitrine.example';
const MIRA = 'mira@vitrine.example';

let fixture: FixturePlatform;
let device: SoftwareAuthenticator;
beforeEach(async () => {
  fixture = await openFixturePlatform({ secondFactor: 'offered' });
  await seedPeople(fixture.platform.people, { now: fixture.clock.now() });
  device = new SoftwareAuthenticator(ORIGIN);
});
afterEach(() => fixture.platform.close());

type Begun<Options> = { readonly attempt: string; readonly options: Options };
const get = (path: string, token: string) => fixture.call('GET', `/api/user/${path}?token=${token}`);
const post = (path: string, token = '', body: unknown = {}) =>
  fixture.call('POST', `/api/user/${path}${token === '' ? '' : `?token=${token}`}`, body);

async function entered(contact: string): Promise<SignedIn> {
  await fixture.clock.advance(MINUTE_MS);
  return signIn(fixture, contact);
}

const begin = (token: string) => resultOf<Begun<PasskeyCreation>>(post('passkeys/begin', token));
async function add(token: string, name = 'Phone', mischief: Mischief = {}) {
  const { attempt, options } = await begin(token);
  return post('passkeys/add', token, { attempt, name, credential: device.make(options, mischief) });
}
const list = (token: string) => resultOf<OwnPasskeyList>(get('passkeys', token));

const beginSignIn = () => resultOf<Begun<PasskeyRequest>>(post('passkey-sign-in/begin'));
const send = (attempt: string, credential: UsedPasskey) => post('passkey-sign-in', '', { attempt, credential });
async function signInByPasskey(mischief: Mischief = {}) {
  const { attempt, options } = await beginSignIn();
  return send(attempt, device.use(options, mischief));
}

const events = () =>
  fixture.telemetry.records.flatMap((record) =>
    record.kind === 'log' && record.message === 'security' ? [record.data] : [],
  );
const refusedFor = () => events().flatMap(({ event, reason }) => (event === 'passkey-refused' ? [reason] : []));
const mails = async (contact: string) =>
  (await fixture.platform.outbox.list(contact)).filter(({ kind }) => kind === 'account').map(({ subject }) => subject);
const changed = async () =>
  (await fixture.platform.outbox.list(ADA)).find(({ subject }) => subject === 'Your password was changed')?.text;
const REFUSED = { status: 400, json: { result: 'PASSKEY_REFUSED', meta: { error: 'passkey_refused' } } };

describe('a passkey of an account', () => {
  it('is added after a fresh sign-in, listed, used to sign in, renamed and removed, with an email and a line in the log', async () => {
    const { token, id } = await entered(ADA);
    expect(await list(token)).toEqual({ items: [], max: MAX_PASSKEYS, may_change: true });
    expect(await add(token)).toMatchObject({ status: 200, json: { result: { items: [{ name: 'Phone' }] } } });
    expect((await mails(ADA))[0]).toBe('A passkey was added');

    const session = await resultOf<SignedIn>(signInByPasskey());
    expect(session).toMatchObject({ id, login_email: ADA });
    const [kept] = (await list(session.token)).items;
    expect(kept).toMatchObject({ used_at: new Date(fixture.clock.now()).toISOString(), is_here: true });

    const named = { id: kept?.id, name: 'Key on my ring' };
    expect(await post('passkeys/rename', token, named)).toMatchObject({
      json: { result: { items: [{ name: 'Key on my ring' }] } },
    });
    expect(await post('passkeys/remove', token, { id: kept?.id })).toMatchObject({ json: { result: { items: [] } } });
    expect((await mails(ADA))[0]).toBe('A passkey was removed');
    expect(await signInByPasskey()).toMatchObject(REFUSED);
    expect(events().map(({ event }) => event)).toEqual(
      expect.arrayContaining(['passkey-added', 'passkey-removed', 'passkey-refused']),
    );
    expect(events()).toContainEqual(expect.objectContaining({ event: 'sign-in', by: 'passkey', customer: id }));
  });

  it('requires a sign-in within the last 15 minutes before it is added or removed, also between the two steps', async () => {
    const { token } = await entered(ADA);
    await add(token);
    const { attempt, options } = await begin(token);
    const credential = device.make(options);
    const [kept] = (await list(token)).items;
    await fixture.clock.advance(15 * MINUTE_MS + 1);
    const again = { status: 403, json: { result: 'SIGN_IN_AGAIN' } };
    expect(await post('passkeys/begin', token)).toMatchObject(again);
    expect(await post('passkeys/add', token, { attempt, name: 'Late', credential })).toMatchObject(again);
    expect(await post('passkeys/remove', token, { id: kept?.id })).toMatchObject(again);
    expect(await post('passkeys/rename', token, { id: kept?.id, name: 'Still mine' })).toMatchObject({ status: 200 });
  });

  it('is for confirmed contacts and for their owner only', async () => {
    const customer = { email: 'new@shop.test', firstname: 'New', lastname: 'Comer' };
    await post('create', '', { customer, password: 'correct horse' });
    const login = { username: customer.email, password: 'correct horse' };
    const { token } = await resultOf<SignedIn>(post('login', '', login));
    expect(await list(token)).toMatchObject({ may_change: false });
    expect(await post('passkeys/begin', token)).toMatchObject({ status: 403, json: { result: 'ACCESS_DENIED' } });

    const owner = await entered(ADA);
    await add(owner.token);
    const [kept] = (await list(owner.token)).items;
    const other = await entered('ben@shop.test');
    expect((await list(other.token)).items).toEqual([]);
    expect((await post('passkeys/rename', other.token, { id: kept?.id, name: 'Mine' })).status).toBe(404);
    expect((await post('passkeys/remove', other.token, { id: kept?.id })).status).toBe(404);
    const staff = await entered(MIRA);
    const acting = await resultOf<SignedIn>(get('profile', `${staff.token}&contact=${ADA}`));
    expect(await list(acting.token)).toMatchObject({ items: [{ name: 'Phone' }], may_change: false });
    for (const [path, body] of [
      ['begin', {}],
      ['rename', { id: kept?.id, name: 'Mine' }],
      ['remove', { id: kept?.id }],
    ] as const)
      expect((await post(`passkeys/${path}`, acting.token, body)).status).toBe(403);
  });

  it('is limited to ten, has a name without a link, and is added once', async () => {
    const { token } = await entered(ADA);
    const { attempt, options } = await begin(token);
    const credential = device.make(options);
    expect((await post('passkeys/add', token, { attempt, name: 'www.bad.example', credential })).status).toBe(400);
    expect((await post('passkeys/add', token, { attempt, name: 'Phone', credential })).status).toBe(200);
    const twice = await begin(token);
    expect(twice.options.excludeCredentials).toEqual([{ id: credential.id, type: 'public-key' }]);
    const copied = { ...device.make(twice.options) };
    expect(
      (await post('passkeys/add', token, { attempt: twice.attempt, name: 'Key', credential: copied })).status,
    ).toBe(200);
    const last = await begin(token);
    const late = device.make(last.options);
    for (let count = 2; count < MAX_PASSKEYS; count += 1) expect((await add(token)).status).toBe(200);
    const full = { status: 409, json: { meta: { error: 'passkeys_full' } } };
    expect(await post('passkeys/begin', token)).toMatchObject(full);
    expect(
      await post('passkeys/add', token, { attempt: last.attempt, name: 'Eleventh', credential: late }),
    ).toMatchObject(full);
  });

  it('is refused for any other challenge, origin, key, owner or missing user verification, and the log names the reason', async () => {
    const { token } = await entered(ADA);
    for (const mischief of [
      { origin: 'https://evil.example' },
      { challenge: 'b3RoZXI' },
      { isFramed: true },
      { isUserVerified: false },
    ])
      expect(await add(token, 'Phone', mischief)).toMatchObject(REFUSED);
    expect((await list(token)).items).toEqual([]);
    device = new SoftwareAuthenticator(ORIGIN);
    await add(token);
    for (const mischief of [
      { origin: 'https://evil.example' },
      { challenge: 'b3RoZXI' },
      { isForged: true },
      { isFramed: true },
      { userHandle: 'c29tZWJvZHk' },
      { hasNoHandle: true },
      { isUserVerified: false },
    ])
      expect(await signInByPasskey(mischief)).toMatchObject(REFUSED);
    expect(refusedFor()).toEqual([
      ...['signature', 'signature', 'signature', 'not-verified'],
      ...['signature', 'signature', 'signature', 'signature', 'owner', 'owner', 'not-verified'],
    ]);
  });

  it('is refused if its counter has not increased, except for authenticators without a counter', async () => {
    const { token } = await entered(ADA);
    await add(token);
    expect((await signInByPasskey({ counter: 7 })).status).toBe(200);
    expect(await signInByPasskey({ counter: 7 })).toMatchObject(REFUSED);
    expect(await signInByPasskey({ counter: 3 })).toMatchObject(REFUSED);
    expect((await signInByPasskey({ counter: 8 })).status).toBe(200);
    expect(refusedFor()).toEqual(['counter', 'counter']);
    device = new SoftwareAuthenticator(ORIGIN, false);
    await add(token, 'Password manager');
    for (let times = 0; times < 3; times += 1) expect((await signInByPasskey()).status).toBe(200);
  });

  it('can answer a challenge once, within ten minutes, in its session and for its purpose', async () => {
    const { token } = await entered(ADA);
    await add(token);
    const { attempt, options } = await beginSignIn();
    const credential = device.use(options);
    expect((await send(attempt, credential)).status).toBe(200);
    expect(await send(attempt, credential)).toMatchObject(REFUSED);
    const late = await beginSignIn();
    await fixture.clock.advance(PASSKEY_CHALLENGE_MS);
    expect(await send(late.attempt, device.use(late.options))).toMatchObject(REFUSED);
    expect(await send('changed', device.use(late.options))).toMatchObject(REFUSED);

    const [one, two] = [await entered(ADA), await entered(ADA)];
    const begun = await begin(one.token);
    const body = { attempt: begun.attempt, name: 'Phone', credential: device.make(begun.options) };
    expect(await post('passkeys/add', two.token, body)).toMatchObject(REFUSED);
    expect((await post('passkeys/add', one.token, body)).status).toBe(200);
    expect(new Set(refusedFor())).toEqual(new Set(['challenge']));
  });

  it('cannot sign in once its account is unconfirmed or erased', async () => {
    await fixture.platform.close();
    const database = await openSqlite(':memory:');
    fixture = await openFixturePlatform({ database });
    const { id, token } = await entered('new@shop.test');
    await add(token);
    const confirm = (isVerified: boolean) =>
      database.write(async (db) => {
        const contacts = { loginEmail: 'new@shop.test', loginPhone: undefined, email: 'new@shop.test' };
        await db.customers.setContacts(id, { ...contacts, isVerified, newLogin: undefined }, fixture.clock.now());
      });
    await confirm(false);
    expect(await signInByPasskey()).toMatchObject(REFUSED);
    await confirm(true);
    expect((await signInByPasskey()).status).toBe(200);
    await fixture.platform.privacy.erase('new@shop.test');
    expect(await signInByPasskey()).toMatchObject(REFUSED);
    expect(refusedFor()).toEqual(['account', 'unknown']);
  });

  it('of an intruder is removed once the owner sets a password by email, which says so', async () => {
    const { token } = await entered(ADA);
    await add(token);
    await resultOf(post('reset-password', '', { email: ADA }));
    const link = (await fixture.platform.outbox.list(ADA))[0]?.text ?? '';
    const resetToken = /token=(\w+)/.exec(link)?.[1] ?? '';
    await resultOf(post('create-password', '', { email: ADA, resetToken, newPassword: 'of the owner alone' }));
    expect(await signInByPasskey()).toMatchObject(REFUSED);
    expect((await list((await entered(ADA)).token)).items).toEqual([]);
    expect(await changed()).toContain('the passkeys of your account were removed (1)');
  });

  it('is counted in the email about a password change in a session, with a way to remove it', async () => {
    const { token } = await entered(ADA);
    const change = { currentPassword: '', newPassword: 'of the owner alone' };
    await add(token);
    await resultOf(post('change-password', token, change));
    expect(await changed()).toContain('Your account has 1: if any of them is not yours, remove it in your account');
    expect((await signInByPasskey()).status).toBe(200);
  });

  it('is in the data copy of the account', async () => {
    const { token } = await entered(ADA);
    await add(token, 'Key on my ring');
    const copy = await resultOf<{ passkeys: unknown }>(get('data', token));
    expect(copy.passkeys).toEqual([
      {
        name: 'Key on my ring',
        added_at: new Date(fixture.clock.now()).toISOString(),
        used_at: null,
        domain: 'localhost',
      },
    ]);
    expect(JSON.stringify(copy)).not.toContain('public_key');
  });
});

describe('a shop without a domain', () => {
  it('offers no passkeys, and says so', async () => {
    await fixture.platform.close();
    fixture = await openFixturePlatform({ publicUrl: 'http://shop.example' });
    await seedPeople(fixture.platform.people, { now: fixture.clock.now() });
    const { token } = await entered(ADA);
    const unavailable = { status: 409, json: { meta: { error: 'passkeys_unavailable' } } };
    expect(await list(token)).toMatchObject({ may_change: false });
    expect(await post('passkeys/begin', token)).toMatchObject(unavailable);
    expect(await post('passkey-sign-in/begin')).toMatchObject(unavailable);
  });
});

describe('a passkey as the second factor of staff', () => {
  const people = async (token: string) => (await fixture.call('GET', `/api/manage/people?token=${token}`)).status;
  const code = (path: string, token: string, secret: string) =>
    post(`second-factor/${path}`, token, { code: appCode(secret, fixture.clock.now()) });

  async function setUpApp(token: string): Promise<{ readonly token: string; readonly secret: string }> {
    const { secret } = await resultOf<FactorSetUp>(post('second-factor/begin', token));
    const { json } = await code('confirm', token, secret);
    return { secret, token: (json as { meta: SignedIn }).meta.token }; // sound: what the contract promises
  }
  const beginFactor = (token: string) => post('second-factor/passkey/begin', token);
  async function giveFactor(token: string, mischief: Mischief = {}) {
    const { attempt, options } = await resultOf<Begun<PasskeyRequest>>(beginFactor(token));
    return post('second-factor/passkey', token, { attempt, credential: device.use(options, mischief) });
  }

  it('replaces the app code in a session, and satisfies it at sign-in', async () => {
    const { token } = await setUpApp((await entered(MIRA)).token);
    expect((await add(token)).status).toBe(200);
    expect(await resultOf<FactorStatus>(get('second-factor', token))).toMatchObject({ passkeys: 1 });

    const session = await entered(MIRA);
    expect(session).toMatchObject({ roles: [], second_factor: 'needed' });
    expect(await giveFactor(session.token, { isUserVerified: false })).toMatchObject(REFUSED);
    const { json, status } = await giveFactor(session.token, { hasNoHandle: true });
    expect([status, (json as { result: User }).result.roles]).toEqual([200, ['manager']]);
    expect(await people((json as { meta: SignedIn }).meta.token)).toBe(200);
    expect(await people(session.token)).toBe(403);
    expect(events()).toContainEqual(expect.objectContaining({ event: 'factor-passed', by: 'passkey' }));

    const byPasskey = await resultOf<SignedIn>(signInByPasskey());
    expect(byPasskey.roles).toEqual(['manager']);
    expect(await people(byPasskey.token)).toBe(200);
  });

  it('cannot be added with only the first factor, and does not replace the code if it was added before the app', async () => {
    const first = await entered(MIRA);
    expect((await add(first.token)).status).toBe(200);
    await fixture.clock.advance(1);
    await setUpApp(first.token);
    const session = await entered(MIRA);
    const needed = { status: 403, json: { result: 'SECOND_FACTOR_NEEDED' } };
    const [kept] = (await list(session.token)).items;
    expect(await post('passkeys/begin', session.token)).toMatchObject(needed);
    expect(await post('passkeys/remove', session.token, { id: kept?.id })).toMatchObject(needed);
    expect(await beginFactor(session.token)).toMatchObject(REFUSED);
    const byPasskey = await resultOf<SignedIn>(signInByPasskey());
    expect(byPasskey).toMatchObject({ roles: [], second_factor: 'needed' });
  });

  it('of another user is not accepted, nor is a challenge of another session', async () => {
    const mira = await setUpApp((await entered(MIRA)).token);
    await add(mira.token);
    const mine = device;
    device = new SoftwareAuthenticator(ORIGIN);
    const ada = await entered(ADA);
    await add(ada.token);
    const session = await entered(MIRA);
    const { attempt, options } = await resultOf<Begun<PasskeyRequest>>(beginFactor(session.token));
    const foreign = device.use({ ...options, allowCredentials: [] });
    expect(await post('second-factor/passkey', session.token, { attempt, credential: foreign })).toMatchObject(REFUSED);
    const next = await resultOf<Begun<PasskeyRequest>>(beginFactor(session.token));
    const credential = mine.use(next.options);
    const other = await entered(MIRA);
    expect(await post('second-factor/passkey', other.token, { attempt: next.attempt, credential })).toMatchObject(
      REFUSED,
    );
    expect(await people(other.token)).toBe(403);
  });
});
