import { describe, expect, it, vi } from 'vitest';
import { createVirtualClock } from '../../adapters/clock/virtual';
import { createMemoryStorage } from '../../adapters/storage/memory';
import { openFixturePlatform } from '../fixtures/platform';
import { codeFor } from '../fixtures/signed-in';
import { fillIn, openShops, put, type OpenShop } from './open-shop';

const open = openShops();
const EVE = 'eve@shop.test';

function secretIn(mail = ''): string {
  return /code=([\w-]+)/.exec(mail)?.[1] ?? '';
}

async function linkFor({ shop, fixture }: OpenShop): Promise<string> {
  await (await shop.accounts()).requestCode(EVE);
  return secretIn((await fixture.platform.outbox.list(EVE))[0]?.text);
}

describe('parameters of the landing URL', () => {
  it('credit the order: a promo code becomes a claim and is sent with it (A §4.4)', async () => {
    const device = await open({ arrival: { promo: 'LOTTE' } });
    const { shop } = device;
    expect((await shop.claims.get('promoCode'))?.value).toBe('LOTTE');
    await put(device, 'TEE');
    await fillIn(device);
    await (await shop.orders()).place();
    const sent = device.requests.findIndex((path) => path === 'POST /api/order');
    expect(device.bodies[sent]).toMatchObject({ promo_code: 'LOTTE' });
  });

  it('sign the user in at once with a link on the device that requested it (A §4.2)', async () => {
    const [fixture, storage] = [await openFixturePlatform(), createMemoryStorage()];
    const code = await linkFor(await open({ fixture, storage }));
    const { shop } = await open({ fixture, storage, seed: 'reloaded', arrival: { signIn: { contact: EVE, code } } });
    const accounts = await shop.accounts();
    await vi.waitFor(() => expect(accounts.snapshot.user?.email).toBe(EVE));
    await vi.waitFor(() => expect(shop.ui.snapshot.isLoading).toBe(false));
    expect(shop.ui.snapshot.authElem).toBeNull();
  });

  it("ask before signing in with a link that another device requested, because it may open a stranger's account", async () => {
    const fixture = await openFixturePlatform();
    const code = await linkFor(await open({ fixture }));
    const { shop, requests } = await open({ fixture, seed: 'victim', arrival: { signIn: { contact: EVE, code } } });
    const accounts = await shop.accounts();
    await vi.waitFor(() => expect(shop.ui.snapshot.authElem).toEqual({ view: 'link', contact: EVE, code }));
    expect(accounts.snapshot.user).toBeNull();
    expect(requests.filter((path) => path.includes('fast-login'))).toEqual([]);
    expect(await accounts.fastLogin(EVE, code)).toMatchObject({ email: EVE });
  });

  it('sign the user in at once with the email of an account created on this device', async () => {
    const device = await open();
    const accounts = await device.shop.accounts();
    await accounts.register({ email: EVE, firstname: 'Eve', lastname: 'Adams', password: 'three words and more' });
    await accounts.logout({ silent: true });
    await accounts.register({ email: EVE, firstname: 'Eve', lastname: 'Adams', password: 'not that one, though' });
    const code = secretIn((await device.fixture.platform.outbox.list(EVE))[0]?.text);
    expect(await accounts.openLink(EVE, code)).toMatchObject({ email: EVE });
  });

  it('also ask once the link requested by this device has expired, and after a logout', async () => {
    const [fixture, storage, clock] = [await openFixturePlatform(), createMemoryStorage(), createVirtualClock()];
    const device = await open({ fixture, storage, clock });
    const accounts = await device.shop.accounts();
    await linkFor(device);
    await Promise.all([clock.advance(60 * 60_000), fixture.clock.advance(60 * 60_000)]);
    await accounts.openLink(EVE, 'late');
    expect(device.shop.ui.snapshot.authElem).toMatchObject({ view: 'link' });
    await linkFor(device);
    await accounts.openLink(EVE, 'wrong');
    expect(device.shop.ui.snapshot.authElem).toMatchObject({ view: 'login', reason: { code: 'link-not-good' } });
    await accounts.checkCode(await codeFor(fixture, EVE), EVE);
    await accounts.logout({ silent: true });
    await accounts.openLink(EVE, 'wrong');
    expect(device.shop.ui.snapshot.authElem).toMatchObject({ view: 'link' });
  });

  it('open the modal with the contact filled in if the link has expired', async () => {
    const { shop } = await open({ arrival: { signIn: { contact: EVE, code: 'WRONG' } } });
    await vi.waitFor(() => expect(shop.ui.snapshot.authElem).toMatchObject({ view: 'link', contact: EVE }));
    expect(await (await shop.accounts()).fastLogin(EVE, 'WRONG')).toBeNull();
    expect(shop.ui.snapshot.authElem).toMatchObject({
      view: 'login',
      contact: EVE,
      reason: { code: 'link-not-good' },
    });
  });
});
