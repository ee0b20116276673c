import type { SignedIn } from '../../core/contract';
import { MAIN_PLACE } from '../../core/contract/catalogue/stock-places';
import { resultOf } from '../fixtures/order';
import type { FixturePlatform } from '../fixtures/platform';

interface Example {
  readonly query: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly status?: number;
}

const alma = 'alma@vitrine.example';
const shipping = (code: string) => ({
  ...{ position: 1, method_code: code, carrier_code: 'vitrine', method_title: { en: 'Bicycle' }, amount: 3 },
});
const payment = (code: string) => ({ position: 1, code, title: { en: 'Cheque' } });
const rate = (currency: string) => ({ currency, rate: 1.5, step: 1, small_step: 0.1, below: 0.05 });
const calendar = (country: string) => ({
  ...{ position: 1, country, time_zone: 'Europe/Paris', cut_off: '12:30', working_days: ['1', '2'], handling_days: 1 },
  ...{ public_holidays: false, closed_on: [{ day: '2026-12-24' }] },
});
const promotion = (code: string) => ({
  ...{ position: 1, code, name: { en: 'Sale' }, active: true, kind: 'percent', percent: 10 },
});
const place = (code: string) => ({
  ...{ code, name: { en: code }, address: '', city: '', postcode: '', country: 'DE', ships: true, preference: 2 },
  ...{ stores: [], active: true },
});
const transfer = (number: string) => ({
  ...{ number, state: 'draft', from: 'main', to: 'depot', note: '', lines: [{ sku: 'TEE', qty: 1 }] },
});
const taxClass = (name: string) => ({ of: 'product', title: { en: name } });
const tax = (code: string) => ({
  ...{ code, product_tax_class_ids: [2], customer_tax_class_ids: [3] },
  rates: [{ rate: 5, tax_country_id: 'US', region_name: null, tax_region_id: null }],
});

export function sellingExamples({
  fixture,
  userOf,
}: {
  readonly fixture: () => FixturePlatform;
  readonly userOf: (contact: string) => Promise<SignedIn>;
}): Readonly<Record<string, () => Promise<Example>>> {
  const as = async ({ query, body }: Partial<Example> = {}): Promise<Example> => {
    const { token } = await userOf(alma);
    return { query: { ...query, token }, body };
  };
  const kept = async (kind: string, document: object) => {
    const { token } = await userOf(alma);
    const saved = fixture().call('POST', `/api/manage/${kind}?token=${token}`, { document });
    const { id, version } = await resultOf<{ id: string; version: string }>(saved);
    return { id, version };
  };
  const shown = async (kind: string, id: string) => {
    const { token } = await userOf(alma);
    return resultOf<{ id: string; version: string; document: object }>(
      fixture().call('GET', `/api/manage/${kind}?id=${id}&token=${token}`),
    );
  };
  const list = (
    [one, many, path]: readonly [one: string, many: string, path: string],
    make: (name: string) => object,
    names: readonly [string, string, string],
    made: () => Promise<unknown> = () => Promise.resolve(),
  ) => ({
    [`managed${many}`]: () => as(),
    [`managed${one}`]: async () => (await made(), as({ query: { id: (await kept(path, make(names[0]))).id } })),
    [`save${one}`]: async () => (await made(), as({ body: { document: make(names[1]) } })),
    [`remove${one}`]: async () => (await made(), as({ body: await kept(path, make(names[2])) })),
  });
  const single = ([one, many, path]: readonly [one: string, many: string, path: string], id: string) => ({
    [`managed${many}`]: () => as(),
    [`managed${one}`]: () => as({ query: { id } }),
    [`save${one}`]: async () => as({ body: await shown(path, id) }),
    [`remove${one}`]: async () => {
      const { version } = await shown(path, id);
      return { ...(await as({ body: { id, version } })), status: 409 };
    },
  });
  return {
    ...list(['ShippingMethod', 'ShippingMethods', 'shipping-method'], shipping, ['bike-a', 'bike-b', 'bike-c']),
    ...list(['DeliveryCalendar', 'DeliveryCalendars', 'delivery-calendar'], calendar, ['FR', 'IT', 'ES']),
    ...list(['PaymentMethod', 'PaymentMethods', 'payment-method'], payment, ['cheque-a', 'cheque-b', 'cheque-c']),
    ...list(['CurrencyRate', 'CurrencyRates', 'currency-rate'], rate, ['CHF', 'SEK', 'NOK']),
    ...list(['StockTransfer', 'StockTransfers', 'stock-transfer'], transfer, ['T7', 'T8', 'T9'], () =>
      fixture().platform.commerce.write({ stock_places: [MAIN_PLACE, place('depot')] }),
    ),
    ...list(['Promotion', 'Promotions', 'promotion'], promotion, ['sale-a', 'sale-b', 'sale-c']),
    ...list(['StockPlace', 'StockPlaces', 'stock-place'], place, ['berlin', 'london', 'soho']),
    ...list(['TaxClass', 'TaxClasses', 'tax-class'], taxClass, ['Food', 'Drinks', 'Medicine']),
    ...list(['TaxRule', 'TaxRules', 'tax-rule'], tax, ['one', 'two', 'three']),
    ...single(['SellingRule', 'SellingRules', 'selling-rule'], 'shop'),
    ...single(['Setting', 'Settings', 'setting'], 'site'),
    previewCart: () => as({ body: { tried: { kind: 'shipping_method', document: shipping('bike-d') } } }),
  };
}
