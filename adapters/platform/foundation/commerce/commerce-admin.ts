import { BASE_CURRENCY } from './shop-price';
import type { StoreView } from '../../../../core/store-views';
import type { Settings } from '../settings/options';
import { storesNow } from './recorded-stores';
import type { CommerceData } from '../../ports/selling/commerce';
import type { Database, Repositories } from '../../ports/database';
import { MAIN_PLACE } from '../../../../core/contract/catalogue/stock-places';
import { CommerceDataError, parseCommerce } from './commerce-schema';
import { timeZoneOf } from './time-zone';
import { NO_ROYALTIES } from './royalty-rules';

export class CommerceAdmin {
  constructor(
    private readonly database: Pick<Database, 'read' | 'write'>,
    private readonly settings: Pick<Settings, 'openStores'>,
  ) {}

  async read(): Promise<CommerceData> {
    const found = await this.database.read((db) => db.commerce.read());
    return {
      shipping_methods: [],
      delivery_calendars: [],
      stock_places: [MAIN_PLACE],
      payment_methods: [],
      currency_rates: [],
      promotions: [],
      tax_classes: [],
      bonus_rules: NO_BONUSES,
      royalty_rules: NO_ROYALTIES,
      ...found,
    };
  }

  /**
   * Replaces the given lists; others are unchanged.
   * @param raw untrusted input
   * @throws CommerceDataError naming the field and limit, or a store without a currency rate
   */
  async write(raw: unknown): Promise<CommerceData> {
    const data = parseCommerce(raw, await this.database.read(timeZoneOf));
    await this.database.write(async (db) => {
      if (data.currency_rates !== undefined) await lockRates(db);
      const stores = await storesNow(db, this.settings.openStores);
      if (data.currency_rates !== undefined) checkRates(data.currency_rates, stores);
      if (data.stock_places !== undefined) await checkPlaces(db, data.stock_places, stores);
      await writeCommerce(db, data);
    });
    return this.read();
  }
}

export const NO_BONUSES: CommerceData['bonus_rules'] = {
  spend_bonuses_proportion: 0,
  spend_unlimited_bonuses_from: {},
};

/** Serializes changes of rates with new stores, which need the rate of their currency. Call before reading either. */
export function lockRates({ staffChanges }: Pick<Repositories, 'staffChanges'>): Promise<void> {
  return staffChanges.lock('commerce', 'currency_rates');
}

export async function writeCommerce(
  { commerce, versions }: Pick<Repositories, 'commerce' | 'versions'>,
  data: Partial<CommerceData>,
): Promise<void> {
  await commerce.write(data);
  // Rates affect all prices, and locations affect stock, so the index is invalidated too.
  const isIndexed = data.currency_rates !== undefined || data.stock_places !== undefined;
  await (isIndexed ? versions.raise('catalogue', 'index') : versions.raise('catalogue'));
}

/** @throws CommerceDataError naming an unknown store, or a missing place that has, or had, stock */
export async function checkPlaces(
  { commerce, stock, stockTransfers }: Pick<Repositories, 'commerce' | 'stock' | 'stockTransfers'>,
  places: CommerceData['stock_places'],
  stores: readonly StoreView[],
): Promise<void> {
  const known = new Set(stores.map(({ storeCode }) => storeCode));
  const faults = places.flatMap(({ stores: served }, index) =>
    served
      .filter((code) => !known.has(code))
      .map((code) => `stock_places.${String(index)}.stores must contain stores of this shop, not ${code}`),
  );
  if (faults.length > 0) throw new CommerceDataError(faults.join('; '));
  const { stock_places: before = [] } = await commerce.read();
  for (const { code } of before) {
    if (places.some((place) => place.code === code)) continue;
    if (!(await stock.isUsed(code)) && !(await stockTransfers.isNamed(code))) continue;
    throw new CommerceDataError(
      `stock_places must keep ${code}: it has stock, or had some that orders or transfers refer to; make it inactive instead`,
    );
  }
}

/** @throws CommerceDataError naming a store whose currency has no rate */
export function checkRates(rates: CommerceData['currency_rates'], stores: readonly StoreView[]): void {
  const known = new Set([BASE_CURRENCY, ...rates.map(({ currency }) => currency)]);
  const missing = stores.find(({ i18n }) => !known.has(i18n.currencyCode));
  if (missing === undefined) return;
  const { storeCode, i18n } = missing;
  throw new CommerceDataError(
    `currency_rates must have a rate for ${i18n.currencyCode}, the currency of store ${storeCode}`,
  );
}
