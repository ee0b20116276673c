import { afterEach, describe, expect, it } from 'vitest';
import { seedPeople } from '../../../adapters/demo';
import { openFixturePlatform } from '../../fixtures/platform';
import { codeFor } from '../../fixtures/signed-in';
import { fillIn, openShop, put, type OpenShop } from '../open-shop';

const opened: OpenShop[] = [];
afterEach(async () => {
  for (const { shop, fixture } of opened.splice(0)) {
    shop.dispose();
    await fixture.platform.close();
  }
});

async function signedIn(name: string): Promise<OpenShop> {
  const fixture = await openFixturePlatform();
  await seedPeople(fixture.platform.people, { now: fixture.clock.now() });
  const device = await openShop({ fixture });
  opened.push(device);
  const accounts = await device.shop.accounts();
  const contact = `${name}@vitrine.example`;
  await fixture.clock.advance(16_000);
  await accounts.requestCode(contact);
  await accounts.checkCode(await codeFor(fixture, contact));
  await device.shop.cart.settled();
  return device;
}

function shown({ shop }: OpenShop): Readonly<Record<string, number>> {
  let figures: Record<string, number> = {};
  const subscription = shop.cart.segments$.subscribe((segments) => {
    figures = Object.fromEntries(segments.map(({ code, value }) => [code, value]));
  });
  subscription.unsubscribe();
  return figures;
}

describe('bonuses in the cart of a signed-in customer (S §3, spendUserAccount; S §5)', () => {
  it('are spent unless the customer opts out, and the spendable amount is known either way', async () => {
    const device = await signedIn('lotte'); // 68.00, not vip: a share of 0.3.
    await put(device, 'TEE', 4);
    const { cart } = device.shop;
    expect(cart.snapshot.spendUserAccount).toBe(true);
    expect(shown(device)['bonuses']).toBe(-18);
    expect(await cart.spendBonuses(false)).toBe(true);
    expect(shown(device)).toMatchObject({ grand_total: 60 });
    expect(cart.snapshot.spendUserAccount).toBe(false);
    expect(cart.snapshot.totals?.rules?.bonuses).toMatchObject({ account: 68, spend: false });
    expect(await cart.spendBonuses(true)).toBe(true);
    expect(shown(device)).toMatchObject({ bonuses: -18, grand_total: 42 });
  });

  it('are calculated offline as they will be charged', async () => {
    const device = await signedIn('lotte');
    await put(device, 'TEE', 4);
    await fillIn(device);
    device.network.set(false);
    await device.shop.cart.setQuantity('TEE', 6);
    await device.shop.cart.settled();
    const before = shown(device);
    // 90.00, delivery 4.00, 8.875 % of each: 102.35, of which 0.3.
    expect(before).toMatchObject({ bonuses: -30.7, grand_total: 71.65 });
    const orders = await device.shop.orders();
    await orders.place();
    (await device.shop.checkout()).setThankYouPage(false);
    device.network.set(true);
    const [entry] = await orders.process();
    expect(entry).toMatchObject({ state: 'sent', result: { price: before['grand_total'] } });
  });

  it('pay everything for VIPs, in one round trip until the displayed price is the server’s', async () => {
    const device = await signedIn('vincent'); // 240.00
    await put(device, 'TEE');
    const socks = await device.shop.product.load({ sku: 'SOCKS' });
    device.requests.length = 0;
    await device.shop.cart.add(socks);
    await device.shop.cart.settled();
    expect(device.requests).toEqual(['POST /api/cart/update']);
    expect(shown(device)).toMatchObject({ subtotal: 20.5, bonuses: -20.5, grand_total: 0 });
  });
});
