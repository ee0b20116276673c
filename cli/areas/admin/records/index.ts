import type { Command } from '../../../declare/command';
import { bulkCommands } from './bulk-commands';
import { couponCodes } from './coupon-codes';
import { productVariants } from './product-variants';
import { recordCommands } from './record-commands';
import { reviewAnswer } from './review-answer';
import { reviewPhotos } from './review-photos';

export const RECORDS: readonly Command[] = [
  ...recordCommands('attribute', 'attributes'),
  ...recordCommands('block', 'blocks'),
  ...recordCommands('category', 'categories'),
  ...recordCommands('coupon', 'coupons'),
  couponCodes,
  ...recordCommands('design', 'designs'),
  ...recordCommands('menu', 'menus'),
  ...recordCommands('page', 'pages'),
  ...recordCommands('product', 'products'),
  productVariants,
  ...bulkCommands('product'),
  ...recordCommands('currency-rate', 'currency_rates'),
  ...recordCommands('delivery-calendar', 'delivery_calendars'),
  ...recordCommands('payment-method', 'payment_methods'),
  ...recordCommands('person', 'people'),
  ...recordCommands('promotion', 'promotions'),
  ...recordCommands('redirect', 'redirects'),
  ...recordCommands('review', 'reviews'),
  reviewAnswer,
  reviewPhotos,
  ...bulkCommands('review'),
  ...recordCommands('role', 'roles'),
  ...recordCommands('selling-rule', 'selling_rules'),
  ...recordCommands('setting', 'settings'),
  ...recordCommands('shipping-method', 'shipping_methods'),
  ...recordCommands('store', 'stores'),
  ...recordCommands('subscriber', 'subscribers'),
  ...recordCommands('tax-class', 'tax_classes'),
  ...recordCommands('tax-rule', 'tax_rules'),
  ...recordCommands('stock-level', 'stock_levels'),
  ...recordCommands('stock-place', 'stock_places'),
  ...recordCommands('stock-transfer', 'stock_transfers'),
];
