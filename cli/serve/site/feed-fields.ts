import { outsidePicture, toDecimalText, type FeedPortal } from '../../../core';
import type { FeedItem } from './feed-entry';

/** One attribute of an item, by the name that both portals know it by. */
export type FeedField = readonly [name: string, value: string];

/** What an item says besides itself. */
export interface FieldContext {
  /** The shop's name. */
  readonly shop: string;
  /** Makes the address of the item's page absolute. */
  readonly link: (item: FeedItem) => string;
  /** Makes a path of the shop absolute. */
  readonly absolute: (path: string) => string;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/** What the portals' published rules spell differently. */
const SPELLING = {
  // Google Merchant Center, product data specification: in_stock; a zone as +hhmm.
  google: { inStock: 'in_stock', outOfStock: 'out_of_stock', zone: '+0000' },
  // Meta, catalogue fields: 'in stock'; a zone as +hh:mm.
  facebook: { inStock: 'in stock', outOfStock: 'out of stock', zone: '+00:00' },
} as const satisfies Record<FeedPortal, unknown>;

/** The attributes of an item as a portal wants them, in the order of its documentation; those without a value are left out. Pure. */
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

/** From when until when; a sale without an end lasts as long as the feed has it. One that began some day has begun by now. */
function saleDates({ from, to }: NonNullable<FeedItem['sale']>, portal: FeedPortal, now: number): string | undefined {
  if (to === undefined) return undefined;
  const text = (moment: number) => `${new Date(moment).toISOString().slice(0, 16)}${SPELLING[portal].zone}`;
  return `${text(from ?? Math.min(now, to))}/${text(to)}`;
}

/** Google is said where a thing has no number of its own; Meta wants one of brand and numbers in any case. */
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
