import type { CartItem, PlacedOrder, QueuedOrder } from '../../core';
import { queueEntry, type QueueEntry } from '../../core/orders/queue-entry';
import type { Diary } from './shopper';
import type { World } from './world';

/** What must always hold (docs of the house, 'what must always hold'). Each check throws with what it found. */
export class Broken extends Error {
  override readonly name = 'Broken';
}

export type StockLevels = ReadonlyMap<string, number>;

interface Answered<T> {
  readonly code: number;
  readonly result: T;
}

async function ask<T>(world: World, path: string): Promise<Answered<T>> {
  const { json } = await world.fixture.call('GET', path);
  return json as Answered<T>; // sound: the fixture speaks to our own platform, whose answers the contract suite checks
}

const SKUS = 'TEE,SOCKS,CAP,SHIRT,JACKET-BLACK-S,JACKET-RED-S,JACKET-RED-M,JACKET-BLACK-M';

/** Units of everything that stock is kept of. */
export async function stockLevels(world: World): Promise<StockLevels> {
  const { result } = await ask<readonly { sku: string; qty: number }[]>(world, `/api/stock/list?skus=${SKUS}`);
  return new Map(result.map(({ sku, qty }) => [sku, qty]));
}

/** Every order that was ever sent and that the shop has. */
async function placedOrders(world: World): Promise<ReadonlyMap<string, PlacedOrder>> {
  const placed = new Map<string, PlacedOrder>();
  for (const order_id of new Set(world.sent.map((order) => order.order_id))) {
    const answer = await ask<PlacedOrder>(world, `/api/order/${order_id}`);
    if (answer.code === 200) placed.set(order_id, answer.result);
  }
  return placed;
}

async function queueOf(world: World, diary: Diary): Promise<readonly QueuedOrder[]> {
  const [tab] = diary.tabs;
  if (tab === undefined) throw new Broken('no tab is left');
  // What is kept decides, not what a tab remembers: a tab that is opened now reads it.
  const fresh = await world.openTab();
  const orders = await world.drive(fresh.shop.orders());
  const queue = await orders.queue();
  fresh.kill();
  return queue;
}

/** An order accepted by the shopper is placed exactly once or reported as cancelled, never lost, never doubled. */
function checkOrders(diary: Diary, queue: readonly QueuedOrder[], placed: ReadonlyMap<string, PlacedOrder>): void {
  const states = new Map(queue.map((entry) => [entry.order.order_id, entry]));
  for (const entry of queue) {
    const { order_id } = entry.order;
    if (entry.state === 'waiting' && entry.order.hash !== undefined) throw new Broken(`${order_id} still waits`);
    if (entry.state === 'sent' && !placed.has(order_id))
      throw new Broken(`${order_id} is said to be placed and is not`);
    if (entry.state === 'canceled' && placed.has(order_id)) throw new Broken(`${order_id} is cancelled and placed`);
  }
  for (const order_id of placed.keys()) {
    if (states.get(order_id)?.state !== 'sent') throw new Broken(`${order_id} is placed and nobody was told`);
  }
  for (const { outcome } of diary.told) {
    if (outcome.status === 'placed' && !placed.has(outcome.order_id)) throw new Broken(`${outcome.order_id} is lost`);
    if (outcome.status === 'queued' && !states.has(outcome.order_id) && outcome.reason === 'offline') {
      throw new Broken(`${outcome.order_id} was queued and is gone`);
    }
  }
}

/** Totals shown are the totals charged. */
function checkTotals(queue: readonly QueuedOrder[], placed: ReadonlyMap<string, PlacedOrder>, diary: Diary): void {
  for (const { order } of queue) {
    const charged = placed.get(order.order_id)?.price;
    const shown = order.totals.find(({ code }) => code === 'grand_total')?.value;
    if (charged !== undefined && charged !== shown) {
      throw new Broken(`${order.order_id} was shown at ${shown} and costs ${charged}`);
    }
  }
  for (const { outcome, shownTotal } of diary.told) {
    if (outcome.status === 'placed' && outcome.result.price !== shownTotal) {
      throw new Broken(`${outcome.order_id} was shown at ${shownTotal} and costs ${outcome.result.price}`);
    }
  }
}

function linesText(lines: readonly { readonly sku: string; readonly qty: number }[]): string {
  return lines
    .map(({ sku, qty }) => `${qty} ${sku}`)
    .sort()
    .join(', ');
}

