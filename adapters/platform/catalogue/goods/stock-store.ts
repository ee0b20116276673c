import type { FieldError } from '../../../../core/contract';
import type { StockDocument, StockRow } from '../../../../core/contract/catalogue/manage-products';
import { DEFAULT_PLACE, MAIN_PLACE } from '../../../../core/contract/catalogue/stock-places';
import { sameJson } from '../../../../core/kernel/same-json';
import { stockOfPlaces, unitsAt, unitsByPlace, withTotal, type PlaceUnits } from '../../../../core/stock/placed-stock';
import { notFound, type Settings } from '../../foundation';
import type { PlacedRecord } from '../../ports/catalogue/stock';
import type { Repositories } from '../../ports/database';
import type { ListPage, ListQuery, RecordStore } from '../../ports/record-store';

export class StockStore implements RecordStore<StockDocument, StockRow> {
  constructor(private readonly settings: Pick<Settings, 'clock'>) {}

  async list(db: Repositories, { filters, ...wanted }: ListQuery): Promise<ListPage<StockRow>> {
    const { product, in_stock: isInStock, at_most: atMost, place } = filters;
    const productId = typeof product === 'string' ? ((await db.products.idBySku(product)) ?? 0) : undefined;
    const { items, total } = await db.stock.list({
      ...wanted,
      productId,
      isInStock: typeof isInStock === 'boolean' ? isInStock : undefined,
      atMost: typeof atMost === 'number' ? atMost : undefined,
      place: typeof place === 'string' ? place : undefined,
    });
    const waiting = await db.stockAlerts.waiting(items.map(({ sku }) => sku));
    const places = await placesOf(db);
    const moving =
      places.length > 1 ? await db.stockTransfers.inTransit(items.map(({ sku }) => sku)) : new Map<string, number>();
    return {
      items: items.map(({ sku, record, product: of, name }) => ({
        id: sku,
        ...shown(sku, record, places),
        product: of ?? null,
        name: name ?? null,
        by_place: places.length > 1 ? byPlace(record) : null,
        waiting: waiting.get(sku) ?? 0,
        in_transit: moving.get(sku) ?? 0,
      })),
      total,
    };
  }

  async read(db: Repositories, id: string): Promise<StockDocument | undefined> {
    const found = await db.stock.find(id);
    return found && shown(id, found, await placesOf(db));
  }

  /** Orders change units without the lock of the record. */
  lock({ versions }: Pick<Repositories, 'versions'>): Promise<void> {
    return versions.lock();
  }

  idOf({ sku }: StockDocument): string {
    return sku;
  }

  async check(db: Repositories, document: StockDocument, before: StockDocument | undefined) {
    const { sku, qty, in_stock: isInStock, counted } = document;
    const errors: FieldError[] = [];
    if (before !== undefined && before.sku !== sku)
      errors.push({ field: 'sku', message: 'sku cannot be changed: it is that of a product' });
    if (counted && isInStock && qty === 0)
      errors.push({ field: 'in_stock', message: 'in_stock must be off while qty is 0 and stock is tracked' });
    return [...errors, ...placeErrors(document, before, await placesOf(db))];
  }

  create(_: Repositories, { sku }: StockDocument): Promise<string> {
    return Promise.reject(notFound(`There is no product or variant ${sku} with its own stock`));
  }

  async change(db: Repositories, id: string, document: StockDocument, before: StockDocument): Promise<void> {
    const found = await db.stock.find(id);
    if (found?.product_id === undefined) return;
    const units = isPlaced(document, before) ? (document.places ?? []) : withTotal(found, document.qty);
    const record = { ...stockOfPlaces(units), is_in_stock: document.in_stock, manage_stock: document.counted };
    const cause = { reason: 'count', at: this.settings.clock.now() } as const;
    await db.stock.write(Number(found.product_id), { [id]: record }, cause);
  }
}

/** True if the units by location were changed; they then determine the total. */
function isPlaced({ places }: StockDocument, before: StockDocument | undefined): boolean {
  return places !== undefined && !sameJson(places, before?.places);
}

function placeErrors(
  document: StockDocument,
  before: StockDocument | undefined,
  known: readonly string[],
): readonly FieldError[] {
  const { places = [], qty } = document;
  if (!isPlaced(document, before)) {
    const min = (before?.places ?? []).reduce((sum, one) => (one.place === DEFAULT_PLACE ? sum : sum + one.qty), 0);
    return qty >= min
      ? []
      : [{ field: 'qty', message: `qty must be at least ${String(min)}, the units at other locations` }];
  }
  const codes = places.map(({ place }) => place);
  const errors = codes.flatMap((code, at): readonly FieldError[] => {
    const field = `places[${String(at)}].place`;
    if (!known.includes(code) && before?.places?.every(({ place }) => place !== code) !== false)
      return [{ field, message: `${field} must be a location code, not ${code}` }];
    return codes.indexOf(code) === at ? [] : [{ field, message: `${field} must not be repeated: ${code}` }];
  });
  const missing = (before?.places ?? []).find(({ place, qty: units }) => units > 0 && !codes.includes(place));
  if (missing !== undefined)
    errors.push({ field: 'places', message: `places must have ${missing.place}, with 0 if it has no units` });
  const sum = places.reduce((total, one) => total + one.qty, 0);
  if (qty !== sum && qty !== before?.qty)
    errors.push({ field: 'qty', message: `qty must be the total of the locations, ${String(sum)}` });
  return errors;
}

async function placesOf({ commerce }: Pick<Repositories, 'commerce'>): Promise<readonly string[]> {
  const { stock_places: places = [MAIN_PLACE] } = await commerce.read();
  return places.map(({ code }) => code);
}

function byPlace(record: PlacedRecord): string {
  const units = unitsByPlace(record).filter(({ qty }) => qty > 0);
  return units.map(({ place, qty }) => `${place} ${String(qty)}`).join(', ');
}

function shown(sku: string, record: PlacedRecord, places: readonly string[]): StockDocument {
  const { qty, is_in_stock, manage_stock } = record;
  const document = { sku, qty, in_stock: is_in_stock, counted: manage_stock ?? true };
  if (places.length <= 1 && record.elsewhere === undefined) return document;
  const others = unitsByPlace(record).filter(({ place }) => !places.includes(place));
  const known = places.map((place): PlaceUnits => ({ place, qty: unitsAt(record, place) }));
  return { ...document, places: [...known, ...others] };
}
