import * as z from 'zod/mini';
import {
  badPriceList,
  MAX_PRICE_DIFFERENCES,
  priceListRunning,
  type PriceListEntry,
  type PriceReport,
} from '../../../../core/contract/catalogue/manage-prices';
import {
  planPriceRow,
  PRICE_LIST_COLUMNS,
  readPriceList,
  type PriceChange,
  type PriceFacts,
  type PriceListRow,
  type PriceListShop,
  type RefusedPriceRow,
} from '../../../../core/pricing/price-list';
import { notFound, refuse, accessDenied, HeldLease, nextTurn, shopTermsOf, type Settings } from '../../foundation';
import type { Database } from '../../ports/database';
import { keptOf, priceFactsOf } from './price-facts';
import { writePrices } from './write-prices';

export const PRICE_LIST_KIND = 'price_list';
/** Skus per event loop turn: a few milliseconds. */
const PIECE = 25;
const LOOKED_UP = 250;
const MAX_LISTED = 10;

const loggedChange = z.object({
  row: z.number(),
  sku: z.string(),
  column: z.enum(PRICE_LIST_COLUMNS),
  from: z.nullable(z.string()),
  to: z.nullable(z.string()),
});
const logged = z.object({ name: z.string(), skus: z.number(), changes: z.array(loggedChange) });
type Logged = z.infer<typeof logged>;

export function skusOfList(entry: unknown): readonly string[] {
  return logged.safeParse(entry).data?.changes.map(({ sku }) => sku) ?? [];
}

interface Input {
  readonly csv: string;
  readonly name: string;
  readonly who: string;
  readonly isDry: boolean;
  readonly maySetStock: boolean;
}

/** All changes are logged first, so that a list can always be undone. */
export class PriceLists {
  constructor(
    private readonly services: {
      readonly database: Database;
      readonly settings: Pick<Settings, 'clock' | 'ids' | 'telemetry'>;
    },
  ) {}

  /** @throws ApiError 422 'bad_price_list'; 409 'price_list_running' */
  async apply({ csv, name, who, isDry, maySetStock }: Input): Promise<PriceReport> {
    const list = readPriceList(csv);
    if (typeof list === 'string') throw refuse(badPriceList, list);
    const refused: RefusedPriceRow[] = [...list.refused];
    const changes: PriceChange[] = [];
    const shop = await this.services.database.read(shopTermsOf);
    for (const rows of await this.#byProduct(list.rows, ({ sku }) => sku)) {
      const skus = rows.map(({ sku }) => sku);
      const kept = await this.services.database.read((db) => keptOf(db, skus));
      for (const row of rows) {
        const plan = planned(row, priceFactsOf(kept, row.sku), { maySetStock, shop });
        if (typeof plan === 'string') refused.push({ row: row.row, sku: row.sku, reason: plan });
        else changes.push(...plan);
      }
      await nextTurn();
    }
    changes.sort((a, b) => a.row - b.row);
    refused.sort((a, b) => a.row - b.row);
    const read = list.rows.length + list.refused.length;
    if (isDry || changes.length === 0) return reportOf({ id: null, read, changes, refused, overtaken: [] });
    return this.#write({ name, who, changes }, (id, overtaken) => reportOf({ id, read, changes, refused, overtaken }));
  }

