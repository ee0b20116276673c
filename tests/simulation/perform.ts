import { isShopError, type CartItem, type Notification } from '../../core/shopper';
import type { Browser } from './browser';
import { describeAction, type Action, type Deed, type Details } from './history';
import { PEOPLE_PERFORMANCES } from './perform-people';
import { REFUSED_POSTCODE } from './refused-address';
import { mustBeNotified, type Scene } from './scene';
import type { Tab } from './tab';
import { isTraced } from './trace';
import type { World } from './world';

const MIN_PAUSE_MS = 50;

type Performances = { readonly [D in Deed['do']]: (scene: Scene<D>) => Promise<unknown> | undefined };

export async function perform(world: World, action: Action): Promise<void> {
  const browser = world.browsers[action.who];
  if (browser === undefined) throw new Error(`There is no shopper ${action.who}`);
  browser.roll(action.chance);
  note(world, describeAction(action));
  const tab = pick(browser.tabs, action.tab);
  if (tab === undefined) throw new Error('The shopper has closed every tab');
  // Safe: each action is performed by the function of its name.
  const performance = PERFORMANCES[action.what.do] as (scene: Scene<Deed['do']>) => Promise<unknown> | undefined;
  const doing = performance({ world, browser, tab, what: action.what });
  if (doing !== undefined) {
    const done = attempt(world, browser, tab, doing);
    if (action.patience === null || leadsToAnotherPage(action.what)) await world.drive(done);
    else await world.clock.advance(action.patience);
  }
  await world.clock.advance(MIN_PAUSE_MS);
}

function leadsToAnotherPage(what: Deed): boolean {
  return what.do === 'forgot-password' || (what.do === 'sign-in' && what.way === 'link');
}

function note(world: World, line: string): void {
  world.log.push(line);
  if (isTraced()) process.stdout.write(`${line}\n`);
}

function pick<T>(list: readonly T[], at: number): T | undefined {
  return list[Math.floor(at * list.length)];
}

/** `ShopError`s are answers; anything else is a fault and ends the journey. */
async function attempt(world: World, browser: Browser, tab: Tab, doing: Promise<unknown>): Promise<void> {
  try {
    await doing;
  } catch (error) {
    if (!isShopError(error)) {
      world.backEnd.broken ??= error instanceof Error ? error : new Error(String(error));
      return;
    }
    if (!tab.isAlive()) return;
    refused(world, browser, error);
  }
}

function refused(world: World, browser: Browser, { code, message }: { code: string; message: string }): void {
  browser.refusals.push(code);
  note(world, `  refused: ${code} ${message}`);
}

function lineAt({ shop }: Tab, at: number): CartItem | undefined {
  return pick(shop.cart.snapshot.cartItems, at);
}

/** Customers use their own address; guests use one that belongs to no customer. */
async function fillIn({ shop, user }: Tab, { isAway, isRefused, payment, shipping }: Details): Promise<void> {
  const checkout = await shop.checkout();
  await checkout.savePersonal({
    firstName: 'Ada',
    lastName: 'Byron',
    emailAddress: user()?.email ?? 'guest@shop.test',
  });
  await checkout.saveShipping({
    firstName: 'Ada',
    lastName: 'Byron',
    country: 'US',
    streetAddress: '1 Broadway',
    city: isAway ? 'Los Angeles' : 'New York',
    state: isAway ? 'California' : 'New York',
    zipCode: isRefused === true ? REFUSED_POSTCODE : isAway ? '90001' : '10004',
    phoneNumber: '+1 212 555 0100',
    shippingMethod: shipping,
  });
  await checkout.savePayment({ paymentMethod: payment });
  await shop.cart.settled();
}

async function place({ world, browser, tab, what }: Scene<'place'>): Promise<void> {
  const { shop } = tab;
  if (what.details !== undefined) await fillIn(tab, what.details);
  const orders = await shop.orders();
  const pressed = Array.from({ length: what.times }, () => orders.place());
  const [outcome] = await Promise.all(pressed);
  if (outcome === undefined || !tab.isAlive()) return;
  if (outcome.status === 'refused') {
    refused(world, browser, outcome);
    return;
  }
  const queued = (await orders.queue()).find((entry) => entry.order.order_id === outcome.order_id);
  const shownTotal = queued?.order.totals.find(({ code }) => code === 'grand_total')?.value ?? Number.NaN;
  browser.notified.push({ outcome, shownTotal });
  note(world, `  told: ${outcome.status} ${outcome.order_id} at ${shownTotal}`);
}

async function pay({ world, browser, tab: { shop }, what }: Scene<'pay'>): Promise<void> {
  const redirected = browser.notified.filter(
    ({ outcome }) => outcome.status === 'placed' && outcome.redirect !== undefined,
  );
  const order = redirected.at(-1)?.outcome;
  if (order === undefined) return;
  if (what.answer !== 'nothing') {
    const end = await world.backEnd.pressOnPaymentPage(order.order_id, what.answer, what.webhooks);
    if (end === undefined) return;
    if (what.answer === 'approve' && end.includes('successful-payment')) browser.approved.add(order.order_id);
    if (what.downMs !== undefined) world.backEnd.kill('now', what.downMs);
  }
  if (!what.comesBack) return;
  await (await shop.orders()).paid(order.order_id);
}

