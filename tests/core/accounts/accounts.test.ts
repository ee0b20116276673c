import { filter, firstValueFrom, map } from 'rxjs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTabHub } from '../../../adapters/tabs/memory';
import { createMemoryStorage } from '../../../adapters/storage/memory';
import { seedPeople } from '../../../adapters/demo';
import type { AccountsArea } from '../../../core/account';
import { openFixturePlatform, type FixturePlatform } from '../../fixtures/platform';
import { codeFor } from '../../fixtures/signed-in';
import { openShop, put, type OpenShop, type OpenShopOptions } from '../open-shop';

const EVE = 'eve@shop.test';
const person = (name: string) => `${name}@vitrine.example`;

let fixture: FixturePlatform;
const opened: OpenShop[] = [];
beforeEach(async () => {
  fixture = await openFixturePlatform();
  await seedPeople(fixture.platform.people, { now: fixture.clock.now() });
});
afterEach(async () => {
  for (const { shop } of opened.splice(0)) shop.dispose();
  await fixture.platform.close();
});

async function open(options: OpenShopOptions = {}): Promise<OpenShop & { accounts: AccountsArea }> {
  const device = await openShop({ fixture, ...options });
  opened.push(device);
  await device.shop.start();
  return { ...device, accounts: await device.shop.accounts() };
}

async function signIn(accounts: AccountsArea, contact: string) {
  await fixture.clock.advance(16_000);
  await accounts.requestCode(contact);
  return accounts.checkCode(await codeFor(fixture, contact));
}

const codes = (device: OpenShop) => device.notices.map(({ code }) => code);

describe('signing in with a code (A §4.1)', () => {
  it('proceeds from the login to the code and the name, and closes the modal when the name is saved', async () => {
    const { shop, accounts } = await open();
    const step = () => ({ ...accounts.snapshot.signIn, isOpen: shop.ui.snapshot.authElem !== null });
    accounts.openSignIn();
    expect(step()).toMatchObject({ isOpen: true, step: 'login' });
    expect(await accounts.requestCode(` ${EVE} `)).toEqual({ is_email: true });
    expect(step()).toMatchObject({ step: 'sms-code', contact: EVE, isEmail: true });
    await accounts.checkCode(await codeFor(fixture, EVE));
    expect(step()).toMatchObject({ isOpen: true, step: 'enter-name' });
    await expect(accounts.saveName('  ')).rejects.toMatchObject({ code: 'ENTER_YOUR_NAME' });
    expect(await accounts.saveName('Eve Adams')).toMatchObject({ firstname: 'Eve', lastname: 'Adams' });
    expect(step()).toMatchObject({ isOpen: false, step: 'logged-in' });
  });

  it('pre-fills the name entered in checkout', async () => {
    const { shop, accounts } = await open();
    await (await shop.checkout()).savePersonal({ firstName: 'Eve', lastName: 'Adams' });
    await signIn(accounts, EVE);
    expect(accounts.snapshot.signIn).toMatchObject({ step: 'enter-name', name: 'Eve Adams' });
    const elsewhere = await open();
    await signIn(elsewhere.accounts, 'adam@shop.test');
    expect(elsewhere.accounts.snapshot.signIn).toMatchObject({ step: 'enter-name', name: '' });
  });

  it('does not ask for a known name, and loads the orders', async () => {
    const { accounts } = await open();
    const user = await signIn(accounts, person('ada'));
    expect(accounts.snapshot.signIn.step).toBe('logged-in');
    expect(user.orders_history.length).toBeGreaterThan(5);
    const page = await accounts.orders({ pageSize: 2 });
    expect(page.items.map((order) => order.increment_id)).toEqual(
      user.orders_history.slice(0, 2).map((order) => order.increment_id),
    );
    expect(await accounts.order({ id: page.items[0]?.number ?? '' })).toEqual(page.items[0]);
  });

  it('returns one step from the code and from the name', async () => {
    const { accounts } = await open();
    await signIn(accounts, EVE);
    accounts.back();
    expect(accounts.snapshot.signIn.step).toBe('sms-code');
    accounts.back();
    expect(accounts.snapshot.signIn.step).toBe('login');
  });

  it('reports the error codes of A §8 to the caller and in a notice', async () => {
    const device = await open();
    const { accounts } = device;
    await expect(accounts.requestCode('eve')).rejects.toMatchObject({ code: 'INCORRECT_PHONE_OR_EMAIL' });
    await expect(accounts.callBack(EVE)).rejects.toMatchObject({ code: 'INCORRECT_PHONE' });
    await accounts.requestCode(EVE);
    await accounts.requestCode(person('ada'));
    await expect(accounts.requestCode(EVE)).rejects.toMatchObject({ code: 'TOO_MANY_ATTEMPTS' });
    await expect(accounts.checkCode('123')).rejects.toMatchObject({ code: 'REGISTER_SMS_CODE_INCORRECT' });
    await expect(accounts.checkCode('0000')).rejects.toMatchObject({ code: 'REGISTER_SMS_CODE_INCORRECT' });
    await expect(accounts.loginWithPassword(EVE, 'x')).rejects.toMatchObject({ code: 'INCORRECT_LOGIN_OR_PASSWORD' });
    device.mishap('check-sms-code', 'lost-before');
    await expect(accounts.checkCode('0000')).rejects.toMatchObject({ code: 'REGISTER_FAIL' });
    device.mishap('get-sms-code', 'lost-before');
    await expect(accounts.requestCode(person('vincent'))).rejects.toMatchObject({
      code: 'REGISTER_SMS_CODE_SENDER_ERROR',
    });
    device.mishap('call-back', 'lost-before');
    await expect(accounts.callBack('+1 212 555 0100')).rejects.toMatchObject({ code: 'LOGIN_REQUEST_CALL_BACK_ERROR' });
    expect(codes(device)).toContain('INCORRECT_PHONE_OR_EMAIL');
    expect(accounts.snapshot.user).toBeNull();
  });

  it('persists between visits, and costs a returning visitor no request', async () => {
    const storage = createMemoryStorage();
    const first = await open({ storage });
    await signIn(first.accounts, person('ada'));
    const second = await open({ storage });
    expect(second.accounts.snapshot.user).toMatchObject({ firstname: 'Ada' });
    expect(second.requests).toEqual([]);
    expect((await second.accounts.refreshProfile()).firstname).toBe('Ada');
  });
});

