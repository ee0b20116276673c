import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seedPeople } from '../../../adapters/demo';
import { cartWith, orderOf, resultOf } from '../../fixtures/order';
import { openFixturePlatform, type FixturePlatform } from '../../fixtures/platform';
import { openShop, type OpenShop } from '../open-shop';
import { signIn } from '../sign-in';

let fixture: FixturePlatform;
let open: OpenShop;
let number: string;
beforeEach(async () => {
  fixture = await openFixturePlatform();
  await seedPeople(fixture.platform.people, { now: fixture.clock.now() });
  open = await openShop({ fixture });
  const order = await orderOf(fixture, await cartWith(fixture, [{ sku: 'TEE' }]));
  ({ number } = await resultOf<{ number: string }>(fixture.call('POST', '/api/order', order)));
});
afterEach(async () => {
  open.shop.dispose();
  await fixture.platform.close();
});

describe('what managers do in the shop (A §6, §7)', () => {
  it('moves an order on, keeps its invoice, and reads what was done', async () => {
    await signIn(open, 'mira@vitrine.example');
    const manage = await open.shop.manage();
    expect(await manage.advanceOrder({ id: number, status: 'D' })).toMatchObject({ order_status: 'D', revision: 1 });
    const bytes = new TextEncoder().encode('%PDF-1.7');
    await manage.attachOrderFile(number, 'invoice', { name: 'invoice.pdf', bytes });
    const { history, invoice } = await manage.order(number);
    expect(invoice).toContain('/invoice');
    expect(history.map(({ who }) => who)).toEqual(Array(2).fill('mira@vitrine.example'));
  });

  it('gets the reason why the shop does not do it', async () => {
    await signIn(open, 'mira@vitrine.example');
    const manage = await open.shop.manage();
    await manage.advanceOrder({ id: number, status: 'D' });
    await expect(manage.advanceOrder({ id: number, status: 'LF', revision: 0 })).rejects.toMatchObject({
      code: 'request-rejected',
      details: { error: 'conflict' },
    });
  });

  it('is for nobody else', async () => {
    const manage = await open.shop.manage();
    await expect(manage.order(number)).rejects.toMatchObject({ code: 'sign-in-first' });
    await signIn(open, 'ada@vitrine.example');
    await expect(manage.advanceOrder({ id: number, status: 'D' })).rejects.toMatchObject({ code: 'ACCESS_DENIED' });
  });
});