async function killTab({ world, browser, tab }: Scene<'kill-tab'>): Promise<void> {
  const { http, storage, past } = browser;
  // The last write of a killed page may reach a slow device after the next page has read it.
  if (http.underWay > 0 || storage.writes === 'slow') past.isAlone = false;
  tab.kill();
  const anew = await world.openTab(browser);
  browser.tabs.splice(browser.tabs.indexOf(tab), 1, anew);
}

async function openTab({ world, browser }: Scene<'open-tab'>): Promise<void> {
  const [, second] = browser.tabs;
  if (second !== undefined) {
    second.kill();
    browser.tabs.splice(1, 1);
    return;
  }
  browser.past.isAlone = false;
  browser.tabs.push(await world.openTab(browser));
}

const PERFORMANCES: Performances = {
  add: async (scene) => {
    const { browser, tab, what } = scene;
    const { sku, child, qty } = what;
    const view = await tab.shop.product.load(child === undefined ? { sku } : { sku, childSku: child });
    const before = browser.notices.length;
    const take = (skus: readonly string[]): void => {
      browser.wanted(tab.user(), skus);
      // The shown user has begun to leave; added items go to the next one, as a guest's do.
      if (browser.coming > 0) browser.wanted(null, skus);
    };
    take([sku, ...(child === undefined ? [] : [child])]);
    const { items, problems } = await tab.shop.cart.add(view, qty);
    take([sku, ...(child === undefined ? [] : [child]), ...items.map((item) => item.sku)]);
    for (const { code } of problems) mustBeNotified(scene, (notice) => notice.code === code, `${sku} ${code}`);
    // Repeats of the last notice are not shown.
    const since = browser.notices.slice(Math.max(0, before - 1));
    const isAdded = ({ code }: Notification): boolean =>
      ['product-added', 'products-added', 'quantity-updated'].includes(code);
    if (items.length > 0 && !since.some(isAdded)) mustBeNotified(scene, isAdded, `${sku}, which was added`);
  },
  change: ({ tab, what }) => {
    const line = lineAt(tab, what.at);
    return line && tab.shop.cart.setQuantity(line.sku, what.qty, line.checksum);
  },
  remove: ({ tab, what }) => {
    const line = lineAt(tab, what.at);
    return line && tab.shop.cart.remove(line.sku, line.checksum);
  },
  sync: ({ tab: { shop }, what }) => shop.cart.sync({ force: what.force }),
  coupon: async (scene) => {
    const { shop } = scene.tab;
    if (shop.cart.snapshot.cartItems.length === 0) return;
    if (shop.cart.snapshot.coupon !== null) await shop.cart.removeCoupon();
    else if (!(await shop.cart.applyCoupon('WELCOME10'))) {
      mustBeNotified(scene, ({ code }) => code === 'request-rejected', 'a coupon that was refused');
    }
  },
  details: ({ tab, what }) => fillIn(tab, what),
  place: (scene) => (scene.tab.shop.cart.snapshot.cartItems.length === 0 ? undefined : place(scene)),
  process: async ({ tab: { shop } }) => (await shop.orders()).process(),
  // Other shoppers continue while a page opens; this one cannot.
  'kill-tab': (scene) => scene.world.drive(killTab(scene)),
  'open-tab': (scene) => scene.world.drive(openTab(scene)),
  network: async ({ world, browser, what }) => {
    browser.network.set(!browser.network.isOnline());
    await world.clock.advance(what.ms);
  },
  wait: ({ world, what }) => world.clock.advance(what.ms),
  ...PEOPLE_PERFORMANCES,
  pay,
  store: ({ tab: { shop }, what, browser }) => {
    browser.past.isAlone = false;
    return shop.storeViews.change(pick(shop.storeViews.available, what.at)?.storeCode ?? 'us');
  },
  storage: ({ browser: { storage, past }, what: { reads, writes } }) => {
    Object.assign(storage, { reads, writes });
    const keeps = (state: string): boolean => state === 'well' || state === 'slow';
    if (!keeps(reads) || !keeps(writes)) past.hasForgotten = true;
    return undefined;
  },
  wipe: ({ browser: { storage, past } }) => {
    past.hasForgotten = true;
    return storage.wipe();
  },
  'set-clock': ({ browser, what }) => {
    browser.setClock(what.byMs);
    return undefined;
  },
  price: async ({ world: { backEnd }, what }) => {
    await backEnd.setPrice(what.sku, what.price);
    return undefined;
  },
  stock: ({ world, what }) => {
    const before = world.backEnd.unitsOf(what.sku);
    world.backEnd.setStock(what.sku, what.qty);
    const change = world.backEnd.unitsOf(what.sku) - before;
    world.restocked.set(what.sku, (world.restocked.get(what.sku) ?? 0) + change);
    return undefined;
  },
  advance: async ({ world, what }) => {
    const said = await world.backEnd.advance(what);
    if (said !== undefined) note(world, `  staff: ${said}`);
    return undefined;
  },
  kill: ({ world: { backEnd }, what }) => {
    backEnd.kill(what.step, what.downMs);
    return undefined;
  },
};
