import { DEFAULT_PLACE } from '../../../../core/contract/catalogue/stock-places';
import type { PlacedAnswer, PlacedRecord } from '../../../platform/ports/catalogue/stock';
import { numberOf, optionalNumberOf, optionalTextOf, textOf } from '../base/columns';
import type { Row } from '../base/connection';

type Elsewhere = NonNullable<PlacedRecord['elsewhere']>;

export function elsewhereOf(text: string | null | undefined): Pick<PlacedRecord, 'elsewhere'> {
  if (text === undefined || text === null) return {};
  return { elsewhere: JSON.parse(text) as Elsewhere }; // sound: only elsewhereText writes it
}

/** Null without other locations, so that a shop with one location stores no JSON. */
export function elsewhereText(elsewhere: Elsewhere | undefined): string | null {
  const others = Object.entries(elsewhere ?? {}).filter(([, qty]) => qty > 0);
  return others.length === 0 ? null : JSON.stringify(Object.fromEntries(others));
}

/** The total is never below the units of the other locations, which are reduced from the last one. */
export function withinTotal(text: string | null | undefined, total: number): string | null {
  if (text === undefined || text === null) return null;
  let left = Math.max(0, total);
  const kept = Object.entries(elsewhereOf(text).elsewhere ?? {}).map(([place, qty]) => {
    const units = Math.min(left, qty);
    left -= units;
    return [place, units] as const;
  });
  return elsewhereText(Object.fromEntries(kept));
}

/** Adds units at a location, never below 0. */
export function movedAt<S extends { readonly qty: number; readonly elsewhere?: Elsewhere | undefined }>(
  stock: S,
  place: string | undefined,
  units: number,
): S {
  const others = new Map(Object.entries(stock.elsewhere ?? {}));
  const isMain = place === undefined || place === DEFAULT_PLACE;
  const before = isMain ? [...others.values()].reduce((left, qty) => left - qty, stock.qty) : (others.get(place) ?? 0);
  const added = Math.max(units, -Math.max(0, before));
  if (!isMain) others.set(place, before + added);
  return { ...stock, qty: stock.qty + added, elsewhere: Object.fromEntries(others) };
}

export function placedRecordOf(row: Row): PlacedRecord {
  return {
    qty: numberOf(row, 'qty'),
    is_in_stock: numberOf(row, 'is_in_stock') === 1,
    manage_stock: numberOf(row, 'manage_stock') === 1,
    ...elsewhereOf(optionalTextOf(row, 'elsewhere')),
  };
}

export function answerOf(row: Row): PlacedAnswer {
  const productId = optionalNumberOf(row, 'product_id');
  return { sku: textOf(row, 'sku'), ...(productId !== undefined && { product_id: productId }), ...placedRecordOf(row) };
}
