import { outsidePicture, toDecimalText, type FeedPortal } from '../../../core/internal';
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
  google: { inStock: 'in_stock', outOfStock: 'out_of_stock', zone: '+0000' },
  // Meta: 'in stock'; zones as +hh:mm.
  facebook: { inStock: 'in stock', outOfStock: 'out of stock', zone: '+00:00' },
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
  const text = (minor: number) => `${toDecimalText(minor)} ${currency}`;
  return [
    ['price', text(price)],
    ...field('sale_price', sale && text(sale.price)),
    ...field('sale_price_effective_date', sale && saleDates(sale, portal, now)),
  ];
}

/** Open-ended sales last for the feed's lifetime. */
function saleDates({ from, to }: NonNullable<FeedItem['sale']>, portal: FeedPortal, now: number): string | undefined {
  if (to === undefined) return undefined;
  const text = (moment: number) => `${new Date(moment).toISOString().slice(0, 16)}${SPELLING[portal].zone}`;
  return `${text(from ?? Math.min(now, to))}/${text(to)}`;
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
