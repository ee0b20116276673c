import type { Storage } from '../ports';
import { CART_COLLECTION } from './cart-name';
import { EMPTY_DATA, lineKey, NEVER_SYNCED, type CartData } from './cart-record';
import { withoutServerIds } from './change-lines';
import { onTop } from './claim-cart';

const PARTS: readonly string[] = [
  ...['items', 'token', 'base', 'owner', 'hash', 'totals', 'segments', 'choices', 'methods'],
  ...['removals'],
];

type Reading = Pick<Storage, 'get' | 'keys'>;

/** Keys of a cart that the release before stored, one per part. */
export async function previousKeys(storage: Reading, storeCode: string): Promise<readonly string[]> {
  const keys = PARTS.map((part) => `${storeCode}.${part}`);
  const stored = new Set(await storage.keys(CART_COLLECTION));
  return keys.filter((key) => stored.has(key));
}

/**
 * Adds the lines that a tab of the release before has put into the cart since. Lines that the server knew and the cart
 * lacks were removed or ordered here, unless that tab has seen a later revision.
 */
export function withPrevious(cart: CartData, previous: CartData): CartData {
  if (previous.owner !== '' && previous.owner !== cart.owner) return cart;
  const isSame = previous.cartServerToken === cart.cartServerToken;
  const isLater = isSame && (previous.revision ?? NEVER_SYNCED) > (cart.revision ?? NEVER_SYNCED);
  const theirs = new Map(previous.base.map((line) => [line.key, line]));
  const known = new Set([...cart.cartItems.map(lineKey), ...cart.base.map(({ key }) => key)]);
  const added = previous.cartItems.filter((item) => {
    const key = lineKey(item);
    return !known.has(key) && (isLater || !theirs.has(key));
  });
  if (added.length === 0) return cart;
  const lines = added.map((item) => (theirs.has(lineKey(item)) ? item : onTop(withoutServerIds(item), cart)));
  const base = added.flatMap((item) => theirs.get(lineKey(item)) ?? []);
  return { ...cart, cartItems: [...cart.cartItems, ...lines], base: [...cart.base, ...base] };
}

/** Returns a cart of the release before in today's form, or undefined if there is none. */
export async function readPrevious(storage: Reading, keys: readonly string[]): Promise<unknown> {
  if (keys.length === 0) return undefined;
  const values = await Promise.all(keys.map((key) => storage.get(CART_COLLECTION, key)));
  const parts = new Map(keys.map((key, index) => [key.slice(key.indexOf('.') + 1), values[index]]));
  const of = (part: string): Readonly<Record<string, unknown>> => ({ ...(parts.get(part) as object | undefined) });
  const { items, token, base, totals, methods } = {
    items: parts.get('items') ?? [],
    token: parts.get('token') ?? '',
    base: of('base'),
    totals: of('totals'),
    methods: of('methods'),
  };
  const { choiceRevisions: _revisions, ...choices } = of('choices');
  // Parts were written one by one: a killed page may have left those of two server carts.
  const isSynced = base['token'] === token;
  return {
    ...EMPTY_DATA,
    cartItems: items,
    cartServerToken: token,
    cartItemsHash: parts.get('hash') ?? '',
    base: isSynced ? base['lines'] : [],
    revision: isSynced ? (base['revision'] ?? null) : NEVER_SYNCED,
    ...of('owner'),
    totals: totals['totals'] ?? null,
    totalsItems: totals['items'] ?? '',
    totalsFor: totals['for'] ?? '',
    totalsChoices: totals['choices'] ?? '',
    totalsRevision: totals['revision'] ?? NEVER_SYNCED,
    segments: parts.get('segments') ?? [],
    ...choices,
    shippingMethods: methods['shipping'] ?? [],
    paymentMethods: methods['payment'] ?? [],
  };
}
