import { describe, expect, it, vi } from 'vitest';
import { openFixturePlatform } from '../fixtures/platform';
import { fillIn, openShops, put } from './open-shop';

const open = openShops();

describe('what an address brought', () => {
  it('is owed the order: a promo code becomes a claim, and goes out with it (A §4.4)', async () => {
    const device = await open({ arrival: { promo: 'LOTTE' } });
    const { shop } = device;
    expect((await shop.claims.get('promoCode'))?.value).toBe('LOTTE');
    await put(device, 'TEE');
    await fillIn(device);
    await (await shop.orders()).place();
    const sent = device.requests.findIndex((path) => path === 'POST /api/order');
    expect(device.bodies[sent]).toMatchObject({ promo_code: 'LOTTE' });
  });

  it('signs in who followed the link of a mail (A §4.2)', async () => {
    const fixture = await openFixturePlatform();
    const asking = await open({ fixture });
    await (await asking.shop.accounts()).requestCode('eve@shop.test');
    const code = /code=(\w+)/.exec((await fixture.platform.outbox.list('eve@shop.test'))[0]?.text ?? '')?.[1] ?? '';
    const { shop } = await open({ fixture, arrival: { signIn: { contact: 'eve@shop.test', code } } });
    const accounts = await shop.accounts();
    await vi.waitFor(() => expect(accounts.snapshot.user?.email).toBe('eve@shop.test'));
    await vi.waitFor(() => expect(shop.ui.snapshot.isLoading).toBe(false));
  });

  it('opens the modal with the contact in it where the link is no longer good', async () => {
    const { shop } = await open({ arrival: { signIn: { contact: 'eve@shop.test', code: 'WRONG' } } });
    await vi.waitFor(() =>
      expect(shop.ui.snapshot.authElem).toMatchObject({
        view: 'login',
        contact: 'eve@shop.test',
        reason: { code: 'link-not-good' },
      }),
    );
  });
});
