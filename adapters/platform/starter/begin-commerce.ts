import { currencyStep } from '../../../core/kernel/currency';
import { toDecimal } from '../../../core/kernel/money';
import type { OwnStore } from '../../../core/store-views';
import {
  baseCurrencyOf,
  checkRates,
  lockRates,
  rebased,
  refusePrices,
  writeCommerce,
  type Settings,
} from '../foundation';
import type { CommerceData, CurrencyRateRecord } from '../ports/selling/commerce';
import type { Database } from '../ports/database';

/**
 * Seeds missing commerce lists, also in older shops, and sets the base currency of a shop without prices.
 * @throws CommerceDataError if a currency of an open store has no rate, or prices are in another base currency
 */
export async function beginCommerce(
  database: Pick<Database, 'read' | 'write'>,
  { baseCurrency, openStores, stores }: Pick<Settings, 'baseCurrency' | 'openStores' | 'stores'>,
): Promise<void> {
  const found = await database.read((db) => db.commerce.read());
  const isBegun = isWhole(found) && (baseCurrency ?? baseCurrencyOf(found)) === baseCurrencyOf(found);
  if (isBegun && missingRates(found, openStores.own).length === 0) {
    checkRates(found.currency_rates, stores, baseCurrencyOf(found));
    return;
  }
  const { COMMERCE } = await import('./commerce');
  await database.write(async (db) => {
    await lockRates(db);
    // Read inside the unit: another process may have written them.
    const known = await db.commerce.read();
    const wanted = baseCurrency ?? baseCurrencyOf(known);
    if (wanted !== baseCurrencyOf(known)) await refusePrices(db, wanted);
    const seeded = rebased({ ...COMMERCE, ...known }, wanted);
    const rates = [...seeded.currency_rates, ...missingRates(seeded, openStores.own)];
    checkRates(rates, stores, wanted);
    await writeCommerce(db, { ...seeded, currency_rates: rates });
  });
}

/** Rates that own stores come with, for currencies without one. */
function missingRates(known: CommerceData, own: readonly OwnStore[]): readonly CurrencyRateRecord[] {
  const codes = new Set([baseCurrencyOf(known), ...known.currency_rates.map(({ currency }) => currency)]);
  const missing = new Map(
    own.flatMap(({ currency, rate }) => (rate === undefined || codes.has(currency) ? [] : [[currency, rate] as const])),
  );
  return [...missing].map(([currency, rate]) => exactRate(currency, rate));
}

/** Converts to the smallest amount of the currency, until the merchant chooses steps. */
function exactRate(currency: string, rate: number): CurrencyRateRecord {
  const step = toDecimal(currencyStep(currency));
  return { currency, rate, step, small_step: step, below: 0 };
}

function isWhole(data: Partial<CommerceData>): data is CommerceData {
  const { shipping_methods: shipping, payment_methods: payment, currency_rates: rates, tax_classes: classes } = data;
  const { bonus_rules: bonuses, royalty_rules: royalties, delivery_calendars: calendars } = data;
  return [shipping, calendars, payment, rates, classes, bonuses, royalties].every((part) => part !== undefined);
}
