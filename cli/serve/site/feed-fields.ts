import { moneyCode, offsetAt, outsidePicture, UTC, type FeedPortal } from '../../../core/internal';
import type { FeedItem } from './feed-entry';

export type FeedField = readonly [name: string, value: string];

export interface FieldContext {
  readonly shop: string;
  readonly link: (item: FeedItem) => string;
  readonly absolute: (path: string) => string;
  readonly now: number;
}

const SPELLING = {
  // Google Merchant Center: in_stock; zones as +hhmm.
  google: { inStock: 'in_stock', outOfStock: 'out_of_stock', colon: '' },
  // Meta: 'in stock'; zones as +hh:mm.
  facebook: { inStock: 'in stock', outOfStock: 'out of stock', colon: ':' },
} as const satisfies Record<FeedPortal, unknown>;

export function feedFields(item: FeedItem, portal: FeedPortal, context: FieldContext): readonly FeedField[] {
  const { inStock, outOfStock } = SPELLING[portal];
  const [image, ...others] = item.images.map((path) => context.absolute(outsidePicture(path).path));
  return [
    ['id', item.id],
    ['title', item.title],
    ['description', item.description],
    ['link', context.link(item)],
    ...field('image_link', image),
    ...others.map((other) => ['additional_image_link', other] as const),
    ['availability', item.inStock ? inStock : outOfStock],
    ['condition', 'new'],
    ...priceFields(item, portal, context.now),
    ...identifierFields(item, portal, context.shop),
    ...field('google_product_category', item.googleCategory),
    ...field('product_type', item.productType),
    ...field('item_group_id', item.groupId),
    ...field('color', item.look.color),
    ...field('size', item.look.size),
    ...field('material', item.look.material),
    ...field('pattern', item.look.pattern),
    ...field('gender', item.audience.gender),
    ...field('age_group', item.audience.ageGroup),
  ];
}

function field(name: string, value: string | undefined): readonly FeedField[] {
  return value === undefined ? [] : [[name, value]];
}

function priceFields({ price, sale, currency }: FeedItem, portal: FeedPortal, now: number): readonly FeedField[] {
  const text = (minor: number) => moneyCode(minor, currency);
  return [
    ['price', text(price)],
    ...field('sale_price', sale && text(sale.price)),
    ...field('sale_price_effective_date', sale && saleDates(sale, portal, now)),
  ];
}

/** Open-ended sales last for the feed's lifetime. */
function saleDates(
  { from, to, timeZone = UTC }: NonNullable<FeedItem['sale']>,
  portal: FeedPortal,
  now: number,
): string | undefined {
  if (to === undefined) return undefined;
  const text = (moment: number) => localMoment(moment, timeZone, SPELLING[portal].colon);
  return `${text(from ?? Math.min(now, to))}/${text(to)}`;
}

/** Returns a local time with its offset, such as 2026-11-27T23:59-0500. */
function localMoment(moment: number, timeZone: string, colon: string): string {
  const offset = offsetAt(moment, timeZone);
  const minutes = Math.abs(offset) / 60_000;
  const two = (part: number) => String(Math.floor(part)).padStart(2, '0');
  const zone = `${offset < 0 ? '-' : '+'}${two(minutes / 60)}${colon}${two(minutes % 60)}`;
  return `${new Date(moment + offset).toISOString().slice(0, 16)}${zone}`;
}

/** Google has a field for missing identifiers; Meta always requires a brand or number. */
function identifierFields(item: FeedItem, portal: FeedPortal, shop: string): readonly FeedField[] {
  const { gtin, mpn } = item.identifiers;
  const hasNumber = gtin !== undefined || (mpn !== undefined && item.brand !== undefined);
  const needsBrand = portal === 'facebook' && gtin === undefined && mpn === undefined;
  return [
    ...field('brand', item.brand ?? (needsBrand ? shop : undefined)),
    ...field('gtin', gtin),
    ...field('mpn', mpn),
    ...field('identifier_exists', hasNumber ? undefined : 'no'),
  ];
}
