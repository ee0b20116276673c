import { MAX_QUANTITY } from '../../../../core/internal';
import { lookUp } from '../../../../core/shopper';
import { profileName } from '../../../usage/kinds';

export interface OrderRecord {
  readonly row: number;
  readonly cells: Readonly<Record<string, unknown>>;
}

export interface WantedItem {
  readonly sku: string;
  readonly qty: number;
}

export interface OrderRow {
  readonly row: number;
  /** Idempotency key across files and runs. */
  readonly ref: string;
  readonly items: readonly WantedItem[];
  readonly coupon: string | undefined;
  readonly personal: Readonly<Record<string, string>>;
  readonly shipping: Readonly<Record<string, string | number>>;
  readonly payment: Readonly<Record<string, string>>;
}

export type RowFaults = Readonly<Record<string, string>>;

const NAMES = ['firstName', 'lastName'] as const;
const ADDRESS = [
  'country',
  'streetAddress',
  'apartmentNumber',
  'city',
  'state',
  'zipCode',
  'phoneNumber',
  'shippingMethod',
] as const;
const PERSONAL = [...NAMES, 'emailAddress'] as const;
const SHIPPING = [...NAMES, ...ADDRESS] as const;
const PICKUP = 'pickupStoreId';
const PAYMENT = ['paymentMethod', 'company', 'taxId'] as const;

/** `ref` and `items` are required. */
export const COLUMNS: readonly string[] = [
  'ref',
  'items',
  'coupon',
  ...new Set([...PERSONAL, ...SHIPPING, PICKUP, ...PAYMENT]),
];

const MAX_ITEMS = 100;
/** Refs become profile names: 'default-1001'. */
const MAX_REF = 40;

export function columnName(name: string): string {
  return name
    .trim()
    .replace(/[\s_-]+(\w)/g, (_, letter: string) => letter.toUpperCase())
    .replace(/^\w/, (letter) => letter.toLowerCase());
}

export function readOrderRow({ row, cells }: OrderRecord): OrderRow | RowFaults {
  const text = (name: string): string => textOf(lookUp(cells, name));
  const faults: Record<string, string> = {};
  const ref = text('ref');
  if (ref.length > MAX_REF || profileName.parse(ref) === undefined) {
    faults['ref'] = `ref must be 1 to ${MAX_REF} letters, digits, dots, dashes or underscores, not "${ref}"`;
  }
  const items = itemsOf(cells['items']);
  if (typeof items === 'string') faults['items'] = items;
  for (const [name, value] of Object.entries(cells)) {
    if (name !== 'items' && typeof value === 'object' && value !== null) faults[name] = `${name} must be a text`;
  }
  const store = text(PICKUP);
  if (!/^(\d{1,9})?$/.test(store)) faults[PICKUP] = `${PICKUP} must be the number of a shop, not "${inline(store)}"`;
  if (Object.keys(faults).length > 0 || typeof items === 'string') return faults;
  const said = (names: readonly string[]) =>
    Object.fromEntries(names.flatMap((name) => (text(name) === '' ? [] : [[name, text(name)] as const])));
  const coupon = text('coupon');
  return {
    row,
    ref,
    items,
    coupon: coupon === '' ? undefined : coupon,
    personal: said(PERSONAL),
    shipping: { ...said(SHIPPING), ...(store !== '' && { [PICKUP]: Number(store) }) },
    payment: said(PAYMENT),
  };
}

export function isOrderRow(read: OrderRow | RowFaults): read is OrderRow {
  return Array.isArray(read['items']);
}

export function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
}

/** 'TEE:2 SOCKS', or [{sku, qty}] in JSON; an error message otherwise. */
function itemsOf(value: unknown): readonly WantedItem[] | string {
  const parts: readonly unknown[] = Array.isArray(value)
    ? value
    : textOf(value)
        .split(/[\s;,]+/)
        .filter((word) => word !== '');
  if (parts.length === 0) return 'items must name at least one sku, as in "TEE:2 SOCKS"';
  if (parts.length > MAX_ITEMS) return `items must be at most ${MAX_ITEMS}`;
  const items = parts.map(itemOf);
  const wrong = items.findIndex((item) => item === undefined);
  if (wrong === -1) return items.filter((item) => item !== undefined);
  return `items must be like TEE:2, with whole numbers from 1 to ${MAX_QUANTITY}, not "${inline(parts[wrong])}"`;
}

function itemOf(part: unknown): WantedItem | undefined {
  const [sku, count] =
    typeof part === 'object' && part !== null
      ? [textOf(Reflect.get(part, 'sku')), textOf(Reflect.get(part, 'qty') ?? 1)]
      : splitItem(textOf(part));
  const qty = Number(count);
  const isRight = sku !== '' && sku.length <= 64 && Number.isInteger(qty) && qty >= 1 && qty <= MAX_QUANTITY;
  return isRight ? { sku, qty } : undefined;
}

function splitItem(text: string): readonly [sku: string, qty: string] {
  const at = text.lastIndexOf(':');
  return at === -1 ? [text, '1'] : [text.slice(0, at), text.slice(at + 1)];
}

function inline(value: unknown): string {
  return (typeof value === 'string' ? value : JSON.stringify(value)).slice(0, 60);
}
