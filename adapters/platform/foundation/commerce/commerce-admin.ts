import { BASE_CURRENCY } from './shop-price';
import type { StoreView } from '../../../../core/store-views';
import type { Settings } from '../settings/options';
import type { CommerceData } from '../../ports/selling/commerce';
import type { Database, Repositories } from '../../ports/database';
import { CommerceDataError, parseCommerce } from './commerce-schema';
import { NO_ROYALTIES } from './royalty-rules';

export class CommerceAdmin {
  constructor(
    private readonly database: Pick<Database, 'read' | 'write'>,
    private readonly settings: Pick<Settings, 'stores'>,
  ) {}

  async read(): Promise<CommerceData> {
    const found = await this.database.read((db) => db.commerce.read());
    return {
      shipping_methods: [],
      delivery_calendars: [],
      payment_methods: [],
      currency_rates: [],
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
    const data = parseCommerce(raw);
    if (data.currency_rates !== undefined) checkRates(data.currency_rates, this.settings.stores);
    await this.database.write((db) => writeCommerce(db, data));
    return this.read();
  }
}

export const NO_BONUSES: CommerceData['bonus_rules'] = {
  spend_bonuses_proportion: 0,
  spend_unlimited_bonuses_from: {},
};

export async function writeCommerce(
  { commerce, versions }: Pick<Repositories, 'commerce' | 'versions'>,
  data: Partial<CommerceData>,
): Promise<void> {
  await commerce.write(data);
  // Rates affect all prices, so the index is invalidated too.
  await (data.currency_rates === undefined ? versions.raise('catalogue') : versions.raise('catalogue', 'index'));
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
