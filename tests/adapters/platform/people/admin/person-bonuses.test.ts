import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openSqlite } from '../../../../../adapters/database/sqlite';
import { seedPeople } from '../../../../../adapters/demo';
import type { Database } from '../../../../../adapters/platform/ports/database';
import type { BonusMovement, OrderResult, PersonDetails, SignedIn, User } from '../../../../../core/contract';
import { BONUS_LIMITS } from '../../../../../core/contract/people/bonus-movement';
import { cartWith, orderOf, resultOf } from '../../../../fixtures/order';
import { openFixturePlatform, type FixturePlatform } from '../../../../fixtures/platform';
import { runs } from '../../../../fixtures/runs';
import { signIn } from '../../../../fixtures/signed-in';

let fixture: FixturePlatform;
let database: Database;
let staff: SignedIn;
let ada: SignedIn;
beforeEach(async () => {
  database = await openSqlite(':memory:');
  fixture = await openFixturePlatform({ database });
  await seedPeople(fixture.platform.people, { now: fixture.clock.now() });
  staff = await signIn(fixture, 'mira@vitrine.example');
  ada = await signIn(fixture, 'ada@shop.test');
});
afterEach(async () => {
  await fixture.platform.close();
  await database.close();
});

let forms = 0;
const nextKey = () => `form-${String((forms += 1)).padStart(8, '0')}`;
const give = (amount: number, note = 'Late parcel', key = nextKey()) =>
  fixture.call('POST', `/api/manage/person-bonuses?token=${staff.token}`, { id: String(ada.id), key, amount, note });
const balance = async () =>
  (await resultOf<User>(fixture.call('GET', `/api/user/profile-account?token=${ada.token}`))).account;
const own = async () =>
  (await resultOf<{ items: BonusMovement[] }>(fixture.call('GET', `/api/user/bonuses?token=${ada.token}`))).items;

/** The history of every account sums up to its balance. */
async function expectConserved(): Promise<void> {
  await database.read(async ({ bonuses, customers }) => {
    const { items } = await customers.list({ q: undefined, sort: undefined, limit: 200, offset: 0, filters: {} });
    for (const { id } of items as readonly { readonly id?: string }[]) {
      const person = await customers.byId(Number(id));
      expect([id, await bonuses.sumOf(Number(id))]).toEqual([id, person?.bonus]);
    }
  });
}

describe('bonuses given and taken by staff', () => {
  it('change the balance with a reason that the customer sees, and staff see who did it', async () => {
    const person = await resultOf<PersonDetails>(give(15));
    expect(person).toMatchObject({
      bonus: 15,
      bonuses: [{ amount: 15, reason: 'staff', note: 'Late parcel', who: 'mira@vitrine.example' }],
    });
    await resultOf(give(-2.5, 'Typed twice'));
    expect(await balance()).toBe(12.5);
    expect(await own()).toMatchObject([
      { amount: -2.5, note: 'Typed twice' },
      { amount: 15, note: 'Late parcel' },
    ]);
    expect(JSON.stringify(await own())).not.toContain('mira');
    await expectConserved();
  });

  it('are given once per form, however often it is sent', async () => {
    await Promise.all([give(5, 'Once', 'form-same-0001'), give(5, 'Once', 'form-same-0001')]);
    expect(await balance()).toBe(5);
    expect(await give(7, 'Once', 'form-same-0001')).toMatchObject({
      ...{ status: 400, json: { meta: { errors: [{ field: 'key' }] } } },
    });
    expect(await balance()).toBe(5);
  });

  it('are never given to oneself', async () => {
    for (const { id, token } of [staff, await signIn(fixture, 'alma@vitrine.example')]) {
      const body = { id: String(id), key: nextKey(), amount: 5, note: 'For me' };
      expect((await fixture.call('POST', `/api/manage/person-bonuses?token=${token}`, body)).status).toBe(403);
      expect(await database.read((db) => db.bonuses.sumOf(id))).toBe(0);
    }
  });

  it('cannot make a balance negative, and have a limit, a reason and two decimals', async () => {
    await resultOf(give(3));
    expect(await give(-3.01)).toMatchObject({ status: 409, json: { meta: { error: 'bonuses_short', max: 3 } } });
    for (const [amount, note] of [
      [BONUS_LIMITS.amount + 1, 'Too much'],
      [0, 'Nothing'],
      [1.005, 'Part of a cent'],
      [1, ' '],
    ] as const)
      expect((await give(amount, note)).status).toBe(400);
    expect(await balance()).toBe(3);
  });

  it('share the history with the cashback of an order, and its removal on a return', async () => {
    const json = { award_bonuses: true, award_bonuses_amount: 10 };
    await fixture.platform.catalogue.writeBlocks([
      { blocks: { en: { id: 1, identifier: 'cms_settings', title: '', content: '', json } } },
    ]);
    const order = await orderOf(fixture, await cartWith(fixture, [{ sku: 'TEE', qty: 2 }]));
    const { number } = await resultOf<OrderResult>(fixture.call('POST', `/api/order?token=${ada.token}`, order));
    const move = (body: object) =>
      resultOf(fixture.call('POST', `/api/manage/order?token=${staff.token}`, { id: number, ...body }));
    await move({ status: 'O' });
    expect(await own()).toMatchObject([{ reason: 'cashback', order: number }]);
    await expectConserved();
    await move({ returned: ['TEE'], return_reason: 'Too small' });
    const [back, earned] = await own();
    expect(back?.amount).toBe(-(earned?.amount ?? 0));
    await expectConserved();
  });

  it('sum up to the balance after any history', async () => {
    const amount = fc.integer({ min: -2000, max: 2000 }).map((cents) => cents / 100);
    await fc.assert(
      fc.asyncProperty(fc.array(amount, { maxLength: 12 }), async (amounts) => {
        let expected = await balance();
        for (const one of amounts) {
          const { status } = await give(one);
          const after = Math.round((expected + one) * 100) / 100;
          expect(status).toBe(one === 0 ? 400 : after < 0 ? 409 : 200);
          if (status === 200) expected = after;
        }
        expect(await balance()).toBe(expected);
        await expectConserved();
      }),
      { numRuns: runs(3, 100) },
    );
  });
});
