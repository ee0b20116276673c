import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createSeededIds } from '../../../../../adapters/ids/seeded';
import { seedPeople } from '../../../../../adapters/demo';
import type { SignedIn, User } from '../../../../../core/contract';
import type { OwnPasskeyList, PasskeyCreation, PasskeyRequest } from '../../../../../core/contract/people/passkeys';
import { cartWith, orderOf, resultOf } from '../../../../fixtures/order';
import { pausingDatabase } from '../../../../fixtures/pausing-database';
import { openFixturePlatform, type FixturePlatform } from '../../../../fixtures/platform';
import { POSTGRES_URL } from '../../../../fixtures/postgres';
import { codeFor, signIn } from '../../../../fixtures/signed-in';
import { SoftwareAuthenticator } from '../../../../fixtures/software-authenticator';

const MINUTE_MS = 60_000;
const OWNER = 'owner@shop.test';
const STRANGER = 'stranger@evil.test';
const ADA = 'ada@vitrine.example';
const ALMA = 'alma@vitrine.example';
const MIRA = 'mira@vitrine.example';
const PASSWORD = 'a long password of a stranger';
const OTHER = 'of the owner alone';

let fixture: FixturePlatform;
/** Within one process password work is serialized, so use a second one. */
let second: FixturePlatform;
let stored: Awaited<ReturnType<typeof pausingDatabase>>;
beforeEach(async () => {
  stored = await pausingDatabase();
  fixture = await openFixturePlatform({ database: stored.database, secondFactor: 'offered' });
  await seedPeople(fixture.platform.people, { now: fixture.clock.now() });
  second = await openFixturePlatform({
    database: { ...stored.database, close: () => Promise.resolve() },
    secondFactor: 'offered',
    clock: fixture.clock,
    ids: createSeededIds('second'),
  });
});
afterEach(async () => {
  await second.platform.close();
  await fixture.platform.close();
});

const get = (path: string, token: string) => fixture.call('GET', `/api/${path}token=${token}`);
const post = (path: string, body: object = {}, token = '') => fixture.call('POST', `/api/${path}?token=${token}`, body);
const login = (password = PASSWORD, username = OWNER) => post('user/login', { username, password });

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
const isAccount = (read: unknown) => isRecord(read) && 'loginEmail' in read && 'password' in read;
const isCaller = (read: unknown) => isRecord(read) && read['kind'] === 'user';
const passwordInFlight = (meanwhile: () => Promise<unknown>, password = PASSWORD, username = OWNER) =>
  stored.between(isAccount, () => login(password, username), meanwhile);
const callInFlight = (call: () => ReturnType<typeof post>, meanwhile: () => Promise<unknown>) =>
  stored.between(isCaller, call, meanwhile);

async function register(): Promise<void> {
  const customer = { email: OWNER, firstname: 'Eve', lastname: 'Stranger' };
  await resultOf(post('user/create', { customer, password: PASSWORD }));
}

const textOf = async (contact: string, pattern: RegExp) => {
  for (const { text } of await fixture.platform.outbox.list(contact)) {
    const found = pattern.exec(text)?.[1];
    if (found !== undefined) return found;
  }
  throw new Error(`No mail has ${pattern.source}`);
};
/** A new link that signs in. */
async function linkOf(contact: string): Promise<string> {
  await fixture.clock.advance(MINUTE_MS);
  await resultOf(post('user/get-sms-code', { phone: contact }));
  return textOf(contact, /code=(\w+)/);
}
const byLink = async () =>
  resultOf(post('user/fast-login', { contact: OWNER, token: await textOf(OWNER, /code=(\w+)/) }));
async function byReset(email = OWNER): Promise<void> {
  await resultOf(post('user/reset-password', { email }));
  const resetToken = await textOf(email, /token=(\w+)/);
  const body = { email, resetToken, newPassword: OTHER };
  await resultOf(second.call('POST', '/api/user/create-password', body));
}
async function giveRole(roles: readonly string[], contact = OWNER): Promise<void> {
  const admin = (await signIn(fixture, ALMA)).token;
  const found = await resultOf<{ items: { id: string }[] }>(get(`manage/people?q=${contact}&`, admin));
  const id = found.items[0]?.id;
  const { version } = await resultOf<{ version: string }>(get(`manage/person?id=${String(id)}&`, admin));
  await resultOf(post('manage/person', { id, version, document: { roles, own_roles: [] } }, admin));
}
const WRONG = { status: 400, json: { result: 'INCORRECT_LOGIN_OR_PASSWORD' } };
const OVER = { status: 401, json: { meta: { error: 'unauthorized' } } };

