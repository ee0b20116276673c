import { currencyStep } from '../../../core/kernel/currency';
import { toDecimal } from '../../../core/kernel/money';
import type { OwnStore } from '../../../core/store-views';
import { BASE_CURRENCY, checkRates, writeCommerce, type Settings } from '../foundation';
import type { CommerceData, CurrencyRateRecord } from '../ports/selling/commerce';
import type { Database } from '../ports/database';

/**
 * Seeds missing commerce lists, also in older shops.
 * @throws CommerceDataError if a currency of an open store has no rate
 */
export async function beginCommerce(
  database: Pick<Database, 'read' | 'write'>,
  { openStores, stores }: Pick<Settings, 'openStores' | 'stores'>,
): Promise<void> {
  const found = await database.read((db) => db.commerce.read());
  if (isWhole(found)) {
    checkRates(await withRates(database, found.currency_rates, openStores.own), stores);
    return;
  }
  const { COMMERCE } = await import('./commerce');
  const now = await database.write(async (db) => {
    // Recheck inside the unit: another process may have written them.
    const known = await db.commerce.read();
    const data = { ...COMMERCE, ...known };
    await db.commerce.write(data);
    await db.versions.raise('catalogue');
    return data;
  });
  checkRates(await withRates(database, now.currency_rates, openStores.own), stores);
}

/** Adds the rates that own stores come with, for currencies without one. */
async function withRates(
  database: Pick<Database, 'write'>,
  known: CommerceData['currency_rates'],
  own: readonly OwnStore[],
): Promise<CommerceData['currency_rates']> {
  const codes = new Set([BASE_CURRENCY, ...known.map(({ currency }) => currency)]);
  const missing = new Map(
    own.flatMap(({ currency, per_dollar: rate }) =>
      rate === undefined || codes.has(currency) ? [] : [[currency, rate] as const],
    ),
  );
  if (missing.size === 0) return known;
  const rates = [...known, ...[...missing].map(([currency, rate]) => exactRate(currency, rate))];
  await database.write((db) => writeCommerce(db, { currency_rates: rates }));
  return rates;
}

/** Converts to the smallest amount of the currency, until the merchant chooses steps. */
function exactRate(currency: string, rate: number): CurrencyRateRecord {
  const step = toDecimal(currencyStep(currency));
  return { currency, per_dollar: rate, step, small_step: step, below: 0 };
}

function isWhole(data: Partial<CommerceData>): data is CommerceData {
  const { shipping_methods: shipping, payment_methods: payment, currency_rates: rates, tax_classes: classes } = data;
  const { bonus_rules: bonuses, royalty_rules: royalties, delivery_calendars: calendars } = data;
  return [shipping, calendars, payment, rates, classes, bonuses, royalties].every((part) => part !== undefined);
}
