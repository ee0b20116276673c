import { describe, expect, it } from 'vitest';
import { seedPeople } from '../../../adapters/demo';
import { UiService } from '../../../core/ui-state/ui-service';
import { openShops } from '../open-shop';
import { signIn } from '../sign-in';

const open = openShops();
const bloggers = async () => {
  const device = await open();
  const { platform, clock } = device.fixture;
  await seedPeople(platform.people, { now: clock.now() });
  return device;
};

describe('panels (A §4.7)', () => {
  it('are open one at a time, together with the overlay', () => {
    const ui = new UiService();
    const overlay: boolean[] = [];
    ui.overlay$.subscribe((isOn) => overlay.push(isOn));
    ui.open('sidebar');
    ui.open('wishlist');
    expect(ui.snapshot.panel).toBe('wishlist');
    ui.close();
    expect([ui.snapshot.panel, overlay]).toEqual([null, [false, true, false]]);
  });

  it('that were replaced do not close the current one', () => {
    const ui = new UiService();
    ui.open('wishlist');
    ui.open('microcart');
    ui.close('wishlist');
    expect(ui.snapshot.panel).toBe('microcart');
  });

  it('start without an open submenu', () => {
    const ui = new UiService();
    ui.open('sidebar');
    ui.openSubmenu(['languages']);
    ui.toggle('sidebar');
    ui.toggle('sidebar');
    expect(ui.snapshot).toMatchObject({ panel: 'sidebar', submenuPath: [] });
  });
});

describe('the mini-cart', () => {
  it('is one of the panels, published with the cart too (S §3)', async () => {
    const { shop } = await open();
    const notified: boolean[] = [];
    shop.cart.state$.subscribe(({ isMicrocartOpen }) => notified.push(isMicrocartOpen));
    shop.cart.toggleMicrocart();
    expect(shop.ui.snapshot.panel).toBe('microcart');
    shop.ui.open('search');
    expect([shop.cart.snapshot.isMicrocartOpen, notified]).toEqual([false, [false, true, false]]);
    expect(shop.cart.snapshot).toBe(shop.cart.snapshot);
  });
});

describe('the sign-in modal', () => {
  it('opens without the accounts code, in place of a panel, with known values filled in', async () => {
    const { shop, requests } = await open();
    shop.ui.open('sidebar');
    shop.ui.openSignIn({ contact: 'eve@shop.test', view: 'register' });
    expect(shop.ui.snapshot).toMatchObject({ panel: null, authElem: { view: 'register', contact: 'eve@shop.test' } });
    expect(requests).toEqual([]);
  });

  it('stores the target page if it is within the shop; it is kept on success and cleared on refusal (A §4.1)', () => {
    const ui = new UiService();
    for (const redirect of [
      'https://evil.example/',
      '//evil.example/',
      '/\\evil.example',
      '/\t/evil.example',
      'cart',
    ]) {
      ui.openSignIn({ redirect });
      expect(ui.snapshot.redirect).toBeNull();
    }
    ui.openSignIn({ redirect: '/en/my-account/orders?page=2' });
    ui.openSignIn({ view: 'password' });
    ui.closeSignIn();
    expect([ui.takeRedirect(), ui.takeRedirect()]).toEqual(['/en/my-account/orders?page=2', null]);
    ui.openSignIn({ redirect: '/my-account' });
    ui.closeSignIn({ redirect: true });
    expect(ui.takeRedirect()).toBeNull();
  });

  it('starts at its first step each time', async () => {
    const { shop } = await open();
    const accounts = await shop.accounts();
    shop.ui.openSignIn();
    await accounts.requestCode('eve@shop.test');
    expect(accounts.snapshot.signIn.step).toBe('sms-code');
    shop.ui.closeSignIn();
    shop.ui.openSignIn();
    expect(accounts.snapshot.signIn.step).toBe('login');
  });

  it('closes after sign-in, and opens the sidebar only for a blogger (A §4.1)', async () => {
    const device = await bloggers();
    const { ui } = device.shop;
    ui.openSignIn();
    await signIn(device, 'ada@vitrine.example');
    expect([ui.snapshot.authElem, ui.snapshot.panel]).toEqual([null, null]);
    ui.openSignIn();
    await signIn(device, 'lotte@vitrine.example');
    expect([ui.snapshot.authElem, ui.snapshot.panel]).toEqual([null, 'sidebar']);
  });

  it('asks a blogger without a name for it before the sidebar opens', async () => {
    const device = await bloggers();
    const { ui } = device.shop;
    const nameless = { firstname: '', lastname: '', addresses: [], groupId: 1, bonus: 0, currency: 'USD' };
    await device.fixture.platform.people.write((people) =>
      people.writePerson({ ...nameless, source: 'demo', email: 'new@shop.test', roles: ['blogger'] }),
    );
    ui.openSignIn();
    await signIn(device, 'new@shop.test');
    expect([ui.snapshot.authElem?.view, ui.snapshot.panel]).toEqual(['login', null]);
    await (await device.shop.accounts()).saveName('Nina');
    expect([ui.snapshot.authElem, ui.snapshot.panel]).toEqual([null, 'sidebar']);
  });

  it('keeps the sidebar on a silent logout; a normal one closes it (A §4.3)', async () => {
    const device = await bloggers();
    const accounts = await device.shop.accounts();
    for (const silent of [true, false]) {
      await signIn(device, 'lotte@vitrine.example');
      await accounts.logout({ silent });
      expect(device.shop.ui.snapshot.panel).toBe(silent ? 'sidebar' : null);
    }
  });
});

describe('the loader', () => {
  it('covers the page until the last operation has ended, successfully or not', async () => {
    const ui = new UiService();
    const ends: (() => void)[] = [];
    const work = () => new Promise<void>((resolve) => ends.push(resolve));
    const [one, two] = [ui.whileLoading(work), ui.whileLoading(work)];
    const three = ui.whileLoading(() => Promise.reject(new Error('no')));
    await expect(three).rejects.toThrow('no');
    ends[0]?.();
    await one;
    expect(ui.snapshot.isLoading).toBe(true);
    ends[1]?.();
    await two;
    expect(ui.snapshot.isLoading).toBe(false);
  });
});
