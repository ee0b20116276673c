import { afterEach, describe, expect, it } from 'vitest';
import { createMemoryStorage } from '../../../adapters/storage/memory';
import { createTabHub } from '../../../adapters/tabs/memory';
import { seedPeople } from '../../../adapters/demo';
import { recordOf } from '../../fixtures/catalogue';
import { signIn } from '../sign-in';
import { openShop, type OpenShop, type OpenShopOptions } from '../open-shop';

const open: OpenShop[] = [];
async function shopper(options: OpenShopOptions = {}): Promise<OpenShop> {
  const shop = await openShop(options);
  open.push(shop);
  return shop;
}
async function blogger(options: OpenShopOptions = {}): Promise<OpenShop> {
  const device = await shopper(options);
  const { platform, clock } = device.fixture;
  await seedPeople(platform.people, { now: clock.now() });
  await signIn(device, 'lotte@vitrine.example');
  return device;
}
afterEach(async () => {
  for (const { shop, fixture } of open.splice(0)) {
    shop.dispose();
    await fixture.platform.close();
  }
});
const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('promo mode (A §4.4)', () => {
  it('reports its start as success and its end as warning; repeating either is silent', async () => {
    const { shop, notices } = await blogger();
    const before = notices.length;
    await shop.promo.turnOn();
    await shop.promo.turnOn();
    await shop.promo.turnOff();
    expect(notices.slice(before).map(({ type, code }) => [type, code])).toEqual([
      ['success', 'PROMO_MODE_IS_TURNED_ON'],
      ['warning', 'PROMO_MODE_IS_TURNED_OFF'],
    ]);
  });

  it('can be turned on only by a blogger (A §1)', async () => {
    const { shop, notices } = await shopper();
    await expect(shop.promo.turnOn()).rejects.toMatchObject({
      code: 'ACCESS_DENIED',
      message: 'You do not have permission to do this',
    });
    expect([shop.promo.isOn, notices]).toEqual([false, []]);
  });

  it('ends with a normal logout and with impersonation, but not with a silent logout (A §4.3)', async () => {
    const device = await blogger();
    const { shop } = device;
    const accounts = await shop.accounts();
    await shop.promo.turnOn();
    await accounts.logout({ silent: true });
    expect(shop.promo.isOn).toBe(true);
    await signIn(device, 'mira@vitrine.example');
    await accounts.loginAsUser('ada@vitrine.example');
    expect(shop.promo.isOn).toBe(false);
    await accounts.returnToPrevious();
    await accounts.loginAsBlogger();
    await shop.promo.turnOn();
    await accounts.returnToPrevious();
    expect(shop.promo.isOn).toBe(true);
    await accounts.logout();
    expect(shop.promo.isOn).toBe(false);
  });

  it('is stored between visits, and an unreadable value means off', async () => {
    const storage = createMemoryStorage();
    await (await blogger({ storage })).shop.promo.turnOn();
    expect((await shopper({ storage })).shop.promo.isOn).toBe(true);
    await storage.set('promo', 'promo', 'yes');
    expect((await shopper({ storage })).shop.promo.isOn).toBe(false);
  });

  it('is synchronised between tabs', async () => {
    const hub = createTabHub();
    const [a, b] = [await blogger({ tabs: hub.open() }), await shopper({ tabs: hub.open() })];
    await a.shop.promo.turnOn();
    await settle();
    expect(b.shop.promo.isOn).toBe(true);
    expect(b.notices).toEqual([]);
  });

  it('limits listings to promo products and refreshes the menu and the page', async () => {
    const { shop, requests } = await blogger();
    await shop.routing.open('/');
    const all = await shop.catalogue.search({});
    const before = requests.length;
    await shop.promo.turnOn();
    const promo = await shop.catalogue.search({});
    expect(promo.total).toBeLessThan(all.total);
    expect(promo.items.every((item) => item.is_promo === true || item.is_promo === undefined)).toBe(true);
    await settle();
    expect(requests.length).toBeGreaterThan(before);
    expect(shop.routing.page?.name).toBe('home');
  });

  it('limits search suggestions and similar products (S §1)', async () => {
    const { shop, fixture } = await blogger();
    const { catalogue } = fixture.platform;
    const skusOf = (items: readonly { readonly sku: string }[]) => items.map(({ sku }) => sku);
    const all = { typed: await shop.catalogue.suggest('sh'), similar: await shop.product.similar('SHIRT') };
    const [chosen, ...others] = skusOf(all.similar);
    const { product, ...record } = recordOf(chosen ?? '');
    await catalogue.writeProduct({ ...record, product: { ...product, is_promo: true } });
    await catalogue.reindex();
    await fixture.platform.warm();
    await shop.promo.turnOn();
    const typed = await shop.catalogue.suggest(product.name);
    expect([skusOf(typed.items), typed.total]).toEqual([[chosen], 1]);
    expect(typed.suggestions.every(({ count }) => count <= 1)).toBe(true);
    expect((await shop.catalogue.suggest('jacket')).items).toEqual([]);
    expect(skusOf(await shop.product.similar('SHIRT'))).toEqual([chosen]);
    expect(others.length).toBeGreaterThan(0);
    expect(all.typed.items.length).toBeGreaterThan(0);
  });
});
