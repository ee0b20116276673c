import type { TriedRecord } from '../../../../core/contract/selling/manage-selling';
import { BANK_TRANSFER } from '../../../../core/contract/content/bank-account';
import { MAIN_PLACE } from '../../../../core/contract/catalogue/stock-places';
import { isSentOnlyPaid } from '../../../../core/contract/selling/methods';
import { lookUp } from '../../../../core/kernel/look-up';
import type { CommerceData } from '../../ports/selling/commerce';
import type { RecordDocument } from '../../ports/record-store';

export type CommerceListName =
  | 'currency_rates'
  | 'delivery_calendars'
  | 'payment_methods'
  | 'promotions'
  | 'shipping_methods'
  | 'stock_places';

interface ListRules {
  readonly key: string;
  readonly hasPlaces: boolean;
}

export const COMMERCE_LISTS: Readonly<Record<CommerceListName, ListRules>> = {
  currency_rates: { key: 'currency', hasPlaces: false },
  delivery_calendars: { key: 'country', hasPlaces: true },
  payment_methods: { key: 'code', hasPlaces: true },
  promotions: { key: 'code', hasPlaces: true },
  shipping_methods: { key: 'method_code', hasPlaces: true },
  stock_places: { key: 'code', hasPlaces: false },
};

export function listOfKind(kind: TriedRecord['kind']): CommerceListName | undefined {
  const name = `${kind}s`;
  return name === 'currency_rates' || name === 'payment_methods' || name === 'shipping_methods' ? name : undefined;
}

type Entries = readonly RecordDocument[];

export function entriesOf(data: Partial<CommerceData>, name: CommerceListName): Entries {
  const missing = name === 'stock_places' ? [MAIN_PLACE] : [];
  return (data[name] ?? missing) as unknown as Entries; // sound: JSON read back unchanged
}

export function entryDocument(entries: Entries, name: CommerceListName, index: number): RecordDocument | undefined {
  const entry = entries[index];
  if (entry === undefined || !COMMERCE_LISTS[name].hasPlaces) return entry;
  return { position: index + 1, ...(name === 'payment_methods' && sendingOf(entry)), ...entry };
}

/** Makes the default explicit, since a form would show an omitted setting as off. */
function sendingOf(entry: RecordDocument): RecordDocument {
  return keyOf(entry, 'payment_methods') === BANK_TRANSFER
    ? { send_when_paid: isSentOnlyPaid({ code: BANK_TRANSFER }) }
    : {};
}

export function keyOf(entry: RecordDocument, name: CommerceListName): string {
  return String(lookUp<unknown>(entry, COMMERCE_LISTS[name].key));
}

export function indexOf(entries: Entries, name: CommerceListName, id: string): number {
  return entries.findIndex((entry) => keyOf(entry, name) === id);
}

export function withEntry(
  entries: Entries,
  name: CommerceListName,
  { id, document }: { readonly id: string | undefined; readonly document: RecordDocument },
): Entries {
  const { hasPlaces } = COMMERCE_LISTS[name];
  const before = id === undefined ? -1 : indexOf(entries, name, id);
  const others = entries.filter((entry) => keyOf(entry, name) !== id);
  const { position, ...entry } = document;
  const kept = before < 0 ? others.length : before;
  const at = hasPlaces && typeof position === 'number' ? Math.min(position - 1, others.length) : kept;
  return [...others.slice(0, at), entry, ...others.slice(at)];
}
