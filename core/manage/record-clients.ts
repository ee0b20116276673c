import { RECORD_KINDS } from '../contract/staff/record-kinds';
import type { Gateway } from '../sync';
import type { ManageArea } from './manage';
import { recordClient } from './record-client';

export function recordClients(gateway: Gateway): ManageArea['records'] {
  return {
    blocks: recordClient(RECORD_KINDS.blocks, gateway),
    categories: recordClient(RECORD_KINDS.categories, gateway),
    coupons: recordClient(RECORD_KINDS.coupons, gateway),
    designs: recordClient(RECORD_KINDS.designs, gateway),
    menus: recordClient(RECORD_KINDS.menus, gateway),
    pages: recordClient(RECORD_KINDS.pages, gateway),
    people: recordClient(RECORD_KINDS.people, gateway),
    roles: recordClient(RECORD_KINDS.roles, gateway),
    subscribers: recordClient(RECORD_KINDS.subscribers, gateway),
    products: recordClient(RECORD_KINDS.products, gateway),
    reviews: recordClient(RECORD_KINDS.reviews, gateway),
    stock_levels: recordClient(RECORD_KINDS.stock_levels, gateway),
    currency_rates: recordClient(RECORD_KINDS.currency_rates, gateway),
    delivery_calendars: recordClient(RECORD_KINDS.delivery_calendars, gateway),
    payment_methods: recordClient(RECORD_KINDS.payment_methods, gateway),
    selling_rules: recordClient(RECORD_KINDS.selling_rules, gateway),
    settings: recordClient(RECORD_KINDS.settings, gateway),
    stores: recordClient(RECORD_KINDS.stores, gateway),
    shipping_methods: recordClient(RECORD_KINDS.shipping_methods, gateway),
    tax_classes: recordClient(RECORD_KINDS.tax_classes, gateway),
    tax_rules: recordClient(RECORD_KINDS.tax_rules, gateway),
  };
}
