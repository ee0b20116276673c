import { isShopError, type PlaceOutcome } from '../../core';
import type { Tab, World } from './world';

/** An order that the shopper was told of, with what was on the screen when the button was pressed. */
export interface Told {
  readonly outcome: PlaceOutcome;
  readonly shownTotal: number;
}

/** What a shopper did and was told, for the invariants and for whoever replays a seed. */
export interface Diary {
  readonly tabs: Tab[];
  readonly told: Told[];
  readonly log: string[];
  /**
   * Whether only this shopper, in one tab, can have changed the cart. Not so after a second tab, or after a kill with
   * requests under way: they may reach the server when the shopper has changed their mind, and nothing on the wire tells
   * a late request from another device.
   */
  isAlone: boolean;
}

const SIMPLE = ['TEE', 'SOCKS', 'CAP', 'SHIRT', 'CARD'] as const;
const JACKETS = ['JACKET-BLACK-S', 'JACKET-RED-S', 'JACKET-RED-M'] as const;

export type Action = (world: World, diary: Diary) => Promise<void>;

/** Says aloud what is done, for whoever replays a seed with TRACE=1. */
export function createDiary(): Diary {
  const log: string[] = [];
  const push = log.push.bind(log);
  log.push = (...lines) => {
    if (process.env['TRACE'] !== undefined) process.stdout.write(`${lines.join('\n')}\n`);
    return push(...lines);
  };
  return { tabs: [], told: [], log, isAlone: true };
}

function pick<T>(world: World, list: readonly T[]): T | undefined {
  return list[Math.floor(world.chance.random() * list.length)];
}

/** Errors of the shop's own family are answers to the shopper; anything else is a fault and ends the journey. */
async function attempt<T>(diary: Diary, action: Promise<T>): Promise<T | undefined> {
  try {
    return await action;
  } catch (error) {
    if (!isShopError(error)) throw error;
    diary.log.push(`  refused: ${error.code} ${error.message}`);
    return undefined;
  }
}

/** Starts something and lets either all of it or only a moment of it happen before the shopper goes on. */
async function go<T>(world: World, diary: Diary, action: Promise<T>): Promise<T | undefined> {
  const done = attempt(diary, action);
  if (world.chance.random() < 0.7) return world.drive(done);
  await world.clock.advance(Math.floor(world.chance.random() * 1500));
  return undefined;
}

function tabOf(world: World, diary: Diary): Tab {
  const tab = pick(world, diary.tabs);
  if (tab === undefined) throw new Error('The shopper has closed every tab');
  return tab;
}

const add: Action = async (world, diary) => {
  const { shop, name } = tabOf(world, diary);
  const jacket = world.chance.random() < 0.4;
  const sku = (jacket ? pick(world, JACKETS) : pick(world, SIMPLE)) ?? 'TEE';
  const qty = 1 + Math.floor(world.chance.random() * 3);
  diary.log.push(`${name}: add ${qty} ${sku}`);
  const buy = async (): Promise<void> => {
    const view = await shop.product.load(jacket ? { sku: 'JACKET', childSku: sku } : { sku });
    const { problems } = await shop.cart.add(view, qty);
    for (const { code } of problems) diary.log.push(`  problem: ${code}`);
  };
  await go(world, diary, buy());
};

const change: Action = async (world, diary) => {
  const { shop, name } = tabOf(world, diary);
  const line = pick(world, shop.cart.snapshot.cartItems);
  if (line === undefined) return;
  const qty = 1 + Math.floor(world.chance.random() * 5);
  diary.log.push(`${name}: set ${line.sku} to ${qty}`);
  await go(world, diary, shop.cart.setQuantity(line.sku, qty, line.checksum));
};

const remove: Action = async (world, diary) => {
  const { shop, name } = tabOf(world, diary);
  const line = pick(world, shop.cart.snapshot.cartItems);
  if (line === undefined) return;
  diary.log.push(`${name}: remove ${line.sku}`);
  await go(world, diary, shop.cart.remove(line.sku, line.checksum));
};

const sync: Action = async (world, diary) => {
  const { shop, name } = tabOf(world, diary);
  diary.log.push(`${name}: sync`);
  await go(world, diary, shop.cart.sync({ force: world.chance.random() < 0.5 }));
};

