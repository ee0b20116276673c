import {
  currencyRateRecords,
  deliveryCalendarRecords,
  paymentMethodRecords,
  sellingRuleRecords,
  shippingMethodRecords,
  stockPlaceRecords,
  taxClassRecords,
  taxRuleRecords,
} from '../../../../core/contract/selling/manage-selling';
import { promotionRecords } from '../../../../core/contract/selling/manage-promotions';
import { kept, type KeptKind, type Settings } from '../../foundation';
import type { RecordDocument } from '../../ports/record-store';
import { CommerceListStore } from './commerce-list-store';
import { SellingRuleStore } from './selling-rule-store';
import { TaxClassStore } from './tax-class-store';
import { TaxRuleStore } from './tax-rule-store';

export function sellingKinds(settings: Pick<Settings, 'openStores' | 'stores'>): readonly KeptKind[] {
  const list = (...of: ConstructorParameters<typeof CommerceListStore>) => new CommerceListStore(...of);
  return [
    {
      kind: shippingMethodRecords,
      permissions: shippingMethodRecords.init,
      store: list('shipping_methods', shippingRow, settings),
    },
    {
      kind: deliveryCalendarRecords,
      permissions: deliveryCalendarRecords.init,
      store: list(
        'delivery_calendars',
        ({ position, country, time_zone, cut_off }) => ({ position, country, time_zone, cut_off }),
        settings,
      ),
    },
    {
      kind: paymentMethodRecords,
      permissions: paymentMethodRecords.init,
      store: list('payment_methods', paymentRow, settings),
    },
    {
      kind: currencyRateRecords,
      permissions: currencyRateRecords.init,
      store: list('currency_rates', ({ currency, rate }) => ({ currency, rate }), settings),
    },
    {
      kind: promotionRecords,
      permissions: promotionRecords.init,
      store: list('promotions', promotionRow, settings),
    },
    {
      kind: stockPlaceRecords,
      permissions: stockPlaceRecords.init,
      store: list('stock_places', placeRow, settings),
    },
    kept(sellingRuleRecords, new SellingRuleStore()),
    kept(taxClassRecords, new TaxClassStore()),
    kept(taxRuleRecords, new TaxRuleStore()),
  ];
}

function shippingRow(
  { days_to_delivery: days = null, carrier_code: carrier, carrier_title: by, ...method }: RecordDocument,
  currency: string,
) {
  const { position, method_code, method_title, amount } = method;
  const title = englishOf(method_title);
  return { position, code: method_code, title, amount, currency, days, carrier, carrier_title: englishOf(by) };
}

function placeRow({ code, name, city, country, ships, preference, active }: RecordDocument) {
  return { code, name: englishOf(name), words: name, city, country, ships, preference, active };
}

function paymentRow({ position, code, title, redirect = false, send_when_paid = false, discount }: RecordDocument) {
  const percent = typeof discount === 'object' && discount !== null && 'percent' in discount ? discount.percent : null;
  const name = { position, code, title: englishOf(title) };
  return { ...name, redirect, send_when_paid: redirect === true || send_when_paid === true, discount: percent };
}

function promotionRow({ position, code, name, kind, active, starts_at = null, ends_at = null }: RecordDocument) {
  return { position, code, title: englishOf(name), kind, active, starts_at, ends_at };
}

function englishOf(words: unknown): string {
  return typeof words === 'object' && words !== null && 'en' in words ? String(words.en) : '';
}
