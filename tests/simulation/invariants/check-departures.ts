import * as z from 'zod/mini';
import { numberOf, textOf } from '../../../adapters/database/sql/base/columns';
import { storedSessions } from '../../../core/accounts/stored-session';
import { Broken } from '../broken';
import type { Browser } from '../browser';
import type { World } from '../world';

/**
 * Checks that signing out leaves nothing on the device but waiting orders, and that carts of two customers never mix.
 */
export async function checkDepartures(world: World): Promise<void> {
  const { database } = world.backEnd;
  const people = database
    .sql('SELECT id, login_email FROM customer')
    .all()
    .map((row) => ({ id: numberOf(row, 'id'), email: textOf(row, 'login_email') }));
  for (const browser of world.browsers) if (!browser.past.hasForgotten) await checkDevice(world, browser, people);
  for (const { id, email } of people) checkCartOf(world, id, email);
}

const keptOrder = z.object({
  state: z.string(),
  order: z.object({ order_id: z.string(), user_id: z.optional(z.string()) }),
});
const keptConfirmation = z.object({ order_id: z.string() });

/**
 * Returns the orders that may name a signed-out user: waiting ones, and those placed as a guest with prefilled details.
 */
async function namedOrders(storage: Browser['storage']): Promise<ReadonlySet<string>> {
  const keys = await storage.keys('orders');
  const kept = await Promise.all(keys.map(async (key) => keptOrder.safeParse(await storage.get('orders', key)).data));
  const named = kept.filter((entry) => entry?.state === 'waiting' || entry?.order.user_id === undefined);
  return new Set(named.flatMap((entry) => (entry === undefined ? [] : [entry.order.order_id])));
}

interface Person {
  readonly id: number;
  readonly email: string;
}

async function checkDevice({ backEnd: { tokens } }: World, browser: Browser, people: readonly Person[]): Promise<void> {
  const { storage, collections, who } = browser;
  const kept = storedSessions.safeParse(await storage.get('account', 'session'));
  const sessions = kept.success ? [kept.data.current, ...(kept.data.previous ? [kept.data.previous] : [])] : [];
  const here = new Set(sessions.map(({ user }) => user.id));
  const named = await namedOrders(storage);
  for (const collection of collections) {
    for (const key of await storage.keys(collection)) {
      const entry = await storage.get(collection, key);
      const orderId =
        keptOrder.safeParse(entry).data?.order.order_id ?? keptConfirmation.safeParse(entry).data?.order_id;
      const mayName = orderId !== undefined && named.has(orderId);
      const text = JSON.stringify(entry);
      const left = people.find(({ id, email }) => !mayName && !here.has(id) && text.includes(email));
      if (left) throw new Broken(`shopper ${who + 1} keeps ${left.email} in ${collection}, who is not signed in`);
      for (const [token, id] of tokens) {
        if (!here.has(id) && text.includes(token))
          throw new Broken(`shopper ${who + 1} keeps a token of ${id} in ${collection}`);
      }
    }
  }
}

function checkCartOf({ backEnd: { database }, browsers }: World, id: number, email: string): void {
  const lines = database
    .sql('SELECT sku FROM cart_line JOIN cart ON cart.token = cart_token WHERE customer_id = ?')
    .all(id)
    .map((row) => textOf(row, 'sku'));
  const wanted = new Set(browsers.flatMap((browser) => [...browser.wantedBy(id), ...browser.wantedBy(0)]));
  const foreign = lines.find((sku) => !wanted.has(sku));
  if (foreign !== undefined) throw new Broken(`the cart of ${email} holds ${foreign}, which another put into theirs`);
}
