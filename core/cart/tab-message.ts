import * as z from 'zod/mini';
import { cartItem, type CartItem } from './cart';
import { lineKey, type BaseLine, type CartRecord } from './cart-record';
import { baseLine, PARTS } from './stored-cart';

const itemChange = z.object({ put: z.array(cartItem), removed: z.array(z.string()) });
const baseChange = z.object({ put: z.array(baseLine), removed: z.array(z.string()) });

/**
 * What one tab tells the others of a change. Lines travel one by one: two tabs that change different lines at the same
 * moment must end with both changes, not with each other's list.
 */
export const tabMessage = z.object({
  type: z.literal('cart'),
  storeCode: z.string(),
  /** The server cart that the sender has now; the base is of this one and no other. */
  token: z.string(),
  /** Set when the sender went over to that cart: from which one, and with what it is known to have. */
  server: z.optional(z.object({ before: z.string(), base: z.array(baseLine) })),
  items: z.optional(itemChange),
  base: z.optional(baseChange),
  hash: z.optional(PARTS.hash.schema),
  totals: z.optional(PARTS.totals.schema),
  segments: z.optional(PARTS.segments.schema),
  choices: z.optional(PARTS.choices.schema),
  methods: z.optional(PARTS.methods.schema),
});
export type TabMessage = z.infer<typeof tabMessage>;

interface LineChange<T> {
  readonly put: T[];
  readonly removed: string[];
}

function changeOf<T>(before: readonly T[], after: readonly T[], keyOf: (line: T) => string): LineChange<T> {
  const known = new Set(before);
  const kept = new Set(after.map(keyOf));
  return {
    put: after.filter((line) => !known.has(line)),
    removed: before.map(keyOf).filter((key) => !kept.has(key)),
  };
}

function apply<T>(lines: readonly T[], change: LineChange<T>, keyOf: (line: T) => string): readonly T[] {
  const put = new Map(change.put.map((line) => [keyOf(line), line]));
  const left = lines.filter((line) => !change.removed.includes(keyOf(line)));
  const replaced = left.map((line) => put.get(keyOf(line)) ?? line);
  const known = new Set(left.map(keyOf));
  return [...replaced, ...change.put.filter((line) => !known.has(keyOf(line)))];
}

const baseKey = (line: BaseLine): string => line.key;
const itemKey = (item: CartItem): string => lineKey(item);

/** What to tell of a change from one state to the next; undefined when there is nothing. Pure. */
export function describeChange(before: CartRecord, after: CartRecord, storeCode: string): TabMessage | undefined {
  const { hash, totals, segments, choices, methods } = PARTS;
  const { cartServerToken: token } = after;
  const moved = before.cartServerToken !== token;
  const change = {
    ...(moved ? { server: { before: before.cartServerToken, base: [...after.base] } } : {}),
    ...(before.cartItems === after.cartItems ? {} : { items: changeOf(before.cartItems, after.cartItems, itemKey) }),
    ...(moved || before.base === after.base ? {} : { base: changeOf(before.base, after.base, baseKey) }),
    ...(hash.same(before, after) ? {} : { hash: hash.read(after) }),
    ...(totals.same(before, after) ? {} : { totals: totals.read(after) }),
    ...(segments.same(before, after) ? {} : { segments: segments.read(after) }),
    ...(choices.same(before, after) ? {} : { choices: choices.read(after) }),
    ...(methods.same(before, after) ? {} : { methods: methods.read(after) }),
  };
  return Object.keys(change).length === 0 ? undefined : { type: 'cart', storeCode, token, ...change };
}

/**
 * Whether two tabs came to different server carts. It happens when both connect at the same moment; they must end
 * with the same one.
 */
export function isConflict(cart: CartRecord, { token, server }: TabMessage): boolean {
  const own = cart.cartServerToken;
  return server !== undefined && own !== '' && token !== '' && own !== token && server.before !== own;
}

/** Of two carts, the one whose token sorts first: every tab decides alike, whoever hears first. */
function goesOver(cart: CartRecord, message: TabMessage): boolean {
  const own = cart.cartServerToken;
  if (message.server === undefined || own === message.token) return false;
  if (isConflict(cart, message)) return message.token < own;
  return message.server.before === own || own === '';
}

/** The cart after another tab's change. Pure. */
export function applyChange(cart: CartRecord, message: TabMessage): CartRecord {
  const { hash, totals, segments, choices, methods } = PARTS;
  let next = cart;
  if (message.items) next = { ...next, cartItems: apply(next.cartItems, message.items, itemKey) };
  if (message.server && goesOver(cart, message)) {
    next = { ...next, cartServerToken: message.token, base: message.server.base, cartItemsHash: '' };
  }
  if (message.choices) next = choices.write(next, message.choices);
  if (next.cartServerToken !== message.token) return next; // the rest is about another server cart
  if (message.base) next = { ...next, base: apply(next.base, message.base, baseKey) };
  if (message.hash !== undefined) next = hash.write(next, message.hash);
  if (message.totals) next = totals.write(next, message.totals);
  if (message.segments) next = segments.write(next, message.segments);
  if (message.methods) next = methods.write(next, message.methods);
  return next;
}
