import type { StoreView } from '../../../../core/store-views';
import type { Settings } from '../settings/options';
import { storesNow } from './recorded-stores';
import type { CommerceData } from '../../ports/selling/commerce';
import type { Database, Repositories } from '../../ports/database';
import { MAIN_PLACE } from '../../../../core/contract/catalogue/stock-places';
import { CommerceDataError, parseCommerce } from './commerce-schema';
import { rebased, refusePrices } from './base-currency';
import { baseCurrencyIn, shopTermsOf } from './shop-terms';
import { DEFAULT_BASE } from './shop-price';
import { NO_ROYALTIES } from './royalty-rules';

export class CommerceAdmin {
  constructor(
    private readonly database: Pick<Database, 'read' | 'write'>,
    private readonly settings: Pick<Settings, 'openStores'>,
  ) {}

  async read(): Promise<CommerceData> {
    return this.database.read((db) => this.#read(db));
  }

  async #read(db: Pick<Repositories, 'commerce'>): Promise<CommerceData> {
    return {
      base_currency: DEFAULT_BASE,
      shipping_methods: [],
      delivery_calendars: [],
      stock_places: [MAIN_PLACE],
      payment_methods: [],
      currency_rates: [],
      promotions: [],
      tax_classes: [],
      bonus_rules: NO_BONUSES,
      royalty_rules: NO_ROYALTIES,
      ...(await db.commerce.read()),
    };
  }

  /**
   * Replaces the given lists; others are unchanged. A new base currency replaces amounts and rates that are not given.
   * @param raw untrusted input
   * @throws CommerceDataError naming the field and limit, a store without a currency rate, or amounts in the base currency
   */
  async write(raw: unknown): Promise<CommerceData> {
    const given = parseCommerce(raw, await this.database.read(shopTermsOf));
    await this.database.write(async (db) => {
      if (given.currency_rates !== undefined || given.base_currency !== undefined) await lockRates(db);
      const data = await this.#withBase(db, given);
      const stores = await storesNow(db, this.settings.openStores);
      if (data.currency_rates !== undefined)
        checkRates(data.currency_rates, stores, data.base_currency ?? (await baseCurrencyIn(db)));
      if (data.stock_places !== undefined) await checkPlaces(db, data.stock_places, stores);
      await writeCommerce(db, data);
    });
    return this.read();
  }

  async #withBase(
    db: Pick<Repositories, 'commerce' | 'coupons' | 'products'>,
    given: Partial<CommerceData>,
  ): Promise<Partial<CommerceData>> {
    const { base_currency: wanted } = given;
    const stored = await this.#read(db);
    if (wanted === undefined || wanted === stored.base_currency) return given;
    await refusePrices(db, wanted);
    return { ...rebased(stored, wanted), ...given };
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
export function checkRates(
  rates: CommerceData['currency_rates'],
  stores: readonly StoreView[],
  base: string = DEFAULT_BASE,
): void {
  const known = new Set([base, ...rates.map(({ currency }) => currency)]);
  const missing = stores.find(({ i18n }) => !known.has(i18n.currencyCode));
  if (missing === undefined) return;
  const { storeCode, i18n } = missing;
  throw new CommerceDataError(
    `currency_rates must have a rate for ${i18n.currencyCode}, the currency of store ${storeCode}: the base currency is ${base}`,
  );
}
