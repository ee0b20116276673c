import { join } from 'node:path';
import Libsql from 'libsql';
import { createSystemClock } from '../../../adapters/clock/system';
import { seedPeople } from '../../../adapters/demo';
import { createSystemIds } from '../../../adapters/ids/system';
import { createPlatform } from '../../../adapters/platform';
import { fixtureCatalogue } from '../../fixtures/catalogue';
import { callPlatform } from '../../fixtures/platform';
import { signIn } from '../../fixtures/signed-in';

export async function stockFolder(
  data: string,
  stock: ReadonlyMap<string, number>,
): Promise<Readonly<Record<'staff' | 'blogger' | 'customer', string>>> {
  const clock = createSystemClock();
  const platform = await createPlatform({ data, clock, ids: createSystemIds(), mode: 'development' });
  // Before the products, so that demo users have no orders.
  await seedPeople(platform.people, { now: clock.now() });
  await fixtureCatalogue(platform.catalogue);
  const call = (method: 'GET' | 'POST', path: string, body?: unknown) => callPlatform(platform, method, path, body);
  const [staff, blogger, customer] = await Promise.all(
    ['mira', 'lotte', 'ada'].map((name) => signIn({ call, platform }, `${name}@vitrine.example`)),
  );
  await platform.close();
  const database = new Libsql(join(data, 'shop.db'));
  for (const [sku, qty] of stock) {
    database.prepare('UPDATE stock SET qty = ?, is_in_stock = 1 WHERE sku = ?').run([qty, sku]);
  }
  // Demo data would be removed by the first import, so mark it as the merchant's.
  for (const table of ['customer', 'product', 'category']) {
    database.prepare(`UPDATE ${table} SET source = 'house'`).run([]);
  }
  database.close();
  return { staff: staff?.token ?? '', blogger: blogger?.token ?? '', customer: customer?.token ?? '' };
}