describe('a sign-in link (A §4.2)', () => {
  it('signs a guest in; an invalid one opens the modal with the contact in it', async () => {
    const { shop, accounts } = await open();
    expect(await accounts.fastLogin(EVE, 'wrong')).toBeNull();
    expect(shop.ui.snapshot.authElem).toMatchObject({ view: 'login', contact: EVE, reason: { code: 'link-not-good' } });
    await accounts.requestCode(EVE);
    const code = /code=(\w+)/.exec((await fixture.platform.outbox.list(EVE))[0]?.text ?? '')?.[1] ?? '';
    expect(await accounts.fastLogin(EVE, code)).toMatchObject({ email: EVE });
    expect(await accounts.fastLogin(person('ada'), 'whatever')).toBeNull();
    expect(accounts.snapshot.user?.email).toBe(EVE);
  });
});

describe('signing out', () => {
  it('removes all personal data from the device', async () => {
    const storage = createMemoryStorage();
    const device = await open({ storage });
    const { shop, accounts } = device;
    await signIn(accounts, person('ada'));
    await shop.cart.add(await shop.product.load({ sku: 'TEE' }));
    await shop.cart.settled();
    const checkout = await shop.checkout();
    await checkout.savePersonal({ firstName: 'Ada', emailAddress: person('ada') });
    await accounts.logout();
    await shop.cart.settled();
    expect(accounts.snapshot).toMatchObject({ user: null, previous: null });
    expect(shop.cart.snapshot).toMatchObject({ cartItems: [], cartServerToken: '' });
    expect(checkout.snapshot.personalDetails.firstName).toBe('');
    expect(await storage.keys('account')).toEqual([]);
    expect(await storage.get('checkout', 'personalDetails')).toBeUndefined();
    expect(JSON.stringify(await storage.get('cart', 'us.cart'))).not.toContain('TEE');
    expect(codes(device)).toContain('logged-out');
  });

  it('removes the viewing history', async () => {
    const storage = createMemoryStorage();
    const { shop, accounts } = await open({ storage });
    await signIn(accounts, person('ada'));
    await shop.recentlyViewed.add(await shop.product.load({ sku: 'TEE' }));
    await accounts.logout();
    expect(shop.recentlyViewed.snapshot.items).toEqual([]);
    expect(await storage.keys('lists')).toEqual([]);
  });

  it('removes sizes and former bag contents, even with another tab open', async () => {
    const [storage, hub] = [createMemoryStorage(), createTabHub()];
    const { shop, accounts } = await open({ storage, tabs: hub.open() });
    const other = await open({ storage, tabs: hub.open() });
    await signIn(accounts, person('ada'));
    shop.product.choose(await shop.product.load({ sku: 'JACKET' }), 'size', 'M');
    await shop.cart.add(await shop.product.load({ sku: 'TEE' }));
    await shop.cart.add(await shop.product.load({ sku: 'BELT' }));
    await shop.cart.remove('TEE');
    await shop.cart.settled();
    expect(await storage.keys('cart')).toEqual(['us.cart']);
    await accounts.logout();
    await Promise.all([shop, other.shop].map((tab) => tab.cart.settled()));
    const left = async () => Promise.all((await storage.keys('cart')).map((key) => storage.get('cart', key)));
    await expect.poll(async () => JSON.stringify(await left())).not.toMatch(/TEE|BELT/);
    expect(await storage.keys('product')).toEqual([]);
    for (const tab of [shop, other.shop]) {
      const view = await tab.product.load({ sku: 'JACKET' });
      expect(view.configuration.selection).not.toHaveProperty('size', 'm');
    }
  });

  it('also happens in the other tabs', async () => {
    const [storage, hub] = [createMemoryStorage(), createTabHub()];
    const { accounts } = await open({ storage, tabs: hub.open() });
    const other = await open({ storage, tabs: hub.open() });
    await signIn(accounts, person('ada'));
    await expect.poll(() => other.accounts.snapshot.user?.firstname).toBe('Ada');
    expect(codes(other)).not.toContain('logged-out');
    await accounts.logout();
    await expect.poll(() => codes(other)).toContain('logged-out');
  });

  it('works offline, and still clears the device', async () => {
    const device = await open();
    const { accounts } = device;
    await signIn(accounts, person('ada'));
    device.mishap('logout', 'lost-before');
    await accounts.logout({ silent: true });
    expect(accounts.snapshot.user).toBeNull();
  });

  it('keeps the cart for its owner, who finds it again', async () => {
    const { shop, accounts } = await open();
    await signIn(accounts, person('ada'));
    await shop.cart.add(await shop.product.load({ sku: 'TEE' }), 2);
    await shop.cart.settled();
    await accounts.logout();
    await signIn(accounts, person('ada'));
    expect(shop.cart.snapshot.cartItems).toMatchObject([{ sku: 'TEE', qty: 2 }]);
  });
});

