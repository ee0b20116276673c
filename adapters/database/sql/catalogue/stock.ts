import type { StockAnswer } from '../../../../core/contract';
import type { StockReason } from '../../../../core/contract/catalogue/stock-moves';
import { DEFAULT_PLACE } from '../../../../core/contract/catalogue/stock-places';
import { foldLine } from '../../../../core/kernel/words/fold';
import type {
  ChangedStock,
  ChoosePlaces,
  PlacedAnswer,
  PlacedRecord,
  StockCause,
  StockLevel,
  StockMove,
  StockMoveQuery,
  StockPlace,
  StockRepository,
  StockQuery,
  TakenUnits,
  Units,
} from '../../../platform/ports/catalogue/stock';
import type { VersionRepository } from '../../../platform/ports/foundation/versions';
import { numberOf, optionalTextOf, textOf } from '../base/columns';
import { Conditions } from '../base/conditions';
import type { Row, SqlConnection, SqlValue } from '../base/connection';
import { containingFolded } from '../base/folded';
import { placeholders } from '../base/placeholders';
import { answerOf, elsewhereText, movedAt, placedRecordOf, withinTotal } from './placed-rows';

const COLUMNS = 'sku, product_id, qty, is_in_stock, manage_stock, elsewhere';

export class SqlStock implements StockRepository {
  constructor(
    private readonly connection: SqlConnection,
    private readonly versions: VersionRepository,
  ) {}

  async find(sku: string): Promise<PlacedAnswer | undefined> {
    const row = await this.connection.sql(`SELECT ${COLUMNS} FROM stock WHERE sku = ?`).first(sku);
    return row && answerOf(row);
  }

  async findAll(skus: readonly string[]): Promise<ReadonlyMap<string, PlacedAnswer>> {
    const [only] = skus;
    if (only === undefined) return new Map();
    if (skus.length === 1) {
      const found = await this.find(only);
      return new Map(found && [[only, found]]);
    }
    const rows = await this.connection
      .sql(`SELECT ${COLUMNS} FROM stock WHERE sku IN (${placeholders(skus.length)})`)
      .all(...skus);
    return new Map(rows.map((row) => [textOf(row, 'sku'), answerOf(row)]));
  }

  async take(units: readonly Units[], cause?: StockCause, choose?: ChoosePlaces): Promise<TakenUnits> {
    const raised = this.versions.raise('stock'); // pipelined with the following statements
    if (choose !== undefined || units.some(({ place }) => place !== undefined)) {
      const [taken] = await Promise.all([this.#takeChosen(units, cause ?? SALE, choose), raised]);
      return taken;
    }
    const statement = this.connection.sql(
      `UPDATE stock SET
         qty = CASE manage_stock WHEN 1 THEN qty - ?1 ELSE qty END,
         is_in_stock = CASE WHEN manage_stock = 1 AND qty - ?1 <= 0 THEN 0 ELSE is_in_stock END,
         version = (SELECT value FROM meta WHERE key = 'stock_version'), moved_by = ?3, moved_for = ?4, moved_at = ?5
       WHERE sku = ?2 AND is_in_stock = 1 AND elsewhere IS NULL AND (manage_stock = 0 OR qty >= ?1) RETURNING ${COLUMNS}`,
    );
    const ordered = inOrder(units);
    const why = causeValues(cause ?? SALE);
    const [rows] = await Promise.all([
      Promise.all(ordered.map(({ sku, qty }) => statement.first(qty, sku, ...why))),
      raised,
    ]);
    const open = ordered.filter((_, at) => rows[at] === undefined);
    const left = rows.flatMap((row) => (row === undefined ? [] : [answerOf(row)]));
    if (open.length === 0) return { short: undefined, left, units };
    const placed = await this.#takeChosen(open, cause ?? SALE, undefined);
    const taken = units.filter(({ sku }) => !open.some((one) => one.sku === sku));
    return { ...placed, left: [...left, ...placed.left], units: [...taken, ...placed.units] };
  }

  /**
   * Locks the rows before their places are chosen, so that none gives more than it has. The version is raised before:
   * every change locks it first, since another order of locks leads to deadlocks.
   */
  async #takeChosen(
    units: readonly Units[],
    cause: StockCause,
    choose: ChoosePlaces = firstPlaces(units),
  ): Promise<TakenUnits> {
    const found = await this.#locked(units.map(({ sku }) => sku));
    const chosen = choose(found);
    if ('short' in chosen) return { short: chosen.short, left: [], units: [] };
    const left = await this.#move(
      chosen.units.map((one) => ({ ...one, qty: -one.qty })),
      found,
      cause,
    );
    return { short: undefined, left, units: chosen.units };
  }

