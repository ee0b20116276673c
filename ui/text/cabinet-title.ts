import { lookUp } from '../../core/shopper';
import type { MessageKey } from './message-keys';

const TITLES: Readonly<Record<string, MessageKey>> = {
  'blogger-products': 'cabinet.products',
  'blogger-archive': 'cabinet.archive',
  'blogger-posts': 'cabinet.posts',
  'blogger-sales': 'cabinet.sales',
  'blogger-orders': 'cabinet.orders',
  'blogger-payouts': 'cabinet.payouts',
  'blogger-links': 'cabinet.links',
  'blogger-statements': 'cabinet.statements',
  'blogger-item': 'cabinet.product',
  'blogger-post': 'cabinet.new-post',
  'blogger-set': 'cabinet.new-set',
  'blogger-products-selection': 'cabinet.selection',
  'blogger-wikis': 'cabinet.wiki',
  'blogger-user-agreement': 'cabinet.agreement',
  'blogger-privacy-policy': 'cabinet.privacy',
};

export function cabinetTitle(route: string): MessageKey {
  return lookUp(TITLES, route) ?? 'cabinet.title';
}
