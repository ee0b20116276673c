import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { COMMERCE } from '../../../../../adapters/platform/starter/commerce';
import { seedPeople } from '../../../../../adapters/demo';
import type { SignedIn, StaffOrderMade, User } from '../../../../../core/contract';
import { NEW_YORK, resultOf } from '../../../../fixtures/order';
import { openFixturePlatform, type FixturePlatform } from '../../../../fixtures/platform';
import { signIn } from '../../../../fixtures/signed-in';

let fixture: FixturePlatform;
let staff: SignedIn;
beforeEach(async () => {
  fixture = await openFixturePlatform();
  await seedPeople(fixture.platform.people, { now: fixture.clock.now() });
  staff = await signIn(fixture, 'mira@vitrine.example');
});
afterEach(async () => {
  expect(fixture.telemetry.records.filter((record) => record.kind === 'error')).toEqual([]);
  await fixture.platform.close();
});

const { email: _email, ...ADDRESS } = NEW_YORK;
const INPUT = {
  ...{ key: 'form-0001', store: 'us', email: 'grace@shop.test', lines: [{ sku: 'TEE', qty: 1 }] },
  ...{ shipping_address: ADDRESS, payment_method_code: 'cashondelivery' },
};
const post = (body: object) => fixture.call('POST', `/api/manage/order-new?token=${staff.token}`, body);
const sent = (body: object) => resultOf<StaffOrderMade>(post(body));

describe('a staff order form', () => {
  it('refuses an unconfirmed account; as a guest order it joins the account later', async () => {
    const customer = { firstname: 'Eve', lastname: 'Mallory', email: INPUT.email };
    const body = { customer, password: 'a long passphrase' };
    await resultOf(fixture.call('POST', '/api/user/create', body));
    const login = { username: INPUT.email, password: body.password };
    const stranger = await resultOf<SignedIn>(fixture.call('POST', '/api/user/login', login));
    const { id } = await resultOf<User>(fixture.call('GET', `/api/user/profile-account?token=${stranger.token}`));
    const { status, json } = await post({ ...INPUT, customer: id });
    expect([status, JSON.stringify(json)]).toEqual([
      400,
      expect.stringContaining('customer is an account that is not'),
    ]);
    const { order } = await sent(INPUT);
    const historyOf = async ({ token }: SignedIn) =>
      (
        await resultOf<{ items: readonly { number: string }[] }>(
          fixture.call('GET', `/api/user/order-history?token=${token}`),
        )
      ).items.map(({ number }) => number);
    expect(await historyOf(stranger)).toEqual([]);
    expect(await historyOf(await signIn(fixture, INPUT.email))).toEqual([order?.number]);
  });

  it('recalculates for another store with the same key, and creates one order', async () => {
    const { quote: dollars } = await sent({ ...INPUT, dry_run: true });
    const german = { ...ADDRESS, countryId: 'DE', postcode: '10117', city: 'Berlin' };
    const { region: _region, region_id: _id, region_code: _code, ...address } = german;
    const other = { ...INPUT, store: 'de', shipping_address: address };
    const { quote: euros } = await sent({ ...other, dry_run: true });
    expect([dollars?.currency, euros?.currency]).toEqual(['USD', 'EUR']);
    const { order } = await sent(other);
    expect(order?.price).toBe(euros?.total);
    expect(await post(INPUT)).toMatchObject({
      status: 409,
      json: { meta: { error: 'other-order', number: order?.number } },
    });
    // After a lost answer, the total leads to the order.
    expect((await sent({ ...other, dry_run: true })).order?.number).toBe(order?.number);
  });

  it('starts with delivery, or with the first shop if goods can only be picked up', async () => {
    const [standard, ...others] = COMMERCE.shipping_methods;
    const pickup = others.filter(({ method_code: code }) => code === 'pickup');
    const methodOf = async () => (await sent({ ...INPUT, dry_run: true })).quote?.shipping?.method;
    await fixture.platform.commerce.write({ ...COMMERCE, shipping_methods: [...pickup, standard] });
    expect(await methodOf()).toBe('standard');
    await fixture.platform.commerce.write({ ...COMMERCE, shipping_methods: pickup });
    expect(await methodOf()).toBe('pickup');
    const { order } = await sent(INPUT);
    expect(order?.pickup_store?.name).toBe('Vitrine SoHo');
  });
});