  async giveBack(units: readonly Units[], cause: StockCause = { reason: 'return' }): Promise<readonly StockAnswer[]> {
    const placed = units.filter(isElsewhere);
    const plain = inOrder(units.filter((one) => !isElsewhere(one)));
    const version = await this.versions.raise('stock');
    const statement = this.connection.sql(
      `UPDATE stock SET qty = qty + ?1,
         is_in_stock = CASE WHEN ?7 = 1 AND qty > 0 THEN is_in_stock ELSE 1 END, version = ?3, moved_by = ?4, moved_for = ?5, moved_at = ?6
       WHERE sku = ?2 AND manage_stock = 1 RETURNING ${COLUMNS}`,
    );
    const now = new Map<string, StockAnswer>();
    for (const { sku, qty } of plain) {
      const row = await statement.first(qty, sku, version, ...causeValues(cause), isTransfer(cause) ? 1 : 0);
      if (row !== undefined) now.set(sku, answerOf(row));
    }
    if (placed.length > 0) {
      const found = await this.#locked(placed.map(({ sku }) => sku));
      const counted = placed.filter(({ sku }) => found.get(sku)?.manage_stock !== false);
      for (const one of await this.#move(counted, found, cause)) now.set(one.sku, one);
    }
    return [...now.values()];
  }

  async add(units: readonly Units[], cause: StockCause = COUNT): Promise<readonly StockAnswer[]> {
    const version = await this.versions.raise('stock');
    const statement = this.connection.sql(
      `UPDATE stock SET qty = CASE WHEN qty + ?1 > 0 THEN qty + ?1 ELSE 0 END,
         is_in_stock = CASE WHEN manage_stock = 0 THEN is_in_stock WHEN qty + ?1 > 0 THEN 1 ELSE 0 END,
         version = ?3, moved_by = ?4, moved_for = ?5, moved_at = ?6 WHERE sku = ?2 AND elsewhere IS NULL`,
    );
    for (const one of units) {
      const isPlain = !isElsewhere(one) && (await statement.run(one.qty, one.sku, version, ...causeValues(cause))) > 0;
      if (isPlain) continue;
      const found = await this.#locked([one.sku]);
      await this.#move([one], found, cause);
    }
    const found = await this.findAll([...new Set(units.map(({ sku }) => sku))]);
    return units.flatMap(({ sku }) => found.get(sku) ?? []);
  }

  async #locked(skus: readonly string[]): Promise<ReadonlyMap<string, PlacedAnswer>> {
    const lock = this.connection.dialect === 'postgres' ? ' FOR UPDATE' : '';
    const all = [...new Set(skus)].toSorted();
    if (all.length === 0) return new Map(); // PostgreSQL refuses an empty list
    const rows = await this.connection
      .sql(`SELECT ${COLUMNS} FROM stock WHERE sku IN (${placeholders(all.length)}) ORDER BY sku${lock}`)
      .all(...all);
    return new Map(rows.map((row) => [textOf(row, 'sku'), answerOf(row)]));
  }

