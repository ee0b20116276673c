import { checkRates, type Settings } from '../foundation';
import type { CommerceData } from '../ports/selling/commerce';
import type { Database } from '../ports/database';

/**
 * Seeds missing commerce lists, also in older shops.
 * @throws CommerceDataError if a currency of an open store has no rate
 */
export async function beginCommerce(
  database: Pick<Database, 'read' | 'write'>,
  { stores }: Pick<Settings, 'stores'>,
): Promise<void> {
  const found = await database.read((db) => db.commerce.read());
  if (isWhole(found)) {
    checkRates(found.currency_rates, stores);
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
  checkRates(now.currency_rates, stores);
}

function isWhole(data: Partial<CommerceData>): data is CommerceData {
  const { shipping_methods: shipping, payment_methods: payment, currency_rates: rates, tax_classes: classes } = data;
  const { bonus_rules: bonuses, royalty_rules: royalties, delivery_calendars: calendars } = data;
  return [shipping, calendars, payment, rates, classes, bonuses, royalties].every((part) => part !== undefined);
}