describe('a password sign-in in progress', () => {
  it.each([
    ['the owner of the address signs in by a code', () => signIn(fixture, OWNER)],
    ['the owner opens the link of the welcome mail', byLink],
    ['the owner sets a password by mail', byReset],
    ['staff give the account a role', () => giveRole(['manager'])],
    ['the account is erased', () => fixture.platform.privacy.erase(OWNER)],
  ])('opens no session once %s', async (_name, meanwhile) => {
    await register();
    expect(await passwordInFlight(meanwhile)).toMatchObject(WRONG);
    expect(await login()).toMatchObject(WRONG);
  });

  it('continues if the same password was saved again meanwhile, with the current permissions', async () => {
    await register();
    await byLink();
    await byReset();
    const { token } = await resultOf<SignedIn>(login(OTHER));
    const again = { currentPassword: OTHER, newPassword: OTHER };
    const entered = await resultOf<SignedIn>(
      passwordInFlight(async () => {
        await resultOf(second.call('POST', `/api/user/change-password?token=${token}`, again));
        await giveRole(['vip']);
      }, OTHER),
    );
    expect(entered.roles).toEqual(['vip']);
  });
});

describe('a session call in progress', () => {
  async function signedIn(): Promise<SignedIn> {
    await register();
    return resultOf<SignedIn>(login());
  }

  it('sets no password with one that was changed since', async () => {
    const { token } = await signedIn();
    const change = (newPassword: string) =>
      post('user/change-password', { currentPassword: PASSWORD, newPassword }, token);
    const late = await callInFlight(
      () => change('the later of two passwords'),
      () => resultOf(change(OTHER)),
    );
    expect(late).toMatchObject({ status: 400, json: { result: 'CURRENT_PASSWORD_INCORRECT' } });
    expect((await login(OTHER)).status).toBe(200);
  });

  it('sets no first password after another was set', async () => {
    const { token } = await signIn(fixture, OWNER);
    const set = (newPassword: string) => post('user/change-password', { currentPassword: '', newPassword }, token);
    const late = await callInFlight(
      () => set('the later of two passwords'),
      () => resultOf(set(OTHER)),
    );
    expect(late).toMatchObject({ status: 400, json: { result: 'CURRENT_PASSWORD_INCORRECT' } });
  });

  it.each([
    [
      'password',
      (token: string) => post('user/change-password', { currentPassword: PASSWORD, newPassword: OTHER }, token),
    ],
    [
      'name',
      (token: string, id: number) =>
        post('user/profile-account', { name: 'Eve Stranger' }, `${token}&id=${String(id)}`),
    ],
    [
      'contact address',
      async (token: string) => {
        const code = await codeFor(fixture, STRANGER);
        return post('user/confirm-email', { email: STRANGER, code }, token);
      },
    ],
  ])('cannot change the %s of an account that its owner has taken over', async (_name, call) => {
    const { id, token } = await signedIn();
    const form = new FormData();
    form.set('email', STRANGER);
    const url = `http://shop.test/api/user/update?token=${token}`;
    expect((await fixture.platform.fetch(new Request(url, { method: 'POST', body: form }))).status).toBe(200);
    const late = await callInFlight(
      () => call(token, id),
      async () => {
        await fixture.clock.advance(MINUTE_MS);
        await signIn(fixture, OWNER);
      },
    );
    expect(late).toMatchObject(OVER);
    await fixture.clock.advance(MINUTE_MS);
    const owner = await signIn(fixture, OWNER);
    expect(await resultOf<User>(get('user/profile-account?', owner.token))).toMatchObject({
      email: OWNER,
      firstname: '',
      has_password: false,
    });
  });

  it('leaves neither a cart nor an order in an account that its owner has taken over', async () => {
    const { token } = await signedIn();
    const mine = await cartWith(fixture, [{ sku: 'TEE' }]);
    const theirs = await cartWith(fixture, [{ sku: 'TEE' }]);
    const order = await orderOf(fixture, theirs, { email: STRANGER });
    const takeOver = async () => {
      await fixture.clock.advance(MINUTE_MS);
      await signIn(fixture, OWNER);
    };
    const cartOf = (query: string) => fixture.call('POST', `/api/cart/create?token=${query}`);
    const claim = () => cartOf(`${token}&guestCart=${mine}`);
    expect(await callInFlight(claim, takeOver)).toMatchObject(OVER);
    const again = await resultOf<SignedIn>(post('user/fast-login', { contact: OWNER, token: await linkOf(OWNER) }));
    const place = () => post('order', order, again.token);
    expect(await callInFlight(place, () => byReset())).toMatchObject(OVER);
    await fixture.clock.advance(MINUTE_MS);
    const owner = await signIn(fixture, OWNER);
    expect((await resultOf<User>(get('user/profile-account?', owner.token))).orders_history).toEqual([]);
    expect(await resultOf<string>(cartOf(owner.token))).not.toBe(mine);
  });

  it('adds no passkey once a password was set by email', async () => {
    const device = new SoftwareAuthenticator('http://localhost:3000');
    const { token } = await signIn(fixture, ADA);
    const { attempt, options } = await resultOf<{ attempt: string; options: PasskeyCreation }>(
      post('user/passkeys/begin', {}, token),
    );
    const body = { attempt, name: 'Phone', credential: device.make(options) };
    expect(
      await callInFlight(
        () => post('user/passkeys/add', body, token),
        () => byReset(ADA),
      ),
    ).toMatchObject(OVER);
    const owner = await resultOf<SignedIn>(login(OTHER, ADA));
    expect((await resultOf<OwnPasskeyList>(get('user/passkeys?', owner.token))).items).toEqual([]);
  });
});