const coupon: Action = async (world, diary) => {
  const { shop, name } = tabOf(world, diary);
  if (shop.cart.snapshot.cartItems.length === 0) return;
  const isOn = shop.cart.snapshot.coupon !== null;
  diary.log.push(`${name}: coupon ${isOn ? 'off' : 'on'}`);
  const turn = async (): Promise<void> => {
    if (isOn) await shop.cart.removeCoupon();
    else await shop.cart.applyCoupon('WELCOME10');
  };
  await go(world, diary, turn());
};

const details: Action = (world, diary) => fillIn(world, diary, tabOf(world, diary));

async function fillIn(world: World, diary: Diary, { shop, name }: Tab): Promise<void> {
  const isAway = world.chance.random() < 0.3;
  diary.log.push(`${name}: checkout details ${isAway ? 'California' : 'New York'}`);
  const fill = async (): Promise<void> => {
    const checkout = await shop.checkout();
    await checkout.savePersonal({ firstName: 'Ada', lastName: 'Byron', emailAddress: 'ada@shop.test' });
    await checkout.saveShipping({
      firstName: 'Ada',
      lastName: 'Byron',
      country: 'US',
      streetAddress: '1 Broadway',
      city: isAway ? 'Los Angeles' : 'New York',
      state: isAway ? 'California' : 'New York',
      zipCode: isAway ? '90001' : '10004',
      phoneNumber: '+1 212 555 0100',
      shippingMethod: 'standard',
    });
    await checkout.savePayment({ paymentMethod: 'cashondelivery' });
    await shop.cart.settled();
  };
  await go(world, diary, fill());
}

const place: Action = async (world, diary) => {
  const tab = tabOf(world, diary);
  const { shop, name } = tab;
  if (shop.cart.snapshot.cartItems.length === 0) return;
  if (world.chance.random() < 0.8) await fillIn(world, diary, tab);
  diary.log.push(`${name}: place order`);
  const order = async (): Promise<void> => {
    const orders = await shop.orders();
    const pressed = orders.place();
    const again = world.chance.random() < 0.3 ? orders.place() : pressed;
    const [outcome] = await Promise.all([pressed, again]);
    const queued = (await orders.queue()).find((entry) => entry.order.order_id === outcome.order_id);
    const shownTotal = queued?.order.totals.find(({ code }) => code === 'grand_total')?.value ?? Number.NaN;
    diary.told.push({ outcome, shownTotal });
    diary.log.push(`  told: ${outcome.status} ${outcome.order_id} at ${shownTotal}`);
  };
  await go(world, diary, order());
};

const processQueue: Action = async (world, diary) => {
  const { shop, name } = tabOf(world, diary);
  diary.log.push(`${name}: process the queue`);
  await go(
    world,
    diary,
    shop.orders().then((orders) => orders.process()),
  );
};

const reload: Action = async (world, diary) => {
  const tab = tabOf(world, diary);
  diary.log.push(`${tab.name}: killed and opened anew`);
  if (world.http.underWay > 0) diary.isAlone = false;
  tab.kill();
  diary.tabs.splice(diary.tabs.indexOf(tab), 1, await world.openTab());
};

const secondTab: Action = async (world, diary) => {
  const [first, second] = diary.tabs;
  if (first !== undefined && second !== undefined) {
    diary.log.push(`${second.name}: closed`);
    second.kill();
    diary.tabs.splice(1, 1);
    return;
  }
  const tab = await world.openTab();
  diary.log.push(`${tab.name}: opened beside`);
  diary.isAlone = false;
  diary.tabs.push(tab);
};

const network: Action = async (world, diary) => {
  const online = !world.network.isOnline();
  diary.log.push(online ? 'online' : 'offline');
  world.network.set(online);
  await world.clock.advance(Math.floor(world.chance.random() * 3000));
};

const wait: Action = async (world) => {
  await world.clock.advance(Math.floor(world.chance.random() * 20_000));
};

/** How often shoppers do what. */
const HABITS: readonly (readonly [weight: number, action: Action])[] = [
  [26, add],
  [9, change],
  [5, remove],
  [3, sync],
  [3, coupon],
  [8, details],
  [22, place],
  [4, processQueue],
  [8, reload],
  [4, secondTab],
  [5, network],
  [8, wait],
];

/** The next thing that this shopper does. */
export function nextAction(world: World): Action {
  const total = HABITS.reduce((sum, [weight]) => sum + weight, 0);
  let left = world.chance.random() * total;
  for (const [weight, action] of HABITS) {
    left -= weight;
    if (left < 0) return action;
  }
  return wait;
}