describe('the cart of a user who signs in', () => {
  const fill = async ({ shop }: OpenShop, sku: string, qty: number) => {
    await shop.cart.add(await shop.product.load({ sku }), qty);
    await shop.cart.settled();
  };
  const lines = ({ shop }: OpenShop) => shop.cart.snapshot.cartItems.map(({ sku, qty }) => [sku, qty]).sort();

  it('contains what they added as a guest', async () => {
    const device = await open();
    await fill(device, 'TEE', 3);
    const token = device.shop.cart.snapshot.cartServerToken;
    await signIn(device.accounts, person('ada'));
    expect(lines(device)).toEqual([['TEE', 3]]);
    expect(device.shop.cart.snapshot.cartServerToken).toBe(token);
  });

  it('is merged with the one from another device: no unit is lost or doubled', async () => {
    const phone = await open();
    await signIn(phone.accounts, person('ada'));
    await fill(phone, 'TEE', 2);
    await fill(phone, 'SOCKS', 1);
    const laptop = await open();
    await fill(laptop, 'TEE', 3);
    await fill(laptop, 'SHIRT', 1);
    await signIn(laptop.accounts, person('ada'));
    const joined = [
      ['SHIRT', 1],
      ['SOCKS', 1],
      ['TEE', 5],
    ];
    expect(lines(laptop)).toEqual(joined);
    await phone.shop.cart.sync({ force: true });
    expect(lines(phone)).toEqual(joined);
    await laptop.accounts.logout();
    await signIn(laptop.accounts, person('ada'));
    expect(lines(laptop)).toEqual(joined);
  });

  it('is merged once, even if the response is lost and the merge is requested again', async () => {
    const phone = await open();
    await signIn(phone.accounts, person('ada'));
    await fill(phone, 'TEE', 2);
    const laptop = await open();
    await fill(laptop, 'TEE', 3);
    laptop.mishap('cart/create', 'lost-after');
    await signIn(laptop.accounts, person('ada'));
    await laptop.shop.cart.sync({ force: true });
    await phone.shop.cart.sync({ force: true });
    expect(lines(phone)).toEqual([['TEE', 5]]);
  });

  it('stays unchanged during checkout; other carts are merged after the order', async () => {
    const phone = await open();
    await signIn(phone.accounts, person('ada'));
    await fill(phone, 'SOCKS', 1);
    const laptop = await open();
    await fill(laptop, 'TEE', 3);
    await (await laptop.shop.checkout()).savePersonal({ firstName: 'Ada' });
    await signIn(laptop.accounts, person('ada'));
    expect(lines(laptop)).toEqual([['TEE', 3]]);
  });
});

