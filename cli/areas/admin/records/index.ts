import type { Command } from '../../../declare/command';
import { recordCommands } from './record-commands';

/** The commands of every kind of record that staff keeps. */
export const RECORDS: readonly Command[] = [
  ...recordCommands('block', 'blocks'),
  ...recordCommands('category', 'categories'),
  ...recordCommands('coupon', 'coupons'),
  ...recordCommands('design', 'designs'),
  ...recordCommands('page', 'pages'),
  ...recordCommands('product', 'products'),
  ...recordCommands('review', 'reviews'),
  ...recordCommands('stock-level', 'stock_levels'),
];
