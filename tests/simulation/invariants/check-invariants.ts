import type { World } from '../world';
import { checkBelongings, type Belongings } from './check-belongings';
import { checkCarts } from './check-carts';
import { checkDepartures } from './check-departures';
import { checkAdmin } from './check-admin';
import { checkInterface } from './check-interface';
import { checkNotices } from './check-notices';
import { checkOrders } from './check-orders';
import { checkRoyalties } from './check-royalties';
import { checkStock } from './check-stock';
import { checkTelemetry } from './check-telemetry';

export { belongingsOf } from './check-belongings';
export { keptQueue } from './check-orders';

/** These may remove lines from a cart. */
const DISTURBING = new Set(['advance', 'price', 'stock']);

/**
 * Checks the invariants that hold once everything is idle; others are checked on the wire.
 * @throws Broken
 */
export async function checkInvariants(world: World, before: readonly Belongings[]): Promise<void> {
  await checkOrders(world);
  checkCarts(world);
  checkStock(world);
  await checkRoyalties(world);
  checkAdmin(world);
  checkInterface(world);
  await checkDepartures(world);
  checkTelemetry(world);
  checkNotices(world);
  const { actions, shoppers } = world.history;
  if (shoppers > 1 || actions.some(({ what }) => DISTURBING.has(what.do))) return;
  for (const [index, browser] of world.browsers.entries()) {
    const belongings = before[index];
    if (belongings !== undefined) await checkBelongings(browser, belongings);
  }
}