describe('several tabs', () => {
  it('are signed in and out together, and share the newest token', async () => {
    const [storage, hub] = [createMemoryStorage(), createTabHub()];
    const one = await open({ storage, tabs: hub.open() });
    const other = await openShop({ fixture, storage, tabs: hub.open() });
    opened.push(other);
    const names = other.shop.user$.pipe(map((user) => user?.firstname ?? 'nobody'));
    const next = (name: string) => firstValueFrom(names.pipe(filter((shown) => shown === name)));
    await signIn(one.accounts, person('ada'));
    await next('Ada');
    const there = await other.shop.accounts();
    await fixture.clock.advance(60 * 60 * 1000);
    await one.accounts.refreshProfile();
    expect((await there.refreshProfile()).firstname).toBe('Ada');
    const refreshes = [...one.requests, ...other.requests].filter((path) => path.endsWith('user/refresh'));
    expect(refreshes).toHaveLength(1);
    await put(other, 'TEE');
    await one.accounts.logout();
    await next('nobody');
    expect(other.shop.cart.snapshot.cartItems).toEqual([]);
  });
});

describe('bonuses', () => {
  const segment = ({ shop }: OpenShop) =>
    shop.cart.snapshot.segments.find(({ code }) => code === 'bonuses')?.value ?? 0;

  it('pay for the cart of a customer who has some, unless the customer opts out', async () => {
    const device = await open();
    await device.shop.cart.add(await device.shop.product.load({ sku: 'TEE' }), 2);
    await device.shop.cart.settled();
    expect(await device.shop.cart.spendBonuses(true)).toBe(false);
    await signIn(device.accounts, person('vincent'));
    await device.shop.cart.syncTotals({ force: true });
    expect(segment(device)).toBeLessThan(0);
    expect(await device.shop.cart.spendBonuses(false)).toBe(true);
    expect([segment(device), device.shop.cart.snapshot.spendUserAccount]).toEqual([0, false]);
    expect(await device.shop.cart.spendBonuses(true)).toBe(true);
    expect(segment(device)).toBeLessThan(0);
  });
});