describe('a session in which staff act as a user', () => {
  it('ends when the customer becomes staff, whom the session owner could not act as', async () => {
    const staff = await signIn(fixture, MIRA);
    await signIn(fixture, ADA);
    const acting = await resultOf<SignedIn>(get(`user/profile?contact=${ADA}&`, staff.token));
    expect((await get('user/profile-account?', acting.token)).status).toBe(200);
    await giveRole(['admin'], ADA);
    expect(await get('user/profile-account?', acting.token)).toMatchObject(OVER);
    expect((await post('user/refresh', { refreshToken: acting.refreshToken })).status).toBe(401);
  });
});

async function somebodyWaits(): Promise<void> {
  const client = new pg.Client({ connectionString: POSTGRES_URL });
  await client.connect();
  try {
    const waiting = 'SELECT count(*)::int AS n FROM pg_locks WHERE NOT granted';
    await expect.poll(async () => (await client.query<{ n: number }>(waiting)).rows[0]?.n).toBeGreaterThan(0);
  } finally {
    await client.end();
  }
}

// Concurrent units, as of two processes, exist only on a server.
describe.runIf(process.env['VITRINE_TEST_DATABASE'] === 'postgres')('an open unit of work on PostgreSQL', () => {
  it('creates a new account by a code if the account was erased meanwhile', async () => {
    const { id } = await signIn(fixture, OWNER);
    await fixture.clock.advance(MINUTE_MS);
    await resultOf(post('user/get-sms-code', { phone: OWNER }));
    const code = await codeFor(fixture, OWNER);
    let erased: Promise<unknown> = Promise.resolve();
    const entered = await resultOf<SignedIn>(
      stored.inside(
        { repository: 'customers', method: 'byLogin' },
        () => post('user/check-sms-code', { phone: OWNER, code }),
        async () => {
          erased = fixture.platform.privacy.erase(OWNER);
          await Promise.race([erased, somebodyWaits()]);
        },
      ),
    );
    await erased;
    const view = await get('user/profile-account?', entered.token);
    expect(view.status === 401 || entered.id !== id).toBe(true);
  });

  it('opens no session by a passkey after a password reset by email', async () => {
    const device = new SoftwareAuthenticator('http://localhost:3000');
    const { token } = await signIn(fixture, ADA);
    const made = await resultOf<{ attempt: string; options: PasskeyCreation }>(post('user/passkeys/begin', {}, token));
    const added = { attempt: made.attempt, name: 'Phone', credential: device.make(made.options) };
    await resultOf(post('user/passkeys/add', added, token));
    const { attempt, options } = await resultOf<{ attempt: string; options: PasskeyRequest }>(
      post('user/passkey-sign-in/begin'),
    );
    let reset: Promise<unknown> = Promise.resolve();
    const entered = await stored.inside(
      { repository: 'passkeys', method: 'use' },
      () => post('user/passkey-sign-in', { attempt, credential: device.use(options) }),
      async () => {
        reset = byReset(ADA);
        await Promise.race([reset, somebodyWaits()]);
      },
    );
    await reset;
    const session = await resultOf<SignedIn>(Promise.resolve(entered));
    expect((await get('user/profile-account?', session.token)).status).toBe(401);
  });

  it.each([
    ['refreshes', (of: SignedIn) => post('user/refresh', { refreshToken: of.refreshToken }), 'refreshToken'],
    [
      'is refreshed during a password change',
      (of: SignedIn) => post('user/change-password', { currentPassword: '', newPassword: OTHER }, of.token),
      'succeed',
    ],
  ] as const)('ends all sessions, also one that %s at that moment', async (_name, call, method) => {
    const [one, other] = [
      await signIn(fixture, OWNER),
      await (async () => {
        await fixture.clock.advance(MINUTE_MS);
        return signIn(fixture, OWNER);
      })(),
    ];
    let ended: Promise<unknown> = Promise.resolve();
    const answer = await stored.inside(
      { repository: 'sessions', method },
      () => call(one),
      async () => {
        ended = resultOf(post('user/end-sessions', {}, other.token));
        await Promise.race([ended, somebodyWaits()]);
      },
    );
    await ended;
    expect([200, 401]).toContain(answer.status);
    const tokens =
      isRecord(answer.json) &&
      [answer.json['result'], answer.json['meta']].find((part) => isRecord(part) && 'token' in part);
    if (isRecord(tokens)) expect((await get('user/profile-account?', String(tokens['token']))).status).toBe(401);
  });
});