/** After the network heals, client cart and server cart are equal line by line, in every tab. */
async function checkCarts(world: World, diary: Diary): Promise<void> {
  for (const { name, shop } of diary.tabs) {
    const { cartItems, cartServerToken } = shop.cart.snapshot;
    if (cartServerToken === '') {
      if (cartItems.length > 0) throw new Broken(`${name} has ${linesText(cartItems)} and no server cart`);
      continue;
    }
    const answer = await ask<readonly { sku: string; qty: number }[]>(
      world,
      `/api/cart/pull?cartId=${cartServerToken}`,
    );
    const server = answer.code === 200 ? linesText(answer.result) : `code ${answer.code}`;
    const client = linesText(cartItems);
    if (client !== server) throw new Broken(`${name} has [${client}], the server has [${server}]`);
  }
}

/** The queue as the browser keeps it, with what only core needs to know. */
export async function keptQueue(world: World): Promise<readonly QueueEntry[]> {
  const keys = await world.storage.keys('orders');
  return Promise.all(keys.map(async (key) => queueEntry.parse(await world.storage.get('orders', key))));
}

type Line = Pick<CartItem, 'sku' | 'qty' | 'checksum'>;

/** What a shopper has in the cart before the network is sound, and in the queue. */
export interface Belongings {
  readonly lines: readonly Line[];
  readonly queue: readonly QueueEntry[];
}

/**
 * No line is lost, doubled or brought back from the dead: a cart that nobody else touched changes while the network heals only
 * by what its orders take out and bring back.
 */
async function checkBelongings(world: World, diary: Diary, before: Belongings): Promise<void> {
  const isRepeated = world.http.records.some(
    ({ fault, url }) => fault === 'duplicate' && /cart\/(update|delete)/.test(url),
  );
  if (!diary.isAlone || isRepeated) return;
  const expected = new Map(before.lines.map((line) => [`${line.sku}|${line.checksum}`, line.qty]));
  const earlier = new Map(before.queue.map((entry) => [entry.order.order_id, entry]));
  for (const entry of await keptQueue(world)) {
    const was = earlier.get(entry.order.order_id);
    if (was?.state !== 'waiting') continue;
    for (const { sku, checksum, qty } of entry.lines) {
      const key = `${sku}|${checksum}`;
      const has = expected.get(key) ?? 0;
      if (entry.state === 'sent' && !was.released) expected.set(key, Math.max(0, has - qty));
      if (entry.state === 'canceled' && was.released) expected.set(key, Math.max(has, qty));
    }
  }
  const wanted = [...expected].flatMap(([key, qty]) => (qty > 0 ? [`${qty} ${key}`] : [])).sort();
  const [tab] = diary.tabs;
  const found = (tab?.shop.cart.snapshot.cartItems ?? [])
    .map((item) => `${item.qty} ${item.sku}|${item.checksum}`)
    .sort();
  if (wanted.join() !== found.join())
    throw new Broken(`the cart should hold [${wanted.join()}] and holds [${found.join()}]`);
}

/** Stock is never negative, and what is gone from it was ordered. */
async function checkStock(world: World, before: StockLevels, placed: ReadonlyMap<string, PlacedOrder>): Promise<void> {
  const ordered = new Map<string, number>();
  for (const order of placed.values()) {
    for (const { sku, qty } of order.products) ordered.set(sku, (ordered.get(sku) ?? 0) + qty);
  }
  for (const [sku, left] of await stockLevels(world)) {
    if (left < 0) throw new Broken(`stock of ${sku} is ${left}`);
    const expected = (before.get(sku) ?? 0) - (ordered.get(sku) ?? 0);
    if (left !== expected) throw new Broken(`stock of ${sku} is ${left}, orders leave ${expected}`);
  }
}

/** Nothing that went wrong behind the scenes was a fault of the program. */
function checkTelemetry(world: World): void {
  for (const record of [...world.telemetry.records, ...world.fixture.telemetry.records]) {
    if (record.kind === 'error' && record.error.name !== 'ShopError' && record.error.name !== 'HttpFailure') {
      throw new Broken(`unexpected ${record.error.name}: ${record.error.message}\n${record.error.stack ?? ''}`);
    }
  }
}

export async function checkInvariants(
  world: World,
  diary: Diary,
  before: { readonly stock: StockLevels; readonly belongings: Belongings },
): Promise<void> {
  const placed = await placedOrders(world);
  const queue = await queueOf(world, diary);
  checkOrders(diary, queue, placed);
  checkTotals(queue, placed, diary);
  await checkCarts(world, diary);
  await checkBelongings(world, diary, before.belongings);
  await checkStock(world, before.stock, placed);
  checkTelemetry(world);
}
