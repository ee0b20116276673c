import * as z from 'zod/mini';
import { lookUp } from '../kernel/look-up';
import { cartItem, type CartItem } from './cart';
import { lineKey, NEVER_SYNCED, type BaseLine, type CartRecord } from './cart-record';
import { hasLaterChoices, takeChoices } from './choice-revisions';
import { itemsHash, totalsHash } from './items-hash';
import { totalsFit } from './plan-totals';
import { isLater, isRemoved } from './revisions';
import { baseLine, hasSameTotals, PARTS } from './stored-cart';

const itemChange = z.object({
  put: z.array(cartItem),
  removed: z.array(z.object({ key: z.string(), revision: z.number() })),
});
const baseChange = z.object({ put: z.array(baseLine), removed: z.array(z.string()) });

/** Lines travel individually, so that concurrent changes in two tabs merge. */
export const tabMessage = z.object({
  type: z.literal('cart'),
  storeCode: z.string(),
  user: z.optional(z.string()),
  claimed: z.optional(z.boolean()),
  /** The base belongs to this server cart only. */
  token: z.string(),
  server: z.optional(z.object({ before: z.string(), base: z.array(baseLine) })),
  items: z.optional(itemChange),
  base: z.optional(baseChange),
  revision: z.optional(z.nullable(z.number())),
  owner: z.optional(PARTS.owner.schema),
  hash: z.optional(PARTS.hash.schema),
  totals: z.optional(PARTS.totals.schema),
  undecided: z.optional(z.literal(true)),
  segments: z.optional(PARTS.segments.schema),
  choices: z.optional(PARTS.choices.schema),
  methods: z.optional(PARTS.methods.schema),
});
export type TabMessage = z.infer<typeof tabMessage>;

type BaseChange = z.infer<typeof baseChange>;
type ItemChange = z.infer<typeof itemChange>;

function baseChangeOf(before: readonly BaseLine[], after: readonly BaseLine[]): BaseChange {
  const [known, kept] = [new Set(before), new Set(after.map(({ key }) => key))];
  return {
    put: after.filter((line) => !known.has(line)),
    removed: before.map(({ key }) => key).filter((key) => !kept.has(key)),
  };
}

function itemChangeOf(before: CartRecord, after: CartRecord): ItemChange | undefined {
  const [known, kept] = [new Set(before.cartItems), new Set(after.cartItems.map(lineKey))];
  const gone = before.cartItems.map(lineKey).filter((key) => !kept.has(key));
  const put = after.cartItems.filter((item) => !known.has(item));
  if (put.length + gone.length === 0) return undefined;
  return { put, removed: gone.map((key) => ({ key, revision: lookUp(after.removals, key) ?? 0 })) };
}

function applyBase(lines: readonly BaseLine[], { put, removed }: BaseChange): readonly BaseLine[] {
  const changed = new Set([...removed, ...put.map(({ key }) => key)]);
  return [...lines.filter(({ key }) => !changed.has(key)), ...put];
}

function applyItems(cart: CartRecord, { put, removed }: ItemChange): CartRecord {
  const gone = new Map(removed.map(({ key, revision }) => [key, revision]));
  const theirs = new Map(put.map((item) => [lineKey(item), item]));
  const kept = cart.cartItems.flatMap((ours) => {
    const key = lineKey(ours);
    const removedAt = gone.get(key);
    if (removedAt !== undefined && isRemoved(ours, removedAt)) return [];
    const their = theirs.get(key);
    theirs.delete(key);
    return [their !== undefined && isLater(their, ours, undefined) ? their : ours];
  });
  const added = [...theirs].flatMap(([key, item]) =>
    isLater(item, undefined, lookUp(cart.removals, key)) ? [item] : [],
  );
  const latest = removed.map(
    ({ key, revision }) => [key, Math.max(revision, lookUp(cart.removals, key) ?? 0)] as const,
  );
  return { ...cart, cartItems: [...kept, ...added], removals: { ...cart.removals, ...Object.fromEntries(latest) } };
}

function claimOf({ owner }: CartRecord): { readonly claimed?: true } {
  return owner === '' ? {} : { claimed: true };
}

export function describeChange(before: CartRecord, after: CartRecord, storeCode: string): TabMessage | undefined {
  const { owner, hash, totals, segments, choices, methods } = PARTS;
  const { cartServerToken: token } = after;
  const moved = before.cartServerToken !== token;
  const items = before.cartItems === after.cartItems ? undefined : itemChangeOf(before, after);
  const change = {
    ...(moved ? { server: { before: before.cartServerToken, base: [...after.base] } } : {}),
    ...(items === undefined ? {} : { items }),
    ...(moved || before.base === after.base ? {} : { base: baseChangeOf(before.base, after.base) }),
    ...(moved || before.revision !== after.revision ? { revision: after.revision } : {}),
    ...(owner.same(before, after) ? {} : { owner: owner.read(after) }),
    ...(hash.same(before, after) ? {} : { hash: hash.read(after) }),
    ...(hasSameTotals(before, after) ? {} : { totals: totals.read(after) }),
    ...(before.totalsChoices !== after.totalsChoices && after.totalsChoices === '' ? { undecided: true as const } : {}),
    ...(segments.same(before, after) ? {} : { segments: segments.read(after) }),
    ...(choices.same(before, after) ? {} : { choices: choices.read(after) }),
    ...(methods.same(before, after) ? {} : { methods: methods.read(after) }),
  };
  return Object.keys(change).length === 0
    ? undefined
    : { type: 'cart', storeCode, token, ...claimOf(after), ...change };
}

