import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seedPeople } from '../../../../../adapters/demo';
import type { OrderResult, SignedIn } from '../../../../../core/contract';
import type { ManagedOrder } from '../../../../../core/contract/orders/manage-orders';
import { cartWith, orderOf, resultOf } from '../../../../fixtures/order';
import { openFixturePlatform, type FixturePlatform } from '../../../../fixtures/platform';
import { signIn } from '../../../../fixtures/signed-in';

let fixture: FixturePlatform;
let staff: SignedIn;
let id: string;
beforeEach(async () => {
  fixture = await openFixturePlatform();
  await seedPeople(fixture.platform.people, { now: fixture.clock.now() });
  staff = await signIn(fixture, 'mira@vitrine.example');
  const order = await orderOf(fixture, await cartWith(fixture, [{ sku: 'TEE' }, { sku: 'CAP', qty: 3 }]));
  id = String((await resultOf<OrderResult>(fixture.call('POST', '/api/order', order))).id);
  await change({ paid: true });
});
afterEach(async () => {
  await fixture.platform.close();
});

const change = (body: object) =>
  resultOf<ManagedOrder>(fixture.call('POST', `/api/manage/order?token=${staff.token}`, { id, ...body }));
/** Kinds of the mails about sending, with the units that each is about. */
async function mails() {
  const all = (await fixture.platform.outbox.list()).toReversed();
  return all
    .filter(({ kind }) => /parcel|sent|unsent|delivered/.test(kind))
    .map(({ kind, text }) => [kind, ...[...text.matchAll(/(\d+) × /g)].map(([, qty]) => Number(qty))]);
}

describe('the emails of a partly cancelled order', () => {
  it('list shipped and delivered items, without the cancelled units', async () => {
    await change({ cancel_units: [{ sku: 'CAP', qty: 1 }], return_reason: 'Too small' });
    await change({ status: 'D' });
    await change({ status: 'F' });
    expect(await mails()).toEqual([
      ['order-unsent', 1],
      ['order-sent', 1, 2],
      ['order-delivered', 1, 2],
    ]);
  });

  it('do not repeat the shipment when the rest is cancelled after a parcel', async () => {
    await change({ parcel: { id: 'parcel-1', lines: [{ sku: 'CAP', qty: 2 }] } });
    expect(await change({ cancel_units: ['TEE', 'CAP'], return_reason: 'Too small' })).toMatchObject({
      order_status: 'D',
    });
    expect(await mails()).toEqual([
      ['order-parcel', 2],
      ['order-unsent', 1, 1],
    ]);
  });
});