  /** @throws ApiError 403 if it changes stock without permission; 404; 409 'price_list_running' */
  async undo(id: number, { who, maySetStock }: Pick<Input, 'maySetStock' | 'who'>): Promise<PriceReport> {
    const found = await this.services.database.read((db) => db.staffChanges.byId(id));
    if (found?.kind !== PRICE_LIST_KIND) throw notFound(`price list ${String(id)} does not exist`);
    const { name, changes: done } = logged.parse(found.after);
    if (!maySetStock && done.some(({ column }) => column === 'stock')) throw accessDenied();
    const changes = done.map(({ from, to, ...one }) => ({ ...one, from: to, to: from }));
    const read = new Set(changes.map(({ sku }) => sku)).size;
    return this.#write({ name: `↶ ${name}`, who, changes }, (undone, overtaken) =>
      reportOf({ id: undone, read, changes, refused: [], overtaken }),
    );
  }

  async list(): Promise<readonly PriceListEntry[]> {
    const found = await this.services.database.read((db) =>
      db.staffChanges.list({ kinds: [PRICE_LIST_KIND] }, { limit: MAX_LISTED, offset: 0 }),
    );
    return found.map(({ id, at, who, after }) => {
      const { name, skus } = logged.parse(after);
      return { id, at: new Date(at).toISOString(), who, name, skus };
    });
  }

  async #byProduct<T>(list: readonly T[], skuOf: (entry: T) => string): Promise<readonly (readonly T[])[]> {
    const groups = new Map<number | string, T[]>();
    for (const some of piecesOf(list, LOOKED_UP)) {
      const ids = await this.services.database.read((db) => db.products.idsOfSkus(some.map(skuOf)));
      for (const entry of some) {
        const key = ids.get(skuOf(entry)) ?? skuOf(entry);
        const group = groups.get(key);
        if (group === undefined) groups.set(key, [entry]);
        else group.push(entry);
      }
      await nextTurn();
    }
    const pieces: T[][] = [];
    for (const group of groups.values()) {
      const last = pieces.at(-1);
      if (last !== undefined && last.length + group.length <= PIECE) last.push(...group);
      else pieces.push([...group]);
    }
    return pieces;
  }

  async #write(
    { name, who, changes }: { readonly name: string; readonly who: string; readonly changes: readonly PriceChange[] },
    report: (id: number, overtaken: PriceReport['overtaken']) => PriceReport,
  ): Promise<PriceReport> {
    const { database, settings } = this.services;
    const lease = new HeldLease(database, settings, 'price-list');
    if (!(await lease.take()))
      throw refuse(priceListRunning, 'Another price list is being applied: try again when it has finished');
    try {
      const bySku = groupedBySku(changes);
      const after: Logged = { name, skus: bySku.size, changes: [...changes] };
      const at = settings.clock.now();
      const id = await database.write(
        (db) =>
          db.staffChanges.add({
            at,
            who,
            kind: PRICE_LIST_KIND,
            record: String(at),
            action: 'changed',
            before: undefined,
            after,
          }),
        'power',
      );
      const overtaken: { sku: string; reason: string }[] = [];
      let isHidden = false;
      for (const skus of await this.#byProduct([...bySku.values()], ([first]) => first?.sku ?? '')) {
        const piece = await database.write((db) => writePrices(db, skus, at));
        overtaken.push(...piece.overtaken);
        isHidden ||= piece.hasStatus;
        await lease.renew();
        await nextTurn();
      }
      if (isHidden) await database.write((db) => db.versions.raise('index'));
      return report(id, overtaken);
    } finally {
      await lease.release().catch((error: unknown) => settings.telemetry.error(error, { where: 'price list' }));
    }
  }
}

function groupedBySku(changes: readonly PriceChange[]): ReadonlyMap<string, readonly PriceChange[]> {
  const groups = new Map<string, PriceChange[]>();
  for (const change of changes) {
    const group = groups.get(change.sku);
    if (group === undefined) groups.set(change.sku, [change]);
    else group.push(change);
  }
  return groups;
}

function planned(
  row: PriceListRow,
  facts: PriceFacts | string,
  { maySetStock, shop }: { readonly maySetStock: boolean; readonly shop: PriceListShop },
): readonly PriceChange[] | string {
  if (row.cells.stock !== undefined && !maySetStock) return 'You may not change stock';
  return typeof facts === 'string' ? facts : planPriceRow(row, facts, shop);
}

function* piecesOf<T>(list: readonly T[], size: number): Generator<readonly T[]> {
  for (let at = 0; at < list.length; at += size) yield list.slice(at, at + size);
}

function reportOf({
  id,
  read,
  changes,
  refused,
  overtaken,
}: Pick<PriceReport, 'id'> & {
  readonly read: number;
  readonly changes: readonly PriceChange[];
  readonly refused: readonly RefusedPriceRow[];
  readonly overtaken: PriceReport['overtaken'];
}): PriceReport {
  const changed = new Set(changes.map(({ sku }) => sku)).size;
  return {
    id,
    rows: { read, changed, unchanged: read - refused.length - changed, refused: refused.length },
    changes: changes.slice(0, MAX_PRICE_DIFFERENCES),
    refused: refused.slice(0, MAX_PRICE_DIFFERENCES),
    overtaken: overtaken.slice(0, MAX_PRICE_DIFFERENCES),
  };
}
