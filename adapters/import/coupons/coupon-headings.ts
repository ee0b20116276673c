import type { TableSpec } from '../records/record-table';
import { headingOf } from '../source/headings';

export type CouponField =
  | 'active'
  | 'code'
  | 'currency'
  | 'ends'
  | 'free_delivery'
  | 'kind'
  | 'minimum'
  | 'starts'
  | 'used'
  | 'uses_per_customer'
  | 'uses_total'
  | 'value';

export const COUPON_SPEC: TableSpec<CouponField> = {
  kind: 'coupons',
  headings: {
    kind: [
      ...['value type', 'discount type', 'kind', 'coupon type', 'type', 'art', 'rabattart', 'typ', 'type de remise'],
      ...['tipo', 'rodzaj', 'тип', 'вид скидки'],
    ],
    value: [
      ...[
        'value',
        'coupon amount',
        'amount',
        'discount',
        'discount value',
        'wert',
        'betrag',
        'rabatt',
        'valeur',
        'montant',
      ],
      ...['valor', 'importe', 'wartość', 'kwota', 'значение', 'скидка', 'размер скидки'],
    ],
    starts: [
      'start',
      'starts at',
      'start date',
      'date from',
      'valid from',
      'gültig ab',
      'date de début',
      'fecha de inicio',
      'od',
      'начало',
    ],
    ends: [
      ...[
        'end',
        'ends at',
        'end date',
        'expiry date',
        'date expires',
        'expiration date',
        'expires',
        'date to',
        'valid to',
      ],
      ...[
        'valid until',
        'gültig bis',
        'ablaufdatum',
        'date d expiration',
        'fecha de caducidad',
        'data ważności',
        'окончание',
      ],
    ],
    minimum: [
      ...[
        'minimum amount',
        'minimum',
        'minimum purchase',
        'minimum purchase requirements',
        'minimum spend',
        'minimum order',
      ],
      ...['mindestbestellwert', 'minimum d achat', 'pedido mínimo', 'minimalna kwota', 'минимальная сумма'],
    ],
    uses_total: [
      'usage limit',
      'uses total',
      'usage limit per coupon',
      'max uses',
      'quantity',
      'nutzungslimit',
      'limit użyć',
    ],
    uses_per_customer: ['usage limit per user', 'uses per customer', 'usage limit per customer', 'quantity per user'],
    used: ['usage count', 'times used in total', 'times used', 'used', 'asynchronous usage count', 'einlösungen'],
    active: ['status', 'post status', 'active', 'enabled', 'aktiv', 'état', 'estado', 'статус'],
    free_delivery: [
      'free shipping',
      'allow free shipping',
      'versandkostenfrei',
      'livraison gratuite',
      'envío gratuito',
    ],
    currency: ['currency', 'currency code', 'währung', 'devise', 'moneda', 'waluta', 'валюта'],
    code: [
      ...['code', 'coupon code', 'discount code', 'post title', 'coupon', 'gutscheincode', 'gutschein', 'code promo'],
      ...['código', 'kod', 'код', 'промокод', 'купон', 'name', 'title'],
    ],
  },
  required: [['code'], ['value', 'free_delivery']],
  formats: {
    woocommerce: ['discount type', 'coupon amount'],
    shopify: ['value type', 'times used in total'],
    prestashop: ['code', 'quantity', 'expiration date'],
  },
};

/** Columns that are no condition of a coupon. */
const HARMLESS = new Set(
  [
    ...[
      'id',
      'coupon id',
      'name',
      'title',
      'post title',
      'description',
      'post excerpt',
      'excerpt',
      'coupon description',
    ],
    ...[
      'created at',
      'created',
      'date created',
      'post date',
      'post date gmt',
      'updated at',
      'date modified',
      'modified',
    ],
    ...[
      'post author',
      'author',
      'slug',
      'post name',
      'post type',
      'menu order',
      'total sales',
      'used by',
      'note',
      'notes',
    ],
    ...[
      'type',
      'discount class',
      'combines with',
      'currency',
      'priority',
      'sales',
      'total discounts',
      'asynchronous usage count',
    ],
  ].map(headingOf),
);
/** Cells that set no condition. */
const OPEN = new Set([
  ...['0', '0.00', '0,00', '-', 'no', 'false', 'n', 'none', 'all', 'any', 'everyone', '[]', '{}', 'all customers'],
  ...['entire order', 'all products', 'null', 'nein', 'non', 'nie', 'нет'],
]);

/** Returns the columns whose cells may restrict a coupon in a way that the import does not read. Pure. */
export function unreadConditions(others: ReadonlyMap<string, string>): readonly string[] {
  return [...others]
    .filter(([column, given]) => !HARMLESS.has(headingOf(column)) && !OPEN.has(given.toLowerCase()))
    .map(([column]) => column);
}
