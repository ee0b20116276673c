import { BLOGGER_CODE, type BackEnd } from './back-end';
import { countEvents, type Counts } from './count-events';
import type { History } from './history';
import { belongingsOf, checkInvariants, keptQueue } from './invariants/check-invariants';
import { perform } from './perform';
import { createWorld, type World } from './world';

export interface Journey {
  readonly actions: number;
  readonly requests: number;
  readonly faults: number;
  readonly placed: number;
  readonly queued: number;
  readonly events: Counts;
}

export type Ending =
  | { readonly ok: true; readonly journey: Journey }
  | { readonly ok: false; readonly log: readonly string[]; readonly error: Error };

/** Maximum rounds until all tabs have synced. */
const MAX_RUNS = 5;

/** Replays a history, heals networks and storage, then checks all invariants. Never rejects. */
export async function replay(history: History, backEnd: BackEnd): Promise<Ending> {
  const world = await createWorld(history, backEnd);
  try {
    await live(world);
    return { ok: true, journey: journeyOf(world) };
  } catch (error) {
    return { ok: false, log: world.log, error: error instanceof Error ? error : new Error(String(error)) };
  } finally {
    world.close();
  }
}

async function live(world: World): Promise<void> {
  for (const browser of world.browsers) browser.tabs.push(await world.openTab(browser, { promo: BLOGGER_CODE }));
  for (const action of world.history.actions) {
    await perform(world, action);
    if (world.backEnd.broken !== undefined) throw world.backEnd.broken;
  }
  world.log.push('everything is sound');
  for (const { http, storage } of world.browsers) {
    http.heal();
    Object.assign(storage, { reads: 'well', writes: 'well' });
  }
  await world.clock.runUntilIdle();
  const belongings = await Promise.all(world.browsers.map((browser) => belongingsOf(browser)));
  await heal(world);
  if (world.backEnd.broken !== undefined) throw world.backEnd.broken;
  await checkInvariants(world, belongings);
}

async function heal(world: World): Promise<void> {
  const { browsers, clock } = world;
  for (const { network } of browsers) network.set(false);
  await clock.runUntilIdle();
  await world.backEnd.platform.payments.check();
  for (const { network } of browsers) network.set(true);
  await clock.runUntilIdle();
  let before = await stateOf(world);
  for (let round = 0; round < MAX_RUNS; round += 1) {
    for (const { shop } of browsers.flatMap(({ tabs }) => tabs)) {
      await world.drive(shop.orders().then((orders) => orders.process()));
      await world.drive(shop.cart.sync({ force: true }));
      await world.drive(shop.cart.settled());
      await clock.runUntilIdle();
    }
    const now = await stateOf(world);
    if (now === before) return;
    before = now;
  }
}

/** Includes the queues, since failed requests are resent; a kill scheduled for the next order may only happen now. */
async function stateOf({ browsers, backEnd }: World): Promise<string> {
  const carts = browsers.flatMap(({ tabs }) =>
    tabs.map(({ shop: { cart } }) => [
      cart.snapshot.cartServerToken,
      cart.snapshot.totals?.grand_total,
      cart.snapshot.cartItems.map(({ sku, qty, checksum }) => [sku, qty, checksum]),
    ]),
  );
  const lines = backEnd.database.sql('SELECT cart_token, item_id, sku, qty FROM cart_line').all();
  const queues = await Promise.all(browsers.map((browser) => keptQueue(browser)));
  const orders = queues.flat().map(({ order, state, attempts }) => [order.order_id, order.hash, state, attempts]);
  return JSON.stringify([carts, lines, orders]);
}

function journeyOf(world: World): Journey {
  const { browsers, history } = world;
  const records = browsers.flatMap(({ http }) => http.records);
  const notified = browsers.flatMap((browser) => browser.notified);
  return {
    actions: history.actions.length,
    requests: records.length,
    faults: records.filter(({ fault, delayMs }) => fault !== 'none' || delayMs > 0).length,
    placed: notified.filter(({ outcome }) => outcome.status === 'placed').length,
    queued: notified.filter(({ outcome }) => outcome.status === 'waiting').length,
    events: countEvents(world),
  };
}
