import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { openDemoParts, openImportedParts } from '../fixtures/catalogue-parts';
import { categoryIds, FacetClicks } from '../fixtures/facet-clicks';
import type { BenchRow } from './bench-row';
import type { CatalogueParts } from '../fixtures/catalogue-parts';
import { size } from './support/size';

const IMPORT = resolve(process.env['VITRINE_IMPORT'] ?? '../shared/data/luma/products.csv');

/** Every facet count must equal the length of its list. */
export async function run(): Promise<BenchRow[]> {
  const rows = await clickThrough('demo catalogue', await openDemoParts(['us']));
  return existsSync(IMPORT)
    ? [...rows, ...(await clickThrough('imported catalogue', await openImportedParts(IMPORT)))]
    : rows;
}

async function clickThrough(name: string, opened: CatalogueParts): Promise<BenchRow[]> {
  const { parts } = opened;
  const store = parts.settings.defaultStore;
  const all = await categoryIds(parts, store);
  const ids = all.slice(0, size(all.length, 3));
  const start = performance.now();
  const shops = [new FacetClicks(parts, store), new FacetClicks(parts, store, false)];
  for (const shop of shops) for (const categoryId of ids) await shop.clickAll({ categoryId });
  const clicks = shops.reduce((sum, shop) => sum + shop.clicks, 0);
  const wrong = shops.flatMap((shop) => shop.wrong);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  await opened.close();
  return [
    {
      name: `facet truth, ${name}: wrong counts`,
      value: `${wrong.length} of ${clicks} clicks in ${ids.length} categories (${seconds} s)`,
      limit: '0',
    },
    ...wrong.slice(0, 5).map((one) => ({ name: 'wrong', value: JSON.stringify(one) })),
  ];
}
