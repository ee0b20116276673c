import { attributeRecords } from '../catalogue/manage-attributes';
import { categoryRecords } from '../catalogue/manage-categories';
import { couponRecords } from '../selling/manage-coupons';
import { promotionRecords } from '../selling/manage-promotions';
import { productRecords, stockRecords } from '../catalogue/manage-products';
import { transferRecords } from '../catalogue/stock-transfers';
import { blockRecords, pageRecords } from '../content/manage-content';
import { personRecords, roleRecords, subscriberRecords } from '../people/manage-people';
import { designRecords } from '../content/manage-design';
import { menuRecords } from '../content/manage-menus';
import { reviewRecords } from '../catalogue/manage-reviews';
import {
  currencyRateRecords,
  deliveryCalendarRecords,
  paymentMethodRecords,
  sellingRuleRecords,
  shippingMethodRecords,
  stockPlaceRecords,
  taxClassRecords,
  taxRuleRecords,
} from '../selling/manage-selling';
import { redirectRecords } from '../content/manage-redirects';
import { settingRecords } from './manage-settings';
import { storeRecords } from './manage-stores';

export const RECORD_KINDS = {
  attributes: attributeRecords,
  blocks: blockRecords,
  categories: categoryRecords,
  coupons: couponRecords,
  designs: designRecords,
  menus: menuRecords,
  pages: pageRecords,
  people: personRecords,
  redirects: redirectRecords,
  roles: roleRecords,
  subscribers: subscriberRecords,
  products: productRecords,
  promotions: promotionRecords,
  reviews: reviewRecords,
  stock_levels: stockRecords,
  currency_rates: currencyRateRecords,
  delivery_calendars: deliveryCalendarRecords,
  payment_methods: paymentMethodRecords,
  selling_rules: sellingRuleRecords,
  settings: settingRecords,
  stores: storeRecords,
  shipping_methods: shippingMethodRecords,
  stock_places: stockPlaceRecords,
  stock_transfers: transferRecords,
  tax_classes: taxClassRecords,
  tax_rules: taxRuleRecords,
} as const;
/** All record kinds with their schemas. */
export type RecordKinds = typeof RECORD_KINDS;
/** Name of a record kind. */
export type RecordKindName = keyof RecordKinds;
