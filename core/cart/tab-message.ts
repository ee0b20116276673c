import * as z from 'zod/mini';
import { cartItem, type CartItem } from './cart';
import { lineKey, type BaseLine, type CartRecord } from './cart-record';
import { baseLine, WHOLE_PARTS } from './stored-cart';

/**
 * What one tab tells the others of a change. Lines travel one by one: two tabs that change different lines at the same
 * moment must end with both changes, not with each other's list.
 */
export const tabMessage = z.object({
  type: z.literal('cart'),
  storeCode: z.string(),
  items: z.optional(z.object({ put: z.array(cartItem), removed: z.array(z.string()) })),
  base: z.optional(z.object({ put: z.array(baseLine), removed: z.array(z.string()) })),
  token: z.optional(WHOLE_PARTS.token.schema),
  hash: z.optional(WHOLE_PARTS.hash.schema),
  totals: z.optional(WHOLE_PARTS.totals.schema),
  segments: z.optional(WHOLE_PARTS.segments.schema),
  choices: z.optional(WHOLE_PARTS.choices.schema),
  methods: z.optional(WHOLE_PARTS.methods.schema),
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

/** What to tell of a change from one state to the next. Pure. */
export function describeChange(before: CartRecord, after: CartRecord, storeCode: string): TabMessage {
  const { token, hash, totals, segments, choices, methods } = WHOLE_PARTS;
  return {
    type: 'cart',
    storeCode,
    ...(before.cartItems === after.cartItems ? {} : { items: changeOf(before.cartItems, after.cartItems, itemKey) }),
    ...(before.base === after.base ? {} : { base: changeOf(before.base, after.base, baseKey) }),
    ...(token.same(before, after) ? {} : { token: token.read(after) }),
    ...(hash.same(before, after) ? {} : { hash: hash.read(after) }),
    ...(totals.same(before, after) ? {} : { totals: totals.read(after) }),
    ...(segments.same(before, after) ? {} : { segments: segments.read(after) }),
    ...(choices.same(before, after) ? {} : { choices: choices.read(after) }),
    ...(methods.same(before, after) ? {} : { methods: methods.read(after) }),
  };
}

/** The cart after another tab's change. Pure. */
export function applyChange(cart: CartRecord, message: TabMessage): CartRecord {
  const { token, hash, totals, segments, choices, methods } = WHOLE_PARTS;
  let next = cart;
  if (message.items) next = { ...next, cartItems: apply(next.cartItems, message.items, itemKey) };
  if (message.base) next = { ...next, base: apply(next.base, message.base, baseKey) };
  if (message.token !== undefined) next = token.write(next, message.token);
  if (message.hash !== undefined) next = hash.write(next, message.hash);
  if (message.totals) next = totals.write(next, message.totals);
  if (message.segments) next = segments.write(next, message.segments);
  if (message.choices) next = choices.write(next, message.choices);
  if (message.methods) next = methods.write(next, message.methods);
  return next;
}