describe('acting as a user (A §4.3)', () => {
  it('stores the previous user and restores them', async () => {
    const device = await open();
    const { accounts } = device;
    await signIn(accounts, person('mira'));
    expect(await accounts.loginAsUser(person('ada'))).toMatchObject({ firstname: 'Ada' });
    expect(accounts.snapshot.previous).toMatchObject({ firstname: 'Mira' });
    expect(codes(device)).toContain('YOU_ARE_LOGGED_AS_USER');
    expect((await accounts.orders()).items[0]?.customer.name).toBe('Ada Whitfield');
    expect(await accounts.loginAsBlogger()).toMatchObject({ firstname: 'Lotte' });
    expect(accounts.snapshot.previous).toMatchObject({ firstname: 'Mira' });
    expect(await accounts.returnToPrevious()).toMatchObject({ firstname: 'Mira' });
    expect(accounts.snapshot.previous).toBeNull();
    expect((await accounts.refreshProfile()).firstname).toBe('Mira');
    expect(await accounts.returnToPrevious()).toBeNull();
  });

  it('is refused to everyone else, who keep their own session', async () => {
    const { accounts } = await open();
    await expect(accounts.loginAsUser(person('ada'))).rejects.toMatchObject({ code: 'sign-in-first' });
    await signIn(accounts, person('vincent'));
    await expect(accounts.loginAsUser(person('ada'))).rejects.toMatchObject({ code: 'ACCESS_DENIED' });
    expect(accounts.snapshot.user?.firstname).toBe('Vincent');
  });
});

describe('the profile', () => {
  it('is changed by its owner', async () => {
    const device = await open();
    await expect(device.accounts.update({ firstname: 'X' })).rejects.toMatchObject({ code: 'sign-in-first' });
    await signIn(device.accounts, person('ada'));
    expect(await device.accounts.update({ firstname: 'Adelaide' })).toMatchObject({ firstname: 'Adelaide' });
    expect(device.accounts.snapshot.user?.firstname).toBe('Adelaide');
    expect(codes(device)).toContain('account-updated');
  });

  it('has a password that can be set, used, and requested again, which needs a network', async () => {
    const device = await open();
    const { accounts, network } = device;
    await signIn(accounts, person('ada'));
    await expect(accounts.changePassword('wrong', 'correct horse')).rejects.toMatchObject({
      code: 'CURRENT_PASSWORD_INCORRECT',
    });
    await accounts.changePassword('', 'correct horse');
    expect(accounts.snapshot.user).not.toBeNull();
    await accounts.logout();
    expect(await accounts.loginWithPassword(person('ada'), 'correct horse')).toMatchObject({ firstname: 'Ada' });
    network.set(false);
    await expect(accounts.resetPassword(person('ada'))).rejects.toMatchObject({
      message: 'Reset password feature does not work while offline!',
    });
  });
});

describe('the position of the token (S §6)', () => {
  it.each([true, false])('identifies the user with tokenInHeader %s', async (tokenInHeader) => {
    const { accounts } = await open({ config: { tasks: { tokenInHeader } } });
    await signIn(accounts, person('ada'));
    expect((await accounts.refreshProfile()).firstname).toBe('Ada');
  });
});

describe("the blogger's cabinet", () => {
  it('can be read by bloggers; others are refused without a request', async () => {
    const device = await open();
    const bloggers = await device.shop.bloggers();
    await signIn(device.accounts, person('ada'));
    const before = device.requests.length;
    await expect(bloggers.balance()).rejects.toMatchObject({ code: 'ACCESS_DENIED' });
    expect(device.requests).toHaveLength(before);
    await signIn(device.accounts, person('lotte'));
    expect((await bloggers.sales()).total).toBeGreaterThan(0);
    expect((await bloggers.balance()).currency).toBe('USD');
    const lists = [await bloggers.products(), await bloggers.posts(), await bloggers.payouts()];
    for (const list of lists) expect(list.items.length).toBe(list.total);
    expect(Object.keys(await bloggers.statistics())).toEqual(['today', 'week', 'month', 'year', 'total', 'steps']);
    expect(await bloggers.wikis()).toEqual([]);
  });
});
