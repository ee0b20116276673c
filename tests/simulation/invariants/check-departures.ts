import * as z from 'zod/mini';
import { numberOf, textOf } from '../../../adapters/database/sql/columns';
import { storedSessions } from '../../../core/accounts/stored-session';
import { Broken } from '../broken';
import type { Browser } from '../browser';
import type { World } from '../world';

/**
 * A §4.1, clearing the user: of somebody who is not signed in on a device nothing is left there, but for an order of theirs that waits.
 * And the carts of two never mix: a customer's cart holds what they put into it, or had put into it as a guest.
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
 * The orders on a device that may name somebody who is not signed in there: those that wait, and those that were placed as a guest, with
 * what a session that ended in checkout had left in the form.
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
