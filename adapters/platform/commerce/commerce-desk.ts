import { BASE_CURRENCY } from './shop-price';
import type { StoreView } from '../../../core/store-views';
import type { Settings } from '../settings/options';
import type { CommerceData } from '../ports/commerce';
import type { Database, Repositories } from '../ports/database';
import { CommerceDataError, parseCommerce } from './commerce-schema';
import { NO_ROYALTIES } from './royalty-rules';

/** Where a merchant reads and sets ways to ship and to pay, rates of currencies, rules of bonuses and of royalties. What is set counts from the next request on. */
export class CommerceDesk {
  constructor(
    private readonly database: Pick<Database, 'read' | 'write'>,
    private readonly settings: Pick<Settings, 'stores'>,
  ) {}

  /** All lists as they are set. */
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
   * Sets the lists that are given, each as a whole; the others stay.
   * @param raw any of `shipping_methods`, `delivery_calendars`, `payment_methods`, `currency_rates`, `tax_classes`, `bonus_rules` and `royalty_rules`, as they came from outside
   * @throws CommerceDataError naming the field and the limit, or the store whose currency would have no rate
   */
  async write(raw: unknown): Promise<CommerceData> {
    const data = parseCommerce(raw);
    if (data.currency_rates !== undefined) checkRates(data.currency_rates, this.settings.stores);
    await this.database.write((db) => writeCommerce(db, data));
    return this.read();
  }
}

/** A shop whose rules were never set takes no bonuses. */
export const NO_BONUSES: CommerceData['bonus_rules'] = {
  spend_bonuses_proportion: 0,
  spend_unlimited_bonuses_from: {},
};

/** Writes lists that were checked, and says that pages which show them are old. */
export async function writeCommerce(
  { commerce, versions }: Pick<Repositories, 'commerce' | 'versions'>,
  data: Partial<CommerceData>,
): Promise<void> {
  await commerce.write(data);
  // Prices of every product follow from the rates, and lists are sorted and filtered by them.
  await (data.currency_rates === undefined ? versions.raise('catalogue') : versions.raise('catalogue', 'index'));
}

/**
 * Whether what is sold in every store can be priced.
 * @throws CommerceDataError naming a store whose currency has no rate
 */
export function checkRates(rates: CommerceData['currency_rates'], stores: readonly StoreView[]): void {
  const known = new Set([BASE_CURRENCY, ...rates.map(({ currency }) => currency)]);
  const missing = stores.find(({ i18n }) => !known.has(i18n.currencyCode));
  if (missing === undefined) return;
  const { storeCode, i18n } = missing;
  throw new CommerceDataError(
    `currency_rates must have a rate for ${i18n.currencyCode}, the currency of store ${storeCode}`,
  );
}