/**
 * Rejects messages of another customer's cart, which would leak lines to the user here.
 * @param here customer id; empty for a guest
 */
export function isOfAnother({ user = '' }: TabMessage, here: string): boolean {
  return user !== '' && user !== here;
}

/** Two tabs may connect at the same moment and must converge on one server cart. */
export function isConflict(cart: CartRecord, { token, server }: TabMessage): boolean {
  const own = cart.cartServerToken;
  return server !== undefined && own !== '' && token !== '' && own !== token && server.before !== own;
}

/** A customer's cart wins, then the lower token, so that every tab decides alike. */
function goesOver(cart: CartRecord, message: TabMessage): boolean {
  const own = cart.cartServerToken;
  if (message.server === undefined || own === message.token) return false;
  if (isConflict(cart, message)) {
    const [theirs, ours] = [message.claimed === true, cart.owner !== ''];
    return theirs === ours ? message.token < own : theirs;
  }
  return message.server.before === own || own === '';
}

function isElsewhere({ cartServerToken: own }: CartRecord, { token, server }: TabMessage): boolean {
  return server === undefined && own !== '' && token !== '' && own !== token;
}

/** @param left tokens of server carts this tab used before */
export function isAbandoned(
  { cartServerToken: own }: CartRecord,
  { token, claimed, server }: TabMessage,
  left: ReadonlySet<string>,
): boolean {
  return server === undefined && own === '' && claimed !== true && left.has(token);
}

/**
 * Returns the reply to a tab with outdated state.
 * @param left tokens of server carts this tab used before
 */
export function answerTo(
  message: TabMessage,
  cart: CartRecord,
  left: ReadonlySet<string> = new Set(),
): TabMessage | undefined {
  const { cartServerToken: token, base, revision } = cart;
  const abandoned = isAbandoned(cart, message, left);
  const stays = (isConflict(cart, message) && !goesOver(cart, message)) || isElsewhere(cart, message) || abandoned;
  const items = message.items && laterThan(message.items, cart);
  const chose = message.choices !== undefined && hasLaterChoices(cart, message.choices);
  if (!stays && items === undefined && !chose) return undefined;
  return {
    type: 'cart',
    storeCode: message.storeCode,
    token,
    ...claimOf(cart),
    ...(stays ? { server: { before: abandoned ? message.token : '', base: [...base] }, revision } : {}),
    ...(items === undefined ? {} : { items }),
    ...(chose ? { choices: PARTS.choices.read(cart) } : {}),
  };
}

function laterThan({ put: theirs }: ItemChange, cart: CartRecord): ItemChange | undefined {
  const ours = new Map(cart.cartItems.map((item) => [lineKey(item), item]));
  const put: CartItem[] = [];
  const removed: { key: string; revision: number }[] = [];
  for (const their of theirs) {
    const key = lineKey(their);
    const our = ours.get(key);
    const removedAt = lookUp(cart.removals, key);
    if (our !== undefined && !isLater(their, our, undefined)) put.push(our);
    if (our === undefined && removedAt !== undefined && !isLater(their, undefined, removedAt)) {
      removed.push({ key, revision: removedAt });
    }
  }
  return put.length + removed.length === 0 ? undefined : { put, removed };
}

/** Ignores totals of changed lines, and keeps totals of exactly this cart or a later revision. */
function takesTotals(cart: CartRecord, { totals }: TabMessage): boolean {
  if (totals === undefined) return true;
  if (totals.revision < cart.totalsRevision && totalsFit(cart)) return false;
  return totals.items === itemsHash(cart.cartItems) && (totals.for === totalsHash(cart) || !totalsFit(cart));
}

export function applyChange(cart: CartRecord, message: TabMessage): CartRecord {
  const { hash, totals, segments, methods } = PARTS;
  let next = cart;
  if (message.items) next = applyItems(next, message.items);
  if (message.server && goesOver(cart, message)) {
    next = { ...next, cartServerToken: message.token, base: message.server.base, cartItemsHash: '' };
    // The other server cart has none of the selections made here.
    next = {
      ...next,
      revision: message.revision ?? null,
      totalsFor: '',
      totalsChoices: '',
      totalsRevision: NEVER_SYNCED,
    };
  }
  if (message.owner) next = PARTS.owner.write(next, message.owner);
  if (message.choices) next = takeChoices(next, message.choices);
  if (next.cartServerToken !== message.token) return next;
  const { revision } = message;
  if (typeof revision === 'number') next = { ...next, revision: Math.max(revision, next.revision ?? revision) };
  if (message.base) next = { ...next, base: applyBase(next.base, message.base) };
  if (message.hash !== undefined) next = hash.write(next, message.hash);
  if (takesTotals(next, message)) {
    if (message.totals) next = totals.write(next, message.totals);
    if (message.segments) next = segments.write(next, message.segments);
  } else if (message.totals?.choices !== next.totalsChoices) next = { ...next, totalsChoices: '' };
  if (message.undecided === true) next = { ...next, totalsChoices: '' };
  if (message.methods) next = methods.write(next, message.methods);
  return next;
}