  /** Adds units at their locations to locked rows, after the version was incremented. */
  async #move(
    units: readonly Units[],
    found: ReadonlyMap<string, PlacedAnswer>,
    cause: StockCause,
  ): Promise<readonly StockAnswer[]> {
    const statement = this.connection.sql(
      `UPDATE stock SET qty = ?2, elsewhere = ?3, is_in_stock = CASE manage_stock WHEN 0 THEN is_in_stock ELSE ?4 END,
         version = (SELECT value FROM meta WHERE key = 'stock_version'), moved_by = ?5, moved_for = ?6, moved_at = ?7
       WHERE sku = ?1 RETURNING ${COLUMNS}`,
    );
    const skus = [...new Set(units.map(({ sku }) => sku))].toSorted();
    const changes = skus.flatMap((sku): (readonly SqlValue[])[] => {
      const before = found.get(sku);
      if (before === undefined) return [];
      const isCounted = before.manage_stock !== false;
      const own = isCounted ? units.filter((one) => one.sku === sku) : [];
      const { qty, elsewhere } = own.reduce((stock, one) => movedAt(stock, one.place, one.qty), before);
      const isOnSale = qty > 0 && (before.is_in_stock || before.qty <= 0 || !isTransfer(cause));
      return [[sku, qty, elsewhereText(elsewhere), isOnSale ? 1 : 0, ...causeValues(cause)]];
    });
    const rows = await Promise.all(changes.map((values) => statement.first(...values)));
    return rows.flatMap((row) => (row === undefined ? [] : [answerOf(row)]));
  }

  async write(
    productId: number,
    records: Readonly<Record<string, PlacedRecord>>,
    cause: StockCause = COUNT,
  ): Promise<void> {
    const version = await this.versions.raise('stock');
    const [total, placed] = [this.connection.sql(WRITE), this.connection.sql(WRITE_PLACED)];
    for (const [sku, record] of Object.entries(records)) {
      const [isInStock, isCounted] = [record.is_in_stock ? 1 : 0, (record.manage_stock ?? true) ? 1 : 0];
      const counted = [sku, productId, Math.trunc(record.qty), isInStock, isCounted, version];
      const values = [...counted, ...causeValues(cause), foldLine(sku)];
      if ('elsewhere' in record) {
        await placed.run(...values, elsewhereText(record.elsewhere));
        continue;
      }
      const row = (await total.first(...values)) ?? {};
      const kept = optionalTextOf(row, 'elsewhere') ?? null;
      const within = withinTotal(kept, numberOf(row, 'qty'));
      if (within !== kept) await this.connection.sql('UPDATE stock SET elsewhere = ? WHERE sku = ?').run(within, sku);
    }
  }

  async keepOnly(productId: number, skus: readonly string[]): Promise<void> {
    const others = skus.length === 0 ? '' : ` AND sku NOT IN (${placeholders(skus.length)})`;
    await this.connection.sql(`DELETE FROM stock WHERE product_id = ?${others}`).run(productId, ...skus);
  }

  async list({ q, productId, isInStock, atMost, place, sort, limit, offset }: StockQuery) {
    const where = new Conditions();
    if (q !== undefined) where.add(`s.folded LIKE ? ESCAPE '\\'`, containingFolded(q));
    if (productId !== undefined) where.add('s.product_id = ?', productId);
    if (isInStock !== undefined) where.add('s.is_in_stock = ?', isInStock ? 1 : 0);
    if (atMost !== undefined) where.add('s.manage_stock = 1 AND s.qty <= ?', atMost);
    if (place === DEFAULT_PLACE) where.add(`s.qty > ${OTHERS[this.connection.dialect]}`);
    else if (place !== undefined) where.add(`${AT_PLACE[this.connection.dialect]} > 0`, place);
    const direction = sort?.isDescending === true ? 'DESC' : 'ASC';
    const order = sort?.by === 'qty' ? `s.qty ${direction}, s.sku` : `s.sku ${direction}`;
    const rows = await this.connection
      .sql(
        `SELECT s.sku, s.qty, s.is_in_stock, s.manage_stock, s.elsewhere, r.sku AS product, r.name
         FROM stock s LEFT JOIN product_row r ON r.product_id = s.product_id
         WHERE ${where.text} ORDER BY ${order} LIMIT ? OFFSET ?`,
      )
      .all(...where.values, limit, offset);
    const count = await this.connection
      .sql(`SELECT count(*) AS n FROM stock s WHERE ${where.text}`)
      .first(...where.values);
    return { items: rows.map(levelOf), total: numberOf(count ?? {}, 'n') };
  }

  async changedSince(version: number): Promise<readonly ChangedStock[]> {
    const rows = await this.connection
      .sql('SELECT sku, qty, is_in_stock, manage_stock, elsewhere FROM stock WHERE version > ?')
      .all(version);
    return rows.map((row) => ({ sku: textOf(row, 'sku'), record: placedRecordOf(row) }));
  }

  async nextChanges({ version, sku }: StockPlace, limit: number): Promise<readonly (ChangedStock & StockPlace)[]> {
    const rows = await this.connection
      .sql(
        `SELECT sku, qty, is_in_stock, manage_stock, elsewhere, version FROM stock
         WHERE version >= ? AND (version > ? OR sku > ?) ORDER BY version, sku LIMIT ?`,
      )
      .all(version, version, sku, limit);
    return rows.map((row) => ({
      sku: textOf(row, 'sku'),
      record: placedRecordOf(row),
      version: numberOf(row, 'version'),
    }));
  }

  async moves({ q, sku, place, reason, ref, from, to, limit, offset }: StockMoveQuery) {
    const where = new Conditions();
    if (q !== undefined) where.add(`m.sku = ? OR ${OF_NUMBER}`, q, q, q);
    if (sku !== undefined) where.add('m.sku = ?', sku);
    if (place !== undefined) where.add('m.place = ?', place);
    if (reason !== undefined) where.add('m.reason = ?', reason);
    if (ref !== undefined) where.add(OF_NUMBER, ref, ref);
    if (from !== undefined) where.add('m.at >= ?', from);
    if (to !== undefined) where.add('m.at < ?', to);
    const rows = await this.connection
      .sql(
        `SELECT m.id, m.sku, m.place, m.qty, m.reason, m.at,
           CASE WHEN m.reason IN ('sale', 'return') THEN o.number ELSE coalesce(o.number, m.ref) END AS ref
         FROM stock_move m LEFT JOIN shop_order o ON o.order_id = m.ref
         WHERE ${where.text} ORDER BY m.id DESC LIMIT ? OFFSET ?`,
      )
      .all(...where.values, limit, offset);
    const count = await this.connection
      .sql(`SELECT count(*) AS n FROM stock_move m WHERE ${where.text}`)
      .first(...where.values);
    return { items: rows.map(moveOf), total: numberOf(count ?? {}, 'n') };
  }

  async isUsed(place: string): Promise<boolean> {
    const row = await this.connection.sql('SELECT id FROM stock_move WHERE place = ? LIMIT 1').first(place);
    return row !== undefined;
  }
}

