import type { CartItem, SyncDifference } from './cart';
import { lineKey, type BaseLine } from './cart-record';
import type { Configured } from './line-identity';
import { productsEqual } from './products-equal';

export interface MergePolicy {
  readonly takeServerLines: boolean;
  readonly canRemoveLocal: boolean;
  readonly canModifyLocal: boolean;
}

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

/** Plans a three-way merge against the last agreed base; on conflicts the shopper's change wins. Idempotent. */
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

function findSame<S extends ServerLine>(item: CartItem, free: ReadonlySet<S>, base: BaseLine | undefined) {
  for (const line of free) if (isSameLine(item, line, base)) return line;
  return undefined;
}

/** Prefers the base's server id: ids on items may belong to another cart. A line under a new id is still the same. */
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

export function isBaseOf(base: BaseLine, line: ServerLine): boolean {
  if (base.item_id !== undefined && line.item_id !== undefined && String(base.item_id) === String(line.item_id)) {
    return true;
  }
  return productsEqual({ ...base, server_item_id: undefined }, { ...line, server_item_id: undefined });
}

/** Assumes the base as server state; unknown quantities match nothing. */
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
