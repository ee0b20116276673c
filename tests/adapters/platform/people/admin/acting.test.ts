import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seedPeople } from '../../../../../adapters/demo';
import type { SignedIn } from '../../../../../core/contract';
import { cartWith, orderOf, resultOf } from '../../../../fixtures/order';
import { openFixturePlatform, type FixturePlatform } from '../../../../fixtures/platform';
import { signIn } from '../../../../fixtures/signed-in';

let fixture: FixturePlatform;
let manager: SignedIn;
let acted: SignedIn;
const ada = 'ada@vitrine.example';

beforeEach(async () => {
  fixture = await openFixturePlatform();
  await seedPeople(fixture.platform.people, { now: fixture.clock.now() });
  manager = await signIn(fixture, 'mira@vitrine.example');
  acted = await resultOf<SignedIn>(fixture.call('GET', `/api/user/profile?contact=${ada}&token=${manager.token}`));
});
afterEach(async () => {
  expect(fixture.telemetry.records.filter((record) => record.kind === 'error')).toEqual([]);
  await fixture.platform.close();
});

const isIn = async ({ token }: SignedIn) =>
  (await fixture.call('GET', `/api/user/profile-account?token=${token}`)).status === 200;
const refreshes = async ({ refreshToken }: SignedIn) =>
  (await fixture.call('POST', '/api/user/refresh', { refreshToken })).status === 200;

describe('acting as a user (A §4.3)', () => {
  it('ends when the acting user signs out, and their next session does not resume it', async () => {
    expect(await isIn(acted)).toBe(true);
    await resultOf(fixture.call('POST', `/api/user/logout?token=${manager.token}`, {}));
    expect(await isIn(acted)).toBe(false);
    expect(await refreshes(acted)).toBe(false);
    await fixture.clock.advance(16_000);
    await signIn(fixture, 'mira@vitrine.example');
    expect(await isIn(acted)).toBe(false);
  });

  it('continues when the acting user signs out elsewhere', async () => {
    await fixture.clock.advance(16_000);
    const other = await signIn(fixture, 'mira@vitrine.example');
    await resultOf(fixture.call('POST', `/api/user/logout?token=${other.token}`, {}));
    expect(await isIn(acted)).toBe(true);
  });

  it('ends with the role, and with signing out everywhere', async () => {
    const admin = await signIn(fixture, 'alma@vitrine.example');
    const asAdmin = await resultOf<SignedIn>(
      fixture.call('GET', `/api/user/profile?contact=vincent@vitrine.example&token=${admin.token}`),
    );
    const id = String(manager.id);
    const path = `/api/manage/person?id=${id}&token=${admin.token}`;
    const { version } = await resultOf<{ version: string }>(fixture.call('GET', path));
    const body = { id, version, document: { roles: [], own_roles: [] } };
    await resultOf(fixture.call('POST', `/api/manage/person?token=${admin.token}`, body));
    expect(await isIn(acted)).toBe(false);
    expect(await refreshes(acted)).toBe(false);
    expect(await isIn(asAdmin)).toBe(true);
    await resultOf(fixture.call('POST', `/api/manage/person-sign-out?token=${admin.token}`, { id: String(admin.id) }));
    expect(await isIn(asAdmin)).toBe(false);
  });

  it('is reported to the customer and in the staff log', async () => {
    const mails = await fixture.platform.outbox.list(ada);
    expect(mails.filter(({ subject }) => subject === 'Our staff opened your account')).toHaveLength(1);
    const { items } = await resultOf<{ items: object[] }>(
      fixture.call('GET', `/api/manage/changes?kind=acting&token=${manager.token}`),
    );
    expect(items).toMatchObject([{ who: 'mira@vitrine.example', kind: 'acting', record: String(acted.id) }]);
  });

  it('is recorded in the history of the orders placed that way, and in no other', async () => {
    const place = async (token: string | undefined) => {
      const order = await orderOf(fixture, await cartWith(fixture, [{ sku: 'TEE' }]));
      const path = token === undefined ? '/api/order' : `/api/order?token=${token}`;
      return resultOf<{ number: string }>(fixture.call('POST', path, order));
    };
    const history = async ({ number }: { number: string }) =>
      (
        await resultOf<{ history: object[] }>(
          fixture.call('GET', `/api/manage/order?id=${number}&token=${manager.token}`),
        )
      ).history;
    expect(await history(await place(acted.token))).toMatchObject([
      { who: 'mira@vitrine.example', what: [{ name: 'placed' }] },
    ]);
    expect(await history(await place(undefined))).toEqual([]);
    await fixture.clock.advance(16_000);
    expect(await history(await place((await signIn(fixture, ada)).token))).toEqual([]);
  });
});