const SET = `INTO stock (sku, product_id, qty, is_in_stock, manage_stock, version, moved_by, moved_for, moved_at, folded`;
const CHANGE = `ON CONFLICT (sku) DO UPDATE SET product_id = excluded.product_id, qty = excluded.qty,
  is_in_stock = excluded.is_in_stock, manage_stock = excluded.manage_stock, version = excluded.version,
  moved_by = excluded.moved_by, moved_for = excluded.moved_for, moved_at = excluded.moved_at`;
const WRITE = `INSERT ${SET}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ${CHANGE} RETURNING qty, elsewhere`;
const WRITE_PLACED = `INSERT ${SET}, elsewhere) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ${CHANGE},
  elsewhere = excluded.elsewhere`;

/** Orders are logged by their id, which is secret, and found by their number. */
const OF_NUMBER = 'm.ref IN (?, (SELECT order_id FROM shop_order WHERE number = ?))';

/** Units at all locations except the default one. */
const OTHERS = {
  sqlite: `(SELECT coalesce(sum(o.value), 0) FROM json_each(coalesce(s.elsewhere, '{}')) o)`,
  postgres: `(SELECT coalesce(sum(o.value::bigint), 0) FROM json_each_text(coalesce(s.elsewhere, '{}')::json) o)`,
};
const AT_PLACE = {
  sqlite: `json_extract(s.elsewhere, '$."' || ? || '"')`,
  postgres: `(s.elsewhere::json ->> ?::text)::bigint`,
};

const SALE: StockCause = { reason: 'sale' };
const COUNT: StockCause = { reason: 'count' };

function causeValues({ reason, ref, at }: StockCause): readonly [string, string | null, number | null] {
  return [reason, ref ?? null, at ?? null];
}

/** A transfer moves units, and does not mark SKUs as in stock that staff marked as out of stock. */
function isTransfer({ reason }: StockCause): boolean {
  return reason === 'transfer';
}

function isElsewhere({ place }: Units): boolean {
  return place !== undefined && place !== DEFAULT_PLACE;
}

/** Takes units from their location, else from any: the default one first. */
function firstPlaces(units: readonly Units[]): ChoosePlaces {
  return (stock) => {
    const left = new Map([...stock].map(([sku, one]) => [sku, placesOf(one)]));
    const chosen: Units[] = [];
    for (const { sku, qty, place } of units) {
      const found = stock.get(sku);
      if (found?.is_in_stock !== true) return { short: sku };
      if (found.manage_stock === false) {
        chosen.push({ sku, qty, ...(place !== undefined && { place }) });
        continue;
      }
      const open = takenFrom(left.get(sku) ?? new Map<string, number>(), { sku, qty, place }, chosen);
      if (open > 0) return { short: sku };
    }
    return { units: chosen };
  };
}

function placesOf({ qty, elsewhere = {} }: PlacedAnswer): Map<string, number> {
  const others = Object.entries(elsewhere);
  return new Map([[DEFAULT_PLACE, others.reduce((left, [, units]) => left - units, qty)], ...others]);
}

function takenFrom(left: Map<string, number>, { sku, qty, place }: Units, chosen: Units[]): number {
  const named = place ?? DEFAULT_PLACE;
  let open = qty;
  for (const code of [named, ...[...left.keys()].filter((one) => one !== named)]) {
    const part = Math.min(open, Math.max(0, left.get(code) ?? 0));
    if (part <= 0) continue;
    left.set(code, (left.get(code) ?? 0) - part);
    chosen.push({ sku, qty: part, ...(code !== DEFAULT_PLACE && { place: code }) });
    open -= part;
  }
  return open;
}

function levelOf(row: Row): StockLevel {
  return {
    sku: textOf(row, 'sku'),
    record: placedRecordOf(row),
    product: optionalTextOf(row, 'product'),
    name: optionalTextOf(row, 'name'),
  };
}

function moveOf(row: Row): StockMove {
  return {
    id: numberOf(row, 'id'),
    sku: textOf(row, 'sku'),
    place: textOf(row, 'place'),
    qty: numberOf(row, 'qty'),
    reason: textOf(row, 'reason') as StockReason, // sound: only the causes above are written
    ref: optionalTextOf(row, 'ref'),
    at: numberOf(row, 'at'),
  };
}

/** A fixed order prevents deadlocks. */
function inOrder(units: readonly Units[]): readonly Units[] {
  return [...units].sort((one, other) => (one.sku < other.sku ? -1 : 1));
}
