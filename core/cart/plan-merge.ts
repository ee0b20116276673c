import type { CartItem, SyncDifference } from './cart';
import { lineKey, type BaseLine } from './cart-record';
import type { Configured } from './line-identity';
import { productsEqual } from './products-equal';

/** What a merge may do to the shopper's lines (S §9, flags). */
export interface MergePolicy {
  /** Lines that another device put on the server come into the cart; else the client's cart stands and they go. */
  readonly takeServerLines: boolean;
  /** A line that was taken off the server elsewhere leaves this cart too. */
  readonly canRemoveLocal: boolean;
  /** A quantity that was changed on the server elsewhere changes here too. */
  readonly canModifyLocal: boolean;
}

/** A line as the server has it, as far as a merge needs it. */
export interface ServerLine extends Configured {
  readonly item_id?: string | number | undefined;
  readonly qty: number;
}

export type MergeStep<S extends ServerLine> =
  | { readonly action: 'add-to-server' | 'remove-locally'; readonly item: CartItem }
  | { readonly action: 'update-server' | 'update-locally' | 'none'; readonly item: CartItem; readonly line: S }
  | { readonly action: 'delete-from-server' | 'add-locally'; readonly line: S };

export interface MergeInput<S extends ServerLine> {
  readonly client: readonly CartItem[];
  readonly server: readonly S[];
  readonly base: readonly BaseLine[];
  readonly policy: MergePolicy;
}

/**
 * What has to be done so that client and server have the same lines (S §4, cart sync). Whose change counts is decided by
 * the base, the state that both last agreed on: what differs from it was changed. Where both sides changed, the
 * shopper's word here counts. Carrying the plan out and planning again gives nothing left to do.
 */
export function planMerge<S extends ServerLine>(input: MergeInput<S>): readonly MergeStep<S>[] {
  const free = new Set(input.server);
  const bases = new Map(input.base.map((entry) => [entry.key, entry]));
  const byId = new Map(input.server.map((line) => [String(line.item_id), line]));
  const mine = input.client.map((item) => {
    const base = bases.get(lineKey(item));
    const known = base?.item_id === undefined ? undefined : byId.get(String(base.item_id));
    const line = known !== undefined && free.has(known) ? known : findSame(item, free, base);
    if (line !== undefined) free.delete(line);
    return line === undefined ? planMissing(item, base, input.policy) : planPair(item, line, base, input.policy);
  });
  const theirs = [...free].map((line) => planServerOnly(line, input));
  return [...mine, ...theirs];
}

/** Looks through all lines: for those that the base does not know by an id, which are few even in a large cart. */
function findSame<S extends ServerLine>(item: CartItem, free: ReadonlySet<S>, base: BaseLine | undefined) {
  for (const line of free) if (isSameLine(item, line, base)) return line;
  return undefined;
}

/**
 * The server's id counts as the base knows it, for that is of this server cart; an id on the item may be of another one.
 * A line that came back under a new id is still the same one.
 */
function isSameLine(item: CartItem, line: ServerLine, base: BaseLine | undefined): boolean {
  if (base?.item_id !== undefined && line.item_id !== undefined && String(base.item_id) === String(line.item_id)) {
    return true;
  }
  return productsEqual({ ...item, server_item_id: undefined }, line);
}

function planPair<S extends ServerLine>(
  item: CartItem,
  line: S,
  base: BaseLine | undefined,
  policy: MergePolicy,
): MergeStep<S> {
  if (item.qty === line.qty) return { action: 'none', item, line };
  const changedHere = base === undefined || base.qty !== item.qty;
  return { action: changedHere || !policy.canModifyLocal ? 'update-server' : 'update-locally', item, line };
}

function planMissing(item: CartItem, base: BaseLine | undefined, policy: MergePolicy): MergeStep<never> {
  const removedElsewhere = base !== undefined && base.qty === item.qty;
  return { action: removedElsewhere && policy.canRemoveLocal ? 'remove-locally' : 'add-to-server', item };
}

function planServerOnly<S extends ServerLine>(line: S, { base, policy }: MergeInput<S>): MergeStep<S> {
  const removedHere = base.some((entry) => isBaseOf(entry, line));
  return { action: removedHere || !policy.takeServerLines ? 'delete-from-server' : 'add-locally', line };
}

/** Whether the base entry speaks of this line of the server. */
export function isBaseOf(base: BaseLine, line: ServerLine): boolean {
  if (base.item_id !== undefined && line.item_id !== undefined && String(base.item_id) === String(line.item_id)) {
    return true;
  }
  return productsEqual({ ...base, server_item_id: undefined }, { ...line, server_item_id: undefined });
}

/** What the server is taken to have when nobody asked it: the base. Quantities that are not known equal no other. */
export function assumedServer(base: readonly BaseLine[]): readonly (ServerLine & { readonly key: string })[] {
  return base.map(({ key, sku, product_option, item_id, qty }) => ({
    key,
    sku,
    product_option,
    item_id,
    qty: qty ?? Number.NaN,
  }));
}

const STATUS: Readonly<Record<MergeStep<ServerLine>['action'], Pick<SyncDifference, 'party' | 'status'>>> = {
  'add-to-server': { party: 'server', status: 'no-item' },
  'update-server': { party: 'server', status: 'wrong-qty' },
  'delete-from-server': { party: 'client', status: 'no-item' },
  'add-locally': { party: 'client', status: 'no-item' },
  'update-locally': { party: 'client', status: 'wrong-qty' },
  'remove-locally': { party: 'server', status: 'no-item' },
  none: { party: 'client', status: 'no-changes' },
};

/** A plan in the words of S §4, for those who asked what a sync found. */
export function toDifferences(plan: readonly MergeStep<ServerLine>[]): readonly SyncDifference[] {
  return plan.map((step) => {
    const item = 'item' in step ? step.item : undefined;
    const line = 'line' in step ? step.line : undefined;
    const known = step.action === 'none' && item?.server_item_id === undefined;
    return {
      sku: item?.sku ?? line?.sku ?? '',
      ...STATUS[step.action],
      ...(known ? { status: 'update-required' as const } : {}),
      clientQty: item?.qty,
      serverQty: line?.qty,
      action: step.action,
    };
  });
}
