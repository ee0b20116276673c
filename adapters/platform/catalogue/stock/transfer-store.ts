import type { FieldError } from '../../../../core/contract';
import { recordExists, recordInUse } from '../../../../core/contract/foundation/record-kind';
import { MAIN_PLACE } from '../../../../core/contract/catalogue/stock-places';
import type { TransferDocument, TransferRow } from '../../../../core/contract/catalogue/stock-transfers';
import { sameJson } from '../../../../core/kernel/same-json';
import { unitsAt } from '../../../../core/stock/placed-stock';
import { transferStep } from '../../../../core/stock/transfer-step';
import { invalidField, refuse, type Settings } from '../../foundation';
import { unitsOfPlace } from './units-of-place';
import type { PlacedAnswer } from '../../ports/catalogue/stock';
import type { StockTransfer } from '../../ports/catalogue/stock-transfers';
import type { Repositories } from '../../ports/database';
import type { ListPage, ListQuery, RecordStore } from '../../ports/record-store';

/** Transfers between locations. A status change moves the stock in the same unit of work. */
export class TransferStore implements RecordStore<TransferDocument, TransferRow> {
  constructor(private readonly settings: Pick<Settings, 'clock'>) {}

  async list(db: Repositories, { q, sort, limit, offset, filters }: ListQuery): Promise<ListPage<TransferRow>> {
    const { state, place } = filters;
    const { items, total } = await db.stockTransfers.list({
      ...{ q, limit, offset, isDescending: sort?.isDescending !== false },
      state: typeof state === 'string' ? (state as TransferDocument['state']) : undefined, // sound: parsed by the contract
      place: typeof place === 'string' ? place : undefined,
    });
    return { items: items.map(rowOf), total };
  }

  async read(db: Repositories, id: string): Promise<TransferDocument | undefined> {
    const found = await db.stockTransfers.find(id);
    if (found === undefined) return undefined;
    const { number, state, from, to, note, lines } = found;
    return { number, state, from, to, note, lines };
  }

  idOf({ number = '' }: TransferDocument): string {
    return number;
  }

  async check(db: Repositories, document: TransferDocument, before: TransferDocument | undefined) {
    const step = transferStep(before?.state, document.state);
    if (step === undefined)
      return [{ field: 'state', message: `state cannot be ${document.state} after ${before?.state ?? 'nothing'}` }];
    if (before !== undefined && before.number !== document.number)
      return [{ field: 'number', message: 'number cannot be changed' }];
    if (before !== undefined && before.state !== 'draft') return fixedErrors(document, before);
    const found = await db.stock.findAll([...new Set(document.lines.map(({ sku }) => sku))]);
    return [...(await placeErrors(db, document)), ...lineErrors(document, found, step === 'leave')];
  }

  async create(db: Repositories, document: TransferDocument): Promise<string> {
    await db.staffChanges.lock('stock_transfer', ' new'); // concurrent inserts would get the same number
    const number = document.number ?? (await db.stockTransfers.nextNumber());
    if ((await db.stockTransfers.find(number)) !== undefined)
      throw refuse(recordExists, `The transfer ${number} already exists`);
    const createdAt = this.settings.clock.now();
    await db.stockTransfers.write({ ...document, number, createdAt, sentAt: undefined, receivedAt: undefined });
    return number;
  }

  /** @throws ApiError 400 naming the line, if units were sold since the check */
  async change(db: Repositories, id: string, document: TransferDocument): Promise<void> {
    const found = await db.stockTransfers.find(id);
    if (found === undefined) return;
    const at = this.settings.clock.now();
    const cause = { reason: 'transfer', ref: id, at } as const;
    const { from, to, lines, state } = document;
    const step = transferStep(found.state, state);
    if (step === 'leave') {
      const { short } = await db.stock.take(lines, cause, unitsOfPlace(lines, from));
      if (short !== undefined) throw tooFew(lines, short, from);
    }
    if (step === 'arrive' || step === 'go-back') {
      const place = step === 'arrive' ? to : from;
      await db.stock.giveBack(
        found.lines.map((line) => ({ ...line, place })),
        cause,
      );
    }
    await db.stockTransfers.write({
      ...{ ...document, number: id, createdAt: found.createdAt },
      sentAt: step === 'leave' ? at : state === 'draft' ? undefined : found.sentAt,
      receivedAt: step === 'arrive' ? at : found.receivedAt,
    });
  }

  async remove(db: Repositories, id: string, { state }: TransferDocument): Promise<void> {
    if (state === 'sent' || state === 'received')
      throw refuse(recordInUse, `Transfer ${id} is ${state}: its movements refer to it`);
    await db.stockTransfers.remove(id);
  }
}

function tooFew(lines: TransferDocument['lines'], short: string, from: string) {
  const at = lines.findIndex(({ sku }) => sku === short);
  return invalidField(`lines[${String(at)}].qty`, `is more than ${from} has of ${short} now`);
}

function fixedErrors(document: TransferDocument, before: TransferDocument): readonly FieldError[] {
  const names = (['from', 'to', 'lines'] as const).filter((name) => !sameJson(document[name], before[name]));
  return names.map((field) => ({
    field,
    message: `${field} cannot be changed after the transfer was ${before.state}`,
  }));
}

async function placeErrors(
  { commerce }: Pick<Repositories, 'commerce'>,
  { from, to }: TransferDocument,
): Promise<readonly FieldError[]> {
  const { stock_places: places = [MAIN_PLACE] } = await commerce.read();
  const unknown = Object.entries({ from, to }).filter(([, place]) => !places.some(({ code }) => code === place));
  if (unknown.length > 0)
    return unknown.map(([field, place]) => ({
      field,
      message: `${field} must be a location code, not ${place}`,
    }));
  return from === to ? [{ field: 'to', message: 'to must differ from from' }] : [];
}

function lineErrors(
  { from, lines }: TransferDocument,
  found: ReadonlyMap<string, PlacedAnswer>,
  isLeaving: boolean,
): readonly FieldError[] {
  return lines.flatMap(({ sku, qty }, at): readonly FieldError[] => {
    const field = `lines[${String(at)}]`;
    const stock = found.get(sku);
    if (stock === undefined || stock.manage_stock === false)
      return [{ field: `${field}.sku`, message: `${field}.sku must have tracked stock: ${sku} has none` }];
    if (lines.findIndex((line) => line.sku === sku) < at)
      return [{ field: `${field}.sku`, message: `${field}.sku must not be repeated: ${sku}` }];
    const max = unitsAt(stock, from);
    if (!isLeaving || qty <= max) return [];
    return [{ field: `${field}.qty`, message: `${field}.qty must be at most ${String(max)}, the units at ${from}` }];
  });
}

function rowOf(transfer: StockTransfer): TransferRow & { readonly id: string } {
  const { number, state, from, to, note, lines, createdAt, sentAt, receivedAt } = transfer;
  const isoOf = (at: number | undefined) => (at === undefined ? null : new Date(at).toISOString());
  return {
    ...{ id: number, number, state, from, to, note },
    units: lines.reduce((sum, { qty }) => sum + qty, 0),
    created_at: new Date(createdAt).toISOString(),
    sent_at: isoOf(sentAt),
    received_at: isoOf(receivedAt),
  };
}
