import type { Storage } from '../ports';
import { CART_COLLECTION } from './cart-name';
import { EMPTY_DATA, NEVER_SYNCED } from './cart-record';

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
