import { afterEach, describe, expect, it } from 'vitest';
import { createMemoryStorage } from '../../../adapters/storage/memory';
import { createTabHub } from '../../../adapters/tabs/memory';
import { openShop, type OpenShop, type OpenShopOptions } from '../open-shop';

const open: OpenShop[] = [];
async function shopper(options: OpenShopOptions = {}): Promise<OpenShop> {
  const shop = await openShop(options);
  open.push(shop);
  return shop;
}
afterEach(() => {
  for (const { shop, fixture } of open.splice(0)) {
    shop.dispose();
    fixture.platform.close();
  }
});
const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('promo mode (A §4.4)', () => {
  it('says when it goes on, as success, and off, as warning; the same twice says nothing', async () => {
    const { shop, notices } = await shopper();
    await shop.promo.turnOn();
    await shop.promo.turnOn();
    await shop.promo.turnOff();
    expect(notices.map(({ type, code }) => [type, code])).toEqual([
      ['success', 'PROMO_MODE_IS_TURNED_ON'],
      ['warning', 'PROMO_MODE_IS_TURNED_OFF'],
    ]);
  });

  it('is kept between visits, and anything unreadable means off', async () => {
    const storage = createMemoryStorage();
    await (await shopper({ storage })).shop.promo.turnOn();
    expect((await shopper({ storage })).shop.promo.isOn).toBe(true);
    await storage.set('promo', 'promo', 'yes');
    expect((await shopper({ storage })).shop.promo.isOn).toBe(false);
  });

  it('is the same in all tabs', async () => {
    const hub = createTabHub();
    const [a, b] = [await shopper({ tabs: hub.open() }), await shopper({ tabs: hub.open() })];
    await a.shop.promo.turnOn();
    await settle();
    expect(b.shop.promo.isOn).toBe(true);
    expect(b.notices).toEqual([]);
  });

  it('limits listings to promo products, and brings menu and page up to date', async () => {
    const { shop, requests } = await shopper();
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
});
